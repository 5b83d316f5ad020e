"""Putting modules in the place of a board's own while the firmware's are loaded on them."""

import sys


class Module:
    """A module, or anything else, made of its entries."""

    def __init__(self, **entries):
        for name, entry in entries.items():
            setattr(self, name, entry)


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
