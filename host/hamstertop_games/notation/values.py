"""Read and write the values in options and positions, without spaces."""

import ast
from typing import Any

from hamstertop_games.hamsterrolle import falls

from .. import titles

FALLS = {repr(model): model for model in (falls.Falls(), falls.Told())}
HIDDEN = "?"


class NotationError(ValueError):
    """Raised for text that is not valid notation or contradicts the rules. The message says where, and why."""


def written(value: object, unknown: bool = False) -> str:
    """Write a plain value: a number, string or None, or a collection of such values. With `unknown`, None is written as
    HIDDEN."""
    if value is None:
        return HIDDEN if unknown else "None"
    if isinstance(value, str):
        return repr(value).replace(" ", "\\x20")
    if isinstance(value, (bool, int)):
        return repr(value)
    if isinstance(value, list):
        return f"[{','.join(written(each, unknown) for each in value)}]"
    if isinstance(value, tuple):
        return f"({','.join(written(each, unknown) for each in value)}{',' * (len(value) == 1)})"
    if isinstance(value, dict):
        return "{" + ",".join(f"{written(name)}:{written(each, unknown)}" for name, each in value.items()) + "}"
    text = repr(value)
    if text in FALLS and FALLS[text] == value:
        return text
    raise NotationError(f"{value!r} cannot be written; only numbers, strings, None, lists, tuples and dictionaries can")


def value_of(text: str) -> Any:
    """Raise NotationError if the string is not a plain value, HIDDEN or the `repr` of a model of falls."""
    if text in FALLS:
        return FALLS[text]
    try:
        return ast.literal_eval(text.replace(HIDDEN, "None"))
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise NotationError(f"{text!r} is not a valid value") from None


def write_options(options: Any) -> str:
    """Write the house rules that differ from the defaults, as `name=value` pairs separated by spaces."""
    return " ".join(f"{name}={written(value)}" for name, value in options.given().items())


def read_options(title: titles.Title, text: str) -> Any:
    """Raise NotationError if an option is malformed, unknown or given twice."""
    given = {}
    for part in text.split():
        name, sign, value = part.partition("=")
        if not sign:
            raise NotationError(f"options must have the form name=value, not {part!r}")
        if name in given:
            raise NotationError(f"the option {name} appears twice")
        given[name] = value_of(value)
    try:
        return title.options.of(**given)
    except (ValueError, TypeError, IndexError) as error:
        raise NotationError(f"options: {error}") from None


def begin(name: str, players: str, options: str) -> tuple[titles.Title, Any]:
    """Return the title with this name or folder name, and a new game."""
    found = [title for title in map(titles.load, titles.names()) if name in (title.id, title.name)]
    if not found:
        known = ", ".join(titles.load(each).name for each in titles.names())
        raise NotationError(f"unknown title {name!r} (known: {known})")
    title = found[0]
    if players not in map(str, title.players):
        raise NotationError(f"{title.name} must have {' or '.join(map(str, title.players))} players, not {players!r}")
    try:
        return title, title.game(int(players), read_options(title, options))
    except NotationError:
        raise
    except (ValueError, TypeError, IndexError) as error:
        raise NotationError(str(error)) from None


def folder(table: Any) -> str:
    """Return the name of the folder of a game's or a tracker's title."""
    return str(type(table).__module__.split(".")[-2])
