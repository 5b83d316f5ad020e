"""Encode Hamsterrolle's actions and observations.

Compartments are counted from the first open one, in the direction the wheel rolls.
"""

from typing import TYPE_CHECKING

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.rules import COMPARTMENTS, CONE
from hamstertop_games.hamsterrolle import game

from .codes import Array, Choice, Part, Row, Short, seats_part

if TYPE_CHECKING:
    from hamstertop_games.hamsterrolle.game import Game
    from hamstertop_games.hamsterrolle.options import Options

CHANCE = 64  # the maximum number of outcomes of a model of falls; the built-in model has 16
NOBODY = False

KINDS = range(1, CONE + 1)
PIECES = 4 * rules.KINDS + 1  # the pieces and the cone
PHASES = [*game.PHASES, "over"]
ACTIONS = ("build", "pass")


def rows(players: int, options: "Options") -> list[Row]:
    """Return all actions.

    They are ("idle",), ("build", kind, steps from the first open compartment) and ("pass", steps from the lowest
    compartment, kind, compartments to move, place among the pieces there). The place is 0 if the house rules allow only
    one.
    """
    kinds = KINDS if options.pass_cone else range(1, CONE)
    sources = range(-1, 2) if options.either_neighbour else range(2)
    found: list[Row] = [("build", KINDS, rules.OPEN), ("idle",)]
    for source in sources:
        reach = min(options.reach, COMPARTMENTS - 1 - (source - sources[0]))
        places = range(1 if options.pass_ahead else PIECES)
        found.append(("pass", (source,), kinds, range(1, reach + 1), places))
    return found


def _build(game: "Game", choice: Choice) -> Choice:
    return ("build", choice[1], (choice[2] - game.tracker.first_open) % game.wheel.size)


def _pass(game: "Game", choice: Choice) -> Choice:
    _, source, kind, target, place = choice
    ahead = (source - game.wheel.low + 1) % game.wheel.size - 1
    return ("pass", ahead, kind, (target - source) % game.wheel.size, 0 if game.options.pass_ahead else place)


SHORT: dict[str, Short] = {"build": _build, "pass": _pass}


def parts(players: int, options: "Options") -> list[Part]:
    found = [
        seats_part(players),
        Part("phase", len(PHASES), "one hot: " + ", ".join(PHASES)),
        Part("gone", 1, "29"),
        Part("opened", 1, "0/1"),
        Part("first open", COMPARTMENTS, "one hot, counted from the cone's starting compartment"),
        Part("lowest", COMPARTMENTS, "one hot"),
        Part("action", len(ACTIONS), "one hot: build, pass"),
        Part("action's kind", CONE, "one hot"),
        Part("action's compartment", COMPARTMENTS, "one hot: where the piece is built or taken from"),
        Part("action's target", COMPARTMENTS, "one hot: of a pass"),
        Part("action's place", 1, "29"),
        Part("box", CONE, "4, by kind"),
        Part("out", CONE, "4, by kind"),
    ]
    for seat in range(players):
        found += [
            Part("asked", 5, "0/1: to act, has the turn, built last, is the partner, has won", seat=seat),
            Part("stock", 1, "29", seat=seat),
            Part("pieces", CONE, "4, by kind", seat=seat),
        ]
    return [
        *found,
        Part("entered kinds", COMPARTMENTS, "511: as bits"),
        Part("lying", CONE * COMPARTMENTS, "4, by compartment and kind"),
        Part("kinds in order", PIECES * COMPARTMENTS, "8, by compartment, hindmost first"),
    ]


def fill(game: "Game", seat: int, private: bool, out: Array, at: dict[str, int]) -> None:
    t, n, wheel = game.tracker, game.players, game.wheel
    size = wheel.size
    first = t.first_open
    out[seat] = 1.0
    out[at["phase"] + PHASES.index(game.phase)] = 1.0
    out[at["gone"]] = t.gone / PIECES
    out[at["opened"]] = t.opened
    out[at["first open"] + first] = 1.0
    out[at["lowest"] + (wheel.low - first) % size] = 1.0
    if game.action:
        _fill_action(game.action, first, size, out, at)
    for kind in game.box:
        out[at["box"] + kind - 1] += 0.25
    for kind in game.out:
        out[at["out"] + kind - 1] += 0.25
    place = at["asked 0"]
    partner = t.partner(seat) if t.teams else None
    for step in range(n):
        other = (seat + step) % n
        if game.seat == other:
            out[place] = 1.0
        if t.seat == other:
            out[place + 1] = 1.0
        if t.builder == other:
            out[place + 2] = 1.0
        if partner == other:
            out[place + 3] = 1.0
        if other in t.winners:
            out[place + 4] = 1.0
        out[place + 5] = t.stocks[other] / PIECES
        place += 5
        for kind in game.hands[other]:
            out[place + kind] += 0.25
        place += 1 + CONE
    if t.asks_kinds:
        for compartment, bits in enumerate(t.lying):
            out[place + (compartment - first) % size] = bits / 511
    lying, order = at["lying"] - 1, at["kinds in order"]
    for compartment, kinds in enumerate(wheel.lying):
        if kinds:
            step = (compartment - first) % size
            start, place = lying + CONE * step, order + PIECES * step
            for kind in kinds:
                out[start + kind] += 0.25
                out[place] = _EIGHTHS[kind]
                place += 1


_EIGHTHS = [kind / CONE for kind in range(CONE + 1)]


def _fill_action(action: Choice, first: int, size: int, out: Array, at: dict[str, int]) -> None:
    if action[0] == "build":
        _, kind, compartment = action
        out[at["action"]] = 1.0
    else:
        _, compartment, kind, target, place = action
        out[at["action"] + 1] = 1.0
        out[at["action's target"] + (target - first) % size] = 1.0
        out[at["action's place"]] = place / PIECES
    out[at["action's kind"] + kind - 1] = 1.0
    out[at["action's compartment"] + (compartment - first) % size] = 1.0
