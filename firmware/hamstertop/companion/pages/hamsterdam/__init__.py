"""Hamsterdam's pages."""

ORDER = 1

_PHASES = {
    "setup": "checklist",
    "first": "first",
    "deploy": "checklist",
    "roll": "turn",
    "choose": "choose",
    "flood": "turn",
    "breach": "breach",
    "move": "move",
    "skip": "skip",
    "redeploy": "checklist",
    "dams": "count",
    "hamsters": "count",
    "over": "ranking",
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games.hamsterdam.tracker import Tracker
    from ...app import App


def title(app: "App") -> str:
    """Its name, in every language."""
    return "Hamsterdam"


def enter(app: "App") -> None:
    """Show what begins a new game."""
    app.push("hamsterdam.new")


def page(tracker: "Tracker") -> str:
    """The page of the tracker's phase."""
    return _PHASES[tracker.phase]
