"""Helpers for parts of the tour."""

from hamstertop import chance
from hamstertop.content import LEFT, RIGHT
from hamstertop.games import titles
from hamstertop.saving import results

NAMES = ["Anna", "Ben", "Cleo", "Dominique", "", ""]

SITE = "https://name.example.org/hamstertop/"  # as long as a fork's address


def someone_goes(player):
    """Yield the screens on which the first player leaves, starting from the menu or above it, and return to the main
    screen."""
    going = player.app.look.words("going", "companion")
    while not player.screen.own:
        player.hold(RIGHT)
    player.hold(RIGHT)
    player.choose_line(going.people)
    yield "going"
    player.choose(0)
    yield "going_sure"
    player.press(RIGHT)


def take_over(player, line):
    """Yield the screens on which somebody takes over the seat in a line, starting from the main screen, and return to
    it."""
    going = player.app.look.words("going", "companion")
    player.hold(RIGHT)
    player.choose_line(going.people)
    player.choose_line(going.takes_over)
    yield "taken"
    player.choose(line)
    yield "instead"
    player.press(RIGHT)


def stop(player, kind):
    """Yield the question before a game is stopped, and the screen afterwards. `kind` is the event."""
    going = player.app.look.words("going", "companion")
    player.hold(RIGHT)
    player.choose_line(going.stopped)
    player.choose_line(going.ranked if kind == "ranked" else going.unranked)
    yield kind + "_sure"
    player.press(RIGHT)
    yield kind


def lead(player, site=SITE):
    """Set the site that codes lead to, or "" for none."""
    if hasattr(player, "record"):
        player.record("site " + site)
    player.board.site = site


def how_it_works(player):
    """Yield the three pages on how the game works, starting from the first page of its set-up, and return to it."""
    player.press(LEFT)
    for page in ("how", "how_2", "how_3"):
        yield page
        player.press(RIGHT)


def ask_language(player):
    """Show the first start of a board whose players' language is unknown."""

    if hasattr(player, "record"):
        player.record("language")
    player.app.stack.show("languages", True)


def unconfirmed(player, first_light):
    """Make the panel one that nobody has confirmed to work, or restore one that needs no confirmation."""
    if hasattr(player, "record"):
        player.record("unconfirmed %d" % first_light)
    panel = player.board.panel
    panel.kind, panel.partial = "SSD1680" if first_light else "", not first_light
    player.app.settings.panel, player.app.settings.told = "", False


def restart(player, language, keys=3, names=True, explains=0):
    """Go to the first screen of the same companion, as on a long evening, but delete its saved data. `explains` is the
    setting of the same name."""
    if hasattr(player, "record"):
        player.record("restart %s %d %d %d" % (language, keys, names, explains))
    for blob in ["settings", "results"] + titles.names():
        player.board.storage.replace(blob, [])
    player.board.keys = keys
    player.board.cut()
    player.dice.other = chance.Seeded(4)
    player.app.game.shelf._sessions.clear()
    player.app.game.session = player.app.game.shelf.session("")
    player.app.settings.language = language
    player.app.settings.explains = explains
    player.app.settings.explained = {}
    player.app.settings.offered = True
    player.app.settings.knows, player.app.settings.new_to = [], []
    player.app.settings.setups = {}
    player.app.settings.printed = {}
    player.app.settings.table = 0
    player.app.settings.people, player.app.settings.seats = [], [""] * len(NAMES)
    player.app.settings.device, player.app.settings.met = "", 0
    for seat, name in enumerate(NAMES if names else ()):
        player.app.settings.call(seat, name, chance.Seeded(1))
    player.app.stack.home()


# Titles and players' places, scores, names, ties and ids
EARLIER = (
    ("hamsterdam", ((1, None, "Anna", None, "a1b201"), (2, None, "Ben", None, "a1b202"))),
    ("hamsterdam", ((1, None, "Cleo", None, "a1b203"), (1, None, "Ben", None, "a1b202"))),
    ("hamsterdam", ((1, None, "Anna", None, "a1b201"), (2, None, "Cleo", None, "a1b203"))),
    ("hamsterrolle", ((2, None, "Anna", None, "a1b201"), (1, None, "Dominique", None, "a1b204"))),
)


def earlier(player):
    """Store the results of earlier evenings."""
    if hasattr(player, "record"):
        player.record("earlier")
    import made  # only this needs it

    for number, (title, rows) in enumerate(EARLIER):
        stored = results._Stored(player.board.storage, b"")
        stored.add(made.result(*rows, title=title, identity=b"%04d" % number, minutes=30))
