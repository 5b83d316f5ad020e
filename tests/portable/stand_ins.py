"""Putting modules in the place of a board's own while the firmware's are loaded on them."""

import sys

FIRMWARE = __file__.replace("\\", "/").rsplit("/", 3)[0] + "/firmware"


class Module:
    """A module, or anything else, made of its entries."""

    def __init__(self, **entries):
        for name, entry in entries.items():
            setattr(self, name, entry)


def start(name):
    """Run a start-up file as the runtime does."""
    with open(FIRMWARE + "/start/" + name) as file:
        source = file.read()
    exec(source, {"__name__": "__main__"})


def loaded_on(modules, package, act):
    """What `act` returns; the firmware's `package` that it imports is loaded anew, on `modules` by their names."""
    for name in list(sys.modules):
        if name.startswith(package):
            del sys.modules[name]
    before = {name: sys.modules.get(name) for name in modules}
    sys.modules.update(modules)
    try:
        return act()
    finally:
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
