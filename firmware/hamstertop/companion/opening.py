"""Actions that open the screens of no title. Each is loaded when it is opened."""

from . import titles
from .screen import NO, home

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .results import Result
    from .screen import Commands, Screen


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


def ending(app: "App") -> "Commands":
    """What the keys do on the page that ends a game."""
    return NO, (app.common.to_phone, take_home_result), (app.common.first_page, home)


def take_home_result(app: "App") -> "Screen":
    from . import results

    return take_home(app, results.Result(results.of_game(app.session, app.settings.names)))


def take_home(app: "App", result: "Result") -> "Screen":
    """A result as a code for a phone."""
    from .screens.take_home import TakeHome

    return TakeHome(app, result)


def menu(app: "App") -> "Screen":
    """The menu of a game in play."""
    from .shown import ours

    return ours(app, "menu")
