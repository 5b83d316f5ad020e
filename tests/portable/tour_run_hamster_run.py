"""The leg of `tour` with every screen of Run, Hamster, Run!, navigated with the keys."""

from hamstertop.companion.open_game import PAUSE
from hamstertop.games import titles
from playing.fingers import LEFT, MIDDLE, RIGHT
from touring import how_it_works, restart, someone_goes, stop

BITE, RUN, THROW, REST = 0, 1, 2, 3
METTLE = 1
PASSED_OUT_SAFE = 2  # the house rule that a hamster without Pluck is safe
TAKEN_BACK = 4  # the house rule that takes the Speed chip back if an all-Rest is broken


def _play(player, *events):
    for event in events:
        if event[0] == "setup":
            player.begin("run_hamster_run", event)
        else:
            player.report(event)


def _draw_all(player):
    """Keep drawing the first chip until the HAT is empty."""
    while player.app.game.session.tracker.hat:
        _play(player, ("drawn", 0))


def _table(player, players, house=0):
    """Go to the first allocation."""
    _play(player, ("setup", players, house))
    _draw_all(player)
    _play(player, ("done",))


def _allocate(player, *traits):
    for chips in traits:
        _play(player, ("allocated", player.app.game.session.tracker.to_act) + chips)


def _order(player, *traits):
    """Allocate the players' traits in turn order, and draw the order of the round."""
    _allocate(player, *traits)
    _play(player, ("revealed",))
    _draw_all(player)


def _declare(player, *actions):
    """Declare actions, which are given by seat."""
    while player.app.game.session.tracker.phase == "declare":
        _play(player, ("declared", actions[player.app.game.session.tracker.to_act]))


def _begin(player, language):
    restart(player, language)
    player.choose_line(titles.name("run_hamster_run", player.app.look))
    yield "new"
    player.choose_line(player.app.look.common.house_rules)
    yield "house"
    player.hold(RIGHT)
    _play(player, ("setup", 5, 0))
    for page in ("names", "belt", "asterisks", "pools", "chips", "hat"):
        yield "setup_" + page
        if page != "hat":
            player.press(RIGHT)
    player.hold(MIDDLE)
    yield "help"
    player.hold(RIGHT)
    _play(player, ("drawn", 3), ("drawn", 0))
    yield "placing"
    player.press(LEFT)
    yield "by_hand"
    player.hold(RIGHT)
    _draw_all(player)
    yield "place"
    _play(player, ("done",))
    yield "cover"
    player.press(RIGHT)
    yield "allocate"
    player.press(LEFT)
    player.press(RIGHT)
    yield "allocate_mettle"
    player.press(RIGHT)
    yield "check"
    player.press(RIGHT)
    yield "cover_next"
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("menu").sheet)
    yield "sheet_hidden"
    player.press(RIGHT)
    player.hold(RIGHT)
    _allocate(player, (0, 7, 0), (4, 1, 2), (2, 2, 3), (5, 2, 0))
    yield "reveal"
    player.press(RIGHT)
    yield "initiative"
    _play(player, ("drawn", 4))
    yield "initiative_drawn"
    while any(
        player.app.game.tracker.traits[seat][2] for seat, chips in enumerate(player.app.game.tracker.hat) if chips
    ):
        _play(player, ("drawn", 0))
    yield "initiative_last"
    _draw_all(player)
    yield "declare"
    player.press(LEFT)
    yield "fight"
    player.hold(RIGHT)
    _play(player, ("declared", RUN))
    yield "declare_next"
    _declare(player, RUN, BITE, THROW, REST, RUN)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.log)
    yield "log"


def _turns(player, language):
    restart(player, language)
    _table(player, 4)
    _order(player, (4, 2, 1), (0, 6, 1), (2, 4, 1), (4, 0, 3))
    _declare(player, BITE, BITE, THROW, RUN)
    _play(player, ("turned", 3))
    yield "no_mettle"
    _play(player, ("turned", 0))
    player.hold(RIGHT)
    yield "menu"
    player.choose_line(player.app.look.common.leads)
    yield "leads"
    player.press(RIGHT)
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("menu").change)
    yield "change"
    player.press(LEFT)
    yield "pay"
    player.press(LEFT)
    yield "run"
    _play(player, ("flipped", 1))
    yield "step"
    player.press(MIDDLE)
    yield "against"
    player.press(RIGHT)
    yield "odds"
    player.hold(RIGHT)
    player.choose(1)
    yield "odds_other"
    player.press(LEFT)
    yield "odds_more"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.choose(2)
    yield "odds_none"
    player.hold(RIGHT)
    player.hold(RIGHT)
    _play(player, ("tested", 2, 1, 0))
    yield "push"
    player.press(RIGHT)
    yield "push_on"
    player.undo()
    player.press(MIDDLE)
    yield "fallen"
    player.undo()
    player.undo()
    _play(player, ("spent", 0))
    yield "dash"
    _play(player, ("tested", 1, 1, 3))
    yield "push_lost"
    player.undo()
    player.undo()
    player.undo()
    _play(player, ("flipped", 3))
    yield "climb"
    player.hold(RIGHT)
    yield "menu_acted"
    player.hold(RIGHT)
    player.hold(MIDDLE)
    yield "help_run"
    player.hold(RIGHT)
    _play(player, ("done",))
    yield "bite"
    _play(player, ("tested", 0, 1, 3))
    yield "loss"
    _play(player, ("lost", 0))
    yield "bitten"
    player.undo()
    player.undo()
    _play(player, ("tested", 2, 1, 9))
    yield "bite_lost"
    _play(player, ("done",))
    yield "throw"
    _play(player, ("tested", 3, 1, 0))
    yield "thrown"
    _play(player, ("done",), ("flipped", 1), ("flipped", 1), ("flipped", 1), ("flipped", 1), ("done",))
    yield "belt"
    player.press(LEFT)
    yield "fell"
    player.choose(1)
    yield "belt_fell"
    player.press(MIDDLE)
    yield "sheet"
    player.press(RIGHT)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.correct)
    yield "correct"
    player.choose(2)
    yield "correct_count"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.correct)
    player.choose(5)
    yield "correct_hamster"
    player.choose(0)
    yield "correct_chips"
    player.press(RIGHT, 3)
    yield "correct_check"
    player.hold(RIGHT)
    _play(player, ("counted", 0, 5), ("done",))
    player.press(RIGHT)
    yield "chomp_first"
    _play(player, ("faced", 1, 0))
    player.press(RIGHT)
    yield "tally_tired"
    _play(player, ("done",))
    yield "cover_later"


def _end(player, language):
    restart(player, language, keys=4)
    _table(player, 3)
    yield "cover_four_keys"
    _play(player, ("revealed",))
    yield "allocate_open"
    _allocate(player, (3, 4, 0), (4, 3, 0), (4, 3, 0))
    yield "initiative_sleepy"
    _draw_all(player)
    _declare(player, REST, REST, REST)
    yield "all_rest"
    _play(player, ("done",), ("counted", 2, 2), ("done",), ("done",), ("fell", 1))
    yield "belt_asterisks"
    _play(player, ("fell", 2), ("done",))
    yield "asterisks"
    player.press(RIGHT)
    yield "tie"
    _draw_all(player)
    yield "chomp"
    player.press(LEFT)
    yield "chomp_odds"
    player.press(LEFT)
    yield "chomp_by_hand"
    player.hold(RIGHT)
    player.hold(RIGHT)
    _play(player, ("faced", 0, 5))
    yield "chomped"
    player.press(RIGHT)
    yield "chomp_again"
    _play(player, ("faced", 0, 0))
    yield "escaped"
    player.press(RIGHT)
    yield "tally_rested"
    _play(player, ("done",), ("held", 0, 2, 2, 2), ("held", 1, 2, 3, 2), ("held", 2, 2, 3, 2))
    _order(player, (2, 2, 2), (2, 3, 2), (2, 3, 2))
    yield "declare_pit"
    _declare(player, REST, BITE, BITE)
    while player.app.game.tracker.phase != "belt":
        if player.app.game.tracker.to_act == 0:
            yield "rest"
            _play(player, ("rested", 1))
        else:
            if player.app.game.tracker.to_act == 2:
                yield "pit_bite"
            _play(player, ("done",))
    _play(player, ("done",))
    while player.app.game.tracker.phase in ("tie", "chomp"):
        if player.app.game.tracker.hat:
            _draw_all(player)
        else:
            _play(player, ("faced", 1, player.app.game.tracker.strength(player.app.game.tracker.to_act, 1)))
    player.press(RIGHT)
    yield "tally"
    _play(player, ("held", 1, 1, 0, 0), ("done",), ("held", 2, 0, 0, 0), ("allocated", 0, 3, 2, 2))
    yield "passed_out"
    player.undo()
    _play(player, ("stood", 2, 2), ("stood", 1, 0), ("allocated", 0, 3, 2, 2), ("allocated", 1, 1, 0, 0))
    _play(player, ("revealed",))
    _draw_all(player)
    _declare(player, RUN, THROW, REST)
    while player.app.game.tracker.phase != "belt":
        if player.app.game.tracker.to_act == 1:
            yield "unable"
        _play(player, ("done",))
    _play(player, ("fell", 1), ("done",), ("faced", 0, 3))
    yield "eaten"
    _play(player, ("done",))
    yield "winner"
    player.undo()
    _play(player, ("stood", 0, 2), ("done",))
    yield "alligators"


def _seldom(player, language):
    """Yield situations that rarely occur."""
    restart(player, language)
    _table(player, 3, -128)
    _order(player, (3, 3, 1), (3, 3, 1), (3, 3, 1))
    _declare(player, BITE, THROW, RUN)
    _play(player, ("held", 2, 0, 0, 0), ("tested", 2, 1, 0))
    yield "bite_nothing"
    _play(player, ("turned", 0), ("held", 0, 3, 0, 1))
    yield "bite_unable"
    _play(player, ("stood", 0, 1), ("turned", 0))
    yield "pit_alone"
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("menu").change)
    yield "pit_change"
    player.hold(RIGHT)
    player.hold(RIGHT)
    _play(player, ("changed", REST, 0))
    yield "pit_rest"
    _play(player, ("stood", 0, 0), ("stood", 1, 1), ("turned", 1))
    yield "pit_throw"
    _play(player, ("stood", 1, 0), ("stood", 2, 1), ("turned", 2))
    yield "pit_run"
    _play(player, ("stood", 2, 0), ("held", 2, 3, 3, 1), ("turned", 1), ("tested", 2, 1, 0))
    yield "thrown_near"
    _play(player, ("turned", 1), ("tested", 2, 1, 5))
    yield "throw_lost"
    _play(player, ("turned", 2), ("tested", 1, 1, 0))
    yield "push_straight"
    _play(player, ("held", 2, 0, 3, 1), ("turned", 2))
    yield "run_unable"
    _play(player, ("done",), ("counted", 1, 3), ("done",))
    yield "empty_pit"
    restart(player, language)
    _table(player, 3, PASSED_OUT_SAFE)
    _order(player, (3, 3, 1), (3, 3, 1), (3, 3, 1))
    _declare(player, REST, REST, REST)
    _play(player, ("done",), ("done",), ("done",), ("fell", 0), ("held", 0, 0, 0, 0), ("done",))
    player.press(RIGHT)
    yield "spared"
    restart(player, language)
    _table(player, 3, TAKEN_BACK)
    _order(player, (3, 3, 1), (3, 3, 1), (3, 3, 1))
    _declare(player, REST, REST, REST)
    _play(player, ("changed", RUN, METTLE))
    yield "not_all_rest"
    restart(player, language)
    _table(player, 3)
    _order(player, (5, 1, 1), (3, 3, 1), (4, 0, 3))
    player.press(LEFT)
    yield "fight_weak"
    player.press(RIGHT)
    _declare(player, RUN, RUN, RUN)
    _play(player, ("held", 0, 1, 0, 0), ("held", 1, 0, 1, 0), ("done",), ("done",), ("done",), ("fell", 1), ("done",))
    _play(player, ("faced", 1, 0))
    player.press(RIGHT, 2)
    yield "asleep"
    player.press(RIGHT)
    yield "asleep_in_pit"
    restart(player, language)
    _table(player, 2)
    _order(player, (3, 3, 1), (3, 3, 1))
    _declare(player, RUN, RUN)
    _play(player, ("done",), ("done",), ("held", 0, 1, 0, 0), ("fell", 0), ("fell", 1))
    yield "all_fell"
    _play(player, ("done",), ("faced", 0, 1))
    player.press(RIGHT)
    yield "chomp_last"


def _explained(player, language):
    """Yield screens of the first game for players who do not know it."""
    restart(player, language, explains=1)
    player.begin("run_hamster_run", ("setup", 3, 0))
    yield from how_it_works(player)
    _draw_all(player)
    _play(player, ("done",))
    player.press(RIGHT)
    yield "first_chips"
    knows, common = player.app.look.words("knows", "companion"), player.app.look.common
    while not player.screen.own:
        player.hold(RIGHT)
    player.hold(RIGHT)
    player.choose_line(common.new_game)
    player.choose_line(knows.line)
    player.choose_line(common.new_game)
    player.press(RIGHT)
    yield "table"


def _someone_goes(player, language):
    restart(player, language)
    _table(player, 3)
    _order(player, (3, 3, 1), (3, 3, 1), (3, 3, 1))
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("going", "companion").people)
    player.hold(MIDDLE)
    for page in ("going_help", "going_help_2", "going_help_3"):
        yield page
        player.press(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    yield from someone_goes(player)
    yield "gone"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.first_page)
    player.wait(PAUSE + 1000, 1000)
    player.press(RIGHT)
    yield "where"
    player.press(RIGHT)
    yield from stop(player, "stopped")


PREFIX = "run_"  # prefix of the frames' names
PARTS = (_explained, _begin, _turns, _end, _seldom, _someone_goes)
