"""Somebody sits down in another person's seat in the middle of a game."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.games import titles
from hamstertop.games.tracking import MOST_TAKEN, TAKES_OVER
from hamstertop.saving import codes
from hamstertop.saving.counts import Counts
from hamstertop.saving.results import Result
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.reports import codes as reading
from hamstertop_host.simulator.virtual.board import described
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from printed import read
from rules import rule
from soak import TABLES
from tables import illegal

SET_UP = ("score_pad", ("setup", 3, 0))


def playing(*names, storage=None, title=SET_UP[0], event=SET_UP[1]):
    """Return `Fingers` for a game of these people, on a board that also knows Dad."""
    player = Fingers(described({"writing": True}, storage), chance.Seeded(1))
    player.app.settings.meet("Dad", chance.Seeded(1))
    player.name(*names)
    player.begin(title, event)
    return player


def take_over(player, seat, line):
    """Choose on the screens whose seat is taken over, and by whom."""
    going = player.app.look.words("going", "companion")
    player.hold(RIGHT)
    player.choose_line(going.people)
    player.choose_line(going.takes_over)
    assert player.title == going.whose
    player.choose(seat)
    player.choose_line(line)


def new_name(player):
    return player.app.look.words("settings", "companion").new_name


def seated(player):
    return [person.name for person in player.app.game.session.people]


def end(player):
    player.report(("scored", 1, 7), ("ended",))
    player.settle()
    return Result(player.app.game.results[0])


@rule("C-10")
def test_a_seat_can_be_taken_over_at_any_moment_and_nothing_else_changes():
    for title in sorted(TABLES):
        for seed in range(3):
            source, random = chance.Seeded(seed), TABLES[title]()
            tracker = titles.tracker(title).Tracker()
            tracker.apply(random.setup(lambda n, source=source: chance.below(source, n)))
            other, phases = tracker.copy(), []
            for _ in range(1500):
                if tracker.over:
                    break
                if tracker.phase not in phases:
                    phases.append(tracker.phase)
                    seat = tracker.takeable[chance.below(source, len(tracker.takeable))]
                    other.reseated = ()
                    other.apply((TAKES_OVER, seat))
                    assert other.reseated == (seat,)
                event = random.event(tracker, source)
                tracker.apply(event)
                other.apply(event)
                assert other.state() == tracker.state(), (title, event)
            assert other.takeable == []


@rule("C-10")
def test_seats_are_taken_over_only_from_those_who_play_and_six_times():
    tracker = titles.tracker("score_pad").Tracker()
    assert "only in phase" in illegal(tracker, TAKES_OVER, 0)
    tracker.apply(("setup", 3, 0))
    tracker.apply(("leaves", 1))
    assert "only the seats [0, 2]" in illegal(tracker, TAKES_OVER, 1)
    for _ in range(MOST_TAKEN):
        tracker.apply((TAKES_OVER, 2))
    assert "only the seats []" in illegal(tracker, TAKES_OVER, 2)


@rule("C-10")
def test_the_place_and_the_win_are_dads_and_the_result_names_ben_too():
    storage = MemoryStorage()
    player = playing("Ann", "Ben", "Cyd", storage=storage)
    take_over(player, 1, "Dad")
    assert seated(player) == ["Ann", "Dad", "Cyd"]
    assert "Dad has taken over" in read(player)
    player.power_on()
    player.press(RIGHT)
    assert seated(player) == ["Ann", "Dad", "Cyd"]
    result = end(player)
    ids = dict([(person.name, person.id) for person in player.app.settings.people])
    assert (result.players[1].person, result.players[1].before) == (ids["Dad"], ((ids["Ben"], "Ben"),))
    found = Counts()
    found.add("hamsterdam", result.players)  # the score pad's are not counted
    ((_, counts),) = found.titles()
    assert [(count.name, count.wins, count.games) for count in counts] == [("Dad", 1, 1), ("Ann", 0, 1), ("Cyd", 0, 1)]
    taken = reading.read(codes.code(result.identity, codes.result(result)))
    assert Result(taken.record).players == result.players
    player.press(RIGHT)
    player.choose(len(player.lines) - 1)
    player.choose(0)
    assert "Ben, then Dad 1 7" in read(player)


def test_an_undo_brings_ben_back_and_says_so():
    player = playing("Ann", "Ben", "Cyd")
    player.report(("scored", 0, 3))
    take_over(player, 1, "Dad")
    player.undo()
    assert "Undone: Dad has taken over" in read(player).replace("\n", " ")
    assert seated(player) == ["Ann", "Ben", "Cyd"]
    take_over(player, 2, "Dad")
    assert seated(player) == ["Ann", "Ben", "Dad"]
    assert [len(turn) for turn in player.app.game.session.turns] == [1, 1, 2]


def test_whoever_sits_at_the_table_is_not_offered_and_somebody_can_come_back():
    player = playing("Ann", "Ben", "Cyd")
    take_over(player, 1, "Dad")
    take_over(player, 1, "Ben")
    take_over(player, 0, "Dad")
    player.hold(RIGHT)
    going = player.app.look.words("going", "companion")
    player.choose_line(going.people)
    player.choose_line(going.takes_over)
    player.choose(1)
    assert player.title == "Who plays on for Ben?"
    assert player.lines == ["Ann", "New name", "Orange"]
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    result = end(player)
    assert [[person.name for person in player.before] for player in result.players] == [["Ann"], ["Ben", "Dad"], []]


def test_a_new_person_and_one_without_a_name_can_take_over():
    player = playing("Ann", "Ben", "Cyd")
    take_over(player, 0, new_name(player))
    player.settle()
    player.board.write("Eve")
    player.wait(100)
    assert seated(player) == ["Eve", "Ben", "Cyd"]
    assert player.app.settings.people[0] == player.app.game.session.people[0]
    assert player.app.settings.names[0] == "Ann", "the next game is still Ann's"
    take_over(player, 1, "Orange")
    assert seated(player) == ["Eve", "", "Cyd"]
    result = end(player)
    player.press(RIGHT)
    player.choose(len(player.lines) - 1)
    player.choose(0)
    assert "Ben, then Orange" in read(player)
    assert result.players[1][3:5] == ("", "")


def test_names_and_spellings_reach_whoever_has_the_seat_now():
    player = playing("Ann", "Ben", "Cyd")
    take_over(player, 1, "Dad")
    dad, ben = [[each for each in player.app.settings.people if each.name == name][0] for name in ("Dad", "Ben")]
    act(player.app, "respell", dad.id, "Papa")
    act(player.app, "respell", ben.id, "Benn")
    assert seated(player) == ["Ann", "Papa", "Cyd"]
    take_over(player, 1, "Orange")
    act(player.app, "name", 1, "Eve")
    assert [person.name for person in player.app.game.session.turns[1]] == ["Benn", "Papa", "Eve"]


def test_again_plays_with_those_who_sat_there_at_the_end():
    player = playing("Ann", "Ben", "Cyd")
    take_over(player, 1, "Dad")
    end(player)
    player.press(MIDDLE)
    player.press(RIGHT)
    assert seated(player) == ["Ann", "Dad", "Cyd"]
    assert [len(turn) for turn in player.app.game.session.turns] == [1, 1, 1]


def test_the_code_of_a_full_table_whose_seats_were_taken_over_fits_on_the_smallest_display():
    player = playing(*[letter * 16 for letter in "ABCDEF"], event=("setup", 6, 0))
    for seat in range(MOST_TAKEN):
        act(player.app, "takes_over", seat, player.app.settings.meet(chr(ord("T") + seat) * 16, chance.Seeded(2)))
    end(player)
    player.board.site = "https://example.org/" + 60 * "-"
    player.press(LEFT)
    assert player.screen.content.id == "code"
