"""Players who leave a running game, and games that are stopped before their end."""

from hamstertop import chance
from hamstertop.games import titles
from hamstertop.games.run_hamster_run.tracker import EATEN, ROUND
from hamstertop.games.run_hamster_run.tracker import Tracker as Hamsters
from hamstertop.games.score_pad.tracker import Tracker as Pad
from hamstertop.saving import codes
from hamstertop.saving.results import Result
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import saved
from hamstertop_host.reports import titles as reported
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from printed import read
from rolls import house
from rolls import table as wheel
from rules import rule
from soak import TABLES
from tables import dry_turns, go_on, illegal, table, turn

BEGUN = {
    "hamsterdam": (("setup", 4, 0, 0), ("done",), ("first", 0), ("done",)),
    "hamsterrolle": (("setup", 4, 0) + house(), ("done",), ("first", 0), ("built", 0, 0)),
    "run_hamster_run": (("setup", 4, 0), ("drawn", 0), ("drawn", 0), ("drawn", 0), ("done",)),
    "score_pad": (("setup", 4, 0), ("scored", 0, 5), ("turned",)),
}
RANKED = ("hamsterdam", "hamsterrolle")


def playing(title, *events, storage=None):
    player = Fingers(VirtualBoard(storage=storage), chance.Seeded(2))
    player.begin(title, BEGUN[title][0])
    player.report(*BEGUN[title][1:] + events)
    return player


def begun(title, *events):
    tracker = titles.tracker(title).Tracker()
    for event in BEGUN[title] + events:
        tracker.apply(event)
    return tracker


def state(player):
    return player.app.game.tracker


def left(player, seat):
    """Return the state of the table, and what it is once the player at a seat has left."""
    after = state(player).copy()
    after.apply(("leaves", seat))
    return state(player).state(), after.state()


def results(player):
    """Return each seat's place in each of the stored results, latest first."""
    return [[player.place for player in Result(payload).players] for payload in player.app.game.results]


def _try(tracker, event):
    """Apply a random event, unless it gives points to a player who has left."""
    if event[0] != "scored" or event[1] not in tracker.away:
        tracker.apply(event)


def menu(player):
    """Open the menu, and return the lines of all its levels."""
    player.hold(RIGHT)
    found, levels = player.lines, 0
    while player.app.look.common.more in player.lines:
        player.choose_line(player.app.look.common.more)
        found, levels = found + player.lines, levels + 1
    for _ in range(levels):
        player.hold(RIGHT)
    return found


# In every title


@rule("C-1")
def test_players_can_leave_until_two_are_left_and_nobody_can_join():
    for title in sorted(BEGUN):
        tracker = begun(title, ("leaves", 2))
        assert 2 not in tracker.leavers
        assert "two must stay" in illegal(tracker, "leaves", 2)
        tracker.apply(("leaves", 0))
        assert tracker.leavers == []
        assert "two must stay" in illegal(tracker, "leaves", 1)


@rule("C-1")
def test_the_menu_asks_and_names_only_players_who_can_leave():
    for title in sorted(BEGUN):
        player = playing(title)
        before, after = left(player, 2)
        assert "People" in menu(player)
        player.choose_line("People")
        assert player.values[:4] == ["leaves"] * 4
        player.choose_line("Green")
        assert player.said == "Is Green leaving?"
        player.press(LEFT)
        assert state(player).state() == before
        player.choose_line("Green")
        player.press(RIGHT)
        assert state(player).state() == after
        player.report(("leaves", 0))
        if "People" in menu(player):
            player.choose_line("People")
            assert "leaves" not in player.values


def test_leaving_is_undone_said_and_kept_through_a_power_cut():
    for title in sorted(BEGUN):
        player = playing(title, storage=MemoryStorage())
        before, after = left(player, 2)
        player.report(("leaves", 2))
        player.power_on()
        player.press(RIGHT)
        assert state(player).state() == after
        if not player.screen.own:
            player.press(RIGHT)
        player.undo()
        assert "Undone: Green has left" in read(player).replace("\n", " ")
        assert state(player).state() == before


@rule("C-2")
def test_a_stopped_game_is_unfinished_and_an_undo_continues_it():
    for title in sorted(BEGUN):
        if title != "score_pad":
            player = playing(title)
            before = state(player).state()
            menu(player)
            player.choose_line("Stop here")
            player.choose_line("Stop without a winner")
            assert player.said == "Stop the game here?"
            player.press(RIGHT)
            assert (player.title, player.said) == ("Stopped here", "Nobody wins.")
            assert results(player) == [[0, 0, 0, 0]]
            assert state(player).winners == [] if title == "hamsterrolle" else True
            assert "People" not in menu(player)
            player.hold(RIGHT)
            player.undo()
            assert "Undone: Stopped without a winner" in read(player).replace("\n", " ")
            assert (state(player).state(), results(player)) == (before, [])


@rule("C-6")
def test_only_titles_with_a_ranking_can_be_stopped_to_count():
    for title in sorted(BEGUN):
        menu_of = playing(title)
        if "Stop here" in menu(menu_of):
            menu_of.choose_line("Stop here")
        assert ("Stop here, count now" in menu_of.lines) == (title in RANKED), title


def test_games_that_players_leave_at_any_moment_can_be_played_to_their_end():
    for title in sorted(TABLES):
        for seed in range(6):
            source, random = chance.Seeded(seed), TABLES[title]()
            tracker, gone = titles.tracker(title).Tracker(), []
            tracker.apply(random.setup(lambda n, source=source: chance.below(source, n)))
            for _ in range(1500):
                if tracker.over:
                    break
                leavers = tracker.leavers
                if leavers and chance.below(source, 12) == 0:
                    gone.append(leavers[chance.below(source, len(leavers))])
                    tracker.apply(("leaves", gone[-1]))
                    assert tracker.over or tracker.phase == "flood" or tracker.to_act not in gone
                else:
                    _try(tracker, random.event(tracker, source))
            assert tracker.over, (title, seed)
            unplaced = [seat for seat, place in enumerate(tracker.places) if not place]
            assert unplaced == ([] if title == "run_hamster_run" else sorted(gone)), (title, seed)


# Hamsterdam


@rule("C-3", "HD-17", "HD-33")
def test_the_turns_of_a_player_who_has_left_are_skipped_and_movement_stays_when_it_was():
    for gone, rollers in ((0, [1, 2, 1, 2]), (1, [0, 2, 0, 2]), (2, [0, 1, 0, 1])):
        tracker = table()
        tracker.apply(("leaves", gone))
        seen = []
        while tracker.round == 1:
            seen.append(tracker.roller)
            turn(tracker)
            assert (tracker.phase == "move") == (tracker.turn % 3 == 0)
            go_on(tracker)
        assert seen == rollers * 2, "the round still has twelve rolls, of which four are skipped"
        assert tracker.roller == rollers[0]


@rule("C-3")
def test_the_last_player_of_a_movement_phase_who_leaves_before_rolling_leads_to_movement():
    tracker = table()
    dry_turns(tracker, 2)
    tracker.apply(("leaves", 2))
    assert (tracker.phase, tracker.turn) == ("move", 3)


@rule("C-3", "HD-70")
def test_the_limit_stays_and_the_flood_pile_of_a_player_who_has_left_still_counts():
    tracker = table(classic=1)
    turn(tracker, (0, 7), (1, 4))
    tracker.apply(("leaves", 0))
    assert (tracker.limit, tracker.water) == (15, 11)
    turn(tracker, (1, 4))
    assert (tracker.phase, tracker.dams) == ("dams", [0, -1, -1])
    tracker.apply(("dam", 1, 0))
    tracker.apply(("dam", 2, 1))
    assert (tracker.over, tracker.places, tracker.winners) == (True, [0, 2, 1], [2])
    assert tracker.scores == [7, 8, 1]


@rule("C-3", "HD-72")
def test_a_player_who_has_left_does_not_tie():
    tracker = table(classic=1)
    turn(tracker, (1, 9), (2, 6))
    for event in (("dam", 0, 0), ("dam", 1, 0), ("dam", 2, 3)):
        tracker.apply(event)
    assert tracker.over
    tracker = table(players=4, classic=1)
    tracker.apply(("leaves", 3))
    turn(tracker, (0, 10), (1, 5), (2, 5))
    for seat in range(3):
        tracker.apply(("dam", seat, 0))
    assert (tracker.phase, tracker.hamsters, tracker.tie_break) == ("hamsters", [0, -1, -1, 0], [None, -1, -1, None])


@rule("C-3")
def test_a_player_who_has_left_takes_no_water_and_flips_nothing():
    tracker = table()
    tracker.apply(("rolled", 3, 4))
    tracker.apply(("water", 0, 3))
    tracker.apply(("water", 1, 3))
    tracker.apply(("done",))
    assert tracker.to_act == 0
    tracker.apply(("leaves", 0))
    assert (tracker.phase, tracker.to_act) == ("breach", 1)
    tracker.apply(("breach", 1, 0))
    assert (tracker.phase, tracker.roller) == ("roll", 1)
    tracker.apply(("rolled", 1, 1))
    assert "without a dam" in illegal(tracker, "water", 0, 1)
    assert "has no turns" in illegal(tracker, "turn", 0, 1)


@rule("C-3", "HD-22")
def test_if_the_roller_leaves_and_nobody_has_the_number_the_next_player_rolls():
    tracker = table()
    tracker.apply(("rolled", 1, 1))
    tracker.apply(("leaves", 0))
    tracker.apply(("nobody",))
    assert (tracker.phase, tracker.roller) == ("roll", 1)


@rule("C-3", "HD-A11")
def test_the_game_ends_if_only_the_player_who_leaves_had_a_dam():
    tracker = table()
    tracker.apply(("flips", 1, 11))
    tracker.apply(("flips", 2, 11))
    tracker.apply(("leaves", 0))
    assert tracker.ended


@rule("C-6", "HD-71")
def test_hamsterdam_stopped_to_count_asks_for_the_dams_and_ranks():
    player = playing("hamsterdam", ("rolled", 3, 4), ("water", 1, 2))
    player.hold(RIGHT)
    player.report(("ranked",), ("dam", 0, 3), ("dam", 1, 2), ("dam", 2, 1), ("dam", 3, 5))
    assert (state(player).places, results(player)) == ([2, 3, 1, 4], [[2, 3, 1, 4]])


@rule("C-2")
def test_a_correction_of_a_stopped_game_does_not_rank_it():
    tracker = begun("hamsterdam", ("stopped",), ("pile", 0, 3))
    assert (tracker.over, tracker.places, tracker.winners) == (True, [0] * 4, [])
    tracker = begun("hamsterrolle", ("stopped",), ("stock", 0, 3))
    assert (tracker.over, tracker.places, tracker.winners) == (True, [0] * 4, [])
    tracker = begun("run_hamster_run", ("stopped",), ("stood", 0, EATEN))
    assert (tracker.over, tracker.places, tracker.winner) == (True, [0] * 4, None)


# Hamsterrolle


@rule("C-7", "HR-7")
def test_pieces_of_a_player_who_has_left_are_out_and_turns_are_skipped():
    tracker = wheel(3, stocks=(5, 4, 3))
    before = tracker.wheel
    tracker.apply(("leaves", 1))
    assert (tracker.stocks, tracker.wheel, tracker.seat) == ([5, 0, 3], before, 0)
    tracker.apply(("built", 0, 0))
    assert tracker.seat == 2
    assert "has no turns" in illegal(tracker, "turn", 1)
    tracker.apply(("stock", 2, 1))
    tracker.apply(("built", 0, 0))
    assert (tracker.over, tracker.winners, tracker.places) == (True, [2], [2, 0, 1])


@rule("C-7")
def test_the_next_player_builds_if_somebody_leaves_during_their_own_turn():
    tracker = wheel(3, first=1)
    tracker.apply(("clock", 20))
    tracker.apply(("leaves", 1))
    assert (tracker.seat, tracker.clock) == (2, None)


@rule("C-7", "HR-60", "HR-63")
def test_in_a_team_the_partner_takes_the_pieces_and_wins_or_loses_alone():
    tracker = wheel(4, 2, stocks=(2, 1, 2, 1))
    tracker.apply(("leaves", 2))
    assert (tracker.stocks, tracker.leavers) == ([4, 1, 0, 1], [1, 3])
    tracker.apply(("built", 0, 0))
    tracker.apply(("built", 0, 0))
    assert (tracker.stocks, tracker.over) == ([3, 0, 0, 1], False), "a team with one player has no empty player"
    assert tracker.seat == 3
    tracker.apply(("built", 0, 0))
    assert (tracker.over, tracker.winners, tracker.places) == (True, [1, 3], [3, 1, 0, 1])
    tracker = wheel(4, 2, stocks=(1, 1, 0, 1))
    tracker.apply(("leaves", 2))
    tracker.apply(("built", 0, 0))
    assert (tracker.over, tracker.winners, tracker.places) == (True, [0], [1, 2, 0, 2])


@rule("C-6")
def test_hamsterrolle_stopped_to_count_ranks_by_pieces_left():
    tracker = wheel(4, stocks=(5, 4, 4, 6))
    tracker.apply(("leaves", 0))
    tracker.apply(("ranked",))
    assert (tracker.over, tracker.winners, tracker.places) == (True, [1, 2], [0, 1, 1, 3])
    tracker.apply(("stock", 3, 2))
    assert (tracker.winners, tracker.places) == ([3], [0, 2, 2, 1])
    tracker = wheel(4, 1, stocks=(5, 1, 3, 4))
    tracker.apply(("ranked",))
    assert (tracker.winners, tracker.places) == ([0, 1], [1, 1, 3, 3])
    tracker = wheel(3, stocks=(3, 3, 3))
    tracker.apply(("ranked",))
    assert (tracker.winners, tracker.best, tracker.places) == ([], [0, 1, 2], [1, 1, 1])


# Run, Hamster, Run! and the score pad


@rule("C-8", "RHR-92")
def test_a_hamster_leaves_as_if_eaten_in_every_phase_of_a_round():
    met = set()
    source, random = chance.Seeded(3), TABLES["run_hamster_run"]()
    for _ in range(30):
        tracker = Hamsters()
        tracker.apply(("setup", 4, 0))
        while not tracker.over:
            if tracker.phase in ROUND and len(tracker.in_play) > 2:
                met.add(tracker.phase)
                seat = tracker.in_play[chance.below(source, len(tracker.in_play))]
                gone, eaten = tracker.copy(), tracker.copy()
                gone.apply(("leaves", seat))
                eaten.apply(("stood", seat, EATEN))
                assert gone.state() == eaten.state()
            tracker.apply(random.event(tracker, source))
    assert met >= set(ROUND) - {"loss", "tie"}, met
    tracker = begun("run_hamster_run", ("leaves", 3), ("leaves", 1))
    for seat in tracker.in_play:
        tracker.apply(("allocated", seat, 3, 2, 2))
    assert (tracker.phase, tracker.eaten) == ("reveal", [False, True, False, True])


@rule("C-9")
def test_on_the_score_pad_a_player_who_has_left_gets_no_turns_points_or_place():
    tracker = Pad()
    for event in (("setup", 3, 30), ("scored", 2, 9), ("clock", 20), ("leaves", 0)):
        tracker.apply(event)
    assert (tracker.seat, tracker.round, tracker.clock) == (1, 1, None)
    tracker.apply(("turned",))
    tracker.apply(("turned",))
    assert (tracker.seat, tracker.round) == (1, 2)
    assert "gets no points" in illegal(tracker, "scored", 0, 1)
    assert "two must stay" in illegal(tracker, "leaves", 2)
    tracker.apply(("ended",))
    assert (tracker.places, tracker.winners) == ([0, 2, 1], [2])


# Results


@rule("C-2")
def test_the_report_calls_a_stopped_game_unfinished_and_ranks_nobody():
    storage = MemoryStorage()
    player = playing("hamsterrolle", storage=storage)
    for event, progress in (("stopped", "unfinished"), ("ranked", "finished")):
        player.report((event,))
        game = saved.read(whole(storage, "hamsterrolle"), saved.Speaker())
        assert reported.headline(game).split()[2].startswith(progress), reported.headline(game)
        player.undo()


def test_a_result_shows_who_has_left_last_and_a_code_holds_it():
    player = playing("score_pad", ("leaves", 0), ("scored", 1, 7), ("scored", 3, 2), ("ended",))
    assert results(player) == [[0, 1, 3, 2]]
    result = Result(player.app.game.result())
    assert result.order == [(1, 1), (2, 3), (3, 2), (0, 0)]
    taken = reading.read(codes.code(result.identity, codes.result(result)))
    assert Result(taken.record).players == result.players
    player.press(RIGHT)
    player.choose_line("Score pad")
    player.press(RIGHT)
    assert "Blue – 5" in read(player)


def test_the_end_of_a_game_that_somebody_left_begins_another_with_everybody():
    player = playing("hamsterrolle", ("leaves", 1), ("ranked",))
    player.press(MIDDLE)
    player.press(RIGHT)
    assert (state(player).players, state(player).away) == (4, ())
