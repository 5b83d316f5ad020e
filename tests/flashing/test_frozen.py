"""Test what is built into MicroPython, and the error messages if it cannot be built."""

import hashlib
import shutil
from pathlib import Path

import pytest

from hamstertop import words
from hamstertop.games import titles
from hamstertop.words import making
from hamstertop_games.errors import UserError
from hamstertop_host.flashing import contents, frozen

IMAGES = (
    "pico_epaper29",
    "inky_pack",
    "badger2040",
    "badger2040w",
    "feather_thinkink",
    "pico_epaper29-pico2",
    "inky_pack-pico2",
)


def checkout(folder, version):
    """Make the folder look like a checkout of that version of MicroPython, and return it."""
    (folder / "py").mkdir(parents=True)
    names = ("MAJOR", "MINOR", "MICRO")
    lines = [f"#define MICROPY_VERSION_{name} {number}" for name, number in zip(names, version, strict=True)]
    (folder / "py" / "mpconfig.h").write_text("\n".join(lines))
    return folder


@pytest.fixture
def installed(monkeypatch):
    """Make all programs that a build needs appear to be installed."""
    monkeypatch.setattr("shutil.which", lambda program: program)


@pytest.mark.usefixtures("installed")
def test_sources_of_a_different_micropython_version_are_refused(tmp_path, capsys):
    sources = str(checkout(tmp_path, (1, 27, 0)))
    assert frozen.main(["pico_epaper29", "--micropython", sources], built_nothing) == 2
    assert "is MicroPython 1.27.0, not 1.28.0 (omit MICROPYTHON to download it)" in capsys.readouterr().err


@pytest.mark.usefixtures("installed")
def test_a_folder_without_micropython_sources_is_refused(tmp_path, capsys):
    assert frozen.main(["pico_epaper29", "--micropython", str(tmp_path)], built_nothing) == 2
    assert "contains no MicroPython source code (omit MICROPYTHON" in capsys.readouterr().err


@pytest.mark.usefixtures("installed")
def test_sources_that_cannot_be_downloaded_can_be_given(tmp_path, capsys, monkeypatch):
    def offline(*_):
        raise UserError("git failed")

    monkeypatch.setattr(frozen, "CLONE", tmp_path / "micropython")
    assert frozen.main(["pico_epaper29"], offline) == 2
    assert "(connect to the network, or give a checkout of MicroPython 1.28.0 with MICRO" in capsys.readouterr().err


def test_missing_programs_are_listed_with_the_command_that_installs_them(capsys, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda program: program if program in ("make", "git") else None)
    assert frozen.main(["pico_epaper29"], built_nothing) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        "make uf2: not installed: arm-none-eabi-gcc, cmake, gcc (Debian and Ubuntu: sudo apt install "
    )


def test_a_board_that_does_not_support_micropython_is_refused(capsys):
    assert frozen.main(["magtag"], built_nothing) == 2
    assert "magtag has no UF2, because it runs the firmware as files on circuitpython" in capsys.readouterr().err


def built_nothing(command, environment):
    raise AssertionError(command)


@pytest.fixture
def built(monkeypatch, tmp_path):
    """Record the build's commands with their environments instead of running them."""
    taken = []

    def run(command, environment):
        taken.append((command, environment))
        if command[0] == "git":
            checkout(clone, contents.MICROPYTHON)
        elif "HAMSTERTOP_BOARD" in environment:
            options = dict(option.split("=") for option in command if "=" in option)
            assert Path(options["FROZEN_MANIFEST"]).is_file()
            assert Path(options["USER_C_MODULES"]).is_file()
            Path(options["BUILD"]).mkdir(parents=True, exist_ok=True)
            for suffix in ("bin", "uf2"):
                (Path(options["BUILD"]) / f"firmware.{suffix}").write_text(environment["HAMSTERTOP_BOARD"])

    clone = tmp_path / "micropython"
    monkeypatch.setattr(frozen, "FROZEN", tmp_path / "frozen")
    monkeypatch.setattr(frozen, "CLONE", clone)
    monkeypatch.setattr("shutil.which", lambda program: program)
    return taken, run, tmp_path / "frozen"


def test_without_a_checkout_the_sources_and_their_libraries_are_fetched_once(built):
    taken, run, _ = built
    assert frozen.main(["pico_epaper29"], run) == 0
    clone, mpy_cross, submodules, firmware = [command for command, _ in taken]
    assert clone[:6] == ["git", "clone", "--branch", "v1.28.0", "--depth", "1"]
    assert mpy_cross[2].endswith("mpy-cross")
    assert submodules[-1] == "submodules"
    assert "BOARD=RPI_PICO" in firmware
    assert frozen.main(["pico_epaper29"], run) == 0
    assert [command[0] for command, _ in taken].count("git") == 1


def test_existing_libraries_are_not_fetched_again(built, tmp_path):
    taken, run, _ = built
    (tmp_path / "own").mkdir()
    sources = checkout(tmp_path / "own", contents.MICROPYTHON)
    for name in frozen.LIBRARIES:
        (sources / "lib" / name / "src").mkdir(parents=True)
    assert frozen.main(["pico_epaper29", "--micropython", str(sources), "--languages", "de"], run) == 0
    assert [command[2] for command, _ in taken] == [str(sources / "mpy-cross"), str(sources / "ports" / "rp2")]
    assert taken[-1][1]["HAMSTERTOP_LANGUAGES"] == "de"


def test_a_file_is_built_for_each_board_and_chip_with_one_build_folder_per_definition(built):
    taken, run, folder = built
    assert frozen.main(["all"], run) == 0
    made = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.uf2")}
    assert {f"hamstertop-{name}.uf2" for name in IMAGES} <= set(made)
    assert sorted((folder / "SHA256SUMS").read_text().splitlines()) == sorted(
        f"{digest}  {name}" for name, digest in made.items()
    )
    assert (folder / "hamstertop-inky_pack-pico2.uf2").read_text() == "inky_pack"
    folders = {option for command, _ in taken for option in command if option.startswith("BUILD=")}
    assert len(folders) == 3


def test_a_build_starts_from_scratch_when_its_configuration_changes(built, monkeypatch, tmp_path):
    taken, run, _ = built
    shutil.copytree(frozen.paths.RUNTIME, tmp_path / "runtime")
    assert frozen.main(["inky_pack"], run) == 0
    monkeypatch.setattr(frozen.paths, "RUNTIME", tmp_path / "runtime")
    (tmp_path / "runtime" / "mpconfig.h").write_text("")
    assert frozen.main(["inky_pack"], run) == 0
    assert len({option for command, _ in taken for option in command if option.startswith("BUILD=")}) == 2


def test_frozen_modules_match_those_copied_as_files_and_include_a_list_of_titles(tmp_path, monkeypatch):
    monkeypatch.setattr(contents, "FROZEN", tmp_path)
    modules, made, folder = contents.frozen("pico_epaper29", "RPI_PICO")
    frozen_ones = sorted(f"{contents.PACKAGE}/{path}" for path in modules + made)
    built_in = [words.BUILT_IN.replace(".", "/") + f"{code}.py" for code in words.languages()]
    assert frozen_ones == sorted([*contents.modules("micropython"), contents.LISTED, *built_in])
    found = {}
    exec((Path(folder) / contents.LISTED).read_text(), found)
    assert found["TITLES"] == tuple(titles.names())
    assert found["LANGUAGES"] == {code: words.called(code) for code in words.languages()}
    assert found["BUILD"] == contents.BUILD + contents.build_id("pico_epaper29", "RPI_PICO")
    catalogue = {}
    exec((Path(folder) / f"{words.BUILT_IN.replace('.', '/')}de.py").read_text(), catalogue)
    assert catalogue["DATA"] == making.catalogue("de")
    assert "PANEL" in (Path(folder) / contents.BOARD_FILE).read_text()


def test_the_build_id_depends_on_every_input(tmp_path, monkeypatch):
    def taken():
        return contents.build_id("pico_epaper29", "RPI_PICO")

    monkeypatch.delenv("HAMSTERTOP_SITE", raising=False)
    found = [taken(), contents.build_id("inky_pack", "RPI_PICO"), contents.build_id("pico_epaper29", "RPI_PICO2")]
    found.append(contents.build_id("pico_epaper29", "RPI_PICO", ["de"]))
    monkeypatch.setenv("HAMSTERTOP_SITE", "https://example.org/")
    found.append(taken())
    for folder, changed in ((contents.paths.START, "main.py"), (contents.paths.RUNTIME, "mpconfig.h")):
        copy = shutil.copytree(folder, tmp_path / folder.name)
        with (copy / changed).open("a") as file:
            file.write("\n")
        monkeypatch.setattr(contents.paths, folder.name.upper(), copy)
        found.append(taken())
    firmware = shutil.copytree(contents.paths.FIRMWARE / contents.PACKAGE, tmp_path / contents.PACKAGE).parent
    with (firmware / contents.PACKAGE / "ticks.py").open("a") as file:
        file.write("\n")
    monkeypatch.setattr(contents.paths, "FIRMWARE", firmware)
    found.append(taken())
    assert len(set(found)) == len(found)
    assert taken() == found[-1]


def there(folder, name, files):
    return [path for path in files if (Path(folder) / name / path).is_file()]


def test_the_manifest_freezes_the_expected_modules(monkeypatch, tmp_path):
    given = []
    monkeypatch.setattr(contents, "FROZEN", tmp_path)
    monkeypatch.chdir(contents.paths.RUNTIME)
    monkeypatch.setattr("sys.path", ["", *__import__("sys").path])
    calls = {
        "freeze": lambda folder, files: given.append(folder),
        "require": given.append,
        "package": lambda name, files, base_path, opt: given.append((name, len(there(base_path, name, files)))),
        "module": lambda path, base_path, opt: given.extend(there(base_path, "", [path])),
    }
    exec(Path("manifest.py").read_text(), calls)
    names = contents.modules("micropython")
    assert given == [
        "$(PORT_DIR)/modules",
        "neopixel",
        "hamstertop_board.py",
        "_boot.py",
        "main.py",
        ("hamstertop", len(words.languages()) + 1),
        ("hamstertop", len(names)),
    ]
