"""Test every way in which `hamstertop flash` can flash a UF2, and every way in which it can fail, with simulated
boot-loader drives and serial ports."""

import io

import pytest

pytest.importorskip("serial")
from desk import BUILD, OLDER, Desk, firmware, running

from hamstertop_games.errors import Failed
from hamstertop_host import paths
from hamstertop_host.commands import flash as command
from hamstertop_host.flashing import bringing, contents, loader, models, release

PICO, PICO_W = "Raspberry Pi Pico with RP2040", "Raspberry Pi Pico W with RP2040"
OURS = (paths.BOARDS / "pico_epaper29" / "board.py").read_bytes()
UF2 = "hamstertop-pico_epaper29.uf2"


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """Return a desk whose computer has neither built nor released firmware."""
    made = Desk(tmp_path)
    monkeypatch.setattr(command, "COMPUTER", made.computer())
    monkeypatch.setattr(contents, "FROZEN", tmp_path / "frozen")
    monkeypatch.setattr(release, "address", lambda: "")
    return made


@pytest.fixture
def given(tmp_path):
    """Return the options that specify the right file."""
    (tmp_path / UF2).write_bytes(firmware())
    return "--uf2", tmp_path / UF2


def test_the_command_waits_for_a_new_board_and_copies_the_file_to_it(desk, given, flash):
    board = desk.plug(frozen=OURS)
    desk.hands[40] = lambda: setattr(board, "loads", True)
    said = flash("pico_epaper29", *given)
    assert "waiting 180 s for a board: hold BOOTSEL while plugging the board in" in said
    assert f"pico_epaper29 is ready: {UF2}, build {BUILD}" in said
    assert bytes(board.arrived) == firmware()
    assert (board.runs.build, board.files, board.done) == (BUILD, {}, ["restart"])


@pytest.mark.parametrize("runs", [running(PICO), running(PICO, OLDER), running(PICO_W)])
def test_a_board_that_runs_micropython_is_switched_to_its_boot_loader_and_flashed(desk, given, flash, runs):
    other = desk.plug(running("Raspberry Pi Pico2 with RP2350"))
    board = desk.plug(runs, frozen=OURS)
    flash("pico_epaper29", *given, "--port", board.port)
    assert (board.done, board.runs.build) == (["boot loader", "restart"], BUILD)
    assert other.done == [], "another board is left alone"


def test_a_board_with_the_current_firmware_gets_only_a_board_file_that_differs(desk, given, flash):
    board = desk.plug(running(PICO, BUILD), frozen=OURS)
    assert f"pico_epaper29 already has {UF2}, build {BUILD}" in flash("pico_epaper29", *given)
    assert (desk.now, board.arrived, board.files) == (0, b"", {})
    board.frozen = b"other pins"
    assert "hamstertop_board.py: written" in flash("pico_epaper29", *given)
    assert (desk.now, board.files) == (0, {"hamstertop_board.py": OURS})
    assert "hamstertop_board.py" not in flash("pico_epaper29", *given), "once more there is nothing to do"


def test_an_existing_board_file_is_kept_under_a_different_name(desk, given, flash):
    board = desk.plug(running(PICO, BUILD), frozen=OURS)
    board.files["hamstertop_board.py"] = b"theirs"
    assert "is kept as hamstertop_board.py.old" in flash("pico_epaper29", *given)
    assert board.files == {"hamstertop_board.py.old": b"theirs"}


def test_a_copy_with_an_unconfirmed_last_block_succeeds_if_the_board_reports_the_new_build(desk, given, flash):
    desk.plug(loads=True, trouble="unconfirmed", frozen=OURS)
    assert "is ready" in flash("pico_epaper29", *given)


def test_a_pico_2_gets_the_file_for_its_chip(desk, flash, tmp_path):
    (tmp_path / "two.uf2").write_bytes(firmware(models.PICO2))
    board = desk.plug(running("Raspberry Pi Pico 2 W with RP2350"), chip=models.RP2350, frozen=OURS)
    flash("pico_epaper29", "--uf2", tmp_path / "two.uf2")
    assert board.runs.build == BUILD


def test_the_local_build_is_used_when_no_file_is_given(desk, flash, tmp_path):
    board = desk.plug(running(PICO), frozen=OURS)
    contents.FROZEN.mkdir()
    (contents.FROZEN / UF2).write_bytes(firmware())
    assert f"{UF2} was built from different sources or languages (rebuild it: make uf2 BOARD=pico_epaper29" in flash(
        "pico_epaper29"
    )
    assert board.runs.build == BUILD
    current = contents.build_id("pico_epaper29", models.PICO.definition)
    (contents.FROZEN / UF2).write_bytes(firmware(build=current))
    assert "different sources" not in flash("pico_epaper29")
    assert board.runs.build == current


FAILURES = {
    "full": "{drive} is full (unplug the board, hold BOOTSEL while plugging the board in, and run the same command",
    "read-only": "{drive} cannot be written to: Read-only file system (mount it with write permission, and run the",
    "pulled": "no board responds after the copy (was it unplugged? hold BOOTSEL while plugging the board in, and run",
    "deaf": "no board responds after the copy (was it unplugged?",
    "stubborn": "the board on /dev/tty0 still has different firmware after the copy (was it unplugged?",
    "hidden": "the boot loader's drive did not appear (mount it and give it with --drive; or hold BOOTSEL while",
}


@pytest.mark.parametrize("trouble", FAILURES)
def test_the_message_for_each_failure_says_what_to_do(desk, given, refusal, trouble):
    board = desk.plug(running(PICO, OLDER), trouble=trouble)
    assert FAILURES[trouble].format(drive=board.folder) in refusal("flash", "pico_epaper29", *given)
    assert desk.now <= bringing.PATIENCE_FOR_DRIVE + bringing.PATIENCE_FOR_ANSWER + 1


def test_waiting_for_a_board_that_nobody_plugs_in_times_out(desk, given, refusal):
    assert "no board found (hold BOOTSEL while plugging the board in; if it has Hamstertop, " in refusal(
        "flash", "pico_epaper29", *given
    )
    assert bringing.PATIENCE_FOR_HANDS <= desk.now < bringing.PATIENCE_FOR_HANDS + 1


def test_one_of_several_boards_must_be_chosen_with_an_option(desk, given, refusal, flash):
    board = desk.plug(loads=True, frozen=OURS)
    desk.plug(loads=True)
    assert "several boards are in their boot loaders" in refusal("flash", "pico_epaper29", *given)
    flash("pico_epaper29", *given, "--drive", board.folder)
    desk.plug(running(PICO))
    assert "several boards found: /dev/tty0, /dev/tty2 (choose one with" in refusal("flash", "pico_epaper29", *given)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (
            firmware(models.PICO2),
            "own.uf2 is not for the board's chip, an RP2040 (use hamstertop-pico_epaper29.uf2)",
        ),
        (firmware(family=0xE48BFF57), "is not for the board's chip, an RP2040"),
        (
            firmware(models.FEATHER),
            "own.uf2 is for a different circuit board that also has an RP2040 (use hamstertop-pico",
        ),
        (firmware(build="none of ours"), "own.uf2 does not contain Hamstertop (use"),
        (firmware()[:-1], "own.uf2 is not a UF2 file, or is incomplete (download it again)"),
        (firmware()[:-4] + b"oops", "own.uf2 is damaged (download it again)"),
        (b"", "own.uf2 is not a UF2 file"),
        (None, "cannot read"),
    ],
    ids=["Pico 2", "family", "Feather", "stranger", "cut short", "damaged", "empty", "missing"],
)
def test_a_wrong_damaged_or_missing_file_is_refused_before_anything_is_copied(desk, refusal, tmp_path, data, why):
    if data is not None:
        (tmp_path / "own.uf2").write_bytes(data)
    board = desk.plug(running(PICO))
    assert why in refusal("flash", "pico_epaper29", "--uf2", tmp_path / "own.uf2")
    assert (board.arrived, board.loads) == (b"", False)


def test_a_board_with_a_different_chip_or_boot_loader_is_refused(desk, given, refusal):
    board = desk.plug(loads=True, chip=models.RP2350)
    said = refusal("flash", "badger2040", *given)
    assert "badger2040 has an RP2040, not an RP2350 (is this a different board?)" in said
    board.says("TinyUF2 Bootloader 0.20\nBoard-ID: ESP32S2-MagTag29-revA\n")
    assert "has a boot loader for a different chip (the UF2 files work only on an RP2040 or RP2350" in refusal(
        "flash", "pico_epaper29", *given
    )


def test_a_folder_that_is_not_a_boot_loaders_drive_is_refused(desk, given, refusal, tmp_path):
    said = refusal("flash", "badger2040", *given, "--drive", tmp_path)
    assert f"{tmp_path} is not a boot loader's drive (hold BOOTSEL while plugging the board in, and give" in said


def test_a_different_board_is_refused_before_anything_is_copied(desk, given, refusal):
    board = desk.plug(running("Pimoroni Badger2040 2MB with RP2040"))
    said = refusal("flash", "pico_epaper29", *given)
    assert "the board reports 'Pimoroni Badger2040 2MB with RP2040', not Raspberry Pi Pico (see: hamstertop" in said
    assert (board.arrived, board.loads) == (b"", False)


def test_a_uf2_that_is_missing_for_the_boards_chip_is_reported_by_name(desk, refusal):
    contents.FROZEN.mkdir()
    (contents.FROZEN / UF2).write_bytes(firmware())
    desk.plug(running("Raspberry Pi Pico 2 W with RP2350"), chip=models.RP2350)
    assert refusal("flash", "pico_epaper29").startswith(
        "hamstertop: hamstertop-pico_epaper29-pico2.uf2 not found (build it: make uf2 BOARD=pico_epaper29"
        " 'ARGS=--chip RP2350'; or download it"
    )


def test_a_board_that_runs_circuitpython_must_be_put_into_its_boot_loader_by_hand(desk, given, refusal):
    desk.plug(running("raspberry_pi_pico", name="circuitpython"))
    said = refusal("flash", "pico_epaper29", *given)
    assert "the board on /dev/tty0 runs circuitpython (hold BOOTSEL while plugging the board in, and run the" in said


# The release


class Web:
    """The web, where each address returns a file or raises an error."""

    def __init__(self, files):
        self.files, self.asked = files, []

    def __call__(self, url, timeout):
        self.asked.append(url)
        answer = self.files.get(url.rpartition("/")[2], OSError("HTTP Error 404: Not Found"))
        if isinstance(answer, Exception):
            raise answer
        return io.BytesIO(answer)


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setattr(release.platformdirs, "user_cache_path", lambda name: tmp_path / "cache" / name)
    return tmp_path


def sums(**files):
    return "".join(f"{release.hashlib.sha256(data).hexdigest()}  {name}.uf2\n" for name, data in files.items()).encode()


def test_the_release_file_is_downloaded_only_once(cache):
    web = Web({"SHA256SUMS": sums(b=b"other", a=b"firmware"), "a.uf2": b"firmware"})
    for _ in range(2):
        assert release.fetch("https://example.org/x/y", "a.uf2", web) == b"firmware"
    place = f"https://example.org/x/y/releases/download/v{release.VERSION}"
    assert web.asked == [f"{place}/SHA256SUMS", f"{place}/a.uf2"]


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"SHA256SUMS": sums(a=b"firmware"), "a.uf2": b"firmwarf"}, "differs from the release"),
        ({"SHA256SUMS": sums(b=b"firmware")}, "does not include a.uf2"),
        ({"SHA256SUMS": b"\xff\0 one two three"}, "does not include a.uf2"),
        ({}, "SHA256SUMS cannot be downloaded: HTTP Error 404: Not Found (check the network, or give a file with"),
        ({"SHA256SUMS": TimeoutError("timed out")}, "cannot be downloaded: timed out"),
        ({"SHA256SUMS": sums(a=b"firmware"), "a.uf2": bytes(release.LARGEST + 1)}, "is too large to be firmware"),
    ],
)
def test_a_download_that_differs_from_the_release_is_refused_and_discarded(cache, files, why):
    with pytest.raises(Failed) as caught:
        release.fetch("https://example.org/x/y", "a.uf2", Web(files))
    assert why in str(caught.value)
    assert not list(cache.rglob("a.uf2*"))


def test_the_output_names_the_release_file_and_where_it_comes_from(desk, cache, flash, monkeypatch):
    board = desk.plug(running(PICO), frozen=OURS)
    monkeypatch.setattr(release, "address", lambda: "https://example.org/x/y")
    monkeypatch.setattr(release, "fetch", lambda project, name: firmware() if name == UF2 else b"")
    assert f"{UF2} from release {release.VERSION}: https://example.org/x/y" in flash("pico_epaper29")
    assert board.runs.build == BUILD


def test_a_file_copied_to_a_real_folder_arrives_complete(tmp_path):
    with loader.create(tmp_path / "a.uf2") as file:
        assert file.write(b"one") == 3
        assert (tmp_path / "a.uf2").read_bytes() == b"one", "nothing is held back"
        file.write(b"two")
    assert (tmp_path / "a.uf2").read_bytes() == b"onetwo"
