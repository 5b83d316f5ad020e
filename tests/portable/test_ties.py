"""The numbers that break a tie appear on a game's last page, in the stored result and in its QR code."""

import made
from hamstertop import chance
from hamstertop.content import Grid
from hamstertop.saving import records, results
from hamstertop.saving.people import Person
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.reports import codes as reading
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, MIDDLE, Fingers

NAMES = ["Grandma Jo", "Zoë", "Mum", "Ben", "", ""]
SITE = "https://name.example.org/"
PLAIN = (0,) * 10
BUILDER = (0,) * 7 + (1,) + (0,) * 2  # HR-A13


def table(title, *events, site=SITE):
    """Return a player at the end of a game in which these events have happened."""
    player = Fingers(VirtualBoard(site=site), chance.Seeded(3))
    player.name(*NAMES)
    player.begin(title, events[0])
    player.report(*events[1:])
    player.settle()
    assert player.app.game.tracker.over
    return player


def hamsterdam(dams, hamsters, players=3, **how):
    """Return a finished game with flood piles of 7, 7, 9 and 9, these tokens on the dams, and these numbers of tied
    players' hamsters."""
    events = [("setup", players, 0, 0), ("done",), ("first", 0), ("done",), ("rolled", 3, 4)]
    events += [("pile", seat, pile) for seat, pile in enumerate((7, 7, 9, 9)[:players])]
    events += [("flips", seat, 4 + 2 * (seat > 1)) for seat in range(players)]
    events += [("done",)]
    events += [("dam", seat, dam) for seat, dam in enumerate(dams)]
    events += [("hamsters", seat, count) for seat, count in hamsters]
    return table("hamsterdam", *events, **how)


def hamsterrolle(left, house=PLAIN, **how):
    """Return a finished game of seats 0 and 2 against 1 and 3. Seats 2 and 3 have these pieces left, 0 and 1 none."""
    stocks = [("stock", seat, pieces) for seat, pieces in enumerate((1, 1) + left)]
    events = [("setup", 4, 2) + house, ("done",), ("first", 0)] + stocks + [("built", 0, 0), ("built", 0, 0)]
    return table("hamsterrolle", *events, **how)


def rows(player):
    """Return the place, name, detail and number in each row of the ranking."""
    (grid,) = [block for block in player.screen.content.body if isinstance(block, Grid)]
    return [(row.cells[0], row.name or NAMES[row.seat], row.detail, row.cells[1]) for row in grid.rows]


def stored(player):
    """Open the page of the only stored result, and return the result."""
    player.app.stack.home()
    player.choose_line("Results")
    (payload,) = results.stored(player.board.storage)
    result = results.Result(payload)
    if result.title == results.PAD:  # the score pad's results are a list of their own
        player.choose(0)
        player.choose(0)
    else:  # the first line says who has won most
        player.choose(1)
    return result


def told(player):
    """Open the screen with the QR code, and return its text."""
    player.press(MIDDLE)
    return "".join(player.screen.content.body[0].texts)


def code(player):
    """Open the screen with the QR code, and return the result in the code."""
    return results.Result(reading.read(told(player)).record)


def test_in_hamsterdam_the_number_of_hamsters_breaks_a_tie_and_is_stored_in_the_result():  # HD-72
    player = hamsterdam((0, 0, 1), ((0, 6), (1, 5)))
    shown = [("1", "Grandma Jo", "hamsters: 6", "7"), ("2", "Zoë", "hamsters: 5", "7")]
    assert rows(player)[:2] == shown
    assert rows(player)[2][2] == "9 + 1 ="
    assert player.screen.content.corner == "Most hamsters left"
    result = stored(player)
    assert result.ties == [6, 5, None]
    assert rows(player)[:2] == shown
    assert code(player).ties == result.ties


def test_zero_hamsters_are_shown_and_stored_like_any_other_number():
    player = hamsterdam((0, 0, 1), ((0, 0), (1, 28)))
    assert [row[2] for row in rows(player)[:2]] == ["hamsters: 28", "hamsters: 0"]
    assert stored(player).ties == [0, 28, None]
    assert code(player).ties == [0, 28, None]


def test_tied_players_with_equally_many_hamsters_share_the_victory():  # HD-73
    player = hamsterdam((2, 2, 0, 0), tuple([(seat, 4) for seat in range(4)]), players=4)
    assert player.screen.content.corner == "Hamsters tied too"
    assert stored(player).ties == [4, 4, 4, 4]
    assert code(player).winners == [0, 1, 2, 3]


def test_the_team_with_fewer_pieces_wins_once_each_team_has_a_player_without_any():  # HR-63
    player = hamsterrolle((2, 3))
    assert player.screen.content.corner == "Fewest pieces left"
    result = stored(player)
    assert (result.winners, result.ties) == ([0, 2], [0, 0, 2, 3])
    assert [row[2] for row in rows(player)] == ["0 left", "2 left", "0 left", "3 left"]
    assert code(player).ties == [0, 0, 2, 3]


def test_teams_with_equally_many_pieces_draw_unless_a_house_rule_lets_the_last_builder_win():  # HR-A13
    player = hamsterrolle((3, 3), BUILDER)
    assert player.screen.content.corner == "Last builder wins"
    result = stored(player)
    assert (result.winners, result.ties) == ([1, 3], [0, 0, 3, 3])
    player = hamsterrolle((3, 3))
    assert player.screen.content.corner == "Tied on pieces left"
    assert stored(player).ties == [0, 0, 3, 3]


def test_a_result_as_text_includes_the_numbers_that_break_a_tie():
    player = hamsterdam((0, 0, 1), ((0, 6), (1, 5)), site="")
    player.press(LEFT)
    told = "".join(player.screen.content.body[0].texts)
    assert "1. Grandma Jo 7 (hamsters: 6), 2. Zoë 7 (hamsters: 5), 3. Mum 10" in told


def test_a_result_with_tie_breakers_and_long_names_always_fits():
    player = hamsterdam((0, 0, 1), ((0, 31), (1, 31)))
    longest = ["\U0001f439" * 19 + letter for letter in "ABC"]
    people = [Person("a1b20%d" % seat, name) for seat, name in enumerate(longest)]
    player.app.game.session.seat(people)
    payload = results.of_game(player.app.game.session)
    assert len(records.frame(payload, 0)) > 255
    assert [each.name for each in results.Result(payload).players] == longest
    assert results.Result(payload).ties == [31, 31, None]


def test_results_with_different_tie_breakers_have_different_outcomes():
    one, other = [results.Result(made.result((1, 7, "Jo", tie), (2, 7, "Zoë", 0))) for tie in (0, 1)]
    assert one.outcome != other.outcome


def test_for_a_title_without_tie_breakers_a_stored_number_is_shown_without_a_label():
    for title in ("mouse_trap", "run_hamster_run"):
        storage = MemoryStorage()
        storage.replace(results.BLOB, [made.blob(made.result((1, None, "Jo", 2), (2, None, "Mia", 0), title=title))])
        player = Fingers(VirtualBoard(storage=storage), chance.Seeded(3))
        player.choose_line("Results")
        player.choose(len(player.lines) - 1)
        assert [row[2] for row in rows(player)] == ["2", "0"]
