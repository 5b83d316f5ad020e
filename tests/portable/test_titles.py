"""A title's modules are imported one after another when it is opened, because each nested import takes 2 KB of the
stack."""

import sys

import released
from hamstertop import chance
from hamstertop.games import titles
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import RIGHT, Fingers

WHOLE = sys.implementation.name == "cpython"  # here, a title's package imports the complete game


def loaded(title):
    """Return which modules of a title have been imported, without the packages that contain them."""
    return [name for name in titles.package(title).MODULES if titles.folder(title) + "." + name in sys.modules]


def test_each_module_of_a_title_imports_only_those_listed_before_it():
    for title in titles.names():
        for name in titles.package(title).MODULES:
            before = loaded(title)
            titles.imported(titles.folder(title) + "." + name)
            assert WHOLE or loaded(title) == before + [name], title


def test_opening_a_title_imports_its_modules_in_the_listed_order():
    module, asked = titles.imported, []
    for title in titles.names():
        package, screens = titles.package(title), titles.screens(title)
        names = [titles.folder(title) + "." + name for name in package.MODULES]
        titles.imported = lambda name, package=package: asked.append(name) or package
        del sys.modules[names[-1]]
        try:
            titles.screens(title)
        finally:
            titles.imported, sys.modules[names[-1]] = module, screens
        assert [name for name in asked if name in names] == names


def test_lights_respond_to_a_press_that_opens_a_title_before_its_import():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.settle()
    seen, screens = [], titles.screens
    player.board.lights = lambda rgb: seen.append("light" if any(rgb) else "dark")
    titles.screens = lambda title: seen.append("import") or screens(title)
    try:
        player.press(RIGHT)
    finally:
        titles.screens = screens
    assert "light" in seen[: seen.index("import")]


def test_games_come_before_tools_on_the_first_screen():
    assert [title for title in titles.names() if title in released.TITLES] == list(released.TITLES)
