"""Run, Hamster, Run! at the table: what the device says at each moment, and corrections."""

from hamstertop import chance
from hamstertop.games.run_hamster_run.house import HOUSE
from hamstertop.games.run_hamster_run.rules import BITE, REST, RUN, THROW
from hamstertop_host.simulator.virtual.board import VirtualBoard
from houses import packed
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from pluck import apply, declared, placed, to_phase
from printed import read
from rules import rule
from tables import illegal

SCAMPER, METTLE, FRISKINESS = 0, 1, 2
SPEED, ALLIGATORS, ASTERISKS, ROUND = 0, 1, 2, 3
ON_BELT, IN_PIT, EATEN = 0, 1, 2
SPLITS = ((3, 2, 2), (1, 5, 1), (0, 4, 3))


def playing(*events, players=3, house=0):
    """Return a companion where the hamsters have been placed and these events have happened."""
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("run_hamster_run", ("setup", players, house))
    player.report(*[("drawn", 0)] * (players - 1) + [("done",)])
    player.report(*events)
    return player


def acting(*actions, traits=((3, 3, 1), (3, 3, 1), (3, 3, 1)), house=0):
    """Return a companion whose hamsters have declared these actions and act in seat order, starting with the first."""
    player = playing(("revealed",), players=len(actions), house=house)
    player.report(*[("allocated", seat) + chips for seat, chips in enumerate(traits[: len(actions)])])
    while player.app.game.tracker.hat:
        player.report(("drawn", 0))
    while player.app.game.tracker.phase == "declare":
        player.report(("declared", actions[player.app.game.tracker.to_act]))
    return player


def says(player, *texts):
    """Return whether the text on the screen, with its lines joined, contains all of these strings."""
    shown = " ".join(read(player).split())
    return [text for text in texts if text not in shown] == []


# A real HAT


def test_with_a_real_hat_the_main_key_asks_whose_chip_was_drawn():
    player = acting(BITE, RUN, RUN)
    player.app.settings.real_dice = True
    player.press(RIGHT)
    player.choose(0)
    player.press(RIGHT)
    assert player.screen.content.id == "more"
    player = acting(RUN, RUN, RUN)
    player.app.settings.real_dice = True
    player.report(("fell", 0), ("done",), ("done",), ("done",), ("done",))
    assert player.app.game.tracker.phase == "chomp"
    player.press(MIDDLE)
    player.press(RIGHT)
    assert player.screen.content.id == "by_hand"
    assert says(player, "Blue", "Alligators")
    player.choose(0)
    assert player.app.game.tracker.news[0][0] == "escaped"


def test_holding_the_left_key_takes_back_the_choice_that_led_to_the_odds():
    player = acting(BITE, RUN, RUN)
    events = player.app.game.session.count
    player.press(RIGHT)
    player.choose(1)
    assert player.screen.content.id == "odds"
    player.hold(LEFT)
    assert player.screen.content.id == "whom"
    assert player.app.game.session.count == events


# Consequences of a result


@rule("RHR-52")
def test_a_flip_after_a_won_push_names_the_pushed_hamster_and_offers_a_key_for_its_fall():
    player = acting(RUN, RUN, RUN)
    player.report(("tested", 1, 1, 0))
    for _ in range(2):
        player.report(("flipped", 1))
        assert says(player, "Push Orange further and follow, without a test")
        assert player.screen.content.keys[MIDDLE][1:3] == ("Fell in", ("do", ("fell", 1)))
    player.report(("done",))
    player.report(("flipped", 1))
    assert says(player, "Move one square.")


@rule("RHR-57", "RHR-58")
def test_the_distance_of_a_won_throw_is_shown():
    for mettle, far in ((2, "1 square ("), (3, "1 square ("), (4, "1 or 2 squares ("), (6, "1 to 3 squares (")):
        player = acting(THROW, RUN, RUN, traits=((6 - mettle, mettle, 1), (3, 3, 1), (3, 3, 1)))
        player.report(("tested", 2, 1, 0))
        assert says(player, far + "half your Mettle)", "over others")


@rule("RHR-57")
def test_a_throw_of_no_squares_is_not_offered():
    player = acting(THROW, RUN, RUN, traits=((5, 1, 1), (3, 3, 1), (3, 3, 1)))
    assert says(player, "You cannot throw.", "2 Mettle")
    assert [key and key.label for key in player.screen.content.keys] == [None, None, "Done"]
    player.report(("done",), ("done",), ("done",), ("done",), ("done",))
    player.report(("allocated", 0, 4, 1, 1), ("allocated", 1, 4, 1, 1), ("allocated", 2, 2, 2, 2), ("revealed",))
    while player.app.game.tracker.hat:
        player.report(("drawn", 0))
    for throws in (True, False, False):
        player.press(LEFT)
        assert says(player, "You need 2 Mettle") != throws
        player.press(LEFT)


@rule("RHR-A15")
def test_a_player_who_breaks_an_all_rest_is_asked_to_remove_the_speed_chip():
    player = acting(REST, REST, house=packed(HOUSE, bonus_taken_back=True))
    assert says(player, "Everyone rests.", "Add 1 alligator chip to the Speed pool, now 2.")
    player.report(("changed", RUN, SCAMPER))
    assert player.app.game.tracker.speed == 1
    assert says(player, "Not everyone rests.", "out of the Speed pool, now 1")
    player.press(RIGHT)
    assert says(player, "Flip 1 chip per step.")


@rule("RHR-63")
def test_nobody_in_the_pit_is_asked_to_move():
    for action in (BITE, RUN, THROW):
        player = acting(action, RUN, RUN)
        player.report(("fell", 0))
        assert says(player, "Blue is in the pit.")
        player.report(("turned", 1), ("turned", 0))
        shown = read(player)
        assert "Move" not in shown, shown
        assert "pit" in shown or "Nobody else is here." in shown


@rule("RHR-80", "RHR-85")
def test_the_number_of_alligators_is_shown_whenever_it_has_changed():
    player = acting(REST, REST, REST)
    player.report(("counted", SPEED, 1), ("done",), ("done",), ("done",), ("fell", 1), ("fell", 2), ("done",))
    assert player.app.game.tracker.phase == "tie"
    assert says(player, "Add 1 alligator to the pit, now 2.", "it is a tie.")
    player.report(("drawn", 0))
    assert not says(player, "alligator")
    player.report(("faced", METTLE, 4))
    assert says(player, "Chomp! Orange loses 1.", "out of the pit, now 1.")
    player.report(("faced", METTLE, 3))
    assert says(player, "Chomp! Green loses 1.", "out of the pit, now 0.")


@rule("RHR-84", "RHR-86", "RHR-A18")
def test_what_the_alligators_do_to_each_hamster_has_a_page_of_its_own_before_the_game_goes_on():
    player = acting(RUN, RUN, RUN, RUN, traits=((3, 3, 1),) * 4)
    player.report(*[("done",)] * 4 + [("fell", 0), ("fell", 1), ("fell", 2), ("held", 1, 0, 0, 0), ("done",)])
    assert says(player, "Add 1 alligator to the pit, now 2.")
    player.press(RIGHT)
    assert says(player, "Orange in the pit", "Orange is eaten!", "no chips left", "out of the pit, now 1.")
    player.press(RIGHT)
    assert says(player, "Draw from the HAT.")
    player.report(("drawn", 0), ("faced", METTLE, 3))
    assert says(player, "Blue in the pit", "Chomp! Blue loses 1.", "out of the pit, now 0.")
    player.press(RIGHT)
    assert says(player, "Green in the pit", "Green is safe!", "There is no alligator left.")
    player.press(RIGHT)
    assert player.screen.content.id == "fatigue"


@rule("RHR-92")
def test_nobody_is_asked_for_a_chip_once_the_alligators_have_decided_the_game():
    player = acting(RUN, RUN)
    player.report(("done",), ("done",), ("fell", 1), ("held", 1, 0, 0, 0), ("done",))
    player.press(RIGHT)
    assert says(player, "Orange is eaten!")
    player.press(RIGHT)
    assert player.app.game.tracker.over


@rule("RHR-94", "RHR-A11")
def test_whoever_has_just_lost_the_last_chip_is_told_once_what_follows():
    player = acting(RUN, RUN, RUN)
    player.report(("held", 0, 1, 0, 0), ("held", 1, 1, 0, 0), *[("done",)] * 3 + [("fell", 1), ("done",)])
    player.report(("faced", SCAMPER, 0))
    player.press(RIGHT, 2)
    assert says(player, "Blue has no chips left.", "can only rest")
    player.press(RIGHT)
    assert says(player, "Orange has no chips left.", "In the pit, a Rest brings none back.")
    player.press(RIGHT)
    assert player.app.game.tracker.phase == "allocate"


@rule("RHR-12")
def test_the_screen_after_the_reveal_shows_everybodys_split():
    player = playing(*[("allocated", seat) + split for seat, split in enumerate(SPLITS)])
    shown = ["%d/%d/%d" % split for split in SPLITS]
    assert not any([says(player, split) for split in shown])
    player.press(RIGHT)
    assert player.app.game.session.tracker.phase == "initiative"
    assert says(player, "Scamper/Mettle/Friskiness", *shown)


@rule("RHR-12")
def test_the_lights_shimmer_for_the_hamster_whose_chip_was_drawn():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("run_hamster_run", ("setup", 3, 0))
    for _ in range(2):
        player.report(("drawn", 0))
        news = player.app.game.tracker.news[0]
        scene = player.screen.scene(player.board.ticks())
        assert (news[0], scene[0]) == ("drawn", "shimmer")
        assert scene[1] == (news[1] if player.app.game.tracker.to_act is None else player.app.game.tracker.to_act)


def test_the_data_sheet_is_in_the_menu_in_every_phase():
    player = acting(BITE, RUN, RUN)
    for events in ((), (("tested", 1, 1, 0),), (("lost", 0), ("done",), ("done",), ("done",))):
        player.report(*events)
        player.hold(RIGHT)
        assert "Data sheet" in player.lines
        player.hold(RIGHT)


@rule("RHR-63")
def test_the_menu_offers_to_enter_a_fall_as_long_as_somebody_can_still_fall():
    player = acting(REST, REST)
    player.report(("done",), ("done",))
    for seat in (0, 1):
        player.hold(RIGHT)
        assert "Somebody fell into the pit" in player.lines
        player.hold(RIGHT)
        player.report(("fell", seat))
    player.hold(RIGHT)
    assert "Somebody fell into the pit" not in player.lines


def test_help_explains_each_action_even_when_opened_from_the_menu():
    for action, word in ((BITE, "bite"), (RUN, "Flip"), (THROW, "throw"), (REST, "Fatigue")):
        player = acting(action, action, action)
        player.hold(MIDDLE)
        assert player.title == "What now?"
        assert word in read(player)
        player.hold(RIGHT)
        player.hold(RIGHT)
        player.hold(MIDDLE)
        assert word in read(player), "from the menu too"


# Corrections


def test_a_correction_limits_face_down_scamper_to_the_hamsters_remaining_chips():
    tracker = declared((3, 3, 1), (3, 3, 1))
    apply(tracker, ("flipped", 1), ("flipped", 1), ("held", 0, 1, 5, 1))
    assert tracker.face_up(0) == 0


@rule("RHR-73")
def test_the_asterisks_can_be_moved_to_any_strip():
    tracker = placed(3)
    assert tracker.asterisks == 5
    for strip in range(1, 11):
        apply(tracker, ("counted", ASTERISKS, strip))
        assert tracker.asterisks == strip
    tracker = to_phase(declared((3, 3, 1), (3, 3, 1), (3, 3, 1)), "belt")
    apply(tracker, ("counted", ASTERISKS, 1), ("done",))
    assert (tracker.speed, tracker.asterisks) == (2, 10)


def test_chips_places_and_turns_can_be_corrected_with_the_keys():
    player = acting(RUN, RUN, RUN)
    player.report(("held", 1, 1, 2, 0), ("stood", 2, IN_PIT), ("turned", 1))
    table = player.app.game.tracker
    assert (table.traits[1], table.fatigue[1], table.pit[2], table.to_act) == ((1, 2, 0), 4, True, 1)
    player.report(("stood", 2, ON_BELT), ("stood", 0, EATEN))
    assert (table.pit[2], table.eaten[0], table.fatigue[0]) == (False, True, 7)
    player.report(("stood", 0, ON_BELT))
    assert (table.eaten[0], table.actions[0], table.declared[0]) == (False, REST, REST), "it has nothing to act with"


def test_a_correction_during_secret_allocation_asks_for_a_new_allocation():
    tracker = apply(placed(3), ("allocated", 0, 3, 3, 1), ("allocated", 1, 3, 3, 1))
    apply(tracker, ("held", 0, 2, 2, 2))
    assert (tracker.sealed, tracker.to_act) == ([None, (3, 3, 1), None], 0)
    apply(tracker, ("allocated", 0, 2, 2, 2), ("allocated", 2, 3, 3, 1), ("held", 2, 0, 0, 0))
    assert (tracker.phase, tracker.sealed[2]) == ("reveal", (0, 0, 0))


def test_impossible_corrections_are_refused():
    tracker = placed(3)
    assert "a count must be 0 to 3" in illegal(tracker, "counted", 4, 1)
    assert "1 to 10" in illegal(tracker, "counted", ASTERISKS, 11)
    assert "0 to 7 Pluck" in illegal(tracker, "held", 0, 4, 4, 0)
    assert "(0 the belt, 1 the pit, 2 eaten)" in illegal(tracker, "stood", 0, 3)
    assert "seat must be" in illegal(tracker, "stood", 3, 0)
    tracker = declared((3, 3, 1), (3, 3, 1), (3, 3, 1))
    apply(tracker, ("stood", 2, EATEN))
    assert "no turn" in illegal(tracker, "turned", 2)
    assert "not in play" in illegal(tracker, "held", 2, 1, 1, 1)


# The set-up


@rule("RHR-3")
def test_the_first_chip_can_be_drawn_by_the_device_or_by_hand():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("run_hamster_run", ("setup", 3, 0))
    player.press(RIGHT, 5)
    assert [player.screen.label(key, False) for key in (MIDDLE, RIGHT)] == ["By hand", "Draw"]
    player.press(MIDDLE)
    player.choose(2)
    assert player.app.game.tracker.order == [2]
