"""Hamsterrolle in numbers."""

from typing import TYPE_CHECKING, Any

from hamstertop.games.hamsterrolle import game, rules
from hamstertop.games.hamsterrolle.rules import COMPARTMENTS, CONE

from .codes import COUNTER, Part, Row, counts, for_each, numbers, one_of, seat_to_act, tally

if TYPE_CHECKING:
    from hamstertop.games.hamsterrolle.game import Game
    from hamstertop.games.hamsterrolle.options import Options

CHANCE = 64  # outcomes that a model of falls may have; the one that is built in has 16
NOBODY = False

KINDS = range(1, CONE + 1)
PIECES = 4 * rules.KINDS + 1  # and the cone
WHERE = range(COMPARTMENTS)
ACTIONS = ("build", "pass")


def rows(players: int, options: "Options") -> list[Row]:
    """Every choice; a piece is passed to a place among as many pieces as there can be."""
    return [("build", KINDS, WHERE), ("pass", WHERE, KINDS, WHERE, range(PIECES)), ("idle",)]


def secret(game: "Game", kind: str) -> bool:
    """All lies open on the table."""
    return False


def parts(players: int) -> list[Part]:
    """What a view is made of."""
    return [
        one_of("phase", [*game.PHASES, "over"], "phase"),
        seat_to_act(players),
        one_of("turn of", range(players), "tracker", "seat"),
        one_of("built last", range(players), "tracker", "builder"),
        numbers("stocks", players, 0, COUNTER, "tracker", "stocks"),
        numbers("gone", 1, 0, COUNTER, "tracker", "gone"),
        numbers("first open", 1, 0, COMPARTMENTS - 1, "tracker", "first_open"),
        numbers("opened", 1, 0, 1, "tracker", "opened"),
        numbers("entered kinds", COMPARTMENTS, 0, COUNTER, "tracker", "lying"),
        Part("winners", players, 0, 1, lambda view: tally(view["tracker"]["winners"], range(players))),
        *for_each(players, _hand, "pieces"),
        counts("box", KINDS, "box"),
        counts("out", KINDS, "out"),
        one_of("lowest", WHERE, "wheel", 1),
        *[_compartment(where) for where in WHERE],
        Part("under way", 1 + 4, -1, COUNTER, _action),
    ]


def _hand(name: str, seat: int) -> Part:
    return Part(name, len(KINDS), 0, COUNTER, lambda view: tally(view["hands"][seat], KINDS))


def _compartment(where: int) -> Part:
    """Kinds in a compartment, the hindmost first."""
    return numbers(f"compartment {where}", PIECES, 0, CONE, "wheel", 0, where)


def _action(view: Any) -> list[int]:
    action = view["action"]
    return [ACTIONS.index(action[0]), *action[1:]] if action else []
