"""Wins and games add up by person and title, also when results leave the storage or are deleted."""

import made
from hamstertop import chance
from hamstertop.companion.screens import results as screens
from hamstertop.saving import results
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import LEFT, RIGHT, Fingers
from test_results import Evening, points

ANN, BEN, CYD = "a1b201", "a1b202", "a1b203"


def stored(*rows, title="hamsterdam", number=0, storage=None):
    """Store a result of players with a place, a name and an id. Return the storage."""
    storage = storage or MemoryStorage()
    found = results._Stored(storage, b"")
    players = [(place, None, name, None, id) for place, name, id in rows]
    found.add(made.result(*players, title=title, identity=b"%04d" % number))
    return storage


def counts(storage, title="hamsterdam"):
    found = [counted for of, counted in results.counted(storage).titles() if of == title]
    return [(count.name, count.wins, count.games) for counted in found for count in counted]


def test_wins_and_games_add_up_by_person_even_with_a_new_spelling_or_the_same_name():
    storage = stored((1, "Ann", ANN), (2, "Ben", BEN))
    stored((1, "Anne", ANN), (2, "Ben", CYD), storage=storage, number=1)
    assert counts(storage) == [("Anne", 2, 2), ("Ben", 0, 1), ("Ben", 0, 1)]


def test_shared_wins_count_for_all_a_loss_of_all_for_nobody_and_no_unfinished_game_or_colour():
    storage = stored((1, "Ann", ANN), (1, "Ben", BEN))
    stored((2, "Ann", ANN), (2, "Ben", BEN), storage=storage, number=1)
    stored((0, "Ann", ANN), (0, "Ben", BEN), storage=storage, number=2)
    stored((1, "", ""), (2, "Ben", BEN), storage=storage, number=3)
    assert sorted(counts(storage)) == [("Ann", 1, 2), ("Ben", 1, 3)]


def test_titles_are_counted_apart_and_the_score_pad_not_at_all():
    storage = stored((1, "Ann", ANN), (2, "Ben", BEN))
    stored((1, "Ann", ANN), (2, "Ben", BEN), title="score_pad", storage=storage, number=2)
    stored((2, "Ann", ANN), (1, "Ben", BEN), title="hamsterrolle", storage=storage, number=1)
    assert [title for title, _ in results.counted(storage).titles()] == ["hamsterdam", "hamsterrolle"]
    assert counts(storage, "hamsterrolle") == [("Ben", 1, 1), ("Ann", 0, 1)]


def test_counts_survive_when_results_leave():
    storage = MemoryStorage()
    for number in range(3 * results.MOST):
        stored((1, "Ann", ANN), (2, "Ben", BEN), storage=storage, number=number)
        assert counts(storage) == [("Ann", number + 1, number + 1), ("Ben", 0, number + 1)]
        if number == results.MOST:
            assert len(results.stored(storage)) == results.KEPT
    assert len(results.stored(storage)) <= results.MOST


def test_the_score_pad_never_pushes_games_out():
    storage = MemoryStorage()
    for number in range(5):
        stored((1, "Ann", ANN), (2, "Ben", BEN), storage=storage, number=number)
    for number in range(5, 3 * results.MOST):
        stored((1, "Ann", ANN), (2, "Ben", BEN), title="score_pad", storage=storage, number=number)
    games = [payload for payload in results.stored(storage) if not results.is_apart(payload)]
    assert len(games) == 5
    assert len(results.stored(storage)) > 5


def test_a_deleted_result_counts_no_more_and_does_not_come_back():
    storage = stored((1, "Ann", ANN), (2, "Ben", BEN))
    stored((2, "Ann", ANN), (1, "Ben", BEN), storage=storage, number=1)
    results.delete(storage, b"0000")
    assert counts(storage) == [("Ben", 1, 1), ("Ann", 0, 1)]
    evening = Evening()
    session = evening.play(7)
    evening.update(session)
    results.delete(evening.storage, session.identity)
    assert not evening.update(session)
    assert points(evening.storage) == []
    session.undo()
    evening.update(session)
    session.do(("ended",))
    assert evening.update(session), "the game has ended again, so this is a new result"
    assert points(evening.storage) == [7]


def test_a_game_whose_result_has_left_is_not_counted_again():
    storage = MemoryStorage()
    session = Session(storage, chance.Seeded(1), lambda: 0)
    session.begin("hamsterrolle", ("setup", 2, 0, 0, 0, 0, 0, 0, 0))
    stored((1, "Ann", ANN), title="hamsterrolle", storage=storage, number=0)
    for number in range(1, 2 * results.MOST):
        stored((1, "Ann", ANN), storage=storage, number=number)
    assert counts(storage, "hamsterrolle") == [("Ann", 1, 1)]
    assert results._Stored(storage, b"0000").left
    assert not results._Stored(storage, b"0001").mine


def test_the_results_show_who_has_won_most_then_games_then_score_pads():
    storage = stored((1, "Ann", ANN), (2, "Ben", BEN))
    stored((1, "Ann", ANN), (2, "Ben", BEN), title="score_pad", storage=storage, number=1)
    player = Fingers(VirtualBoard(storage=storage), chance.Seeded(3))
    player.app.stack.home()
    player.choose_line("Results")
    words = player.app.look.words("results", "companion")
    assert player.lines == [words.wins, "1  Hamsterdam", "Score pad"]
    player.press(RIGHT)
    assert (player.lines, player.values[0][0]) == (["Hamsterdam"], "Ann: 1 of 1")
    player.press(RIGHT)
    (record,) = player.screen.content.body
    assert record.texts(0, record.count) == ["Ann: 1 of 1", "Ben: 0 of 1"]
    player.press(RIGHT)
    player.hold(RIGHT)
    player.choose(1)
    player.press(LEFT)
    assert is_a(player.screen, "sure")
    player.press(RIGHT)
    assert player.lines == ["Score pad"]
    player.press(RIGHT, 2)
    player.press(LEFT)
    player.press(RIGHT)
    assert player.screen.function == screens.scores
    assert player.screen.content.body == ()
    player.press(RIGHT, 2)
    assert "Results" not in player.lines
