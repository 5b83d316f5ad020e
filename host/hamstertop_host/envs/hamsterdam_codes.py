"""Hamsterdam in numbers."""

import itertools
from typing import TYPE_CHECKING, Any

from hamstertop.games.hamsterdam import cards, game
from hamstertop.games.hamsterdam.cards import FLIPPED, NUMBERS, STANDARD
from hamstertop.games.hamsterdam.specials import SPECIALS

from .codes import COUNTER, HIDDEN, Part, Row, counts, for_each, numbers, one_of, seat_to_act, tally

if TYPE_CHECKING:
    from hamstertop.games.hamsterdam.game import Game
    from hamstertop.games.hamsterdam.options import Options

CHANCE = 36  # two dice
NOBODY = False

POSITIONS = range(len(NUMBERS))
KINDS = range(len(SPECIALS))
CARDS = range(FLIPPED + len(SPECIALS))  # those turned over are only told apart under HD-A25
ACTIVE = range(STANDARD)  # with the special side up
STEPS = tuple((at, to) for at in POSITIONS for to in (at - 1, at + 1) if to in POSITIONS)
MOVES = tuple((at, to) for at in POSITIONS for to in POSITIONS if to != at)
ENDS = (0, 1)


def rows(players: int, options: "Options") -> list[Row]:
    """Every choice."""
    cards = CARDS if options.turn_back else range(FLIPPED)
    found: list[Row] = [
        ("give", NUMBERS, NUMBERS),
        ("lay", NUMBERS),
        ("keep", KINDS),
        ("place", cards, POSITIONS),
        ("hold", cards),
        ("clear", cards, POSITIONS),
        ("clear", cards, POSITIONS, POSITIONS),
        ("plug", cards, POSITIONS),
        ("flood", POSITIONS),
        ("flip", ENDS),
        ("sacrifice", cards, POSITIONS),
        ("move", cards, STEPS),
        ("choose", ENDS),
        ("put", POSITIONS),
        ("pass",),
    ]
    for verb in ("use", "copy"):
        for kind in ACTIVE:
            found += [(verb, (kind,), *fields) for fields in _abilities(kind, cards, range(players), options)]
    return found


def _abilities(kind: int, every: range, seats: range, options: "Options") -> list[tuple[Any, ...]]:
    """Where a special of a kind acts, and the values of its ability, as `abilities` has them."""
    at = POSITIONS
    if kind == cards.SPINSTER:
        return [(at, (0, 1), range(1, 7))]
    if kind == cards.MOBSTER:
        return [(at, (-1, 1))]
    if kind in (cards.NAPSTER, cards.SPEEDSTER, cards.SWIMSTER, cards.TWINSTER):
        return [(MOVES,)]
    if kind == cards.BLOBSTER:
        return [(tuple((spot, flooded) for spot in at for flooded in (spot - 1, spot, spot + 1) if flooded in at),)]
    if kind in (cards.CHEEKSTER, cards.MARKED):
        return [(tuple((spot, spot) for spot in at),)]
    if kind == cards.BOMBSTER:
        return [(at, seats, at)]
    if kind == cards.CONTRACTSTER:
        return [(at, seats, STEPS)]
    if kind == cards.HUCKSTER:
        return [(at, seats, every[STANDARD:], MOVES if options.huckster_any_distance else STEPS)]
    if kind == cards.MOMSTER:
        return [(at, every), (at, tuple(itertools.combinations_with_replacement(every, 2)))]
    return [(at,)]


def secret(game: "Game", kind: str) -> bool:
    """Cards that are passed until all have chosen (HD-A1), specials that are kept until everybody has, and for good
    what others were dealt."""
    if kind == "give":
        return game.phase == "passing" and game.options.blind_passing
    return kind == "deal" or (kind == "keep" and game.phase in ("dealing", "keeping"))


def parts(players: int) -> list[Part]:
    """What a view is made of."""
    found = [
        one_of("phase", [*game.PHASES, "over"], "phase"),
        seat_to_act(players),
        *(numbers(name, 1, 0, COUNTER, "tracker", name) for name in ("first", "turn", "round", "total", "skipping")),
        numbers("dice", 2, 0, 6, "tracker", "dice"),
        Part(
            "before", 3, 0, 12, lambda view: [*(view["tracker"]["before"][0] or (0, 0)), view["tracker"]["before"][1]]
        ),
    ]
    for name, low in (("rolls", -1), ("gained", 0), ("piles", 0), ("counted", 0), ("flipped", 0)):
        found.append(numbers(name, players, low, COUNTER, "tracker", name))
    for name in ("dams", "hamsters"):
        found.append(numbers(f"{name} counted", players, -1, COUNTER, "tracker", name))
    found += [
        counts("hand", CARDS, "hand"),
        numbers("values", players, -1, 12, "values"),
        Part("floods", len(POSITIONS), 0, 1, lambda view: tally(view["floods"], POSITIONS)),
        Part("used", players * STANDARD * len(POSITIONS), 0, COUNTER, lambda view: _used(view, players)),
    ]
    found += for_each(players, lambda name, seat: _counts(name, NUMBERS, "hands", seat), "dam cards in hand")
    found += for_each(players, lambda name, seat: _given(name, seat), "given")
    for field in ("dealt", "kept"):
        found += for_each(players, lambda name, seat, field=field: _counts(name, KINDS, field, seat), field)  # type: ignore[misc]
    for seat in range(players):
        found += _dam(seat)
    return found


def _counts(name: str, values: Any, field: str, seat: int) -> Part:
    return Part(name, len(values), HIDDEN, COUNTER, lambda view: tally(view[field][seat], values))


def _given(name: str, seat: int) -> Part:
    return Part(name, 2, HIDDEN, 12, lambda view: _padded(view["given"][seat], 2))


def _padded(values: Any, size: int) -> list[int]:
    """With 0 for what is not there yet."""
    return [HIDDEN] * size if values is None else [*values, *[0] * (size - len(values))]


def _before(view: Any) -> list[int]:
    """The roll that Physicster may keep."""
    dice, total = view["tracker"]["before"]
    return [*(dice or (0, 0)), total]


def _used(view: Any, players: int) -> list[int]:
    found = [0] * (players * STANDARD * len(POSITIONS))
    for seat, card, position in view["used"]:
        found[(seat * STANDARD + card) * len(POSITIONS) + position] += 1
    return found


def _stacks(stacks: Any) -> list[int]:
    found = [0] * (len(POSITIONS) * len(CARDS))
    for position, stack in enumerate(stacks):
        for card in stack:
            found[position * len(CARDS) + card] += 1
    return found


def _dam(seat: int) -> list[Part]:
    """A dam from the left; what stands and lies on a card counts by the card's position."""
    name = f"dam of {seat}, "
    dam = ("dams", seat)
    return [
        *(numbers(name + field, 1, 0, COUNTER, *dam, field) for field in ("left", "right", "out")),
        numbers(name + "numbers", len(POSITIONS), 0, 12, *dam, "numbers"),
        numbers(name + "tokens", len(POSITIONS), 0, COUNTER, *dam, "tokens"),
        Part(name + "pile", len(CARDS), 0, COUNTER, lambda view: tally(view["dams"][seat]["pile"], CARDS)),
        Part(
            name + "stacks",
            len(POSITIONS) * len(CARDS),
            0,
            COUNTER,
            lambda view: _stacks(view["dams"][seat]["stacks"]),
        ),
    ]
