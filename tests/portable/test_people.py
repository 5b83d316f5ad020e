"""A game keeps its people: the names for the next evening change neither a game nor its result, and a new spelling
changes both."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.content import Code
from hamstertop.saving import results
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.reports import codes as reading
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, RIGHT, Fingers
from printed import read

END = [("pile", seat, 7 + seat) for seat in range(2)] + [("flips", seat, 6) for seat in range(2)]
END += [("done",)] + [("dam", seat, seat) for seat in range(2)]


def named(*names, storage=None):
    """Return a player on a board where these people sit, from blue on."""
    player = Fingers(VirtualBoard(storage=storage), chance.Seeded(3))
    player.name(*names)
    return player


def begun(*names, storage=None):
    player = named(*names, storage=storage)
    player.begin("hamsterdam", ("setup", 2, 0, 0))
    player.report(("done",), ("first", 0), ("done",), ("rolled", 3, 4))
    return player


def finish(player):
    player.report(*END)
    player.settle()


def people(payload):
    return [(player.person, player.name) for player in results.Result(payload).players]


def test_a_game_of_ann_and_ben_stays_theirs_when_cyd_is_named_for_another_title():
    storage = MemoryStorage()
    player = begun("Ann", "Ben", storage=storage)
    seated = player.app.settings.seated[:2]
    player.app.stack.home()
    player.choose_line("Score pad")
    act(player.app, "name", 0, "Cyd")
    player = Fingers(VirtualBoard(storage=storage), chance.Seeded(4))  # the next day
    assert player.app.settings.names[:2] == ["Cyd", "Ben"]
    player.resume()
    assert "Ann" in read(player)
    finish(player)
    assert "Cyd" not in read(player)
    (payload,) = results.stored(storage)
    assert people(payload) == [tuple(person) for person in seated]
    player.press(LEFT)  # the code
    taken = reading.read("".join(player.screen.block(Code).texts))
    assert people(taken.record) == people(payload)


def test_a_game_that_is_given_up_is_still_theirs():
    player = begun("Ann", "Ben")
    player.app.stack.home()
    act(player.app, "name", 0, "Cyd")
    act(player.app, "game", "hamsterdam")
    player.choose_line("New game")
    assert "(Ann, Ben)" in " ".join(read(player).split())
    player.press(RIGHT)
    (payload,) = results.stored(player.board.storage)
    assert [name for _, name in people(payload)] == ["Ann", "Ben"]
    assert [player.app.look.name(seat) for seat in range(2)] == ["Cyd", "Ben"]


def test_a_new_spelling_changes_the_open_game_and_its_result():
    player = begun("Ann", "Ben")
    finish(player)
    ann = player.app.settings.seats[0]
    act(player.app, "respell", ann, "Anne")
    assert player.app.look.name(0) == "Anne"
    assert player.app.settings.names[0] == "Anne"
    (payload,) = results.stored(player.board.storage)
    assert people(payload)[0] == (ann, "Anne")
    again = Fingers(VirtualBoard(storage=player.board.storage), chance.Seeded(4))
    assert again.app.game.session.people[0] == (ann, "Anne")


def test_undo_takes_back_events_and_no_spelling():
    player = begun("Ann", "Ben")
    act(player.app, "respell", player.app.settings.seats[0], "Anne")
    before = player.app.game.session.count
    act(player.app, "take_back")
    assert player.app.game.session.count == before - 1
    assert player.app.look.name(0) == "Anne"


def test_a_colour_in_the_game_being_played_can_be_given_a_name():
    player = begun("Ann")
    act(player.app, "name", 1, "Ben")
    assert player.app.look.name(1) == "Ben"
    act(player.app, "name", 1, "Cyd")
    assert player.app.look.name(1) == "Ben"


def test_two_people_with_one_name_are_told_apart():
    storage = MemoryStorage()
    settings, source = Settings(storage), chance.Seeded(1)
    one, other = settings.meet("Ben", source), settings.meet("Ben", source)
    settings.seat(0, one.id)
    settings.seat(1, other.id)
    assert settings.save()
    again = Settings(storage)
    assert (again.seated[:2], one.id[:4]) == ([one, other], other.id[:4])
    assert one.id != other.id


def test_no_two_of_many_people_who_come_and_go_have_one_id():
    settings, source = Settings(MemoryStorage()), chance.Seeded(1)
    assert len({settings.meet("Ben", source).id for _ in range(600)}) == 600


def test_a_seat_of_the_next_game_is_given_to_one_person_and_a_person_has_one_seat():
    settings, source = Settings(MemoryStorage()), chance.Seeded(1)
    settings.call(0, "Ann", source)
    settings.call(1, "Ann", source)
    assert settings.names[:2] == ["", "Ann"]
    settings.call(1, "Ben", source)
    assert (settings.names[:2], settings.known) == (["", "Ben"], ["Ben", "Ann"])
    settings.forget(settings.seats[1])
    assert (settings.names[:2], settings.known) == (["", ""], ["Ann"])


def test_settings_hold_the_longest_names():
    storage = MemoryStorage()
    settings, source = Settings(storage), chance.Seeded(1)
    longest = "\U0001f439" * 20
    for seat in range(6):
        settings.seat(seat, settings.meet(longest + "!", source).id)
    for _ in range(6):
        settings.meet(longest, source)
    assert settings.save()
    assert Settings(storage).names == [longest] * 6
    player = named(storage=storage)
    player.begin("score_pad", ("setup", 6, 0))
    again = Fingers(VirtualBoard(storage=storage), chance.Seeded(4))
    assert [person.name for person in again.app.game.session.people] == [longest] * 6
