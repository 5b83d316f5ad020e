"""Parts, wires and the wiring diagram are derived only from the board's file."""

import re
import shutil
import xml.etree.ElementTree as ElementTree

import pytest

from hamstertop_host import boards, cli, paths
from hamstertop_host.boards import wiring


@pytest.mark.parametrize("name", boards.names())
def test_the_readme_and_the_wiring_diagram_of_every_board_are_up_to_date(name):
    board, folder = boards.load(name), paths.BOARDS / name
    readme = (folder / "README.md").read_text("utf-8")
    assert wiring.renewed(readme, board) == readme, f"run: hamstertop wiring {name} --write"
    assert (folder / "wiring.svg").read_text("utf-8") == wiring.picture(board), f"run: hamstertop wiring {name} --write"


@pytest.mark.parametrize("name", boards.names())
def test_every_readme_says_how_to_flash_and_what_does_not_work(name):
    readme = (paths.BOARDS / name / "README.md").read_text("utf-8")
    assert f"flash BOARD={name}`" in readme
    assert "## Known limits" in readme


def test_the_page_about_what_to_buy_says_how_each_board_was_tried():
    text = (paths.BOARDS.parent / "docs" / "buying.md").read_text("utf-8")
    rows = re.findall(r"^\| \[[^|]*boards/(\w+)/.*\| (.*) \|$", text, re.M)
    assert rows
    assert rows == [(name, boards.TRIED[boards.load(name).tried]) for name, _ in rows]


@pytest.mark.parametrize("name", boards.names())
def test_every_pin_in_a_boards_file_has_a_wire(name):
    board = boards.load(name)
    wired = {wire.pin for wire in wiring.wires(board)}
    wanted = [*board.panel.pins.values(), *(key.pin for key in board.keys)]
    wanted += [part.pin for part in (board.pixels, board.buzzer, board.latch, board.battery) if part]
    assert {board.pinout.label(pin) for pin in wanted} <= wired


@pytest.mark.parametrize("name", boards.names())
def test_the_wiring_diagram_is_well_formed_and_nothing_is_outside_it(name):
    root = ElementTree.fromstring(wiring.picture(boards.load(name)))
    width, height = (float(part) for part in root.attrib["viewBox"].split()[2:])
    assert root.attrib["width"] == f"{width:g}"
    for group in root.iter("{http://www.w3.org/2000/svg}g"):
        left, top = (float(part) for part in re.findall(r"[-\d.]+", group.attrib["transform"]))
        for box in group.iter("{http://www.w3.org/2000/svg}rect"):
            x, y, w, h = (float(box.attrib.get(side, 0)) for side in ("x", "y", "width", "height"))
            assert left + x >= 0
            assert left + x + w <= width
            assert top + y >= 0
            assert top + y + h <= height


def test_wires_end_at_their_pins():
    board = boards.load("pico_epaper29")
    picture = wiring.picture(board)
    left = board.pinout.left.split()
    for gpio in ("GP2", "GP3", "GP15"):
        label = re.search(rf'<circle cx="(\d+)" cy="(\d+)"[^>]*/>\n<text [^>]*>{gpio}</text>', picture)
        assert label, gpio
        assert left.index(gpio) * wiring.PITCH + 26 == int(label[2])
        assert f'V{label[2]} H{label[1]}"' in picture


@pytest.mark.parametrize("name", boards.names())
def test_each_key_that_is_wired_by_hand_has_a_capacitor(name):
    board = boards.load(name)
    wired = len({wire.part for wire in wiring.wires(board) if wire.part[:4] == "key " and wire.joined == wiring.WIRES})
    assert sum(count for count, what, _ in board.parts if "100 nF" in what) == wired
    assert wiring.picture(board).count(">100 nF<") == wired
    assert ("100 nF capacitor across each key" in wiring.section(board)) == bool(wired)


def test_the_command_prints_parts_and_wires(capsys):
    assert cli.main(["wiring", "pico_epaper29"]) == 0
    message = capsys.readouterr().out
    assert "| 3 | push button |" in message
    assert re.search(r"\| key A +\| left +\| GP2 +\| you wire it \|", message)


def test_the_command_draws_the_diagram_of_a_boards_page_or_names_the_file_that_it_cannot_write(
    tmp_path, capsys, monkeypatch
):
    drawn = tmp_path / "magtag" / "wiring.svg"
    shutil.copytree(paths.BOARDS / "magtag", drawn.parent)
    drawn.unlink()
    monkeypatch.setattr(paths, "BOARDS", tmp_path)
    assert cli.main(["wiring", "magtag", "--write"]) == 0
    assert drawn.read_text("utf-8") == wiring.picture(boards.load("magtag"))
    drawn.unlink()
    drawn.mkdir()
    assert cli.main(["wiring", "magtag", "--write"]) == 2
    assert str(drawn) in capsys.readouterr().err


def test_a_readme_without_the_wiring_section_is_refused():
    with pytest.raises(ValueError, match=r"section from .* not found"):
        wiring.renewed("# Mine\n", boards.load("magtag"))
