"""Actions that open the screens of no title. Each is loaded when it is opened."""

from . import titles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .results import Result
    from .screen import Screen


def explain(app: "App") -> "Screen":
    """What to do now, and why."""
    from .shown import ours

    return ours(app, "what_now", app.topic)


def explain_once(app: "App") -> None:
    """In a title's first game, or in each one if players like: help on what is shown, as it comes for the first time.
    `EXPLAINED` of the title's screens are the topics, new ones at the end."""
    settings, title, screen = app.settings, app.session.game, app.screen
    told = settings.told.get(title)
    if told is None or not (settings.explains and screen.explains and app.playing):
        return
    topics = getattr(titles.screens(title), "EXPLAINED", ())
    topic = screen.topic or (app.tracker.phase if screen.own else "")
    if topic in topics and not told >> topics.index(topic) & 1:
        from .shown import ours

        settings.told[title] = told | 1 << topics.index(topic)
        settings.save()
        app.push(ours(app, "what_now.first_time", topic))


def take_home(app: "App", result: "Result") -> "Screen":
    """A result as a code for a phone."""
    from .screens.take_home import TakeHome

    return TakeHome(app, result)


def menu(app: "App") -> "Screen":
    """The menu of a game in play."""
    from .shown import ours

    return ours(app, "menu")
