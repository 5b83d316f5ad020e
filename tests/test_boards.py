"""The simulator loads valid board files, and reports errors in invalid ones."""

import pytest

from hamstertop_games.errors import UserError
from hamstertop_host import boards, paths
from hamstertop_host.simulator.virtual.board import described

PICO = (paths.BOARDS / "pico_epaper29" / "board.py").read_text("utf-8")


def test_the_usual_board_comes_first_and_the_others_are_sorted():
    first, *others = boards.names()
    assert first == boards.USUAL
    assert others == sorted(others)


@pytest.mark.parametrize("name", boards.names())
def test_every_board_in_the_checkout_becomes_a_virtual_board(name):
    board = boards.load(name)
    virtual = described(board.virtual())
    assert virtual.name == board.name
    assert virtual.keys == len(board.keys)
    assert virtual.panel.width == board.panel.width


@pytest.mark.parametrize("name", boards.names())
def test_every_part_is_drawn_within_the_case(name):
    drawing, picture = boards.load(name).drawing, boards.load(name).picture()
    left, top, width, height = drawing.screen
    places = [*picture["pixels"], *(key["at"] for key in picture["keys"]), (left, top), (left + width, top + height)]
    assert all(0 < x < drawing.size[0] and 0 < y < drawing.size[1] for x, y in places)


def test_an_unknown_board_is_refused_with_a_list_of_known_boards():
    with pytest.raises(UserError, match=r"unknown board 'pcio' \(known: pico_epaper29, (.*, )?magtag(, .*)?\)"):
        boards.load("pcio")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"busy_level": 1', '"busy": 1', "PANEL: unknown entry 'busy'"),
        ('"width": 296,', "", "PANEL: 'width' is missing"),
        ('"width": 296', '"width": "296"', "PANEL['width']: must be int, got str"),
        ('"width": 296', '"width": 0', "PANEL['width']: must be int >= 1"),
        ('"partial_ms": 400,', "", "PANEL: a panel with partial refreshes needs partial_ms"),
        ('"active": 0', '"active": 2', "KEYS[0]['active']: must be int <= 1"),
        ('"role": "left"', '"role": "middle"', "KEYS[0]['role']: must be 'left'"),
        ('"name": "B"', '"name": "A"', "KEYS: no two keys can have the same name"),
        ('"pin": 3,', '"pin": 12,', "KEYS[1]['pin']: pin 12 is already taken by PANEL['pins']['reset']"),
        ('"pin": 21', '"pin": 28', "BUZZER['pin']: pin 28 is already taken by PIXELS['pin']"),
        ('"count": 8', '"count": 7', "PIXELS['at']: must have 7 positions"),
        ('"count": 8', '"count": 33', "PIXELS['count']: must be int <= 32"),
        ('"pin": 3,', '"pin": 23,', "KEYS[1]['pin']: Raspberry Pi Pico has no pin 23"),
        ('"pin": 3,', '"pin": "GP3",', "KEYS[1]['pin']: Raspberry Pi Pico has no pin 'GP3'"),
        ('"sck": 10', '"sck": 4', "PANEL['pins']['sck']: GPIO 4 cannot be an SPI block's clock"),
        ('"mosi": 11', '"mosi": 20', "PANEL['pins']['mosi']: GPIO 20 cannot be an SPI block's data pin"),
        ('"mosi": 11', '"mosi": 19', "GPIO 19 belongs to SPI0, but the clock, GPIO 10, belongs to SPI1"),
        (', "busy": 13', "", "PANEL['pins']: 'busy' is missing"),
        ('"busy": 13', '"busy": 13, "miso": 20', "PANEL['pins']['miso']: unknown"),
        ('"busy_level": 1', '"busy_level": 0', "PANEL['busy_level']: does not suit SSD1680, which is busy at level 1"),
        ('"Pico-ePaper-2.9 V2"', '"Pico-ePaper-9.2"', "PANEL['name']: unknown 'Pico-ePaper-9.2'"),
        ('"Pico-ePaper-2.9 V2"', '"Pico-ePaper-2.9-D"', "PANEL['controller']: must be 'UC8151' for Pico-ePaper-2.9-D"),
        ('"Pico-ePaper-2.9 V2"', '"GDEM029T94"', "PANEL['waveform']: must be 'panel' for GDEM029T94"),
        ('"colstart": 8', '"colstart": 4', "PANEL['colstart']: must be 0 or 8"),
        ('"colstart": 8', '"colstart": 0', "PANEL['colstart']: must be 8 for Pico-ePaper-2.9 V2"),
        ("SSD1680", "ST7789", "PANEL['controller']: unknown 'ST7789'"),
        ("SSD1680", "board.DISPLAY", "PANEL['controller']: there is no driver for board.DISPLAY on micropython"),
        ('"active": 0, "pull": "up"', '"active": 1, "pull": "down"', "RP2350's pull-downs cannot be used"),
        ('"active": 0', '"active": 1', "KEYS[0]['pull']: a key that is active at 1"),
        ("BATTERY = None", 'BATTERY = {"pin": 22, "ratio": 3.0, "cell": "lipo"}', "cannot measure"),
        ("BATTERY = None", 'BATTERY = {"pin": 26, "ratio": 3.0, "cell": "AA"}', "unknown 'AA' (known: lipo, 2 x AAA"),
        ("LATCH = None", 'LATCH = {"pin": 22, "level": 1}', "LATCH: Raspberry Pi Pico has no pin for it"),
        ('MODULE = "pico"', 'MODULE = "pcio"', "MODULE: unknown module 'pcio' (known: pico, "),
        ('MODULE = "pico"', 'MODULE = "badger2040"', "PIXELS: Pimoroni Badger 2040 has no pin for it"),
        ('MODULE = "pico"', 'MODULE = "magtag"', "there is no driver for SSD1680 on circuitpython"),
        (', "PIXELS": "wires"', "", "JOINED: 'PIXELS' is missing"),
        ('"PIXELS": "wires"', '"PIXELS": "glue"', "JOINED: must be one of on board|header|wires"),
        ('"PIXELS": "wires"', '"PIXEL": "wires"', "JOINED"),
        ("BUZZER =", "BUZZERS =", "unknown entry 'BUZZERS'"),
        ('BUZZER = {"pin": 21}', "", "'BUZZER' is missing"),
        ('BUZZER = {"pin": 21}', "BUZZER = {", "was never closed"),
        ('{"pin": 21}', "open('/etc/passwd')", "not a plain constant"),
        ('{"pin": 21}', r'{"pin": "\ud800"}', r"half of a character in '\ud800' (write the character itself)"),
        ("KEYS = (", "KEYS = ()\nOTHERS = (", "KEYS: must be tuple of length >= 3"),
        ('"pull": "up"', '"pull": "sideways"', "KEYS[0]['pull']: must be one of up|down"),
        ('"at": (24.2, 57.0)', '"at": (1e999, 57.0)', "KEYS[0]['at'][0]: must be float < 1000000.0"),
        ('"interval_ms": 1000', '"interval_ms": 1000, "rotation": 180', "PANEL['rotation']: must be 90 or 270"),
    ],
)
def test_the_error_for_an_invalid_board_file_names_the_file_and_the_entry(tmp_path, old, new, message):
    assert old in PICO
    path = tmp_path / "mine" / "board.py"
    path.parent.mkdir()
    path.write_text(PICO.replace(old, new, 1), "utf-8")
    with pytest.raises(UserError) as caught:
        boards.load("mine", tmp_path)
    assert str(path) in str(caught.value)
    assert message in str(caught.value)


def test_keys_with_different_active_levels_are_refused_if_one_scanner_reads_them_all(tmp_path):
    magtag = (paths.BOARDS / "magtag" / "board.py").read_text("utf-8")
    (tmp_path / "mine").mkdir()
    path = tmp_path / "mine" / "board.py"
    path.write_text(magtag.replace('"active": 0, "pull": "up"', '"active": 1, "pull": "down"', 1), "utf-8")
    with pytest.raises(UserError, match="KEYS: on circuitpython, all keys must be active at the same level"):
        boards.load("mine", tmp_path)


def test_pixels_and_buzzer_are_optional(tmp_path):
    path = tmp_path / "mine" / "board.py"
    path.parent.mkdir()
    head, tail = PICO[: PICO.index("PIXELS =")], PICO[PICO.index("BATTERY =") :]
    path.write_text(f"{head}PIXELS = None\nBUZZER = None\n{tail}", "utf-8")
    board = boards.load("mine", tmp_path)
    assert board.virtual()["pixels"] == 0
    assert board.picture()["pixels"] == ()
