"""The pages of Run, Hamster, Run!"""

ORDER = 3

_PHASES = {
    "placing": "hat",
    "place": "begin",
    "reveal": "cover",
    "initiative": "hat",
    "declare": "declare",
    "resolve": "act",
    "loss": "loss",
    "belt": "belt",
    "tie": "hat",
    "chomp": "chomp",
    "fatigue": "tally",
    "over": "winner",
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games.run_hamster_run.tracker import Tracker
    from ...app import App


def title(app: "App") -> str:
    """Its name, in every language."""
    return "Run, Hamster, Run!"


def enter(app: "App") -> None:
    """Show what begins a new game."""
    app.push("run_hamster_run.new")


def page(tracker: "Tracker") -> str:
    """The page of the tracker's phase."""
    if tracker.phase == "allocate":
        return "allocate" if tracker.revealed else "cover"
    return _PHASES[tracker.phase]
