"""Hamsterrolle on the device: numbers of presses, corrections and the text of screens."""

from hamstertop import chance
from hamstertop.content import Say
from hamstertop.games.hamsterrolle.tracker import ELSEWHERE, NOWHERE, UNKNOWN
from hamstertop_host.simulator.virtual.board import VirtualBoard
from keyplay import enter
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from rolls import house
from rules import rule


def playing(*events, players=3, teams=0, interpretations=None, builds=4):
    """Return a device at a turn, with some pieces in the wheel."""
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    start = (("setup", players, teams) + (interpretations or house()), ("done",), ("first", 0))
    enter(player, "hamsterrolle", *(start + (("built", 0, 0),) * builds + events))
    return player


def told(player):
    """Return the lines on the "What happened" page."""
    record = player.screen.content.body[0]
    return record.texts(0, record.count)


def presses(*events, **table):
    """Return the smallest number of presses needed to enter the last event."""
    player = playing(*events[:-1], **table)
    before = player.presses
    player.report(events[-1])
    return player.presses - before


def last(player):
    *_, event = player.app.game.session.history.events()
    return event


# Presses of a turn


def test_the_end_of_a_turn_takes_the_expected_number_of_presses():
    for event, count in (
        (("built", 1, 0), 2),
        (("passed", 0, UNKNOWN), 2),
        (("passed", 1, UNKNOWN), 3),
        (("fell", 0, NOWHERE, UNKNOWN, 0), 3),
        (("fell", 2, 0, UNKNOWN, 0), 5),
        (("fell", 2, 1, UNKNOWN, 0), 6),
        (("fell", 2, 2, UNKNOWN, 0), 7),
        (("idle",), 3),
        (("gone", 1), 5),
    ):
        assert presses(event) == count, event


def test_entering_anything_while_the_timer_runs_takes_extra_presses_of_start_and_menu():
    for line, keys, event, count in (
        ("Only your piece fell", (), ("fell", 0, NOWHERE, UNKNOWN, 0), 4),
        ("Oops, pieces fell", (LEFT, RIGHT, RIGHT), ("fell", 2, 0, UNKNOWN, 0), 6),
        ("Oops, pieces fell", (LEFT, RIGHT, LEFT, LEFT, RIGHT), ("fell", 2, 2, UNKNOWN, 0), 8),
        ("Move a piece (pass)", (RIGHT,), ("passed", 0, UNKNOWN), 8),
    ):
        player = playing()
        before = player.presses
        player.press(RIGHT)
        player.hold(RIGHT)
        player.choose_line(line)
        for key in keys:
            player.press(key)
        assert (last(player), player.presses - before) == (event, count)


def test_a_pass_can_be_entered_after_the_time_is_up_and_is_listed_as_a_pass():
    assert presses(("clock", 0), ("passed", 0, UNKNOWN)) == 7
    player = playing(("clock", 0), ("passed", 0, UNKNOWN))
    player.hold(RIGHT)
    player.choose_line("What happened")
    assert told(player)[-1] == "Orange moved a piece, 0 fell"


# Corrections


def test_counts_can_be_corrected_from_the_menu_and_corrections_undone():
    for event, seen in (
        (("stock", 2, 3), lambda table: table.stocks[2] == 3),
        (("out", 2), lambda table: table.gone == 2),
        (("turn", 0), lambda table: table.seat == 0),
        (("time", 12), lambda table: table.clock == 12),
    ):
        player = playing()
        before = player.app.game.tracker.state()
        player.report(event)
        assert (last(player), seen(player.app.game.tracker)) == (event, True)
        player.undo()
        assert player.app.game.tracker.state() == before


def test_the_number_of_pieces_in_the_wheel_can_be_corrected():
    player = playing()
    player.hold(RIGHT)
    player.choose_line("Correct a number")
    player.choose_line("In the wheel")
    assert player.number == 5
    player.enter(3)
    assert (player.app.game.tracker.wheel, player.app.game.tracker.gone) == (3, 2)


def test_confirming_an_unchanged_number_creates_no_event():
    player = playing()
    count = player.app.game.session.count
    player.hold(RIGHT)
    player.choose_line("Correct a number")
    player.choose(0)
    player.press(RIGHT)
    assert player.app.game.session.count == count


def test_only_stocks_can_be_corrected_before_the_first_turn():
    for events in ((), (("done",),)):
        player = Fingers(VirtualBoard(), chance.Seeded(1))
        enter(player, "hamsterrolle", ("setup", 3, 0) + house(), *events)
        for pieces in (5, 7):
            player.hold(RIGHT)
            player.choose_line("Correct a number")
            assert len(player.lines) == 3
            player.choose(1)
            player.enter(pieces)
            assert (player.app.game.tracker.stocks, player.app.game.tracker.gone) == ([7, pieces, 7], 7 - pieces)


@rule("HR-50")
@rule("C-5")
def test_correcting_a_stock_to_zero_needs_confirmation_and_ends_the_game():
    player = playing()
    player.hold(RIGHT)
    player.choose_line("Correct a number")
    player.choose(1)
    player.enter(0)
    assert player.said == "Does this end the game?"
    player.press(RIGHT)
    assert (player.app.game.tracker.over, player.app.game.tracker.winners) == (True, [1])


def test_a_large_number_of_fallen_pieces_needs_confirmation_but_is_accepted():
    player = playing(builds=12)
    for line in ("Oops, pieces fell", "Fell by themselves"):
        player.press(MIDDLE)
        player.choose_line(line)
        player.press(LEFT, 8)
        player.press(RIGHT)
        assert player.said == "Did 9 pieces fall at once?"
        player.press(LEFT)
        player.hold(RIGHT)
        player.hold(RIGHT)
    player.report(("fell", 10, NOWHERE, UNKNOWN, 0))
    assert last(player) == ("fell", 10, NOWHERE, UNKNOWN, 0)


def test_no_more_pieces_can_fall_than_are_in_the_wheel():
    player = playing()
    player.press(MIDDLE)
    player.choose(0)
    player.press(LEFT, 5)
    assert player.app.game.tracker.wheel == player.number == 5


def test_clock_events_are_not_listed_under_what_happened():
    player = playing()
    player.press(RIGHT)
    player.wait(31000)
    player.press(LEFT)
    player.hold(RIGHT)
    player.choose_line("What happened")
    lines = told(player)
    assert len(lines) == 8
    assert not [line for line in lines if "s left" in line]


# Texts


def said(player):
    """Return the text of the screen's text blocks."""
    texts = [block for block in player.screen.content.body if isinstance(block, Say)]
    return " ".join([part.replace("\n", " ") for block in texts for part in block if part])


@rule("HR-11", "HR-20", "HR-22", "HR-44", "HR-A1", "HR-A2", "HR-A3")
def test_each_turn_starts_by_stating_the_pieces_taken_and_the_first_open_compartment():
    stays = "Orange and Blue built in 0."
    for event, words in (
        (
            ("fell", 2, NOWHERE, UNKNOWN, 0),
            "Green takes 2 more. " + stays,
        ),
        (("fell", 2, 0, UNKNOWN, 0), "Green takes 2 pieces. 0 is where Green's piece is."),
        (
            ("fell", 0, NOWHERE, UNKNOWN, 0),
            "Green takes the piece back. " + stays,
        ),
        (("passed", 1, UNKNOWN), "Green takes 1 piece. " + stays),
        (("fell", 0, ELSEWHERE, UNKNOWN, 0), "Green's piece counts as built. 0 is still where Orange built."),
        (("gone", 1), "In 0 (Orange's place), 1 or 2"),
        (("built", 2, 0), "In 0 (Green's piece), 1 or 2"),
    ):
        player = playing(builds=5)
        assert player.app.game.tracker.seat == 2
        player.report(event)
        assert words in said(player), event


@rule("HR-A1", "HR-A2", "HR-A3")
def test_a_compartment_opened_by_a_house_rule_is_shown_as_chosen_until_the_next_build():
    for interpretations, events in (
        (house(PASSING=1), (("passed", 0, 3),)),
        (house(FAILING=1), (("fell", 0, NOWHERE, 1, 0),)),
        (house(DROPPING=2), (("clock", 0), ("dropped", 0, ELSEWHERE, 1, 0))),
    ):
        player = playing(*events, interpretations=interpretations)
        chosen = "In 0 (Orange's choice)"
        assert (chosen if events[0][0] == "passed" else "0 is the one that Orange chose.") in said(player), events
        player.report(("idle",))
        assert chosen in said(player), events
        player.report(("built", 1, 0))
        assert "In 0 (Blue's piece)" in said(player), events


def test_a_correction_clears_the_message_about_taken_pieces():
    for event in (("stock", 2, 3), ("out", 1)):
        player = playing(("fell", 1, NOWHERE, UNKNOWN, 0))
        assert "Orange takes 1 more." in said(player)
        player.report(event)
        assert "takes" not in said(player), event


def test_a_build_that_was_undone_is_entered_again_without_the_timer():
    player = playing()
    player.report(("clock", 20), ("built", 1, 0))
    player.undo()
    assert player.screen.content.id == "placed"
    assert (player.lines[0], player.screen.at) == ("Oops, pieces fell", 1)
    player.press(LEFT, 2)
    player.press(RIGHT)
    assert last(player)[:2] == ("built", 2)
