"""Test flashing a board through its CIRCUITPY drive, using a folder as the drive."""

import errno
import os
import shutil
import subprocess

import msgspec
import pytest
from standin import STARTED, micropython

from hamstertop_host import boards, paths
from hamstertop_host.flashing import drive, files
from runtimes import REMEDIES, find_circuitpython

pytestmark = pytest.mark.usefixtures("firmware")
STARTS = paths.START
BOOT_OUT = """Adafruit CircuitPython {version} on 2026-08-01; Adafruit MagTag with ESP32S2
Board ID:{board}
UID:C7FD1A2B3C4D
"""
MAGTAG = "adafruit_magtag_2.9_grayscale"


@pytest.fixture
def circuitpy(tmp_path):
    """Return a drive like a new MagTag's."""
    folder = tmp_path / "CIRCUITPY"
    (folder / "lib").mkdir(parents=True)
    (folder / "code.py").write_text('print("Hello World!")\n')
    boot(folder)
    return folder


def boot(folder, version="10.3.1", board=MAGTAG):
    (folder / "boot_out.txt").write_text(BOOT_OUT.format(version=version, board=board))


def contents(folder):
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def whole(folder):
    wanted = files.collect(boards.load("magtag"), "circuitpython")
    wanted[files.MANIFEST] = files.manifest(boards.load("magtag"), "circuitpython", wanted)
    there = contents(folder)
    rest = set(there) - set(wanted)
    return all(there.get(path) == data for path, data in wanted.items()) and rest <= {"boot_out.txt", "code.py.old"}


def test_a_new_drive_gets_all_files_and_its_previous_program_is_kept(circuitpy, flash):
    message = flash("magtag", "--drive", circuitpy)
    assert whole(circuitpy)
    assert "the old code.py is kept as code.py.old" in message
    assert (circuitpy / "code.py.old").read_text() == 'print("Hello World!")\n'


def test_a_second_run_copies_nothing(circuitpy, flash):
    flash("magtag", "--drive", circuitpy)
    before = {path: path.stat().st_mtime_ns for path in circuitpy.rglob("*")}
    assert "is up to date" in flash("magtag", "--drive", circuitpy)
    assert {path: path.stat().st_mtime_ns for path in circuitpy.rglob("*")} == before


def test_a_dry_run_changes_nothing(circuitpy, flash):
    before = contents(circuitpy)
    assert "  copy    code.py\n" in flash("magtag", "--drive", circuitpy, "--dry-run")
    assert contents(circuitpy) == before


def test_an_obsolete_module_and_its_empty_folder_are_removed(circuitpy, flash, firmware):
    (firmware / "hamstertop" / "extra").mkdir()
    (firmware / "hamstertop" / "extra" / "one.py").write_text("")
    flash("magtag", "--drive", circuitpy)
    (firmware / "hamstertop" / "extra" / "one.py").unlink()
    flash("magtag", "--drive", circuitpy)
    assert whole(circuitpy)
    assert not (circuitpy / "hamstertop" / "extra").exists()


def modules(folder):
    """Return the suffixes of the files in the package's folder."""
    return {path.suffix for path in (folder / "hamstertop").rglob("*") if path.is_file()} - {".json"}


def leave_sources(folder):
    """Replace the bytecode on the drive with source files, which older versions of `flash` could leave there."""
    for path in [path for path in (folder / "hamstertop").rglob("*.mpy")]:
        path.rename(path.with_suffix(".py"))
    manifest = folder / files.MANIFEST
    manifest.write_text(manifest.read_text().replace(".mpy", ".py"))


def test_bytecode_replaces_source_files(circuitpy, flash):
    """A source file in the same folder would take precedence."""
    flash("magtag", "--drive", circuitpy)
    leave_sources(circuitpy)
    flash("magtag", "--drive", circuitpy)
    assert modules(circuitpy) == {".mpy", ".words"}
    assert whole(circuitpy)


def test_source_files_are_removed_before_any_bytecode_is_copied(circuitpy, flash, refusal, monkeypatch):
    """This way, an interrupted copy never leaves a mixture that could start."""
    flash("magtag", "--drive", circuitpy)
    leave_sources(circuitpy)

    def pulled(path, to):
        if str(to).endswith(".mpy"):
            raise OSError(errno.EIO, "Input/output error")
        os.rename(path, to)

    monkeypatch.setattr(os, "replace", pulled)
    refusal("flash", "magtag", "--drive", circuitpy)
    assert (circuitpy / "code.py").read_bytes() == files.notice()
    assert not (circuitpy / "boot.py").exists(), "the computer may write to the drive"
    assert ".py" not in modules(circuitpy)


@pytest.fixture(params=["micropython", "circuitpython"])
def runtime(request):
    """Return a runtime's executable. Both runtimes refuse bytecode of a different version with the same error."""
    binary = micropython() if request.param == "micropython" else find_circuitpython(request.config)
    return binary or pytest.skip(REMEDIES[request.param])


def start(runtime, folder, name):
    """Run a start-up file from a drive, and return the exit status and the console output."""
    done = subprocess.run(
        [runtime, name],
        cwd=folder,
        env={**os.environ, "MICROPYPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return done.returncode, done.stdout


def test_circuitpython_starts_from_the_flashed_files(circuitpy, flash, pytestconfig):
    binary = find_circuitpython(pytestconfig) or pytest.skip(REMEDIES["circuitpython"])
    flash("magtag", "--drive", circuitpy)
    assert start(binary, circuitpy, "code.py") == (0, "")
    assert (circuitpy / "started.txt").read_bytes() == STARTED


def test_a_board_that_cannot_load_bytecode_says_what_to_do_and_does_not_remount_its_drive(circuitpy, flash, runtime):
    flash("magtag", "--drive", circuitpy)
    for path in circuitpy.rglob("*.mpy"):
        path.write_bytes(b"C\x07" + path.read_bytes()[2:])
    for name in ("boot.py", "code.py"):
        shutil.copy(STARTS / name, circuitpy)
    (circuitpy / "digitalio.py").write_text("")
    (circuitpy / "storage.py").write_text("")  # a remount would fail
    remedy = "incompatible .mpy file: connect the board to a computer and run `hamstertop flash` again"
    assert start(runtime, circuitpy, "boot.py") == (0, f"{remedy}\n")
    status, console = start(runtime, circuitpy, "code.py")
    assert status == 1, "CircuitPython shows it by its status light"
    assert console.endswith(f"RuntimeError: {remedy}; it names the versions that work\n")


def test_a_copy_cut_off_by_unplugging_is_reported_and_finished_by_the_next_run(circuitpy, flash, refusal, monkeypatch):
    real, count = os.replace, 0

    def pulled(*names):
        nonlocal count
        count += 1
        if count > 5:
            raise OSError(errno.EIO, "Input/output error")
        real(*names)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", pulled)
        message = refusal("flash", "magtag", "--drive", circuitpy)
    assert "cannot be written to: Input/output error (plug the board in again, and run the same command)" in message
    assert (circuitpy / "code.py").read_bytes() == files.notice()
    assert "an earlier copy was interrupted: finishing it" in flash("magtag", "--drive", circuitpy)
    assert whole(circuitpy)


def test_a_read_only_drive_is_refused(circuitpy, refusal, monkeypatch):
    def refused(*_):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(os, "replace", refused)
    assert f"{circuitpy} is read-only (" in refusal("flash", "magtag", "--drive", circuitpy)


def test_a_full_drive_is_refused_before_anything_is_changed(circuitpy, refusal, monkeypatch):
    before = contents(circuitpy)
    monkeypatch.setattr(drive.DriveDevice, "room", lambda self: (512, 40))
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert "KB needed, 20 KB free (delete some of your own files)" in message
    assert contents(circuitpy) == before


def test_an_old_circuitpython_version_is_refused(circuitpy, refusal):
    boot(circuitpy, version="10.2.1")
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert "runs CircuitPython 10.2.1, but the firmware needs 10.3 (get it from https://circuitpython.org" in message


def test_a_newer_circuitpython_version_with_unknown_bytecode_is_refused(circuitpy, refusal):
    boot(circuitpy, version="11.0.0")
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert "runs CircuitPython 11.0.0, but the firmware needs 10.3 (get it from https://circuitpython.org" in message


@pytest.mark.parametrize(
    ("board", "identity"),
    [
        ("pico_epaper29", "raspberry_pi_pico"),
        ("pico_epaper29", "raspberry_pi_pico_w"),
        ("pico_epaper29", "raspberry_pi_pico2_w"),
        ("feather_thinkink", "adafruit_feather_rp2040_thinkink"),
    ],
)
def test_circuitpython_is_refused_if_it_leaves_too_little_memory_and_nothing_is_changed(
    circuitpy, refusal, board, identity
):
    boot(circuitpy, board=identity)
    before = contents(circuitpy)
    message = refusal("flash", board, "--drive", circuitpy)
    assert (
        f"hamstertop: CircuitPython on a {identity} leaves too little memory to run the firmware from files" in message
    )
    assert f"(run hamstertop flash {board}, or hold BOOTSEL" in message
    assert contents(circuitpy) == before


def test_a_board_of_a_different_model_is_refused_and_the_right_command_suggested(circuitpy, refusal):
    boot(circuitpy, board="raspberry_pi_pico")
    message = refusal("flash", "magtag", "--drive", circuitpy)
    assert f"the board reports 'raspberry_pi_pico', not {MAGTAG} (run: hamstertop flash pico_epaper29)" in message


def test_a_folder_that_is_not_a_drive_is_refused(tmp_path, refusal):
    assert "no boot_out.txt (install CircuitPython first" in refusal("flash", "magtag", "--drive", tmp_path)
    assert "no drive at" in refusal("flash", "magtag", "--drive", tmp_path / "nowhere")


def test_a_boot_out_file_without_a_version_and_a_board_id_is_refused(circuitpy, refusal):
    (circuitpy / "boot_out.txt").write_text("")
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
    assert "no CIRCUITPY drive found (plug the board in" in refusal("flash", "magtag")
    there.append(tmp_path)
    assert "is in its boot loader (first copy CircuitPython's .uf2 to it" in refusal("flash", "magtag")
    there[:] = [circuitpy, circuitpy]
    assert "(choose one with --drive)" in refusal("flash", "magtag")


def test_a_drive_is_refused_for_a_board_that_does_not_support_circuitpython(circuitpy, refusal, monkeypatch):
    monkeypatch.setattr(boards, "load", lambda name, load=boards.load: only_micropython(load(name)))
    message = refusal("flash", "pico_epaper29", "--drive", circuitpy)
    assert message == "hamstertop: pico_epaper29 does not run circuitpython (it runs micropython)\n"


def only_micropython(board):
    return msgspec.structs.replace(board, runtimes=("micropython",))
