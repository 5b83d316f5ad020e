"""Explanations of a game and of new elements in it are shown automatically, once, to players who want them."""

from hamstertop import chance
from hamstertop.companion.actions import act, do
from hamstertop.games.run_hamster_run.rules import RUN, THROW
from hamstertop.saving.settings import EACH_GAME
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

BEGIN = ("setup", 3, 0, 0)
TO_FLOOD = (("done",), ("first", 1), ("done",), ("rolled", 5, 3))


def newcomers(storage=None):
    return Fingers(VirtualBoard(storage=storage), chance.Seeded(1), new=True)


def shown(player, kind):
    """Return whether a screen of this kind is shown once the display is up to date."""
    player.settle()
    return is_a(player.screen, kind)


def test_the_setup_leads_to_the_pages_on_how_the_game_works_and_back():
    for title, setup in (
        ("hamsterdam", BEGIN),
        ("hamsterrolle", ("setup", 4, 2)),
        ("run_hamster_run", ("setup", 3, 0)),
    ):
        player = newcomers()
        player.begin(title, setup)
        before = player.screen.content.id
        player.press(LEFT)
        assert shown(player, "how")
        assert player.screen.content.corner == "1 / 3"
        player.press(RIGHT, 3)
        player.settle()
        assert player.screen.content.id == before
        player.press(MIDDLE)
        if title == "run_hamster_run":  # its last page asks who places first
            player.press(RIGHT)
        assert player.app.game.session.count == 2, "and nothing else stands before the game"


def test_the_black_key_leads_new_players_through_the_game_and_the_set_up_to_the_first_dice():
    for title in ("Hamsterdam", "Hamsterrolle", "Run, Hamster, Run!"):
        player = newcomers()
        player.choose_line(title)
        seen = []
        while player.app.game.session.count < 2:
            seen.append(player.screen.content.id)
            assert len(seen) < 30
            player.press(LEFT if is_a(player.screen, "offer") else RIGHT)
        assert seen[:2] == ["new_game", "known"]
        assert [id for id in seen if id.startswith("how.")] == ["how.0", "how.1", "how.2"]
        pages = [id for id in seen if id.startswith("steps")]
        assert len(pages) >= 4, "and each page of the set-up"


def test_the_left_key_of_help_shown_for_the_first_time_also_leaves_a_page_opened_by_mistake():
    player = newcomers()
    act(player.app, "begin", "hamsterrolle", ("setup", 3, 0))
    do(player.app, ("done",), ("first", 0), ("built", 0, 0))
    assert shown(player, "first_time")
    assert player.screen.content.keys[LEFT] is None, "it is above the game's own page"
    player.press(RIGHT)
    player.press(LEFT)
    assert shown(player, "first_time")
    player.press(LEFT)
    player.settle()
    assert player.screen.own


def test_players_who_know_a_game_go_straight_to_it_now_and_the_next_time():
    storage = MemoryStorage()
    player = newcomers(storage)
    player.press(RIGHT)  # Hamsterdam
    player.press(RIGHT)  # Start
    player.press(LEFT)  # We know it
    player.press(LEFT)  # no names for now
    assert player.screen.content.id == "first"
    player.report(("rolled", 3, 4), ("first", 0), ("done",), ("rolled", 5, 3))
    player.press(LEFT)
    assert not shown(player, "first_time")
    player = newcomers(storage)
    act(player.app, "game", "hamsterdam")
    player.choose_line(player.app.look.common.new_game)
    player.press(RIGHT)  # instead of the running game
    assert player.said == player.app.look.words("again").pages()[0][0], "what must be on the table"
    player.press(RIGHT)
    assert player.screen.content.id == "first"


def test_the_answer_can_be_changed_and_then_everything_is_explained_again():
    player = newcomers()
    words = player.app.look.words("knows", "companion")
    player.app.settings.learn("hamsterdam", True)
    player.app.settings.explained["hamsterdam"] = 511
    act(player.app, "game", "hamsterdam")
    player.choose_line(words.line)
    assert player.values[player.lines.index(words.line)] == words.new
    player.begin("hamsterdam", BEGIN)
    player.report(*TO_FLOOD)
    player.press(LEFT)
    assert shown(player, "first_time")


def test_a_new_player_sees_the_result_of_a_roll_before_any_tip():
    player = newcomers()
    player.begin("hamsterdam", BEGIN)
    player.report(*TO_FLOOD)
    assert not shown(player, "first_time")
    assert player.screen.content.id == "flood"


def test_a_new_element_is_explained_only_once_even_after_a_power_cut():
    storage = MemoryStorage()
    player = newcomers(storage)
    player.begin("hamsterdam", BEGIN)
    player.report(*TO_FLOOD)
    player.press(LEFT)
    assert shown(player, "first_time")
    player.press(MIDDLE)
    assert shown(player, "what_now"), "which says more"
    player.hold(RIGHT)
    assert not shown(player, "first_time")
    assert player.screen.content.topic == "water", "above which it stood"
    player = newcomers(storage)
    act(player.app, "resume", "hamsterdam")
    player.press(RIGHT)  # where were we?
    player.press(LEFT)
    player.settle()
    assert player.screen.content.topic == "water"
    assert not shown(player, "first_time")


def running(*events):
    """Return a game of Run, Hamster, Run! played by newcomers who have read all explanations except those that the
    last event triggers. The hamsters have declared a Throw, a Run and a Run, in that order."""
    player = newcomers()
    act(player.app, "begin", "run_hamster_run", ("setup", 3, 0))
    events = (("declared", RUN), ("declared", RUN), ("declared", THROW)) + events
    events = (("allocated", 2, 3, 3, 1), ("drawn", 0), ("drawn", 0)) + events
    events = (("revealed",), ("allocated", 0, 3, 3, 1), ("allocated", 1, 3, 3, 1)) + events
    for event in (("drawn", 0), ("drawn", 0), ("done",)) + events:
        while not player.screen.own:
            player.app.stack.pop()
        do(player.app, event)
    return player


def test_the_key_that_ends_a_turn_leads_to_the_explanation_of_the_next_action():
    player = running()
    while not player.screen.own:
        player.app.stack.pop()
    assert player.screen.label(LEFT, False) == "Done"
    player.press(LEFT)
    assert shown(player, "first_time")
    assert "Scamper" in player.said, "the next player runs"


def test_an_explanation_does_not_hide_the_outcome_of_a_test():
    player = running(("turned", 1), ("tested", 2, 1, 0))
    player.app.settings.explained["run_hamster_run"] = 0
    do(player.app, ("flipped", 1))
    act(player.app, "play")
    assert shown(player, "first_time"), "it would come"
    player.app.stack.pop()
    player.app.settings.explained["run_hamster_run"] = 0
    act(player.app, "take_back")
    assert not shown(player, "first_time")


def test_explanations_that_do_not_apply_in_the_pit_are_not_shown():
    assert not shown(running(("fell", 1), ("done",)), "first_time")


def test_the_press_that_closes_an_explanation_cannot_also_act_in_the_game():
    player = newcomers()
    player.begin("hamsterdam", BEGIN)
    player.report(*TO_FLOOD)
    player.press(LEFT)
    player.settle()
    for _ in range(2):
        player.board.push(RIGHT, True)
        player.wait(100)
        player.board.push(RIGHT, False)
        player.wait(100)
    assert (player.screen.content.topic, player.app.game.tracker.phase) == ("water", "flood")


def test_explanations_can_be_set_to_appear_in_each_game():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.begin("hamsterdam", BEGIN)
    player.app.settings.explains = EACH_GAME
    act(player.app, "begin", "hamsterdam", BEGIN)
    player.report(*TO_FLOOD)
    player.press(LEFT)
    assert shown(player, "first_time")


def test_help_in_a_menu_explains_the_marked_line():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.begin("hamsterrolle", ("setup", 3, 0))
    player.report(("done",), ("first", 0), ("built", 0, 0))
    player.hold(RIGHT)
    for line, topic in (("Correct a number", "correct"), ("Home", "turn")):
        player.press(LEFT, player.lines.index(line) - player.screen.at)
        player.hold(MIDDLE)
        assert player.screen.content.id == "what_now.%s.0" % topic
        assert player.title == (line if topic == "correct" else "What now?")
        player.hold(RIGHT)


def test_the_menu_leads_to_the_rules_that_hold_in_this_game():
    for classic, breaches in ((0, True), (1, False)):
        player = Fingers(VirtualBoard(), chance.Seeded(3))
        player.begin("hamsterdam", ("setup", 2, classic, 0))
        player.hold(RIGHT)
        player.choose_line("Rules")
        assert ("Dam breach" in player.lines) == breaches
        player.choose_line("Movement")
        said = player.screen.content.body[0]
        assert said.why.endswith("after two turns each*.")


def test_a_variant_that_was_played_to_its_end_is_known_and_any_other_begins_with_its_set_up():  # HD-80
    player = newcomers()
    settings = player.app.settings
    settings.learn("hamsterdam", False)
    settings.offered = True
    full, classic = [("setup", 3, variant) + (0,) for variant in (0, 1)]
    for event, known in ((classic, False), (classic, True), (full, False), (full, True), (classic, True)):
        settings.setups["hamsterdam"] = list(event[1:])
        act(player.app, "home")
        act(player.app, "game", "hamsterdam")
        act(player.app, *player.screen.content.keys[RIGHT].action)
        assert player.screen.content.id == ("table" if known else "how.0")
        if known:
            player.press(LEFT)
            assert player.screen.content.id == "new_game", "back leads to the choices"
            act(player.app, *player.screen.content.keys[RIGHT].action)
        player.press(RIGHT)
        player.settle()
        if known:
            assert player.screen.content.id == "first"
            player.hold(LEFT)
            assert player.screen.content.id == "steps.setup.%d" % (3 if event is classic else 6), "the last page"
        player.app.stack.play()
        ended(player)
        do_again = player.app.look.words("again").pages()[0]
        player.press(MIDDLE)
        assert player.screen.content.body[0].why == do_again[1]
        player.hold(RIGHT)
    settings.setups["hamsterdam"] = list(full[1:])
    settings.learn("hamsterdam", False)
    player.press(MIDDLE)
    assert player.said == player.app.look.words("again", "companion").ask, "no summary of an unknown set-up"
    player.press(RIGHT)
    assert player.screen.content.id == "how.0"


def ended(player):
    """End the open game of Hamsterdam, which has three players."""
    if player.app.game.tracker.phase == "setup":
        do(player.app, ("done",))
    do(player.app, ("first", 0), ("done",), ("rolled", 5, 3), *(("pile", seat, 5) for seat in range(3)))
    do(player.app, ("done",))
    while player.app.game.tracker.phase == "breach":
        do(player.app, ("breach", player.app.game.tracker.to_act, 0))
    do(player.app, ("dam", 0, 0), ("dam", 1, 1), ("dam", 2, 2))
    player.settle()
    assert player.app.game.tracker.over
