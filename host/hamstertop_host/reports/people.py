"""Tell people apart in results from any number of devices. Portable: also used by the site.

A person is known by a key: the id, which stays whatever the spelling of the name, or else "=" and the name. The latest
spelling is shown. Equal names are one person if they come from different devices, unless one device knows two people
with this name, or both have sat at one table.
"""

from collections import OrderedDict

from hamstertop.saving.people import device
from hamstertop.saving.results import turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from .results import Finished

CUT = "…"  # the end of a name that was shortened to fit into a code


def key(id: str | None, name: str) -> str:
    """Return the key of a person, or "" at a seat that is known by its colour."""
    return id or (name and "=" + name)


def replaces(name: str, when: "Any", before: "Sequence[Any]") -> bool:
    """Return whether a name is shown instead of the one `before`, given as the name and when it was written. Names in
    full are preferred to shortened ones, and later ones to earlier ones."""
    cut, was_cut = name.endswith(CUT), before[0].endswith(CUT)
    return bool(was_cut if cut != was_cut else when >= before[1])


def shown(spelled: "Mapping[str, Sequence[Any]]", met: "Callable[[str, str], bool]") -> dict[str, str]:
    """Return the name to show for each key, which no other person has.

    Args:
        spelled: for each key, its name and when it was written so.
        met: a function that returns whether two keys have sat at one table.
    """
    same: dict[str, list[str]] = {}  # the keys with a name
    for _, each in sorted([(each[0] == "=", each) for each in spelled]):
        same.setdefault(spelled[each][0], []).append(each)
    found: dict[str, str] = {}
    for name, keys in same.items():
        one = _are_one(keys, met)
        for number, each in enumerate(keys):
            found[each] = name if one or not number else f"{name} ({number + 1})"
    return found


def _are_one(keys: "Sequence[str]", met: "Callable[[str, str], bool]") -> bool:
    devices = [device(each) for each in keys if each[0] != "="]
    if len(set(devices)) < len(devices):
        return False
    return not [each for at, each in enumerate(keys) for other in keys[:at] if met(each, other)]


def settle(games: "Sequence[Finished]") -> None:
    """Give each person in these games, which are given oldest first, one name that nobody else has."""
    spelled: dict[str, list[Any]] = OrderedDict()
    tables: dict[str, set[int]] = {}  # for each key, the numbers of its games
    for number, game in enumerate(games):
        for player, name, earlier in zip(game.result.players, game.names, game.earlier):
            for person, called in zip(turn(player), earlier + [name]):
                each = key(person.id, person.name)
                if each and (each not in spelled or replaces(called, number, spelled[each])):
                    spelled[each] = [called, number]
                tables.setdefault(each, set()).add(number)
    names = shown(spelled, lambda one, other: bool(tables[one] & tables[other]))
    for game in games:
        game.call(lambda key, name: names.get(key, name))
