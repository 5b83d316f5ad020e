"""Replacing a running game needs confirmation; the old game is kept as an unfinished result, and undo restores it."""

from faulty import NEVER, Faulty
from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.saving import journal, results
from hamstertop.saving.session import EARLY
from hamstertop.saving.storage import whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from media import Cut
from playing.entering import is_a
from playing.fingers import LEFT, RIGHT, Fingers
from printed import read

PLAYED = (("done",), ("first", 1), ("done",), ("rolled", 3, 4), ("water", 1, 2))


def playing(storage=None, events=PLAYED):
    """Return a player on the first screen, with a running game of Hamsterdam for three players and some water."""
    player = Fingers(VirtualBoard(storage=storage), chance.Seeded(3))
    player.name("Anna", "Ben")
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    player.report(*events)
    player.wait(3000)
    player.app.stack.home()
    return player


def start(player):
    player.resume()
    player.hold(RIGHT)
    player.choose_line("New game")
    player.choose_line("New game")


def started(storage=None):
    """Return a player whose new game has replaced the running one."""
    player = playing(storage)
    start(player)
    player.press(RIGHT)
    assert (player.app.game.tracker.phase, player.app.game.session.count) == ("setup", 1)
    return player


def blob(player):
    return whole(player.board.storage, "hamsterdam")


def table(player):
    session = player.app.game.session
    return session.tracker.state(), list(session.history.events()), session.history.returned, session.seconds


def kept(player):
    """Return the stored results, oldest first."""
    return [results.Result(payload) for payload in results.stored(player.board.storage)]


# The confirmation


def test_the_confirmation_to_replace_a_running_game_names_its_title_and_players():
    player = playing()
    start(player)
    shown = " ".join(read(player).split())
    assert "Start a new game?" in shown
    assert "Hamsterdam (Anna, Ben, Green) is still in progress." in shown
    before = blob(player)
    player.press(LEFT)
    assert player.lines[0] == "Resume"
    assert (blob(player), kept(player)) == (before, [])


def test_restarting_from_the_running_games_menu_also_asks_for_confirmation():
    player = playing()
    start(player)
    assert is_a(player.screen, "sure")


def test_replacing_a_game_that_has_ended_or_was_only_set_up_needs_no_confirmation():
    for events in ((), (("scored", 0, 7), ("ended",))):
        player = Fingers(VirtualBoard(), chance.Seeded(3))
        player.begin("score_pad", ("setup", 2, 0))
        player.report(*events)
        player.app.stack.home()
        player.begin("score_pad", ("setup", 2, 0))
        assert (player.app.game.tracker.scores, player.app.game.session.count) == ([0, 0], 1)


# The old game stays among the results


def test_an_abandoned_game_is_an_unfinished_result():
    player = started()
    (result,) = kept(player)
    assert (result.title, result.finished, result.winners) == ("hamsterdam", False, [])
    rows = [(player.place, player.score, player.name) for player in result.players]
    assert rows == [(0, 0, "Anna"), (0, 2, "Ben"), (0, 0, "")]
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Results")
    assert player.values == ["unfinished"]
    player.press(RIGHT)
    assert player.screen.content.corner[:11] == "unfinished,"


def test_a_new_game_can_start_even_if_the_old_one_cannot_be_kept():
    player = playing(Faulty(("replace",), (results.BLOB, journal.BEFORE)))
    start(player)
    player.press(RIGHT)
    assert "Not enough space to save this game." in " ".join(read(player).split()), "undo will not bring it back"
    player.press(RIGHT)
    assert (player.app.game.tracker.phase, kept(player)) == ("setup", [])
    assert player.screen.label(LEFT, True) == ""


def test_declining_to_replace_a_game_that_cannot_be_kept_leaves_it_unchanged():
    player = playing(Faulty(("replace",), (journal.BEFORE,)))
    before = blob(player)
    start(player)
    player.press(RIGHT)
    player.press(LEFT)
    player.app.stack.home()
    assert (blob(player), kept(player)) == (before, [])


# Undo restores the old game


def test_undo_at_the_start_of_the_new_game_restores_the_old_one_exactly():
    player = playing()
    act(player.app, "resume", "hamsterdam")
    player.undo()
    before, was = blob(player), table(player)
    player.app.stack.home()
    start(player)
    player.press(RIGHT)
    player.hold(LEFT)
    assert "Undo the new game?" in " ".join(read(player).split())
    player.press(RIGHT)
    assert (blob(player), table(player), player.app.game.tracker.phase) == (before, was, "flood")
    assert player.app.stack.message == "Undone: New game"
    assert kept(player) == []
    player.report(("done",))
    player.power_on()
    assert player.app.game.session.tracker.piles == [0, 1, 0]


def test_the_events_of_the_new_game_are_undone_first():
    player = started()
    player.report(("done",), ("first", 0))
    for _ in range(3):
        player.undo()
    assert player.app.game.tracker.piles == [0, 2, 0]


def test_a_power_cut_at_any_step_of_the_replacement_loses_neither_game():
    for left in range(4):
        storage = Faulty(("replace",), (), Cut(), NEVER)
        player = playing(storage)
        before = blob(player)
        start(player)
        storage.spares = storage.count + left
        try:
            player.press(RIGHT)
        except Cut:
            pass
        storage.spares = NEVER
        player.power_on()
        if blob(player) == before:
            player.resume()
            assert player.app.game.tracker.piles == [0, 2, 0]
            player.press(RIGHT)
            player.hold(RIGHT)
            player.choose_line("Home")
            assert kept(player) == [], "it goes on"
        else:
            player.resume()
            player.undo()
            assert blob(player) == before, left


def test_the_old_games_storage_is_freed_once_the_new_game_has_progressed():
    player = started()
    player.report(("done",), ("first", 0), ("done",), ("typed", 7))
    while player.app.game.session.count < EARLY:
        assert whole(player.board.storage, journal.BEFORE)
        player.report(("water", 0, 1))
    assert whole(player.board.storage, journal.BEFORE) == b""
    while player.app.game.session.count > 1:
        player.undo()
    assert player.screen.label(LEFT, True) == ""


def test_the_old_game_is_dropped_when_there_is_no_room_for_the_new_one():
    player = started()
    storage = player.board.storage
    append = storage.append

    def full(name, data):
        if whole(storage, journal.BEFORE):
            raise OSError(28)
        append(name, data)

    storage.append = full
    player.report(("done",))
    assert (player.app.game.session.journal.trouble, whole(storage, journal.BEFORE)) == ("", b"")
    assert kept(player)[0].title == "hamsterdam", "results stay as long as they can"


def test_a_new_game_of_a_different_title_leaves_the_running_one_unchanged():
    player = playing()
    before = blob(player)
    player.begin("score_pad", ("setup", 2, 0))
    assert (blob(player), player.screen.label(LEFT, True), kept(player)) == (before, "", [])


def test_the_dice_tray_starts_a_new_journal_without_asking_or_leaving_a_result():
    player = Fingers(VirtualBoard(), chance.Seeded(3))
    player.choose_line("Dice tray")
    from hamstertop.games.dice_tray import screens

    enough, screens.ENOUGH = screens.ENOUGH, 3
    try:
        player.press(RIGHT, 6)
    finally:
        screens.ENOUGH = enough
    assert kept(player) == []
