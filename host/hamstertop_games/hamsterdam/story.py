"""A whole game as text to read: what everybody does, and how the dams stand at the start of each round. Portable."""

from hamstertop_games.hamsterdam import cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hamstertop_games import Choice
    from hamstertop_games.hamsterdam.dam import Dam
    from hamstertop_games.hamsterdam.game import Game

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def story(game: "Game", choose: "Callable[[Game], Choice]") -> "Iterator[str]":
    """The lines of a game, which is played to its end with the choices of `choose`."""
    rounds = 0
    while not game.over:
        if game.phase == "roll" and rounds != game.tracker.round:
            rounds = game.tracker.round
            yield ""
            yield f"Round {rounds}"
            for row in table(game):
                yield "  " + row
        choice = choose(game)
        indent = "  " if game.phase in ("roll", "reroll") else "    "
        parts = describe(game, choice)
        game.play(choice)
        yield indent + parts + _consequences(game)
    yield ""
    yield "The end"
    for row in table(game):
        yield "  " + row
    for place, seat, water in game.standings():
        yield f"  {place}. {NAMES[seat]}, {water} tokens"


def _consequences(game: "Game") -> str:
    """What the companion hears, where it is more than a press to go on."""
    parts = []
    for event in game.events:
        if event[0] == "water":
            parts.append(f"water: {NAMES[event[1]]} has {game.tracker.piles[event[1]]}")
        elif event[0] == "breach" and event[2]:
            parts.append(f"{event[2]} more to the pile of {NAMES[event[1]]}")
        elif event[0] == "nobody":
            parts.append("nobody has it")
        elif event[0] == "skips":
            parts.append("instead of moving")
    return " (" + "; ".join(parts) + ")" if parts else ""


# How the dams stand


def table(game: "Game") -> list[str]:
    """What everybody can see, in lines."""
    return [line(game, seat) for seat in range(game.players)]


def line(game: "Game", seat: int) -> str:
    """One dam: a number, what stands on it (h for each hamster), ~ for each token; -- where it is flipped."""
    dam = game.dams[seat]
    parts = [_card(dam, position) for position in range(len(dam.numbers))]
    text = NAMES[seat] + " " * (5 - len(NAMES[seat])) + " | ".join(parts)
    if dam.pile:
        text += "   resting: " + stack(dam.pile)
    return text + f"   pile {game.tracker.piles[seat]}"


def _card(dam: "Dam", position: int) -> str:
    if not dam.left <= position < dam.right:
        return "--"
    found = [str(dam.numbers[position])]
    if dam.stacks[position]:
        found.append(stack(dam.stacks[position]))
    if dam.tokens[position]:
        found.append("~" * dam.tokens[position])
    return " ".join(found)


def stack(pile: "tuple[int, ...]") -> str:
    """Specials by name, an h for each other hamster."""
    names = [cards.name(card) for card in pile if card < cards.STANDARD]
    others = len(pile) - len(names)
    if others:
        names.append("h" * others)
    return " ".join(names)


# What a choice is in words


def describe(game: "Game", choice: "Choice") -> str:
    """A choice that is about to be played, in one line."""
    return _WORDS[choice[0]](game, choice)


def _who(game: "Game") -> str:
    return NAMES[game.seat or 0]


def _at(game: "Game", seat: int, position: int) -> str:
    """The number of a card, and which it is from the left where a dam has several."""
    numbers = game.dams[seat].numbers
    number = numbers[position]
    if numbers.count(number) == 1:
        return f"the {number}"
    return f"the {number} (card {position + 1})"


def _card_name(card: int) -> str:
    return "a hamster" if card == cards.STANDARD else cards.name(card)


def _here(game: "Game", position: int) -> str:
    return _at(game, game.seat or 0, position)


def _roll(game: "Game", choice: "Choice") -> str:
    _, a, b = choice
    if game.phase == "whack":
        return f"Whack-a-Mole rolls {a} and {b}"
    seat = game.tracker.to_act
    return f"{NAMES[game.tracker.roller if seat is None else seat]} rolls {a} and {b}: {a + b}"


def _give(game: "Game", choice: "Choice") -> str:
    if game.players == 2:
        return f"{_who(game)} passes the {choice[1]} and the {choice[2]}"
    return f"{_who(game)} passes the {choice[1]} left and the {choice[2]} right"


def _lay(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} lays the {choice[1]}"


def _deal(game: "Game", choice: "Choice") -> str:
    return f"{NAMES[game.receiver]} is dealt {_card_name(choice[1])}"


def _keep(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} keeps {_card_name(choice[1])}"


def _place(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} places {_card_name(choice[1])} on {_here(game, choice[2])}"


def _hold(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} holds {_card_name(choice[1])} back"


def _clear(game: "Game", choice: "Choice") -> str:
    name = _card_name(choice[1])
    if len(choice) == 4:  # from the dam
        name += " from " + _here(game, choice[2])
    return f"{_who(game)} gives up {name} to clear a token on {_here(game, choice[-1])}"


def _pass(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} passes ({game.phase})"


def _plug(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} plugs {_here(game, choice[2])} with {_card_name(choice[1])}"


def _flood(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} lets water in at {_here(game, choice[1])}"


def _flip(game: "Game", choice: "Choice") -> str:
    dam = game.dams[game.seat or 0]
    position = dam.right - 1 if choice[1] else dam.left
    return f"{_who(game)} flips {_here(game, position)}"


def _sacrifice(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} sacrifices {_card_name(choice[1])} on {_here(game, choice[2])}"


def _move(game: "Game", choice: "Choice") -> str:
    _, card, position, to = choice
    return f"{_who(game)} moves {_card_name(card)} from {_here(game, position)} to {_here(game, to)}"


def _choose(game: "Game", choice: "Choice") -> str:
    return "{} takes the {} roll".format(_who(game), "new" if choice[1] else "old")


def _put(game: "Game", choice: "Choice") -> str:
    return f"{_who(game)} puts Whack-a-Mole on {_here(game, choice[1])}"


def _ability(game: "Game", choice: "Choice") -> str:
    verb, kind, position = choice[:3]
    who = f"{_who(game)}'s {cards.name(kind)}"
    if verb == "copy":
        who = f"{_who(game)}'s Copycatster, as {cards.name(kind)},"
    return f"{who} on {_here(game, position)} acts{_how(game, kind, choice[3:])}"


def _how(game: "Game", kind: int, values: "Choice") -> str:
    if kind == cards.SPINSTER:
        return f": one die shows {values[1]}"
    if kind == cards.MOBSTER:
        return ": one more" if values[0] > 0 else ": one less"
    if kind in (cards.BLOBSTER, cards.CHEEKSTER, cards.MARKED):
        return ": no water at " + _here(game, values[0])
    if kind in (cards.NAPSTER, cards.SPEEDSTER):
        return ": to " + _here(game, values[0])
    if kind == cards.BOMBSTER:
        return f": a flood at {_at(game, values[0], values[1])} of {NAMES[values[0]]}"
    if kind == cards.MOMSTER:
        return ": back come " + " and ".join([_card_name(card) for card in values])
    if kind in (cards.CONTRACTSTER, cards.HUCKSTER):
        seat, position, to = values[0], values[-2], values[-1]
        what = "a token" if kind == cards.CONTRACTSTER else "a hamster"
        return f": {what} of {NAMES[seat]} from {_at(game, seat, position)} to {_at(game, seat, to)}"
    return ""


_WORDS = {
    "roll": _roll,
    "give": _give,
    "lay": _lay,
    "deal": _deal,
    "keep": _keep,
    "place": _place,
    "hold": _hold,
    "clear": _clear,
    "pass": _pass,
    "plug": _plug,
    "flood": _flood,
    "flip": _flip,
    "sacrifice": _sacrifice,
    "move": _move,
    "choose": _choose,
    "put": _put,
    "use": _ability,
    "copy": _ability,
}
