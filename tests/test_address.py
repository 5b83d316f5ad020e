"""The address in result codes comes from the build or from the board's file."""

from types import SimpleNamespace

import pytest

from hamstertop_games.errors import UserError
from hamstertop_host import address, boards, paths
from hamstertop_host.flashing import contents

SITE = "https://someone.github.io/hamstertop/"
PICO = (paths.BOARDS / "pico_epaper29" / "board.py").read_text("utf-8")


@pytest.fixture(autouse=True)
def _unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(address.VARIABLE, raising=False)


def listed() -> SimpleNamespace:
    """Return the module `listed` as it exists on a device."""
    found = SimpleNamespace()
    exec(contents.listing(), vars(found))
    return found


def test_a_build_uses_the_address_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    assert listed().SITE == ""
    monkeypatch.setenv(address.VARIABLE, SITE)
    assert listed().SITE == SITE
    assert boards.load("pico_epaper29").virtual()["site"] == SITE


def test_a_boards_own_address_overrides_the_builds_address(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(address.VARIABLE, SITE)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "board.py").write_text(PICO + '\nSITE = "http://192.168.1.5:8643"\n')
    assert boards.load("mine", tmp_path).virtual()["site"] == "http://192.168.1.5:8643"


@pytest.mark.parametrize(
    "wrong",
    [
        "someone.github.io",
        "ftp://x/",
        "https://",
        "https://x/#y",
        "https://x/ y",
        f"https://x/{'y' * 80}",
        "https://ä/",
    ],
)
def test_the_error_for_an_invalid_address_shows_the_correct_form(
    wrong: str, tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(address.VARIABLE, wrong)
    with pytest.raises(UserError, match=r"HAMSTERTOP_SITE: .* is not a valid site address \(write https://HOST/PATH/"):
        contents.listing()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "board.py").write_text(f"{PICO}\nSITE = {wrong!r}\n", "utf-8")
    with pytest.raises(UserError, match=r"board.py: SITE: .* is not a valid site address"):
        boards.load("mine", tmp_path)


def test_none_of_our_boards_has_an_address_that_a_fork_would_have_to_change() -> None:
    assert {boards.load(name).site for name in boards.names()} == {""}
