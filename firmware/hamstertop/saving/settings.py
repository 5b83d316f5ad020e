"""The owner's settings, which are stored separately from games and validated when read: one record of named fields."""

from .. import chance
from . import fields, people, records
from .people import NOBODY, Person
from .storage import REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from ..board import Storage

BLOB = "settings"
SEATS = 6
BRIGHTEST = 3  # the highest setting for the lights
NEVER = 0  # when to explain games and their parts
FIRST_GAME = 1
EACH_GAME = 2
NAME_LENGTH = 16  # letters
KNOWN = 12  # maximum number of people
# Fields whose values are stored as they are, and must have the type of the default value
PLAIN = ("language", "last", "light", "sound", "full_after", "real_dice", "explains", "offered", "panel", "told") + (
    "device",
    "met",
    "table",
)


class Settings:
    """The settings, which have their default values if no valid ones are stored. Call `save` after a change."""

    def __init__(self, storage: "Storage", language: str = "en") -> None:
        """Read the settings from the storage. `language` is the default language."""
        self.language = language
        self.stored = False  # whether any settings were stored
        self.light = 2  # brightness, from 0 (dark) to BRIGHTEST
        self.sound = True
        self.full_after = 5  # number of partial refreshes before a full one
        self.last = ""  # the title that was played last
        self.real_dice = False  # whether the players roll real dice
        self.explains = FIRST_GAME
        self.knows: list[str] = []  # titles that players say they know, and variants played to the end
        self.new_to: list[str] = []  # the titles that they have said are new to them
        self.explained: dict[str, int] = {}  # for each title, the topics that have been explained, one bit for each
        self.offered = False  # whether players have been asked whether to enter names
        self.people: list[Person] = []  # the people known here, most recently seated first
        self.seats = [""] * SEATS  # the ids of the people in the next game
        self.table = 0  # number of players in the last game that began, or since then seated
        self.device = ""  # the first part of the ids made here, "" until the first one is made
        self.met = 0  # number of ids made here
        self.setups: dict[str, list[int]] = {}  # for each title, the values chosen for its next set-up event
        self.printed: dict[str, list[list[int]]] = {}  # for each title, what its cards have: a number and an answer
        self.panel = ""  # the `kind` of panel on which somebody has confirmed partial refreshes
        self.told = False  # whether players have been told how to confirm them
        self._storage = storage
        self._load()

    def value(self, name: str) -> "Any":
        """Return a setting as a value that does not change: a list of its entries or of its keys becomes a tuple."""
        value = getattr(self, name)
        return tuple(value) if isinstance(value, (list, dict)) else value

    # People

    @property
    def seated(self) -> list[Person]:
        """The people in the next game, with NOBODY at a seat that is known by its colour."""
        return [self.person(id) for id in self.seats]

    @property
    def names(self) -> list[str]:
        """The names of the people in the next game, "" for a seat's colour."""
        return [person.name for person in self.seated]

    @property
    def known(self) -> list[str]:
        """The names of all people known here, most recently seated first."""
        return [person.name for person in self.people]

    def person(self, id: str) -> Person:
        """Return the person with this id, or NOBODY."""
        for person in self.people:
            if person.id == id:
                return person
        return NOBODY

    def meet(self, name: str, source: "chance.Source") -> Person:
        """Return a new person with this name."""
        if not self.device or self.met > 255:  # two digits count the people
            self.met = 0
            try:
                self.device = "%02x%02x" % (chance.below(source, 256), chance.below(source, 256))
            except chance.StuckSource:
                self.device = "0000"
        person = Person("", "")
        while not person.id or person.id in [other.id for other in self.people]:
            person = Person(self.device + "%02x" % self.met, people.fitting(name))
            self.met += 1
        self.people.insert(0, person)
        self._forget_oldest()
        return person

    def seat(self, seat: int, id: str) -> None:
        """Seat a person, who leaves any other seat, or nobody if the id is ""."""
        self.seats = ["" if other == id else other for other in self.seats]
        self.seats[seat] = id
        if id:
            person = self.person(id)
            self.people.remove(person)
            self.people.insert(0, person)
        self._forget_oldest()

    def sit(self, table: "Sequence[Person]", source: "chance.Source") -> None:
        """Seat people from seat 0 on: NOBODY at a seat that is known by its colour, and somebody without an id who is
        new here. Others keep the seats beyond these."""
        ids = [person.id for person in table]
        self.seats = ids + ["" if id in ids else id for id in self.seats[len(ids) :]]
        for seat, person in enumerate(table):
            if person.name:
                self.seat(seat, person.id or self.meet(person.name, source).id)

    def call(self, seat: int, name: str, source: "chance.Source") -> None:
        """Seat the person with this name, whom it introduces if nobody here has the name. Seat nobody if it is ""."""
        same = [person for person in self.people if person.name == name]
        self.seat(seat, (same[0] if same else self.meet(name, source)).id if name else "")

    def respell(self, id: str, name: str) -> None:
        """Change the spelling of a person's name."""
        self.people = [Person(id, people.fitting(name)) if person.id == id else person for person in self.people]

    def forget(self, id: str) -> None:
        """Forget a person. Games and results keep them."""
        self.seats = ["" if other == id else other for other in self.seats]
        self.people = [person for person in self.people if person.id != id]

    def _forget_oldest(self) -> None:
        while len(self.people) > KNOWN:
            standing = [person for person in self.people if person.id not in self.seats]
            self.people.remove(standing[-1])

    # Titles

    def learn(self, title: str, knows: bool) -> None:
        """Record whether players say they know a title. If not, it is explained to them from the beginning."""
        self.knows = [other for other in self.knows if other.split(" ")[0] != title]
        self.new_to = [other for other in self.new_to if other != title]
        (self.knows if knows else self.new_to).append(title)
        if not knows:
            self.explained.pop(title, None)

    def note(self, title: str, number: int, answer: "int | None") -> None:
        """Record what this copy of a title has printed on its cards, or forget it if `answer` is None."""
        pairs = [pair for pair in self.printed.pop(title, ()) if pair[0] != number]
        pairs += [] if answer is None else [[number, answer]]
        if pairs:
            self.printed[title] = pairs

    # Storing

    def save(self) -> bool:
        """Store the settings. Return False if the storage fails; they are then lost when the power goes off."""
        stored = people.fields(self.people)
        for name in PLAIN + ("explained", "seats", "setups", "knows", "new_to", "printed"):
            stored[name] = getattr(self, name)
        try:
            self._storage.replace(BLOB, list(records.framed(records.SETTINGS, [fields.write(stored)])))
        except REFUSED + (ValueError,):  # ValueError: the record would be too long
            return False
        return True

    def _load(self) -> None:
        found: dict[str, Any] = {}
        try:
            for payload in records.Reader(self._storage.pieces(BLOB), records.SETTINGS):
                found = fields.read(payload)
                break
        except REFUSED + (ValueError,):
            return
        for name in PLAIN:
            if type(found.get(name)) is type(getattr(self, name)):
                setattr(self, name, found[name])
        self.light = self.light if 0 <= self.light <= BRIGHTEST else 2
        self.full_after = self.full_after if 1 <= self.full_after <= 99 else 5
        self.explains = self.explains if NEVER <= self.explains <= EACH_GAME else FIRST_GAME
        self.device = self.device if people.is_id(self.device + "00") and self.device else ""
        for title, bits in _items(found.get("explained")):
            if type(bits) is int:
                self.explained[title] = bits
        for name in ("knows", "new_to"):
            listed = found.get(name)
            if isinstance(listed, list):
                setattr(self, name, [title for title in listed if isinstance(title, str) and title])
        for title, values in _items(found.get("setups")):
            if is_setup(values):
                self.setups[title] = values
        for title, pairs in _items(found.get("printed")):
            if isinstance(pairs, list) and not [pair for pair in pairs if not is_setup(pair) or len(pair) != 2]:
                self.printed[title] = pairs
        try:
            self.people = [person for person in people.of_fields(found) if person.id and person.name]
        except ValueError:
            pass
        known, seats = [person.id for person in self.people], found.get("seats")
        if isinstance(seats, list) and len(seats) == SEATS:
            self.seats = [id if id in known else "" for id in seats]
        self.stored = bool(found)


def is_setup(values: "Any") -> bool:
    """Return whether these can be the values of a set-up event."""
    return isinstance(values, list) and not [each for each in values if type(each) is not int or not -128 <= each < 128]


def _items(value: "Any") -> "Iterable[tuple[str, Any]]":
    return value.items() if isinstance(value, dict) else ()
