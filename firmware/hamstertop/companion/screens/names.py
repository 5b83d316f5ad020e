"""Players' names, which are entered letter by letter or on a keyboard, or chosen from known names."""

from ...content import content, grid, key, letters, line, row, say
from ...drawing import canvas as drawing
from ...drawing.fonts import capitals, large, plate
from ...saving.settings import NAME_LENGTH
from ...words import COMPANION
from ..asking import pick, player_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content
    from ..look import Look

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKS = " -'.’"


def names(look: "Look", tracker: "Any", cursor: "int | None", players: int, start: "Action") -> "Content":
    """Ask which seat's name to change, in general or for a game that is about to begin. The last line begins
    such a game with the action `start`."""
    seated, colours = look.setting("names"), look.common.seats
    free = [other for other in look.setting("known") if other not in seated]
    rows = []
    for seat in range(players):
        action = ("open", known if seated[seat] or free else name, seat)
        rows.append(player_line(look, seat, action, colours[seat] if seated[seat] else ""))
    if start:
        rows.append(line(look.common.start, start, "▶"))
    return pick(look, cursor, "names", look.words("settings", COMPANION).names, rows)


def known(look: "Look", tracker: "Any", cursor: "int | None", seat: int) -> "Content":
    """Ask for a seat's name: a known name that nobody else has, a new name, or the seat's colour."""
    seated, texts, colour = look.setting("names"), look.words("settings", COMPANION), look.common.seats[seat]
    rows = [line(texts.new_name, ("then", ("back",), ("open", name, seat)), "▶")]
    rows += [line(other, called(seat, other)) for other in look.setting("known") if other not in seated]
    if seated[seat]:
        rows.append(line(colour, called(seat, "")))
    return pick(look, cursor, "known", texts.name_of % colour, rows, 1)


def called(seat: int, name: str) -> "Action":
    """Return the action that gives a seat this name, or its colour if the name is ""."""
    return ("then", ("back",), ("name", seat, name))


def name(look: "Look", tracker: "Any", cursor: "tuple[str, int] | None", seat: int) -> "Content":
    """Ask for a player's name, letter by letter. Two keys turn a wheel of letters; the third adds the marked letter.

    The wheel ends with delete and done. On a board with a keyboard, whole names can be typed. Leaving the screen stores
    the name.
    """
    words = look.words("settings", COMPANION)
    text, at = cursor or (look.setting("names")[seat], 0)
    wheel = _wheel(text, words)
    done = called(seat, text.strip())
    take: Action = ("at", (text + wheel[at], at) if len(text) < NAME_LENGTH else (text, at))
    if at == len(wheel) - 1:
        take = done
    elif at == len(wheel) - 2:
        take = ("at", (text[:-1], at))
    keys = (
        key("◀", ("at", (text, (at - 1) % len(wheel))), repeats=True),
        key("▶", ("at", (text, (at + 1) % len(wheel))), repeats=True),
        key(words.letter, take),
    )
    body = (letters(text, NAME_LENGTH, wheel, at, drawable, lambda written: called(seat, _drawable(written))),)
    ways = None, None, (look.common.back, done)
    return content("name", words.name_of % look.common.seats[seat], body, keys, ways=ways)


def _wheel(text: str, words: "Any") -> list[str]:
    """Return the letters of the wheel, in capitals at the start of a word and otherwise in lower case, followed by
    delete and done."""
    great, small = words.accents
    first = not text or text[-1] in " -"
    alphabet = CAPITALS + great if first else CAPITALS.lower() + small
    return list(alphabet + " -") + [words.delete, words.name_done]


def _drawable(text: str) -> str:
    """Return `text` without characters that names cannot contain, cut to the maximum length of a name."""
    return "".join([char for char in text if drawable(char)])[:NAME_LENGTH].strip()


def drawable(char: str) -> bool:
    """Return whether a name can contain this character: a letter that can be drawn, with or without its marks, or one
    of MARKS."""
    if char in MARKS:
        return True
    if char < "A" or "Z" < char < "a" or "z" < char < "À" or char in "×÷":
        return False
    return drawing.has(large, char) and all([drawing.has(plate, great) for great in capitals(char)])


def offer(look: "Look", tracker: "Any", cursor: None, players: int, start: "Action") -> "Content":
    """Offer to enter names once, before the first game, so that results show who played."""
    words = look.words("names", COMPANION)
    later, now = ("then", ("back",), start), ("then", ("back",), ("open", names, players, start))
    body = grid((), [row(seat, ()) for seat in range(players)]), say(words.do, words.why)
    return content("offer", words.title, body, (key(words.later, later), None, key(words.now, now)))
