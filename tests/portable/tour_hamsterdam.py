"""The leg of `tour` with every screen of Hamsterdam, navigated with the keys."""

from hamstertop.companion.open_game import PAUSE
from playing.fingers import LEFT, MIDDLE, RIGHT
from touring import how_it_works, restart, someone_goes, stop


def _play(player, *events):
    for event in events:
        if event[0] == "setup":
            player.begin("hamsterdam", event)
        else:
            player.report(event)


def _table(player, language, players=3, classic=0, keys=3):
    restart(player, language, keys)
    _play(player, ("setup", players, classic, 0), ("done",), ("first", 1), ("done",))


def _turn_by_keys(player, *waters):
    _play(player, ("rolled", 3, 4))
    for seat, tokens in waters:
        _play(player, ("water", seat, tokens))
    _play(player, ("done",))


def is_leaf(key):
    return key is not None and key.action[0] == "at"


def _leaf(player, name):
    """Yield every page of steps or help, up to the last one, which has no key for the next page."""
    page = 1
    while True:
        yield name if page == 1 else "%s_%d" % (name, page)
        if not is_leaf(player.screen.content.keys[RIGHT]):
            break
        player.press(RIGHT)
        page += 1


def _begin(player, language):
    restart(player, language)
    player.choose(0)
    yield "new"
    player.choose(2)  # the full game
    player.choose_line(player.app.look.common.house_rules)
    yield "house"
    player.choose(4)
    player.choose(8)
    yield "house_changed"
    player.choose(8)
    player.choose(4)
    player.hold(RIGHT)
    player.choose(0)
    yield from _leaf(player, "setup")
    player.hold(MIDDLE)
    yield "help_setup"
    player.hold(RIGHT)
    player.press(RIGHT)
    yield "first"
    _play(player, ("rolled", 4, 4), ("rolled", 1, 2))
    yield "first_rolled"
    player.press(MIDDLE)
    yield "pick_first"
    player.hold(RIGHT)
    _play(player, ("rolled", 5, 3))
    yield "first_tie"
    _play(player, ("rolled", 6, 1), ("rolled", 2, 1))
    yield from _leaf(player, "deploy")
    restart(player, language)
    _play(player, ("setup", 2, 0, 0))
    player.press(RIGHT, 2)
    yield "setup_two"
    restart(player, language)
    _play(player, ("setup", 4, 1, 0))
    yield from _leaf(player, "setup_classic")


def _swap_dice(player):
    """Switch between the device's dice and real ones, from the first screen."""
    player.choose_line(player.app.look.common.settings)
    player.choose_line(player.app.look.words("settings", "companion").dice)
    player.hold(RIGHT)


def _real_dice(player, language):
    restart(player, language)
    _swap_dice(player)
    _play(player, ("setup", 3, 0, 0), ("done",))
    yield "first_real"
    _play(player, ("typed", 9), ("typed", 5), ("typed", 4), ("done",))
    yield "turn_real"
    player.hold(RIGHT)
    yield "menu_real"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.first_page)
    _swap_dice(player)


def _turn(player, language):
    _table(player, language)
    yield "turn"
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("rare").real_dice)
    yield "to_type"
    player.press(LEFT, 3)
    yield "typed"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(MIDDLE)
    yield "help_turn"
    player.hold(RIGHT)
    _play(player, ("rolled", 5, 3))
    yield "turn_rolled"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.correct)
    yield "correct_rolled"
    player.choose_line(player.app.look.words("correct").total)
    yield "correct_total"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(MIDDLE)
    yield from _leaf(player, "help_rolled")
    player.press(RIGHT)
    player.press(MIDDLE)
    yield "dice"
    player.choose(0)
    yield "symbol"
    player.press(RIGHT)
    yield "buff"
    player.hold(RIGHT)
    player.choose(1)
    player.press(LEFT)
    yield "spin"
    player.hold(RIGHT)
    player.choose(2)
    player.press(RIGHT)
    yield "reroll"
    player.hold(RIGHT)
    player.choose(3)
    yield "mole"
    player.press(RIGHT)
    player.press(MIDDLE)
    player.choose(4)
    yield "value"
    player.hold(RIGHT)
    player.hold(RIGHT)
    _play(player, ("rerolled", 6, 6))
    yield "choose"
    _play(player, ("chose", 1))
    player.press(LEFT)
    yield "water"
    _play(player, ("water", 0, 1), ("water", 2, 3))
    yield "water_taken"
    player.hold(RIGHT)
    player.press(LEFT)
    while player.screen.at != 2:
        player.press(LEFT)
    player.press(MIDDLE)
    yield "water_sure"
    player.press(LEFT)
    player.hold(MIDDLE)
    yield "help_water"
    player.hold(RIGHT)
    player.hold(RIGHT)
    yield "turn_flooded"
    player.press(MIDDLE)
    yield "dice_wet"
    player.choose_line(player.app.look.words("dice").read)
    yield "cards"
    player.hold(MIDDLE)
    yield "help_cards"
    player.hold(RIGHT)
    player.choose(len(player.lines) - 1)
    yield "cards_all"
    player.choose(0)
    for kind in range(18):
        yield "card_%d" % (kind + 1)
        player.press(MIDDLE)
    player.press(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    yield "menu"
    player.choose_line(player.app.look.common.rules)
    yield "rules"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.leads)
    yield "leads"
    player.press(RIGHT)
    player.choose_line(player.app.look.common.log)
    yield "log"
    player.press(LEFT)
    yield "log_earlier"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.correct)
    yield "correct"
    player.choose(0)
    yield "correct_pile"
    player.enter(1)
    yield "corrected"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.first_page)
    yield "home_resume"
    player.wait(PAUSE + 1000, 1000)
    player.press(RIGHT)
    yield "where"


def _readings(player, language):
    """Yield the cards of some specials whose text house rules change."""
    restart(player, language)
    _play(player, ("setup", 3, 0, -1, 7), ("done",), ("first", 1), ("done",))
    player.press(MIDDLE)
    for kind in (4, 5, 6, 8, 15):
        player.choose(kind)
        yield "card_%d_house" % (kind + 1)
        player.press(RIGHT)


def _correct_pile(player, seat, tokens):
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.correct)
    player.choose(seat)
    player.enter(tokens)


def _back(player):
    while not player.screen.own:
        player.hold(RIGHT)


def _breach_and_movement(player, language):
    _table(player, language)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.correct)
    player.choose_line(player.app.look.words("correct").turn)
    yield "correct_turn"
    player.press(RIGHT)
    yield "correct_which"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("correct").round)
    yield "correct_round"
    player.hold(RIGHT)
    player.choose(2)
    player.enter(15)
    yield "correct_ends"
    player.press(LEFT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    _turn_by_keys(player, (1, 2), (2, 3))
    yield "breach"
    player.hold(MIDDLE)
    yield "help_breach"
    player.hold(RIGHT)
    player.press(LEFT)
    yield "more"
    player.enter(2)
    yield "breach_again"
    while player.app.game.session.tracker.phase == "breach":
        player.press(RIGHT)
    _correct_pile(player, 2, 4)
    yield "turned_back"
    _back(player)
    _correct_pile(player, 2, 2)
    yield "turned_back_more"
    _back(player)
    _play(player, ("typed", 12))
    yield "turn_typed"
    player.hold(RIGHT)
    player.choose(0)
    yield "nobody_sure"
    player.press(LEFT)
    player.hold(RIGHT)
    _play(player, ("done",))
    _turn_by_keys(player)
    yield "move"
    player.hold(MIDDLE)
    yield "help_move"
    player.hold(RIGHT)
    player.press(MIDDLE)
    yield "cards_move"
    player.hold(RIGHT)
    player.press(LEFT)
    yield "skip_asked"
    player.press(RIGHT)
    yield "skip"
    player.hold(MIDDLE)
    yield "help_skip"
    player.hold(RIGHT)
    player.press(LEFT)
    yield "skip_water"
    player.hold(RIGHT)
    _play(player, ("done",))
    while player.app.game.session.tracker.phase != "redeploy":
        player.press(RIGHT)
    yield from _leaf(player, "redeploy")
    player.press(RIGHT)
    yield "turn_round_two"


def _end(player, language):
    _table(player, language, players=2)
    _play(player, ("rolled", 3, 4), ("water", 0, 2))
    yield "water_two"
    player.press(RIGHT)
    _turn_by_keys(player, (0, 2))
    while player.app.game.session.tracker.phase == "breach":
        player.press(RIGHT)
    _turn_by_keys(player, (0, 1), (1, 1))
    while player.app.game.session.tracker.phase == "breach":
        player.press(RIGHT)
    _play(player, ("rolled", 1, 1))
    yield "turn_nobody"
    player.hold(RIGHT)
    yield "menu_nobody"
    player.hold(RIGHT)
    _play(player, ("done",))
    _table(player, language, players=2)
    _play(player, ("rolled", 1, 1), ("flips", 0, 10), ("pile", 0, 13), ("water", 0, 1), ("done",))
    yield "breach_last"
    _table(player, language, classic=1)
    yield "turn_classic"
    _turn_by_keys(player, (0, 8), (1, 4), (2, 3))
    yield "count_dam"
    player.hold(MIDDLE)
    yield "help_dams"
    player.hold(RIGHT)
    player.enter(2)
    player.enter(12)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.correct)
    yield "correct_end"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.enter(1)
    yield "ranking"
    player.press(MIDDLE)
    yield "again"
    player.hold(RIGHT)
    player.press(RIGHT)
    yield "ranking_results"
    player.hold(RIGHT)
    player.press(LEFT)
    yield "ranking_code"
    player.press(RIGHT)
    player.hold(RIGHT)
    yield "ranking_menu"
    player.choose_line(player.app.look.common.correct)
    yield "ranking_correct"


def _tie(player, language):
    _table(player, language, players=4, classic=1)
    _turn_by_keys(player, (0, 5), (1, 12), (2, 5), (3, 6))
    for _ in range(4):
        player.enter(0)
    yield "count_hamsters"
    player.enter(9)
    player.enter(9)
    yield "ranking_shared"


def _someone_goes(player, language):
    _table(player, language, players=4)
    _turn_by_keys(player, (0, 2), (1, 1))
    _turn_by_keys(player)
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("going", "companion").people)
    player.hold(MIDDLE)
    yield from _leaf(player, "going_help")
    player.press(RIGHT)
    _back(player)
    yield from someone_goes(player)
    yield "gone"
    _play(player, ("rolled", 2, 2))
    player.press(LEFT)
    yield "gone_water"
    player.hold(RIGHT)
    yield from stop(player, "ranked")
    for tokens in (3, 1, 4):
        player.enter(tokens)
    yield "ranking_gone"
    for _ in range(4):
        player.undo()
    yield from stop(player, "stopped")


def _four_players(player, language):
    _table(player, language, players=4, keys=4)
    _turn_by_keys(player, (0, 2))
    _turn_by_keys(player)
    yield "turn_four_keys"
    _play(player, ("rolled", 6, 6))
    yield "turn_four_rolled"
    player.press(LEFT)
    yield "water_four"
    _play(player, ("water", 3, 2))
    yield "water_four_entered"
    player.press(RIGHT)
    _turn_by_keys(player)
    yield "move_four"


def _explained(player, language):
    """Yield screens of the first game for players who do not know it."""
    restart(player, language, explains=1)
    player.choose(0)
    player.choose(0)
    yield "known"
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    yield from how_it_works(player)
    _play(player, ("done",), ("first", 1), ("done",), ("rolled", 5, 3))
    player.press(LEFT)
    yield "first_water"
    player.press(LEFT)


PREFIX = ""
PARTS = (
    _explained,
    _begin,
    _real_dice,
    _turn,
    _readings,
    _breach_and_movement,
    _end,
    _tie,
    _someone_goes,
    _four_players,
)
