"""The people who play. A person is an id, which stays, and a name, whose spelling may change.

An id is six hexadecimal digits: four for the device that first heard of the person, and two that count the people of
this device. Equal names from different devices can therefore be recognized as one person (see `reports.people` on the
host), and two people with the same name on one device can be told apart.
"""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

ID = 6  # length of an id
LONGEST = 80  # maximum size of a name in bytes
DIGITS = "0123456789abcdef"

Person = namedtuple("Person", ("id", "name"))
NOBODY = Person("", "")  # at a seat that is known by its colour


def device(id: str) -> str:
    """Return the part of a person's id that stands for the device on which it was made."""
    return id[: ID - 2]


def turns(people: "Sequence[Person]", seats: int, taken: "Sequence[int]") -> list[list[Person]]:
    """Return the people who have had each seat, in order: those with whom the game began, and those who took over.

    `people` has a person for each seat, and then one for each element of `taken`, which holds the seats that were taken
    over, in order."""
    found = [[person] for person in people[:seats]]
    for person, seat in zip(people[seats:], taken):
        found[seat].append(person)
    return found


def named(people: "Sequence[Person]", seat: int) -> str:
    """Return the name of the person at a seat, or "" if the seat is known by its colour."""
    return str(people[seat].name) if seat < len(people) else ""


def fields(people: "Iterable[Person]") -> "dict[str, Any]":
    """Return the fields `people` and `names`, which have the ids and names of `people`."""
    people = list(people)
    return {"people": [person.id for person in people], "names": [person.name for person in people]}


def columns(turns: "Sequence[Sequence[Person]]") -> "dict[str, Any]":
    """Return the fields `people`, `names` and `taken`, from which `turns` can restore who has had each seat."""
    later = [(seat, person) for seat, each in enumerate(turns) for person in each[1:]]
    found = fields([each[0] for each in turns] + [person for _, person in later])
    found["taken"] = [seat for seat, _ in later]
    return found


def of_fields(found: "dict[str, Any]") -> list[Person]:
    """Return the people in the fields `people` and `names`. Raise ValueError if there are none, or odd ones."""
    ids, names = found.get("people"), found.get("names")
    if not isinstance(ids, list) or not isinstance(names, list) or len(ids) != len(names):
        raise ValueError("people without names")
    for id, name in zip(ids, names):
        if not is_id(id) or not is_name(name):
            raise ValueError("not a person")
    return [Person(id, name) for id, name in zip(ids, names)]


def is_id(id: object) -> bool:
    """Return whether this is a person's id or ""."""
    return isinstance(id, str) and len(id) in (0, ID) and not [digit for digit in id if digit not in DIGITS]


def is_name(name: object) -> bool:
    """Return whether this can be a person's name or ""."""
    return isinstance(name, str) and len(name.encode()) <= LONGEST


def fitting(name: str) -> str:
    """Return as much of a name as fits into LONGEST bytes."""
    while len(name.encode()) > LONGEST:
        name = name[:-1]
    return name
