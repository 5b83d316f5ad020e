"""What is built into MicroPython, and what is said where it cannot be built."""

import shutil
import subprocess
from pathlib import Path

import pytest

from hamstertop import words
from hamstertop.companion import titles
from hamstertop.words import making, packing
from hamstertop_host import boards
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import contents, frozen, models
from runtimes import REMEDIES, find_micropython


def checkout(folder, version):
    """A folder that says it is MicroPython of that version."""
    (folder / "py").mkdir()
    names = ("MAJOR", "MINOR", "MICRO")
    lines = [f"#define MICROPY_VERSION_{name} {number}" for name, number in zip(names, version, strict=True)]
    (folder / "py" / "mpconfig.h").write_text("\n".join(lines))
    return folder


def test_another_version_of_micropython_is_refused(tmp_path, capsys):
    assert frozen.main(["pico_epaper29", str(checkout(tmp_path, (1, 27, 0)))]) == 2
    assert "is MicroPython 1.27.0, not 1.28.0 (git checkout v1.28.0 there)" in capsys.readouterr().err


def test_a_folder_without_sources_is_refused(tmp_path, capsys):
    assert frozen.main(["pico_epaper29", str(tmp_path)]) == 2
    assert "holds no sources of MicroPython (git clone" in capsys.readouterr().err


def test_a_missing_compiler_is_named_with_its_package(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda program: None)
    assert frozen.main(["pico_epaper29", str(checkout(tmp_path, frozen.VERSION))]) == 2
    assert "arm-none-eabi-gcc is not installed (sudo apt install gcc-arm-none-eabi" in capsys.readouterr().err


def test_a_board_without_micropython_is_refused(tmp_path, capsys):
    assert frozen.main(["magtag", str(tmp_path)]) == 2
    assert "magtag does not run micropython" in capsys.readouterr().err


def test_a_board_with_a_radio_fetches_what_one_without_has_not(tmp_path):
    for name in ("pico-sdk", "tinyusb", "mbedtls", "micropython-lib", "lwip"):
        (tmp_path / "lib" / name / "src").mkdir(parents=True)
    (tmp_path / "lib" / "btstack").mkdir()
    assert frozen.lacking(tmp_path, "RPI_PICO") == []
    assert frozen.lacking(tmp_path, "RPI_PICO_W") == ["cyw43-driver", "btstack"]


def test_a_firmware_that_reaches_into_the_saved_games_is_refused():
    pico = models.choose(boards.load("pico_epaper29"), "micropython", None)
    frozen.check_size(640 * 1024, pico)
    with pytest.raises(UserError, match="has 655361 bytes, but pico has room for 655360 before its file system"):
        frozen.check_size(640 * 1024 + 1, pico)


def building(monkeypatch, tmp_path, code):
    """Builds by which a language takes 45 KB, packed 17, and all without any `code` KB; gives what each was asked for:
    the languages, and whether they are packed."""
    built = []

    def run(command, env):
        if "HAMSTERTOP_LANGUAGES" in env:
            assert all(Path(option.partition("=")[2]).is_file() for option in command[5:])
            codes, packed = env["HAMSTERTOP_LANGUAGES"], env["HAMSTERTOP_PACKED"] == "1"
            built.append((codes, packed))
            folder = Path(command[4].removeprefix("BUILD="))
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "firmware.bin").write_bytes(bytes((code + (17 if packed else 45) * len(codes.split(","))) * 1024))
            (folder / "firmware.uf2").touch()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(frozen, "FROZEN", tmp_path)
    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr("subprocess.run", run)
    return built


def test_words_are_packed_only_where_they_have_no_room_as_they_are(tmp_path, monkeypatch):
    built = building(monkeypatch, tmp_path, 540)
    micropython = str(checkout(tmp_path, frozen.VERSION))
    assert frozen.main(["pico_epaper29", micropython, "--model", "pico2"]) == 0
    assert built == [("en,de,es,fr,it", False)]
    assert frozen.main(["pico_epaper29", micropython, "--languages", "de"]) == 0
    assert built[1:] == [("en,de", False)]
    assert frozen.main(["pico_epaper29", micropython]) == 0
    assert built[2:] == [("en,de,es,fr,it", False), ("en,de,es,fr,it", True)]


def test_the_last_languages_give_way_where_all_have_no_room(tmp_path, monkeypatch, capsys):
    built = building(monkeypatch, tmp_path, 570)
    assert frozen.main(["pico_epaper29", str(checkout(tmp_path, frozen.VERSION))]) == 0
    assert [codes for codes, packed in built if packed] == ["en,de,es,fr,it", "en,de,es,fr"]
    said = capsys.readouterr().out
    assert f"{(570 + 5 * 17) * 1024} of 655360 bytes with en, de, es, fr, it, packed\n" in said
    assert f"{(570 + 4 * 17) * 1024} of 655360 bytes with en, de, es, fr, packed\n" in said


def test_languages_that_were_asked_for_are_never_left_out(tmp_path, monkeypatch, capsys):
    built = building(monkeypatch, tmp_path, 600)
    assert frozen.main(["pico_epaper29", str(checkout(tmp_path, frozen.VERSION)), "--languages", "de,fr,it"]) == 2
    assert built == [("en,de,fr,it", False), ("en,de,fr,it", True)]
    assert "give fewer --languages" in capsys.readouterr().err


def test_each_circuit_board_with_micropython_can_be_built():
    names = {model.name for model in models.MODELS if model.runtime == "micropython"}
    assert set(frozen.DEFINITIONS) == names


def test_what_is_frozen_is_what_files_have_and_says_which_titles_there_are(tmp_path, monkeypatch):
    monkeypatch.setattr(contents, "FROZEN", tmp_path)
    modules, made, folder = contents.frozen("pico_epaper29")
    frozen_ones = sorted(f"{contents.PACKAGE}/{path}" for path in modules + made)
    built_in = [words.BUILT_IN.replace(".", "/") + f"{code}.py" for code in words.languages()]
    assert frozen_ones == sorted([*contents.modules("micropython"), contents.LISTED, *built_in])
    found = {}
    exec((Path(folder) / contents.LISTED).read_text(), found)
    assert found["TITLES"] == tuple(titles.names())
    assert found["LANGUAGES"] == {code: words.called(code) for code in words.languages()}
    catalogue = {}
    exec((Path(folder) / f"{words.BUILT_IN.replace('.', '/')}de.py").read_text(), catalogue)
    assert catalogue["DATA"] == making.catalogue("de")
    assert (Path(folder) / "main.py").is_file()
    assert "PANEL" in (Path(folder) / contents.BOARD_FILE).read_text()


UNPACKED = """
from hamstertop import words
from wanted import SECTIONS
for language in words.languages():
    sections = words.Catalogue(language)._sections
    for part, name in SECTIONS[language]:
        assert sections.body(part, name) == SECTIONS[language][part, name], (language, part, name)
    for part, name in (("hamsterdam", "nothing"), ("nothing", "common")):
        try:
            sections.body(part, name)
        except KeyError:
            continue
        raise AssertionError(part + " " + name)
print(sections)
"""


@pytest.mark.skipif(not find_micropython(), reason=REMEDIES["micropython"])
def test_packed_words_are_what_they_were_before(tmp_path, monkeypatch):
    monkeypatch.setattr(contents, "FROZEN", tmp_path)
    modules, _, folder = contents.frozen("pico_epaper29", packed=True)
    for path in ("__init__.py", "words/__init__.py", "words/packed.py"):
        assert path in modules
        shutil.copy(contents.paths.FIRMWARE / contents.PACKAGE / path, Path(folder) / contents.PACKAGE / path)
    sections = {
        code: {
            (part, name): making.body(texts)
            for part in making.parts()
            for name, texts in making.complete(code, part).items()
        }
        for code in words.languages()
    }
    (Path(folder) / "wanted.py").write_text(f"SECTIONS = {sections!r}\n")
    command = [find_micropython(), "-X", "heapsize=16M", "-c", UNPACKED]
    found = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert "Packed object" in found.stdout, found.stderr


def test_packed_words_take_two_fifths_at_most():
    assert sum(map(len, packing.texts("fr")[1:])) < 0.4 * len(making.catalogue("fr"))


def test_a_language_with_other_keys_than_english_cannot_be_packed(monkeypatch):
    complete = making.complete

    def lacking(language, part):
        return complete(language, part) | ({"turn": {}} if language == "fr" and part == "score_pad" else {})

    monkeypatch.setattr(packing, "complete", lacking)
    with pytest.raises(ValueError, match=r"fr/score_pad.toml has other sections or keys than en/score_pad.toml"):
        packing.texts("fr")


def test_the_manifest_gives_micropython_these_modules(monkeypatch, tmp_path):
    given = []
    monkeypatch.setattr(contents, "FROZEN", tmp_path)
    monkeypatch.chdir(contents.paths.FIRMWARE)
    monkeypatch.setattr("sys.path", ["", *__import__("sys").path])
    calls = {
        "freeze": given.append,
        "require": given.append,
        "package": lambda name, files, base_path, opt: given.append((name, len(files))),
        "module": lambda path, base_path, opt: given.append(path),
    }
    exec(Path("manifest.py").read_text(), calls)
    names = contents.modules("micropython")
    assert given == [
        "$(PORT_DIR)/modules",
        "neopixel",
        ("hamstertop", len(names)),
        ("hamstertop", len(words.languages()) + 1),
        "hamstertop_board.py",
        "main.py",
    ]
