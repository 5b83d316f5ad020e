"""Modules in files are found by what their folders hold, which is read once."""

import os
import sys

from stand_ins import Module, loaded_on

FOLDERS = "hamstertop.hardware.micropython.folders"
TREE = {
    "/hamstertop": [("app.mpy", 0x8000), ("words", 0x4000), ("words.mpy.new", 0x8000)],
    "/hamstertop/words": [("packed.mpy", 0x8000)],
}


def folders(modules):
    """The module, on these of the runtime."""
    return loaded_on(modules, FOLDERS, lambda: __import__(FOLDERS, None, None, ("Folders",)))


def on_a_tree():
    """A file system, and the folders that it has read, in order."""
    read = []

    def ilistdir(path):
        read.append(path)
        if path not in TREE:
            raise OSError(2)
        return iter(TREE[path])

    return folders({"os": Module(ilistdir=ilistdir), "vfs": Module(mount=None)}).Folders(), read


def kind(system, path):
    try:
        return system.stat(path)[0]
    except OSError as error:
        return None if error.args[0] == 2 else error


def test_a_module_is_there_in_the_form_that_it_has_and_in_no_other():
    system, _ = on_a_tree()
    paths = ("app", "app.py", "app.mpy", "words", "words.mpy", "mpy")
    found = {path: kind(system, "/hamstertop/" + path) for path in paths}
    assert found == {"app": None, "app.py": None, "app.mpy": 0x8000, "words": 0x4000, "words.mpy": None, "mpy": None}
    assert kind(system, "/hamstertop/words/packed.mpy") == 0x8000
    assert kind(system, "/nowhere/app.mpy") is None


def test_each_folder_is_read_once():
    system, read = on_a_tree()
    for _ in range(3):
        for path in ("/hamstertop/app.mpy", "/hamstertop/words/packed.mpy", "/nowhere/app.mpy", "/hamstertop/no.mpy"):
            kind(system, path)
    assert read == ["/hamstertop", "/hamstertop/words", "/nowhere"]


def test_packages_are_looked_for_there_and_all_of_their_modules_are_found():
    if sys.implementation.name != "micropython":
        return  # nothing can be mounted
    import hamstertop

    opened, module = [], folders({})
    before, open_file = hamstertop.__path__, module.Folders.open

    def noted(self, path, mode):
        opened.append(path.rsplit("/", 1)[1].split(".")[0])
        return open_file(self, path, mode)

    module.Folders.open = noted
    try:
        module.find(hamstertop)
        module.find(Module(__path__="hamstertop"))  # once more, after a start that failed
        sys.modules.pop("hamstertop.ticks", None)
        from hamstertop import ticks

        assert (ticks.diff(5, 3), opened) == (2, ["ticks"])
        assert "companion" in [entry[0] for entry in os.ilistdir(hamstertop.__path__)]
        assert os.listdir(module.PLACE) == [], "else it would never end for who lists all files"
    finally:
        module.Folders.open = open_file
        hamstertop.__path__ = before
