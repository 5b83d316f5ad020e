"""Encode Hamsterdam's actions and observations."""

import itertools
from array import array
from typing import TYPE_CHECKING, Any

from hamstertop.games.hamsterdam.specials import SPECIALS
from hamstertop_games.hamsterdam import cards, game
from hamstertop_games.hamsterdam.abilities import ABILITIES, COPIES
from hamstertop_games.hamsterdam.cards import FLIPPED, NUMBERS, STANDARD

from .codes import HIDDEN, Array, Choice, Part, Row, Short, add, seats_part, soft

if TYPE_CHECKING:
    from hamstertop_games.hamsterdam.game import Game
    from hamstertop_games.hamsterdam.options import Options

CHANCE = 36  # two dice
NOBODY = False

PHASES = [*game.PHASES, "over"]
POSITIONS = range(len(NUMBERS))
WIDTH = len(NUMBERS)
KINDS = range(len(SPECIALS))
STEPS = tuple((at, to) for at in POSITIONS for to in (at - 1, at + 1) if to in POSITIONS)
MOVES = tuple((at, to) for at in POSITIONS for to in POSITIONS if to != at)
ENDS = (0, 1)


def kinds_of_cards(options: "Options") -> range:
    """Return the kinds of hamster cards. Specials that are turned over count as kinds of their own only under
    HD-A25."""
    return range(FLIPPED + len(SPECIALS) if options.turn_back else FLIPPED)


def _in_pile(every: range) -> list[int]:
    """Return the kinds that can be in a reinforcement pile. A Cheekster loses its token before it gets there."""
    return [card for card in every if card != cards.MARKED]


def rows(players: int, options: "Options") -> list[Row]:
    """Return all actions: choices without the values that the position implies, with other seats counted from the seat
    to act."""
    every = kinds_of_cards(options)
    found: list[Row] = [
        ("keep", KINDS),
        ("place", POSITIONS),
        ("clear", _in_pile(every), POSITIONS),
        ("plug", every, POSITIONS),
        ("flood", POSITIONS),
        ("flip", ENDS),
        ("sacrifice", every),
        ("move", every, STEPS),
        ("choose", ENDS),
        ("put", POSITIONS),
        ("pass",),
    ]
    if not options.classic:
        pairs = itertools.combinations(NUMBERS, 2) if players == 2 else itertools.permutations(NUMBERS, 2)
        found += [("give", tuple(pairs)), ("lay", NUMBERS)]
    if options.may_hold_back:
        found.append(("hold",))
    if options.pile_clears:
        found.append(("clear", (cards.SWIMSTER,), STEPS))
    else:
        found.append(("clear", every, POSITIONS, POSITIONS))
    others = range(1, players)
    for kind in sorted(ABILITIES):
        found += [("use", (kind,), *fields) for fields in _fields(kind, every, others, options)]
    for kind in sorted(ABILITIES | COPIES):
        if (kind in ABILITIES and ABILITIES[kind].copied) or (options.copy_any and kind in COPIES):
            found += [("copy", (kind,), *fields) for fields in _fields(kind, every, others, options)]
    return found


def _fields(kind: int, every: range, others: range, options: "Options") -> list[tuple[Any, ...]]:
    """Return the positions where this kind of special can act, followed by its ability's values in the order of
    `abilities`."""
    at = POSITIONS
    if kind == cards.SPINSTER:
        return [(at, (0, 1), range(1, 7))]
    if kind == cards.MOBSTER:
        return [(at, (-1, 1))]
    if kind == cards.SPEEDSTER:
        return [(MOVES,)]
    if kind in (cards.NAPSTER, cards.SWIMSTER):
        return [(STEPS,)]
    if kind == cards.BLOBSTER:
        return [(tuple((spot, flooded) for spot in at for flooded in (spot - 1, spot, spot + 1) if flooded in at),)]
    if kind == cards.BOMBSTER:
        return [(at, others, at)]
    if kind == cards.CONTRACTSTER:
        return [(at, (0, *others) if options.contract_any_dam else (0,), STEPS)]
    if kind == cards.HUCKSTER:
        return [(at, others, every[STANDARD:], MOVES if options.huckster_any_distance else STEPS)]
    if kind == cards.MOMSTER:
        return [(at,), (at, tuple(itertools.combinations_with_replacement(_in_pile(every), 2)))]
    return [(at,)]


def _ability(game: "Game", choice: Choice) -> Choice:
    """Return a "use" or "copy" choice without the values that the position implies."""
    verb, kind, position, *values = choice
    if kind in (cards.BOMBSTER, cards.CONTRACTSTER, cards.HUCKSTER):
        values[0] = (values[0] - game.actor) % game.players
    elif (kind == cards.MOMSTER and len(values) == 1) or kind in STOPS:
        values = []  # implied: all cards in the pile, or the special's own position
    return (verb, kind, position, *values)


STOPS = (cards.CHEEKSTER, cards.MARKED, cards.TWINSTER)  # these stop a flood at their own position

SHORT: dict[str, Short] = {
    "place": lambda game, choice: ("place", choice[2]),
    "hold": lambda game, choice: ("hold",),
    "sacrifice": lambda game, choice: choice[:2],
    "use": _ability,
    "copy": _ability,
}


def parts(players: int, options: "Options") -> list[Part]:
    every = len(kinds_of_cards(options))
    found = [
        seats_part(players),
        Part("phase", len(PHASES), "one hot: " + ", ".join(PHASES)),
        Part("turn", 1, "12"),
        Part("round", 1, "n/(n+3)"),
        Part("dice", 2, "6; 0 before a roll"),
        Part("total", 1, "12"),
        Part("before", 3, "6, 6, 12: dice and total that a Physicster may keep"),
        Part("flags", 2, "0/1: whether abilities are being used instead of moves, whether a roll is settled"),
        Part("floods", WIDTH, "0/1, by position: where the seat to act is flooded"),
        Part("hand", every, "n/(n+1), by card: hamsters to place"),
        Part("next", every, "one hot, by card: the one to place"),
    ]
    for seat in range(players):
        found += [Part(name, size, scale, low, seat) for name, size, scale, low in PLAYER]
        found += [
            Part("pile", every, "n/(n+1), by card", seat=seat),
            Part("stacks", every * WIDTH, "n/(n+1), by position and card", seat=seat),
            Part("used", STANDARD * WIDTH, "n/(n+1), by position and card", seat=seat),
        ]
    return found


PLAYER = (
    ("asked", 2, "0/1: to act, rolls first in a round", 0.0),
    ("roll", 1, "12; -1 if no longer rolling for first player", HIDDEN),
    ("value", 1, "12: the settled roll as this player counts it", 0.0),
    ("gained", 1, "n/(n+2)", 0.0),
    ("flood pile", 1, "n/(n+8)", 0.0),
    ("counted", 1, "n/(n+8): of the pile", 0.0),
    ("flipped", 1, "11", 0.0),
    ("dam counted", 1, "n/(n+8); -1 if not counted yet", HIDDEN),
    ("hamsters counted", 1, "n/(n+8); -1 if not counted yet", HIDDEN),
    ("left, right", 2, "11", 0.0),
    ("out", 1, "n/(n+8)", 0.0),
    ("given", 2, "12; -1 if hidden", HIDDEN),
    ("cards in hand", WIDTH, "n/(n+1), by number: dam cards", 0.0),
    ("dealt", len(SPECIALS), "n/(n+1), by kind; -1 if hidden", HIDDEN),
    ("kept", len(SPECIALS), "n/(n+1), by kind; -1 if hidden", HIDDEN),
    ("dam cards", WIDTH, "12: their numbers from the left", 0.0),
    ("tokens", WIDTH, "n/(n+1), by position", 0.0),
)
_ELEVENTHS = [count / WIDTH for count in range(WIDTH + 1)]
_TWELFTHS = [number / 12 for number in range(13)]


def fill(game: "Game", seat: int, private: bool, out: Array, at: dict[str, int]) -> None:
    t, n = game.tracker, game.players
    out[seat] = 1.0
    out[at["phase"] + PHASES.index(game.phase)] = 1.0
    place = at["turn"]
    out[place] = t.turn / 12
    out[place + 1] = t.round / (t.round + 3)
    if t.dice:
        out[place + 2], out[place + 3] = t.dice[0] / 6, t.dice[1] / 6
    out[place + 4] = _TWELFTHS[t.total]
    dice, total = t.before
    if dice:
        out[place + 5], out[place + 6] = dice[0] / 6, dice[1] / 6
    out[place + 7] = _TWELFTHS[total]
    out[place + 8] = t.skipping
    out[place + 9] = bool(game.values)
    for position in game.floods:
        out[place + 10 + position] = 1.0
    if game.hand:
        out[at["next"] + game.hand[0]] = 1.0
        for card in game.hand:
            add(out, at["hand"] + card)
    blind = game.phase == "passing" and game.options.blind_passing
    start, size = at["asked 0"], (len(out) - at["asked 0"]) // n
    for step in range(n):
        other = (seat + step) % n
        _fill_player(game, other, out, start, at)
        if blind and not (private and not step):
            place = start + at["given 0"] - at["asked 0"]
            out[place] = out[place + 1] = HIDDEN
        if t.phase == "setup":
            _fill_setup(game, other, private and not step, out, start - at["asked 0"], at)
        start += size
    for other, card, position in game.used:
        add(out, at["used 0"] + (other - seat) % n * size + STANDARD * position + card)


def _fill_player(game: "Game", seat: int, out: Array, start: int, at: dict[str, int]) -> None:
    """Write the parts that describe a player and their dam, starting at index `start` of the observation."""
    t, dam, given = game.tracker, game.dams[seat], game.given[seat]
    gained, pile, counted = t.gained[seat], t.piles[seat], t.counted[seat]
    out[start : start + 14] = array(
        "f",
        (
            game.seat == seat,
            t.first == seat,
            t.rolls[seat] / 12 if t.rolls[seat] >= 0 else HIDDEN,
            _TWELFTHS[game.values[seat]] if game.values else 0.0,
            gained / (gained + 2),
            pile / (pile + 8),
            counted / (counted + 8),
            _ELEVENTHS[t.flipped[seat]],
            soft(t.dams[seat], 8) if t.dams[seat] >= 0 else HIDDEN,
            soft(t.hamsters[seat], 8) if t.hamsters[seat] >= 0 else HIDDEN,
            _ELEVENTHS[dam.left],
            _ELEVENTHS[dam.right],
            dam.out / (dam.out + 8),
            _TWELFTHS[given[0]] if given else 0.0,
        ),
    )
    if given:
        out[start + 14] = _TWELFTHS[given[1]]
    every = at["stacks 0"] - at["pile 0"]
    start -= at["asked 0"]
    if dam.numbers:
        place = start + at["dam cards 0"]
        out[place : place + len(dam.numbers)] = array("f", [_TWELFTHS[number] for number in dam.numbers])
    if any(dam.tokens):
        place = start + at["tokens 0"]
        out[place : place + WIDTH] = array("f", [count / (count + 1) for count in dam.tokens])
    place = start + at["stacks 0"]
    for stack in dam.stacks:
        for card in stack:
            index = place + card
            out[index] = 1 / (2 - out[index])  # inlined `add`
        place += every
    place = start + at["pile 0"]
    for card in dam.pile:
        add(out, place + card)


def _fill_setup(game: "Game", seat: int, own: bool, out: Array, start: int, at: dict[str, int]) -> None:
    """Write a player's hand and dealt specials, which exist only during set-up."""
    for number in game.hands[seat]:
        add(out, start + at["cards in hand 0"] + number - NUMBERS[0])
    for name, specials in (("dealt 0", game.dealt[seat]), ("kept 0", game.kept[seat])):
        place = start + at[name]
        for kind in specials:
            add(out, place + kind)
        if not own:
            out[place : place + len(SPECIALS)] = _ALL_HIDDEN


_ALL_HIDDEN = array("f", [HIDDEN] * len(SPECIALS))
