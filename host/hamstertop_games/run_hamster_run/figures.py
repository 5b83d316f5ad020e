"""The statistics that `hamstertop tables` reports for Run, Hamster, Run!"""

from typing import TYPE_CHECKING, Any

from hamstertop_games.run_hamster_run import belt, types

if TYPE_CHECKING:
    from ..tables import Report

TURNS = ("declared",)  # the kinds of event that occur exactly once in each turn
SCORE = "Alligators in the pit"
HELD = "Strip on which hamsters start"


def score(game: Any) -> int:
    return int(game.tracker.alligators)


def starter(game: Any) -> int | None:
    """Return the seat that is placed first, or None if this is not yet decided."""
    return int(game.tracker.order[0]) if game.phase == "place" else None


def held(game: Any) -> dict[str, list[int]] | None:
    """Return the strips where hamsters were placed, as name -> seats. Strip 1 is next to the pit."""
    if game.phase != "allocate":
        return None
    found: dict[str, list[int]] = {}
    for seat, square in enumerate(game.places):
        found.setdefault(f"strip {belt.strip(square)}", []).append(seat)
    return found


def standing(game: Any) -> list[float]:
    """Return each seat's standing: Pluck plus the distance from the pit in strips."""
    tracker = game.tracker
    return [
        0.0 if tracker.eaten[seat] else float(tracker.pluck(seat) + belt.strip(square))
        for seat, square in enumerate(game.places)
    ]


def ability(choice: Any) -> str:
    """Return the action that a choice declares, or a name for a dash, a climb or a change of action; otherwise, return
    an empty string."""
    if choice[0] == "declare":
        return types.ACTIONS[choice[1]]
    return {"dash": "two squares", "climb": "climbing", "change": "changed action"}.get(choice[0], "")


def figures(report: "Report") -> dict[str, float]:
    means = {"fell": report.mean("fell"), "tests": report.mean("tested"), "chomps": report.mean("faced")}
    return {"alligators": report.mean_score(), **means}


def lines(found: dict[str, Any]) -> list[str]:
    return [
        f"tests     {found['tests']} a game, {found['chomps']} against alligators",
        f"fell      {found['fell']} into the pit; {found['alligators']} alligators at the end",
    ]
