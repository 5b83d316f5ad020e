"""Players' names, which are entered letter by letter or on a keyboard, or chosen from known names."""

from ...content import content, grid, key, letters, line, row, say
from ...saving.settings import NAME_LENGTH
from ...words import COMPANION
from ..asking import pick, player_line
from . import new_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...content import Action, Content
    from ...games import Event
    from ...saving.people import Person
    from ..look import Look


def names(look: "Look", tracker: "Any", cursor: "int | None", players: int) -> "Content":
    """Ask which seat's name to change. The last line leads to all people known here."""
    seated, colours = look.setting("names"), look.common.seats
    free = [other for other in look.setting("known") if other not in seated]
    rows = []
    for seat in range(players):
        action = ("open", known, seat) if seated[seat] or free else _asked(look, seat)
        rows.append(player_line(look, seat, action, colours[seat] if seated[seat] else ""))
    if look.setting("people"):
        rows.append(line(look.words("names", COMPANION).everybody, ("open", everybody), "▶"))
    return pick(look, cursor, "names", look.words("settings", COMPANION).names, rows)


def known(look: "Look", tracker: "Any", cursor: "int | None", seat: int) -> "Content":
    """Ask for a seat's name: a known name that nobody else has, a new name, or the seat's colour."""
    seated, texts, colour = look.setting("names"), look.words("settings", COMPANION), look.common.seats[seat]
    rows = [line(texts.new_name, ("then", ("back",), _asked(look, seat)), "▶")]
    rows += [
        line(other, ("then", ("back",), ("name", seat, other)))
        for other in look.setting("known")
        if other not in seated
    ]
    if seated[seat]:
        rows.append(line(colour, ("then", ("back",), ("name", seat, ""))))
    return pick(look, cursor, "known", texts.name_of % colour, rows, 1)


def _asked(look: "Look", seat: int) -> "Action":
    """Return the action that asks for a seat's name."""
    heading = look.words("settings", COMPANION).name_of % look.common.seats[seat]

    def called(text: str) -> "Action":
        return ("name", seat, text)

    return ("open", name, heading, look.setting("names")[seat], called)


def everybody(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the people known here, most recently seated first."""
    rows = [line(person.name, ("open", about, person), "▶") for person in look.setting("people")]
    return pick(look, cursor, "everybody", look.words("names", COMPANION).everybody, rows)


def about(look: "Look", tracker: "Any", cursor: "int | None", person: "Person") -> "Content":
    """Offer to change the spelling of a person's name, or to forget the person."""
    words = look.words("names", COMPANION)

    def called(text: str) -> "Action":
        return ("respell", person.id, text)

    respelled = ("then", ("back",), ("open", name, person.name, person.name, called))
    forgotten = ("then", ("back",), ("then", ("back",), ("forget", person.id)))
    rows = (
        line(words.respell, respelled, "▶"),
        line(words.forget, ("ask", words.forget_ask % person.name, forgotten, words.forget_why)),
    )
    return pick(look, cursor, "person", person.name, rows)


def name(
    look: "Look",
    tracker: "Any",
    cursor: "tuple[str, int] | None",
    heading: str,
    spelled: str,
    called: "Callable[[str], Action]",
    most: int = NAME_LENGTH,
) -> "Content":
    """Ask for a name of at most `most` letters, letter by letter, beginning with the one that is `spelled` so far. Two
    keys turn a wheel of letters; the third adds the marked letter.

    The wheel ends with delete and done. On a board with a keyboard, whole names can be typed. Leaving the screen, which
    is labelled done once the text has changed, stores the name: `called(text)` is the action that does this.
    """
    words = look.words("settings", COMPANION)
    text, at = cursor or (spelled, 0)
    wheel = _wheel(text, words)

    def done(written: str) -> "Action":
        return ("then", ("back",), called(written)) if written != spelled else ("back",)

    label = words.letter
    take: Action = ("at", (text + wheel[at], at) if len(text) < most else (text, at))
    if at == len(wheel) - 1:
        take, label = done(text.strip()), look.common.ok
    elif at == len(wheel) - 2:
        take, label = ("at", (text[:-1], at)), look.common.ok
    keys = (
        key("◀", ("at", (text, (at - 1) % len(wheel))), repeats=True),
        key("▶", ("at", (text, (at + 1) % len(wheel))), repeats=True),
        key(label, take),
    )
    body = (letters(text, most, wheel, at, lambda written: done(_name(written, most))),)
    ways = None, None, (look.common.back if text.strip() == spelled else words.name_done, done(text.strip()))
    return content("name", heading, body, keys, ways=ways)


def _wheel(text: str, words: "Any") -> list[str]:
    """Return the letters of the wheel, in capitals at the start of a word and otherwise in lower case, followed by
    delete and done."""
    great, small = words.alphabet
    letters = great if not text or text[-1] in " -" else small
    return list(letters + " -") + [words.delete, words.name_done]


def _name(text: str, most: int) -> str:
    """Return typed text as a name: without control characters, and cut to the maximum length."""
    return "".join([char for char in text if char >= " "]).strip()[:most].strip()


def offer(look: "Look", tracker: "Any", cursor: None, title: str, event: "Event") -> "Content":
    """Offer to enter names once, before the first game, so that results show who played. The game of a title begins
    with this set-up event."""
    words = look.words("names", COMPANION)
    later = ("then", ("back",), new_game.begin(look, title, event))
    now = ("then", ("back",), ("show", "tonight", title, event))
    rows = [row(seat, ()) for seat in range(new_game.players(title, event[1:]))]
    keys = key(words.later, later), None, key(words.now, now)
    return content("offer", words.title, (grid((), rows), say(words.do, words.why)), keys)
