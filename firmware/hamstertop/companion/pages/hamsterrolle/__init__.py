"""Hamsterrolle's pages."""

ORDER = 2

_PHASES = {
    "setup": "prepare",
    "first": "shaky",
    "turn": "build",
    "over": "winner",
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games.hamsterrolle.tracker import Tracker
    from ...app import App


def title(app: "App") -> str:
    """Its name, in every language."""
    return "Hamsterrolle"


def enter(app: "App") -> None:
    """Show what begins a new game."""
    app.push("hamsterrolle.begin")


def page(tracker: "Tracker") -> str:
    """The page of the tracker's phase."""
    return _PHASES[tracker.phase]
