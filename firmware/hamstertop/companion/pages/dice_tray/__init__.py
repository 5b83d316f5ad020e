"""The dice tray's pages."""

ORDER = 9

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games.dice_tray.tracker import Tracker
    from ...app import App


def enter(app: "App") -> None:
    """What lies in the tray, else two dice."""
    if app.goes_on("dice_tray"):
        app.resume("dice_tray")
    else:
        app.begin("dice_tray", ("dice", 2, 6))


def page(tracker: "Tracker") -> str:
    """The page of the tracker's phase: there is but one."""
    return "tray"
