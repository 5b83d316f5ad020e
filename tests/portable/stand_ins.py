"""Stand-ins for a board's own modules, on which the firmware's modules are loaded."""

import sys

FIRMWARE = __file__.replace("\\", "/").rsplit("/", 3)[0] + "/firmware"


# What a board's file says about its panel
PANEL = {
    "controller": "SSD1680",
    "width": 296,
    "height": 128,
    "pins": {"sck": 10, "mosi": 11, "cs": 9, "dc": 8, "reset": 12, "busy": 13},
    "busy_level": 1,
    "interval_ms": 1000,
    "full_ms": 2000,
    "partial_ms": 400,
}


class Module:
    """A module or other object with these attributes."""

    def __init__(self, **entries):
        for name, entry in entries.items():
            setattr(self, name, entry)


def micropythons_sys():
    """Return a stand-in for `sys`, because start-up changes its path, and attributes cannot be added to it on
    CircuitPython."""
    return Module(
        print_exception=print,
        implementation=sys.implementation,
        maxsize=sys.maxsize,
        modules=sys.modules,
        path=sys.path[:],
        platform=sys.platform,
        stdin=getattr(sys, "stdin", None),
    )


def start(name, say=print, changed=("", "")):
    """Run a start-up file as the runtime does, with one string in it `changed` to another. `say` is called with its
    output."""
    with open(FIRMWARE + "/start/" + name) as file:
        source = file.read().replace(changed[0] or "\0", changed[1])
    from hamstertop import unstarted

    before, unstarted.gc = unstarted.gc, sys.modules.get("gc", unstarted.gc)
    if sys.implementation.name == "cpython":
        sys.print_exception = print  # as on MicroPython
    try:
        exec(source, {"__name__": "__main__", "print": say})
    finally:
        unstarted.gc = before


def memory(free):
    """Return a stand-in for `gc` that finds this many bytes free on a board."""
    return Module(collect=lambda: None, mem_free=lambda: free)


def loaded_on(modules, package, act):
    """Call `act` and return its result. `act` reloads the modules of `package`, which then use the stand-ins in
    `modules`, a dict from names to modules."""
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
