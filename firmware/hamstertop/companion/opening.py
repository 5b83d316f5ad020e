"""Actions that open the screens of no title. Each is loaded when it is opened."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .screen import Action, Screen


def explain(app: "App") -> "Action":
    """What to do now, and why."""
    from .screens.what_now import WhatNow

    return WhatNow(app, app.topic)


def menu(app: "App") -> "Screen":
    """The menu of a game in play."""
    from .screens.menu import Menu

    return Menu(app)


def settings(app: "App") -> "Screen":
    """What the owner likes."""
    from .screens.settings import Settings

    return Settings(app)


def about(app: "App") -> "Screen":
    """What this is."""
    from .screens.settings import About

    return About(app)


def log(app: "App") -> "Screen":
    """What happened in the game."""
    from .screens.log import Log

    return Log(app)
