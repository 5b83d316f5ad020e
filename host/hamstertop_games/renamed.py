"""Deprecated module names from version 0.2, such as `hamstertop.games.whole`, which still work in this release but
emit a warning."""

import importlib
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
_OF_PLAYING = ("bots", "cluster", "intervals", "invariants", "search", "tables", "titles", "workers")
_OF_TITLES = {
    "hamsterdam": "abilities breach cards dam deploy ending flood game movement options phase roll setup",
    "hamsterrolle": "falls game options phases wheel",
    "run_hamster_run": "belt contest ending game options phase plan running turn",
    "score_pad": "game",
}
_OF_BOTS = {
    "hamsterdam": "bots counting figures invariants sensible",
    "hamsterrolle": "bots figures invariants",
    "run_hamster_run": "bots figures invariants lasting",
}
# Module name in 0.2 -> current name. An entry for a package also covers its modules.
MODULES = {
    **{f"hamstertop.games.{name}": f"hamstertop_games.{name}" for name in ("options", "whole")},
    "hamstertop.games.told": "hamstertop_games.rendering",
    **{
        f"hamstertop.games.{title}.{name}": f"hamstertop_games.{title}.{name}"
        for title, names in _OF_TITLES.items()
        for name in names.split()
    },
    **{f"hamstertop_host.playing.{name}": f"hamstertop_games.{name}" for name in _OF_PLAYING},
    **{
        f"hamstertop_host.playing.{title}_{name}": f"hamstertop_games.{title}.{name}"
        for title, names in _OF_BOTS.items()
        for name in names.split()
    },
    **{f"hamstertop_host.{name}": f"hamstertop_games.{name}" for name in ("envs", "notation", "positions")},
}
# Module from which other names have moved -> their new module, and the names
NAMES = {
    "hamstertop.games": ("hamstertop_games", ("TABLE", "IllegalChoice")),
    **{
        f"hamstertop.games.{title}": (f"hamstertop_games.{title}", ("TABLE", "Game", "IllegalChoice", "Options"))
        for title in TITLES
    },
}


def now(name: str) -> str:
    """Return the current name of a module from 0.2, or an empty string if the name has not changed."""
    package, _, module = name.rpartition(".")
    if name in MODULES:
        return MODULES[name]
    return f"{MODULES[package]}.{module}" if package in MODULES else ""


def _warn(old: str, new: str) -> None:
    text = f"{old} is now called {new}; the old name works only in this release"
    warnings.warn(text, DeprecationWarning, stacklevel=3)


class _Renamed:
    """A loader that imports a renamed module under its new name."""

    def create_module(self, spec: ModuleSpec) -> None:
        """Return None, so that Python makes a default module for `spec`, which `exec_module` replaces."""

    def exec_module(self, module: ModuleType) -> None:
        """Replace the module with the one under the new name."""
        old = module.__name__
        _warn(old, now(old))
        sys.modules[old] = importlib.import_module(now(old))


class Finder:
    """A finder for renamed modules, and for modules from which names have moved."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: Any = None) -> ModuleSpec | None:
        """Return a spec for the old name of a module, or for a module from which names have moved. Return None for any
        other module."""
        if now(name):
            return ModuleSpec(name, _Renamed())  # type: ignore[arg-type]  # has a loader's methods
        if name not in NAMES:
            return None
        spec = PathFinder.find_spec(name, path)
        if spec and spec.loader:
            load = spec.loader.exec_module

            def then(module: ModuleType) -> None:
                load(module)
                hand_out(module)

            spec.loader.exec_module = then  # type: ignore[method-assign]
        return spec


def hand_out(module: ModuleType) -> None:
    """Keep names available in `module` after they have moved to a different one."""
    home, names = NAMES[module.__name__]

    def moved(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")
        _warn(f"{module.__name__}.{name}", f"{home}.{name}")
        return getattr(importlib.import_module(home), name)

    handed: Callable[[str], Any] = moved
    vars(module)["__getattr__"] = handed


def install() -> None:
    """Make the old names work. Calling this again has no effect."""
    if Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)
        hand_out(sys.modules["hamstertop.games"])
