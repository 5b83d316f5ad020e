"""The "Again" key on the last page of a game lets the same players start another game, skipping the set-up."""

from hamstertop import chance
from hamstertop.saving import results
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

PLAIN = (0,) * 10


def ended(title, setup, *events):
    """Return a player on a board where a game has just been played to the end."""
    player = Fingers(VirtualBoard(), chance.Seeded(3))
    player.begin(title, setup)
    player.report(*events)
    player.settle()
    assert player.app.game.tracker.over
    return player


def hamsterdam(players=3, classic=0, house=0):
    events = [("done",), ("first", 0), ("done",), ("rolled", 3, 4)]
    events += [("pile", seat, 7 + seat) for seat in range(players)] + [("flips", seat, 6) for seat in range(players)]
    events += [("done",)] + [("dam", seat, seat) for seat in range(players)]
    return ended("hamsterdam", ("setup", players, classic, house), *events)


def run_hamster_run():
    """Return a finished three-player game in which two hamsters were eaten."""
    player = Fingers(VirtualBoard(), chance.Seeded(3))
    player.begin("run_hamster_run", ("setup", 3, 2))
    usual = {
        "placing": ("drawn", 0),
        "initiative": ("drawn", 0),
        "place": ("done",),
        "reveal": ("revealed",),
        "declare": ("declared", 3),
        "resolve": ("done",),
        "belt": ("done",),
    }
    while player.app.game.tracker.phase != "fatigue":
        tracker = player.app.game.tracker
        player.report(usual.get(tracker.phase) or ("allocated", tracker.to_act, 3, 3, 1))
    player.report(("stood", 1, 2), ("stood", 2, 2), ("done",))
    player.settle()
    assert player.app.game.tracker.over
    return player


def again(player):
    """Play again with the same people."""
    player.press(MIDDLE)
    player.press(RIGHT)


def test_the_again_key_asks_for_the_cards_to_be_dealt_anew_and_who_plays():
    player = hamsterdam()
    player.press(MIDDLE)
    assert is_a(player.screen, "again")
    assert player.screen.content.body[0].why == player.app.look.words("again").pages()[0][1]
    player.press(MIDDLE)
    assert is_a(player.screen, "tonight")


def test_the_black_key_at_the_end_leads_to_the_results_and_home_and_back_leads_to_the_end():
    player = hamsterdam()
    player.press(RIGHT)
    assert is_a(player.screen, "results")
    player.hold(RIGHT)
    assert is_a(player.screen, "ranking")
    player.press(RIGHT, 2)
    assert is_a(player.screen, "home")


def test_the_again_key_in_hamsterdam_keeps_players_and_house_rules_and_asks_who_begins():  # HD-15
    player = hamsterdam(house=1)
    identity, setup = player.app.game.session.identity, player.app.game.session.setup
    again(player)
    session = player.app.game.session
    assert (session.identity != identity, session.setup, session.count) == (True, setup, 2)
    assert setup[:2] == (3, 0)
    assert any(setup)
    assert (session.tracker.phase, session.tracker.rolls) == ("first", [0, 0, 0])


def test_the_again_key_in_hamsterrolle_asks_who_has_the_shakiest_hands():  # HR-6
    player = ended("hamsterrolle", ("setup", 2, 0) + PLAIN, ("done",), ("first", 1), ("stock", 1, 1), ("built", 0, 0))
    again(player)
    assert player.app.game.session.setup[:2] == (2, 0)
    assert is_a(player.screen, "first")


def test_the_again_key_keeps_options_chosen_since_the_last_game_and_its_page_names_them():  # HR-60
    player = ended("hamsterrolle", ("setup", 4, 0) + PLAIN, ("done",), ("first", 1), ("stock", 1, 1), ("built", 0, 0))
    player.press(MIDDLE)
    assert player.screen.content.corner == ""
    player.press(LEFT)
    player.choose_line("Teams")
    player.choose_line("House rules")
    player.choose(1)
    player.hold(RIGHT)
    player.hold(RIGHT)
    assert player.screen.content.corner == "Blue + Orange, House rules: changed"
    player.press(RIGHT)
    assert player.app.game.session.setup[:4] == (4, 1, 0, 1)


def test_the_again_key_in_run_hamster_run_keeps_the_players_and_draws_a_new_placing_order():  # RHR-3
    player = run_hamster_run()
    again(player)
    assert (player.app.game.session.setup, player.app.game.tracker.phase) == ((3, 2), "placing")
    assert player.screen.content.id == "steps.5"
    player.press(RIGHT)
    assert len(player.app.game.tracker.order) == 1


def test_the_again_key_on_the_score_pad_resets_all_scores_to_zero():
    player = ended("score_pad", ("setup", 4, 30), ("scored", 2, 7), ("ended",))
    again(player)
    assert (player.app.game.session.setup[:2], player.app.game.tracker.scores) == ((4, 30), [0, 0, 0, 0])


def test_undoing_a_new_games_setup_returns_to_the_end_of_the_old_one_and_keeps_its_result():
    player = hamsterdam()
    identity = player.app.game.session.identity
    again(player)
    (payload,) = results.stored(player.board.storage)
    assert results.Result(payload).identity == identity
    player.undo()
    assert player.app.game.tracker.phase == "setup"
    player.undo()
    assert (player.app.game.session.identity, player.app.game.tracker.over) == (identity, True)
    assert is_a(player.screen, "ranking")
    assert results.stored(player.board.storage) == [payload]


def test_a_title_not_yet_played_defaults_to_the_last_games_number_of_players():
    player = ended("score_pad", ("setup", 3, 0), ("ended",))
    player.press(RIGHT, 2)
    player.choose_line("Run, Hamster, Run!")
    assert player.set_up[:2] == ("setup", 3)
    player.hold(RIGHT)
    player.begin("score_pad", ("setup", 6, 0))
    player.app.stack.home()
    player.choose_line("Run, Hamster, Run!")
    assert player.set_up[:2] == ("setup", 4), "it is for two to five"
