"""The leg of `tour` with every screen of Hamsterrolle, navigated with the keys."""

from hamstertop.games import titles
from playing.fingers import LEFT, MIDDLE, RIGHT
from touring import how_it_works, restart, someone_goes, stop

PLAIN = (0,) * 13
TELLING = PLAIN[:9] + (1,)
ASKING = (0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 1, 1)


def _play(player, *events):
    for event in events:
        if event[0] == "setup":
            player.begin("hamsterrolle", event)
        else:
            player.report(event)


def _table(player, players=3, teams=0, house=PLAIN, first=1):
    _play(player, ("setup", players, teams) + house, ("done",), ("first", first))


def _menu(player, line):
    player.hold(RIGHT)
    player.choose_line(line)


def _help(player, name, pages):
    """Yield the help pages, then leave the help."""
    player.hold(MIDDLE)
    for page in range(pages):
        yield name + "_help" + ("_%d" % (page + 1) if page else "")
        player.press(RIGHT)


def _begin(player, language):
    restart(player, language)
    player.choose_line(titles.name("hamsterrolle", player.app.look))
    yield "begin"
    player.choose_line(player.app.look.words("new_game", "hamsterrolle").players)
    player.choose_line(player.app.look.words("new_game", "hamsterrolle").teams)
    yield "begin_teams"
    edition = player.lines.index(player.app.look.words("editions", "hamsterrolle").about)
    player.press(LEFT, edition - player.screen.at)
    player.hold(MIDDLE)
    yield "edition"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.house_rules)
    player.hold(MIDDLE)
    yield "house_meaning"
    player.hold(RIGHT)
    for row in range(0, 13, 4):
        yield "house" + ("_%d" % (row // 4 + 1) if row else "")
        player.press(LEFT, 4)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.start)
    pages = ("setup_teams", "setup_teams_b", "setup_wheel", "setup_rolls", "setup_deal", "setup_build")
    for page in pages + ("setup_time",):
        yield page
        if page == "setup_wheel":
            yield from _help(player, "setup", 3)
        player.press(RIGHT)
    yield "shaky"
    yield from _help(player, "shaky", 1)


def _setups(player, language):
    for name, players, share in (("two", 2, 0), ("three", 3, 0), ("shared", 3, 1), ("shared_all", 3, 2)):
        restart(player, language)
        _play(player, ("setup", players, 0, share) + PLAIN[1:])
        player.press(RIGHT, 3)
        yield "setup_" + name
    player.press(LEFT, 3)
    yield "setup_names"


def _turn(player, language):
    restart(player, language)
    _table(player)
    yield "first"
    yield from _help(player, "first", 2)
    player.press(RIGHT)
    yield "first_runs"
    player.press(RIGHT)
    yield "turn"
    yield from _help(player, "turn", 4)
    player.press(MIDDLE)
    yield "more"
    yield from _help(player, "more", 2)
    player.hold(RIGHT)
    player.press(RIGHT)
    yield "runs"
    yield from _help(player, "runs", 3)
    player.report(("clock", 10))
    yield "runs_10"
    player.hold(RIGHT)
    yield "menu"
    player.choose_line(player.app.look.common.more)
    yield "menu_2"
    player.choose_line(player.app.look.common.leads)
    yield "leads"
    player.press(RIGHT)
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("happened").stop)
    yield "stands"
    yield from _help(player, "stands", 2)
    player.press(MIDDLE)
    player.press(LEFT, 4)
    yield "stands_more"
    player.hold(RIGHT)
    player.hold(LEFT)
    yield "time_back"


def _falls(player, language):
    restart(player, language)
    _table(player)
    _play(player, ("built", 0, 0), ("built", 1, 0), ("built", 2, 0), ("built", 0, 0), ("built", 0, 0))
    player.press(RIGHT)
    _menu(player, player.app.look.words("happened").fell)
    yield "fallen"
    yield from _help(player, "fallen", 2)
    player.press(LEFT)
    player.press(RIGHT)
    yield "fallen_own"
    player.choose(3)
    yield "taken"
    player.press(LEFT)
    yield "passed"
    yield from _help(player, "passed", 3)
    player.press(RIGHT)
    yield "after_pass"
    _menu(player, player.app.look.words("happened").gone)
    yield "lost"
    yield from _help(player, "lost", 1)
    player.enter(2)
    yield "out"
    player.press(RIGHT)
    player.wait(30000)
    yield "let_go"
    yield from _help(player, "let_go", 2)
    player.hold(RIGHT)
    yield "let_go_menu"
    player.hold(RIGHT)
    player.press(MIDDLE)
    _menu(player, player.app.look.common.log)
    yield "log"
    while not player.screen.own:
        player.hold(RIGHT)
    while player.screen.own:
        player.hold(LEFT)
    yield "back_to"
    player.press(RIGHT)
    yield "undone"
    restart(player, language)
    _table(player)
    _play(player, ("built", 0, 0))
    player.undo()
    yield "built_again"


def _corrected(player, language):
    restart(player, language)
    _table(player)
    _play(player, ("built", 0, 0), ("built", 1, 0))
    _menu(player, player.app.look.common.correct)
    yield "correct"
    player.press(MIDDLE, 3)
    yield "correct_end"
    yield from _help(player, "correct", 1)
    player.choose(0)
    yield "correct_stock"
    player.enter(0)
    yield "correct_none"
    player.press(LEFT)
    player.enter(5)
    yield "corrected"
    _play(player, ("built", 1, 0), ("out", 2), ("turn", 0), ("time", 12))
    yield "corrected_time"
    _play(player, ("stock", 1, 1), ("stock", 2, 1))
    player.press(MIDDLE)
    player.press(RIGHT)
    player.press(LEFT, 9)
    player.press(RIGHT)
    yield "many"


def _asked(player, language):
    restart(player, language)
    _table(player, house=ASKING)
    _play(player, ("built", 0, 0), ("clock", 0))
    player.press(MIDDLE)
    yield "tried"
    player.choose(0)
    player.press(LEFT)
    yield "passed_6"
    player.enter(1)
    yield "target"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.press(MIDDLE)
    player.choose(0)
    yield "fallen_cone"


def _kinds(player, language):
    restart(player, language)
    _table(player, house=TELLING)
    _play(player, ("built", 0, 4))
    player.press(RIGHT, 2)
    yield "kind"
    player.choose(5)
    player.press(RIGHT)
    _menu(player, player.app.look.words("happened").where)
    yield "ahead"
    player.enter(5)
    player.choose(2)
    player.press(MIDDLE)
    player.choose_line(player.app.look.words("happened").lies)
    yield "compartments"
    yield from _help(player, "compartments", 1)
    player.choose(0)
    yield "lying"


def _team(player, language):
    restart(player, language)
    _table(player, 4, 2, house=PLAIN[:10] + (1,), first=3)
    for _ in range(24):
        player.press(RIGHT, 2)
    yield "teams"
    _play(player, ("idle",), ("built", 2, 0), ("idle",), ("fell", 2, 1, -1, 0))
    yield "team_takes"
    _play(player, ("idle",))
    yield "helps"
    yield from _help(player, "helps", 2)
    player.press(MIDDLE)
    player.choose(0)
    player.press(RIGHT)
    player.press(MIDDLE)
    yield "fallen_unplaced"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    _play(player, ("built", 0, 0), ("idle",), ("built", 0, 0))
    yield "team_wins"
    yield from _help(player, "team_wins", 2)


def _win(player, language):
    restart(player, language)
    _table(player)
    while not player.app.game.session.tracker.over:
        player.press(RIGHT, 2)
    yield "wins"
    player.hold(RIGHT)
    yield "wins_menu"


def _draw(player, language):
    restart(player, language)
    _table(player, 4, 1)
    while not player.app.game.session.tracker.over:
        if player.app.game.session.tracker.seat in (1, 3):
            player.press(RIGHT, 2)
        else:
            _play(player, ("idle",))
    yield "draw"


def _explained(player, language):
    """Yield screens of the first game for players who do not know it."""
    restart(player, language, explains=1)
    player.begin("hamsterrolle", ("setup", 3, 0) + PLAIN)
    yield from how_it_works(player)
    _play(player, ("done",), ("first", 1))
    yield "first_turn"


def _someone_goes(player, language):
    restart(player, language)
    _table(player, 4, 2)
    _play(player, ("built", 0, 0), ("built", 1, 0))
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("going", "companion").people)
    yield from _help(player, "going", 3)
    player.hold(RIGHT)
    player.hold(RIGHT)
    yield from someone_goes(player)
    yield "gone"
    yield from stop(player, "ranked")
    player.undo()
    yield from stop(player, "stopped")
    restart(player, language)
    _table(player)
    _play(player, ("ranked",))
    yield "ranked_draw"
    restart(player, language)
    _table(player)
    _play(player, ("built", 0, 0), ("fell", 0, 12, -1, 0))
    yield "elsewhere"


PREFIX = "rolle_"  # prefix of the frames' names
PARTS = (_explained, _begin, _setups, _turn, _falls, _corrected, _asked, _kinds, _team, _win, _draw, _someone_goes)
