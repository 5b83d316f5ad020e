"""The result of each finished game is stored exactly once, whatever is undone and whenever the power fails."""

import made
from faulty import NEVER, Faulty, Small
from hamstertop import chance
from hamstertop.companion.actions import act, do
from hamstertop.companion.screens import results as screens
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing.lists import ROW, line_fonts
from hamstertop.games import titles
from hamstertop.saving import records, results
from hamstertop.saving.people import NOBODY, Person
from hamstertop.saving.session import Session
from hamstertop.saving.settings import NAME_LENGTH
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from made import players
from media import Cut
from playing.fingers import RIGHT, Fingers
from raising import raises

WIDE = 264  # width of a line in a list, in pixels
PEOPLE = [Person("a1b201", "Anna"), NOBODY, Person("a1b202", "Zoë"), NOBODY, NOBODY, NOBODY]


def companion(storage=None):
    return Fingers(VirtualBoard(storage=storage), chance.Seeded(3))


class Evening:
    """Plays games on the score pad without screens."""

    def __init__(self, storage=None, seed=5):
        self.storage = storage or MemoryStorage()
        self.now = 0
        self.source = chance.Seeded(seed)

    def session(self):
        return Session(self.storage, self.source, lambda: self.now)

    def play(self, points, players=2):
        """Play a game in which the first player gets this many points, and return its session."""
        session = self.session()
        session.begin("score_pad", ("setup", players, 0), PEOPLE)
        session.do(("scored", 0, points))
        self.now += 100000
        session.do(("ended",))
        return session

    def update(self, session):
        return results.update(self.storage, session)

    def found(self):
        return read(self.storage)


def read(storage):
    """Return the stored results, oldest first."""
    return [results.Result(payload) for payload in results.read(storage.pieces(results.BLOB))]


def points(storage):
    """Return the first player's points in each game."""
    return [result.players[0].score for result in read(storage)]


def count(storage):
    return len(list(records.Reader(storage.pieces(results.BLOB), records.RESULTS)))


# Contents


def test_a_result_contains_the_title_places_scores_names_rounds_and_minutes():
    evening = Evening()
    assert evening.update(evening.play(-7, 3))
    (result,) = evening.found()
    assert (result.title, result.rounds, result.minutes) == ("score_pad", 1, 2)
    assert result.players == players((3, -7, "Anna", None, "a1b201"), (1, 0, ""), (1, 0, "Zoë", None, "a1b202"))
    assert result.winners == [1, 2]


def test_a_result_of_a_title_without_scores_has_only_places():
    storage = MemoryStorage()
    session = Session(storage, chance.Seeded(1), lambda: 0)
    session.begin("hamsterrolle", ("setup", 2, 0) + (0,) * 10, PEOPLE)
    session.history.tracker.phase = "over"
    session.history.tracker.stocks = [0, 3]
    session.history.tracker.winners = [0]
    results.update(storage, session)
    (result,) = read(storage)
    assert result.players == players((1, None, "Anna", None, "a1b201"), (2, None, ""))
    assert result.rounds == 0


def test_an_unfinished_game_has_no_result():
    evening = Evening()
    session = evening.session()
    session.begin("score_pad", ("setup", 2, 0))
    assert not evening.update(session)
    assert whole(evening.storage, results.BLOB) == b""


def test_a_game_gets_at_most_one_record():
    evening = Evening()
    session = evening.play(5)
    for _ in range(3):
        evening.update(session)
    session = evening.session()
    session.resume("score_pad")
    evening.update(session)
    assert count(evening.storage) == 1
    session.seat([Person("a1b201", "Anne")])
    evening.update(session)
    assert (count(evening.storage), len(evening.found())) == (2, 1)
    assert evening.found()[0].players[0].name == "Anne"


def test_two_identical_games_have_two_results():
    evening = Evening()
    for _ in range(2):
        evening.update(evening.play(5))
    assert points(evening.storage) == [5, 5]


# Many games


def test_only_the_latest_twenty_results_are_kept_when_there_are_too_many():
    evening = Evening()
    for number in range(1, results.MOST + 1):
        evening.update(evening.play(number))
        assert points(evening.storage) == list(range(1, number + 1))
    evening.update(evening.play(50))
    assert points(evening.storage) == list(range(results.MOST - results.KEPT + 2, results.MOST + 1)) + [50]
    evening.update(evening.play(51))
    assert points(evening.storage)[-2:] == [50, 51]


def test_only_one_record_too_many_rewrites_the_blob():
    evening = Evening(Faulty(("replace",), (results.BLOB,), spares=NEVER))
    for number in range(1, results.MOST + 2):
        evening.update(evening.play(number))
        assert evening.storage.count == (2 if number > results.MOST else 1), number


# Damage and power cuts


def two_results():
    """Return the blob of two results."""
    evening = Evening()
    for number in (1, 2):
        evening.update(evening.play(number))
    return whole(evening.storage, results.BLOB)


def test_truncating_the_blob_loses_only_the_results_cut_off():
    blob = two_results()
    for length in range(len(blob)):
        evening = Evening(seed=6)
        evening.storage.replace(results.BLOB, [blob[:length]])
        before = points(evening.storage)
        assert before == [1, 2][: len(before)]
        evening.update(evening.play(3))
        assert points(evening.storage) == before + [3], length


def test_invalid_results_are_ignored_and_new_ones_can_be_stored():
    blob = two_results()
    odd = [b"somebody else's file", b"HTR\x09" + blob[4:], blob[:9] + b"x" + blob[10:], b"HT"]
    good = made.result((1, 1, "A"), title="score_pad")
    for here, there in ((b'"A"', b"1"), (b"[1]", b"[2]"), (b"[1]", b"[1,1]"), (b'"score', b'"../'), (b"id", b"di")):
        assert here in good
        odd.append(made.blob(good.replace(here, there)))
    odd += [made.blob(payload) for payload in (b"nonsense", b"[]", b"\xff", good[:-1])]
    for blob in odd:
        storage = MemoryStorage()
        storage.replace(results.BLOB, [blob])
        player = companion(storage)
        assert player.title == "Hamstertop"
        assert "Results" not in player.lines
        evening = Evening(storage)
        assert evening.update(evening.play(3))
        assert points(storage) == [3]


def test_play_continues_when_results_cannot_be_read_or_stored():
    for request in ("pieces", "replace"):
        player = finished(companion(Faulty((request,), (results.BLOB,))))
        assert player.lines[player.screen.at] == "Score pad"
        assert "Results" not in player.lines


def test_results_are_deleted_when_a_game_needs_their_space():
    evening = Evening(Small(1500))
    for number in range(1, 9):
        evening.update(evening.play(number))
    assert len(points(evening.storage)) == 8
    session = evening.session()
    session.begin("score_pad", ("setup", 2, 0))
    for count in range(1, 60):
        session.do(("scored", 0, 1))
        again = evening.session()
        again.resume("score_pad")
        assert (session.journal.trouble, again.journal.trouble) == ("", ""), count
        assert again.tracker.scores == [count, 0]
    assert points(evening.storage) == []
    for _ in range(200):
        session.do(("scored", 0, 1))
    assert session.journal.trouble == "unsaved", "there is no room for the game alone"


def test_counts_stay_when_a_game_needs_the_space_of_the_results():
    evening = Evening(Small(1500))
    rows = (1, None, "Anna", None, "a1b201"), (2, None, "Ben", None, "a1b202")
    for number in range(6):
        results._Stored(evening.storage, b"").add(made.result(*rows, identity=b"%04d" % number))
    counts = results.counted(evening.storage).titles()
    assert [count[2:] for count in counts[0][1]] == [(6, 6), (0, 6)]
    session = evening.session()
    session.begin("score_pad", ("setup", 2, 0))
    while results.stored(evening.storage):
        session.do(("scored", 0, 1))
    assert session.journal.trouble == ""
    assert results.counted(evening.storage).titles() == counts
    assert not results.update(evening.storage, session), "there are counts, but no results"
    for _ in range(400):
        session.do(("scored", 0, 1))
    assert (session.journal.trouble, whole(evening.storage, results.BLOB)) == ("unsaved", b"")


# On the device


def test_the_list_names_everybody_who_has_won_a_title_most_often():
    storage = MemoryStorage()
    for number, names in enumerate((("Mum", "Dad"), ("Maximiliana Abcd", "Bartholomew Bear"))):
        rows = [(1, None, name, None, "a1b2%02d" % (2 * number + seat)) for seat, name in enumerate(names)]
        title = ("hamsterrolle", "run_hamster_run")[number]
        results._Stored(storage, b"").add(made.result(*rows, title=title, identity=b"%04d" % number))
    player = companion(storage)
    player.choose_line("Results")
    player.press(RIGHT)
    shown = player.screen.content.body[0].lines(0, 2)
    fitted = [line_fonts(line, WIDE, ROW)[1] for line in shown]
    assert fitted == ["Dad: 1 of 1, Mum: 1 of 1", "Bartholomew Bear: 1 of 1 …"]


def finished(player, number=5):
    """Play a game on the score pad and return to the first screen."""
    player.begin("score_pad", ("setup", 2, 0))
    player.report(("scored", 0, number), ("ended",))
    player.press(RIGHT, 2)
    assert player.title == "Hamstertop"
    return player


def test_the_first_screen_has_a_line_for_results_once_there_are_any():
    player = companion()
    assert "Results" not in player.lines
    finished(player)
    player.choose_line("Results")
    player.choose_line("Score pad")
    assert (player.lines, player.values) == (["1  Score pad"], ["Blue"])
    player.press(RIGHT)
    assert player.title == "Score pad"
    player.press(RIGHT)
    assert player.title == "Results"
    player.hold(RIGHT)
    player.hold(RIGHT)
    assert player.title == "Hamstertop"


def test_a_result_lost_to_a_power_cut_at_the_end_of_a_game_is_stored_at_the_next_start():
    for woken in (False, True):
        player = companion(Faulty(("replace",), (results.BLOB,), Cut(), fails=1))
        player.begin("score_pad", ("setup", 2, 0))
        do(player.app, ("scored", 0, 9))
        assert raises(Cut, lambda player=player: do(player.app, ("ended",)))
        assert points(player.board.storage) == []
        player.board.woke = woken
        for _ in range(2):
            player.power_on()
            player.settle()
            assert points(player.board.storage) == [9]


def test_a_result_is_stored_as_soon_as_a_game_ends_and_removed_if_the_end_is_undone():
    player = companion()
    player.begin("score_pad", ("setup", 2, 0))
    do(player.app, ("scored", 0, 9))
    for _ in range(2):
        do(player.app, ("ended",))
        assert points(player.board.storage) == [9]
        act(player.app, "take_back")
        assert points(player.board.storage) == []
    do(player.app, ("scored", 0, 1))
    do(player.app, ("ended",))
    assert points(player.board.storage) == [10]


def test_a_title_missing_from_this_firmware_is_shown_under_its_folder_name():
    storage = MemoryStorage()
    storage.replace(results.BLOB, [made.blob(made.result((2, None, ""), (2, None, "Mia"), title="mouse_trap"))])
    player = companion(storage)
    player.choose_line("Results")
    assert player.lines[1:] == ["1  mouse_trap"]
    assert player.values[1] == "nobody"
    player.choose(1)
    player.settle()
    assert player.title == "mouse_trap"


def test_the_longest_names_and_titles_are_not_truncated_in_the_list():
    look = companion().app.look
    for letters in ("Wm", "mm", "ÄÄ"):
        for title in titles.names():
            for winners in range(7):
                rows = [(1 if seat < winners else 2, None, letters * (NAME_LENGTH // 2)) for seat in range(6)]
                line = screens._line(look, results.MOST, made.result(*rows, title=title))
                text, value, font, below = line_fonts(line, WIDE, ROW)
                assert drawing.width(font, text) + drawing.width(below, value) <= WIDE, (text, value)
