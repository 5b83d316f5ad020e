"""`hamstertop log` reads results from pictures of a device's codes and from exported histories."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageOps

from golden_frames import FRAMES
from hamstertop.companion import codes, records
from hamstertop.drawing import qr
from hamstertop_host import cli
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import history

GAMES = (  # like those in test_log_results, with set-ups
    b"0001score_pad\n42\n5 2 60\n1 30 Anna\n2 12 Ben",
    b"0002hamsterdam\n31\n9 3 0 2\n2 14 Anna\n1 9 Ben\n3 20 ",
    b'0003run_hamster_run\n0\n7\n2 - Anna\n2 - \xc3\x89lo\xc3\xafse, "B"',
)

Log = Callable[..., str]
Refused = Callable[..., str]


@pytest.fixture
def log(capsys: pytest.CaptureFixture[str]) -> Log:
    """Return a function that runs `hamstertop log` and returns its output."""

    def run(*words: object) -> str:
        assert cli.main(["log", *map(str, words)]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Return a function that runs `hamstertop log` and returns its one-line error message."""

    def run(*words: object) -> str:
        assert cli.main(["log", *map(str, words)]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said

    return run


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Return a folder with results."""
    found, crc = records.HEAD, 0
    for payload in GAMES:
        crc = records.check(payload, crc)
        found += records.frame(payload, crc)
    folder = tmp_path / "evening"
    folder.mkdir()
    (folder / "results.bin").write_bytes(found)
    return folder


def picture(page: str, folder: Path, *more: str) -> Path:
    """Save a picture of golden frames, one below another and as large as in a phone's photo, and return its path."""
    frames = [Image.open(FRAMES / f"{name}.png").convert("L") for name in (page, *more)]
    image = Image.new("L", (frames[0].width, sum(frame.height for frame in frames)))
    for number, frame in enumerate(frames):
        image.paste(frame, (0, number * frame.height))
    path = folder / f"{page}.png"
    image.resize((3 * image.width, 3 * image.height)).save(path)
    return path


zxing = pytest.mark.skipif(not pytest.importorskip("zxingcpp", reason="install zxing-cpp"), reason="")


@zxing
def test_a_result_is_read_from_a_picture_of_its_code(log: Log, tmp_path: Path) -> None:
    text = log("--scan", picture("ranking_code", tmp_path))
    assert "Hamsterdam" in text
    assert "1. Ben 6, 2. Anna 9, 3. Cleo 15" in text


@zxing
def test_a_game_is_read_from_pictures_of_all_its_codes(log: Log, refused: Refused, tmp_path: Path) -> None:
    pictures = [picture(page, tmp_path) for page in ("code_part_2", "code_part_1")]
    found = json.loads(log("--scan", *pictures, "--json"))
    assert [len(found["games"]), len(found["results"])] == [1, 1]
    assert found["games"][0]["players"][3] == "Dominique"
    assert found["games"][0]["over"]
    assert "a game is incomplete without code 1 of 2" in refused("--scan", pictures[0])


@zxing
def test_several_codes_in_one_picture_are_all_read(log: Log, tmp_path: Path) -> None:
    found = json.loads(log("--scan", picture("code_part_2", tmp_path, "code_part_1", "code_gone"), "--json"))
    assert len(found["results"]) == 2


@zxing
def test_a_game_given_both_as_a_result_and_as_a_whole_game_counts_once(log: Log, tmp_path: Path) -> None:
    pages = [picture(page, tmp_path) for page in ("ranking_code_game", "ranking_code")]
    found = json.loads(log("--scan", *pages, "--json"))
    assert [len(found["games"]), len(found["results"])] == [1, 1]


@zxing
def test_pictures_without_a_code_are_refused_and_the_message_says_what_to_do(refused: Refused, tmp_path: Path) -> None:
    assert "no QR code found (photograph the code from directly" in refused("--scan", picture("ranking", tmp_path))
    assert "it is not an image (give a PNG or JPEG image of a code" in refused("--scan", Path(__file__))
    assert "No such file" in refused("--scan", tmp_path / "none.png")


@zxing
def test_codes_that_are_foreign_damaged_or_from_newer_versions_are_refused(refused: Refused, tmp_path: Path) -> None:
    for text, said in (
        ("WIFI:S:home;;", "not from Hamstertop"),
        ("HT:R60:Q-2ML", "damaged"),
        (newer(), "a newer version (update hamstertop)"),
    ):
        parts = [text]
        version = qr.smallest(parts, qr.LOW, qr.VERSIONS)
        side = qr.side(version)
        modules = qr.code(parts, version, qr.LOW)
        light = bytes(0 if modules[at >> 3] >> (at & 7) & 1 else 255 for at in range(side**2))
        made = Image.frombytes("L", (side, side), light)
        path = tmp_path / "other.png"
        ImageOps.expand(made, 4, 255).resize((400, 400), Image.Resampling.NEAREST).save(path)
        assert said in refused("--scan", path)


def newer() -> str:
    data = b"\x02\x11what it will hold"
    return codes.text(data + records.check(data, 0).to_bytes(4, "big"))


def test_the_message_about_a_missing_library_says_what_to_install(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "zxingcpp", None)
    assert "zxingcpp is not installed (pip install 'hamstertop[scan]')" in refused("--scan", tmp_path / "a.png")


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_an_exported_history_is_read_back_without_loss(kind: str, evening: Path, log: Log, tmp_path: Path) -> None:
    path = tmp_path / f"history.{kind}"
    if kind == "json":
        path.write_text(log(evening, "--json"))
    else:
        log(evening, "--csv", path)
    first = json.loads(log(evening, "--json"))
    again = json.loads(log(path, "--json"))
    assert again["results"] == first["results"]
    assert again["players"] == first["players"]
    assert log(path) == log(evening)
    assert [taken.record for taken in history.read(again)] == list(GAMES)


def test_dates_and_whole_games_are_read_from_a_history(log: Log, tmp_path: Path) -> None:
    known = reading.read("HT:R60:Q-2ML.N1DYE+NHHIFVBFOOGWT4VI0MC08D0NQ0LXGSVEQ+2NI0XEV.ACK7R96")
    entry = {
        "id": "f7468d6d",
        "game": "hamsterdam",
        "date": "2026-11-22",
        "minutes": 31,
        "rounds": 9,
        "setup": [2, 0, 0],
        "players": [{"name": "Anna", "place": 2, "score": 14}, {"name": "Orange", "place": 1, "score": 9}],
        "unnamed": [1],
        "journal": history.b2a_base64(known.journal).decode(),
    }
    path = tmp_path / "history.json"
    path.write_text(json.dumps({"hamstertop": 1, "results": [entry]}))
    (taken,) = history.read(json.loads(path.read_text()))
    assert (taken.record, taken.journal) == (known.record, known.journal)
    found = json.loads(log(path, "--json"))
    assert [game["game"] for game in found["games"]] == ["hamsterdam"]
    assert (found["results"][0]["date"], found["results"][0]["players"][1]["name"]) == ("2026-11-22", "Orange")
    log(path, "--bgstats", tmp_path / "plays.bgsplay")
    plays = json.loads((tmp_path / "plays.bgsplay").read_text())["plays"]
    assert plays[0]["playDateYmd"] == 20261122


def test_only_valid_dates_since_2020_are_accepted() -> None:
    from datetime import date, timedelta

    for number in [*range(1, 1600), 36525, 36526, 36585, 36586]:
        text = (date(2019, 12, 31) + timedelta(number)).isoformat()
        assert (history.date(number), history.day(text)) == (text, number)
    for wrong in ("2019-12-31", "2026-02-29", "2026-13-01", "2026-00-10", "yesterday", "2026-1", "2026-04-31"):
        with pytest.raises(ValueError):  # noqa: PT011
            history.day(wrong)


@pytest.mark.parametrize("separator", [";", "\t"])
def test_a_table_saved_by_a_spreadsheet_is_read(separator: str, evening: Path, log: Log, tmp_path: Path) -> None:
    path = tmp_path / "history.csv"
    log(evening, "--csv", path)
    rows = path.read_text().replace('"Éloïse, ""B"""', "Éloïse").replace(",", separator)
    path.write_bytes(b"\xef\xbb\xbf" + rows.replace("\n", "\r\n").encode())
    assert len(json.loads(log(path, "--json"))["results"]) == len(GAMES)


def test_errors_in_a_history_are_explained(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    good = {"id": "00000001", "game": "score_pad", "players": [{"name": "A", "place": 1, "score": 1}]}
    for text, said in (
        ("{", "export the history again"),
        ('{"results": 5}', 'there is no "results" list'),
        ('{"hamstertop": 2, "results": []}', "the history must be version 1, not 2"),
        (json.dumps({"results": [good, {**good, "id": "1"}]}), "results[1] is not a valid result"),
        (json.dumps({"results": [{**good, "players": []}]}), "results[0] is not a valid result"),
        (json.dumps({"results": [{**good, "game": "../x"}]}), "results[0] is not a valid result"),
        (json.dumps({"results": [{**good, "players": [{"name": "A\n1 5 B", "place": 1, "score": 1}]}]}), "[0] is no"),
        (json.dumps({"results": [{**good, "players": [{"name": "A", "place": 1, "score": "1\n2"}]}]}), "[0] is no"),
        (json.dumps({"results": []}), "no saved games found"),
        ("game,folder,id\n", "missing columns: date, minutes, named"),
    ):
        path.write_text(text)
        assert said in refused(path), text
