"""The numbers reported by `hamstertop log` match those computed by hand for short games.

Figures are read as a person would read them: the labels on the axes determine a shape's value.
"""

import json
import re
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from games_saved import Scripted, Table
from hamstertop.games.run_hamster_run.tracker import Tracker
from hamstertop_host import cli
from hamstertop_host.reports import times

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def report(capsys, tmp_path):
    """Return a function that reports on a game, given as [(seconds since the previous event, event), ...], and returns
    the text, the JSON and the figures."""

    def run(game, events):
        saved, page = tmp_path / f"{game}.bin", tmp_path / "page.html"
        saved.write_bytes(played(game, events))
        assert cli.main(["log", str(saved)]) == 0
        text = capsys.readouterr().out
        assert cli.main(["log", str(saved), "--html", str(page)]) == 0
        capsys.readouterr()
        assert cli.main(["log", str(saved), "--json"]) == 0
        (data,) = json.loads(capsys.readouterr().out)["games"]
        return text, data, figures(page.read_text("utf-8"))

    return run


def played(game, events, names=()):
    table = Scripted(game, names=names)
    for seconds, event in events:
        if event == ("undo",):
            table.undo(1000 * seconds)
        else:
            table.record(event, 1000 * seconds)
    return table.blob


def figures(page):
    """Return a page's figures by title."""
    found = {}
    for figure in re.findall(r"<figure>(.*?)</figure>", page, re.DOTALL):
        title = re.search(r"<b>(.*?)</b>", figure)[1]
        found[title] = Picture(figure)
    return found


class Picture:
    """A figure, with its caption and the values of its shapes."""

    def __init__(self, figure):
        caption, _, picture = figure.partition("</figcaption>")
        self.caption = " ".join(re.sub(r"<b>.*?</b>|<svg.*?</svg>|<[^>]+>", " ", caption).split())
        self.shapes = list(xml.fromstring(picture))
        self.kinds = [shape.get("class", "") for shape in self.shapes]

    def of(self, kind):
        """Return the SVG elements that have this CSS class."""
        return [shape for shape, its in zip(self.shapes, self.kinds, strict=True) if its == kind]

    def words(self, kind):
        """Return the text in each SVG element that has this CSS class."""
        return [shape.text for shape in self.of(kind)]

    def up(self, y):
        """Return the value at a vertical position, according to the axis labels."""
        return round(_between(y + 4, [(float(tick.get("y")), float(tick.text)) for tick in self.of("tick end")]), 1)

    def along(self, x):
        """Return the value at a horizontal position, according to the axis labels."""
        return round(_between(x, [(float(tick.get("x")), float(tick.text)) for tick in self.of("tick middle")]), 1)

    def line(self, style):
        """Return a line's corners as [position, value]."""
        (shape,) = self.of(f"line stroke{style}")
        numbers = [float(number) for number in re.findall(r"[\d.]+", shape.get("d"))]
        corners = zip(numbers[::2], numbers[1::2], strict=True)
        # Lines are offset by a pixel or two, so that none hides another.
        return [[round(self.along(x)), round(self.up(y))] for x, y in corners]

    def columns(self):
        """Return each column's height by its label. The height is 0 if nothing was counted."""
        labels = {float(tick.get("x")): tick.text for tick in self.of("tick middle")}
        found = dict.fromkeys(labels.values(), 0)
        for shape in self.of("column"):
            middle = float(shape.get("x")) + float(shape.get("width")) / 2
            label = labels[min(labels, key=lambda x: abs(x - middle))]
            found[label] = self.up(float(shape.get("y")))
        return found

    def expected(self):
        """Return the heights of the dashed line, which must match its dots."""
        (line,) = self.of("expected")
        numbers = [float(number) for number in re.findall(r"[\d.]+", line.get("d"))]
        dots = [(float(dot.get("cx")), float(dot.get("cy"))) for dot in self.of("expected dot")]
        assert list(zip(numbers[::2], numbers[1::2], strict=True)) == dots
        return [self.up(y) for _, y in dots]

    def bars(self):
        """Return the widths of the bars' parts in pixels, from top to bottom."""
        return [float(shape.get("width")) for shape in self.of("part")]

    def marks(self):
        """Return the positions of the marks, in pixels from the beginning of their bars."""
        return [float(re.match(r"M([\d.]+)", shape.get("d"))[1]) - 2 for shape in self.of("mark")]


def _between(at, ticks):
    """Return the value at a coordinate, interpolated from two axis labels."""
    (here, low), (there, high) = ticks[0], ticks[-1]
    return low + (at - here) * (high - low) / (there - here)


# Hamsterdam

BEGINNING = [(1, ("setup", 2, 0, 0)), (60, ("done",)), (5, ("first", 0)), (40, ("done",))]


def dry(seconds, a, b):
    """Return a turn without water."""
    return [(seconds, ("rolled", a, b)), (2, ("done",))]


FIRST_ROUND = [
    # Seat 0, 20 s: three tokens, so a card flips; its two tokens make five, so another card flips.
    *[(10, ("rolled", 1, 1)), (3, ("water", 0, 3)), (2, ("done",)), (4, ("breach", 0, 2)), (1, ("breach", 0, 0))],
    *dry(8, 3, 4),  # seat 1, 10 s
    *[(30, ("rolled", 6, 6)), (20, ("undo",)), (7, ("rolled", 6, 6)), (1, ("done",))],
    *[(5, ("rolled", 2, 5)), (4, ("water", 1, 2)), (6, ("water", 1, -1)), (5, ("done",))],  # seat 1, 20 s
    (9, ("done",)),  # the hamsters have moved
    *dry(8, 1, 6),
    *dry(58, 4, 3),  # seat 1, a minute
    *dry(8, 6, 1),
    *dry(8, 5, 2),
    (9, ("done",)),
    *[*dry(8, 3, 3), *dry(8, 2, 4), *dry(8, 1, 2), *dry(8, 6, 5)],
    *[(9, ("done",)), (30, ("done",))],
]
SECOND_ROUND = [*dry(8, 5, 6), (8, ("rolled", 4, 4)), (2, ("water", 1, 1)), (2, ("done",)), (5, ("typed", 9))]


@pytest.fixture
def hamsterdam(report):
    return report("hamsterdam", [*BEGINNING, *FIRST_ROUND, *SECOND_ROUND])


def test_water_is_plotted_at_the_turn_in_which_it_entered_the_pile(hamsterdam):
    _, data, pictures = hamsterdam
    points = [[[0, 0], [0, 3], [0, 5], [14, 5]], [[0, 0], [3, 2], [3, 1], [13, 2], [14, 2]]]
    assert data["water_over_turns"] == points
    picture = pictures["Water in the flood piles"]
    assert picture.line(0) == points[0]
    assert picture.line(1) == points[1]
    assert picture.words("axis middle") == ["turns played"]
    assert picture.words("axis")[-1] == "tokens"
    assert picture.words("name ink0") == ["Blue 5"]
    assert picture.words("name ink1") == ["Orange 2"]
    assert picture.caption == "The game ends when all piles together reach 10 tokens; they hold 7."


def test_breach_levels_are_drawn_at_the_right_numbers_of_tokens(report):
    """Cards flip at 3 and 5 tokens, then with each further token. HD-40."""
    flood = [(5, ("rolled", 1, 1)), (5, ("water", 0, 6)), (5, ("done",))]
    _, _, pictures = report("hamsterdam", [*BEGINNING, *flood, *[(5, ("breach", 0, 0))] * 3])
    picture = pictures["Water in the flood piles"]
    names = [shape for shape in picture.of("level") if shape.text]
    lines = [shape for shape in picture.of("level") if not shape.text]
    heights = [picture.up(float(re.match(r"M\d+ ([\d.]+)", line.get("d"))[1])) for line in lines]
    assert list(zip([name.text for name in names], heights, strict=True)) == [
        ("first breach", 3),
        ("second breach", 5),
        ("and with each token", 6),
    ]


def test_an_empty_dam_is_reported_differently_from_a_dam_not_yet_entered(report):
    flood = [(9, ("rolled", 1, 1)), *[(3, ("water", seat, 5)) for seat in range(3)], (1, ("done",))]
    breaches = [(4, ("breach", seat, 0)) for seat in (0, 0, 1, 1, 2, 2)]
    dams = [(9, ("dam", 0, 0)), (9, ("dam", 1, 3))]
    events = [(1, ("setup", 3, 0, 0)), *BEGINNING[1:], *flood, *breaches, *dams]
    assert report("hamsterdam", events)[0].splitlines()[-4:] == [
        "player  pile  on the dam  total water  cards flipped",
        "Blue       5           0            5              2",
        "Orange     5           3            8              2",
        "Green      5           ?            5              2",
    ]
    ties = [(9, ("dam", 2, 0)), (9, ("hamsters", 0, 3)), (9, ("hamsters", 2, 1))]
    assert report("hamsterdam", [*events, *ties])[0].splitlines()[-4:] == [
        "place  player  pile  on the dam  total water  cards flipped  hamsters",
        "    1  Blue       5           0            5              2         3",
        "    2  Green      5           0            5              2         1",
        "    3  Orange     5           3            8              2",
    ]


def test_classic_hamsterdam_has_no_breach_levels(report):
    events = [(1, ("setup", 2, 1, 0)), *BEGINNING[1:], (5, ("rolled", 1, 1)), (5, ("water", 0, 6)), (5, ("done",))]
    _, data, pictures = report("hamsterdam", events)
    assert data["classic"] is True
    assert pictures["Water in the flood piles"].of("level") == []


def test_rolls_are_compared_with_those_of_fair_dice(hamsterdam):
    _, data, pictures = hamsterdam
    shown = {2: 1, 3: 1, 6: 2, 7: 6, 8: 1, 11: 2, 12: 1}  # the undone roll was repeated
    assert data["rolls"] == {str(total): count for total, count in sorted(shown.items(), key=lambda one: str(one[0]))}
    picture = pictures["14 rolls of two dice"]
    assert picture.columns() == {str(total): shown.get(total, 0) for total in range(2, 13)}
    ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert picture.expected() == pytest.approx([14 * way / 36 for way in ways], abs=0.06)
    assert picture.caption == ("Dashed: what fair dice give on average. Typed-in values (1) are left out.")


# Hamsterrolle

ROLLE = [
    *[(1, ("setup", 2, 0, *[0] * 10)), (60, ("done",)), (5, ("first", 0))],
    *[(3, ("clock", 30)), (10, ("clock", 20)), (2, ("built", 0, 0))],  # Blue, 15 s
    *[(4, ("clock", 30)), (3, ("clock", 27)), (2, ("built", 1, 0))],  # Orange, 9 s
    *[(4, ("clock", 30)), (27, ("clock", 3)), (4, ("fell", 1, 0, -1, 0))],  # Blue, 35 s
    *[(5, ("clock", 30)), (30, ("clock", 0)), (5, ("dropped", 0, -1, 0, 0))],  # Orange, 40 s
    (7, ("passed", 2, -1)),  # Blue
    (1, ("idle",)),  # Orange
]


def test_a_dropped_piece_counts_where_it_landed(report):
    dropped = [(5, ("clock", 30)), (30, ("clock", 0)), (1, ("dropped", 0, 1, -1, 0))]
    _, data, _ = report("hamsterrolle", [*ROLLE[:3], *dropped])
    assert [number for number, count in enumerate(data["compartments"]) if count] == [3]


def test_a_turn_that_is_undone_and_replayed_counts_once(report):
    _, data, _ = report("hamsterrolle", [*ROLLE[:6], (2, ("undo",)), (5, ("fell", 0, -1, 0, 0))])
    assert data["turns"] == [{"seat": 0, "end": "fell", "seconds_left": 20}]
    assert data["turn_seconds"] == [[15 + 5], [2]], "it was Orange's turn until it was taken back"
    assert data["compartments"] == [0] * 12


# Run, Hamster, Run!

SCAMPER, METTLE, FRISKINESS = range(3)
BITE, RUN, THROW, REST = range(4)
RUN_ROUND = [
    *[(1, ("setup", 2, 0)), (2, ("drawn", 0)), (30, ("done",))],
    *[(10, ("allocated", 0, 1, 5, 1)), (20, ("allocated", 1, 3, 2, 2)), (3, ("revealed",)), (3, ("drawn", 0))],
    *[(4, ("declared", REST)), (5, ("declared", BITE))],
    (6, ("tested", 1, 1, 4)),  # Blue has 5 of 7 chips, and wins
    *[(2, ("lost", SCAMPER)), (1, ("done",))],
    (9, ("rested", SCAMPER)),
    *[(20, ("done",)), (15, ("done",))],
]
RUN_SECOND = [
    *[(11, ("allocated", 0, 0, 6, 0)), (21, ("allocated", 1, 1, 5, 1)), (3, ("revealed",))],
    *[(4, ("declared", REST)), (5, ("declared", THROW))],
    (6, ("tested", 0, 1, 5)),  # Orange has 5 of 11 chips, and loses
    *[(2, ("fell", 0)), (1, ("done",)), (7, ("done",)), (20, ("done",))],
    (8, ("faced", METTLE, 6)),  # Blue has 6 of 8 chips, and loses
]


@pytest.fixture
def run(report):
    return report("run_hamster_run", [*RUN_ROUND, *RUN_SECOND])


def test_draws_are_compared_with_their_odds(run):
    """What one player wins, the other loses, except against alligators. RHR-104, RHR-87."""
    _, data, pictures = run
    chances = [5 / 7 + 6 / 11 + 6 / 8, 2 / 7 + 5 / 11]
    assert data["tests"] == [
        {"draws": 3, "won": 2, "expected": round(chances[0], 2)},
        {"draws": 2, "won": 0, "expected": round(chances[1], 2)},
    ]
    picture = pictures["Tests won with the HAT"]
    assert picture.words("note end") == ["2 of 3 won, 2.0 expected", "0 of 2 won, 0.7 expected"]
    wide = (380 - 12) / chances[0]
    assert picture.bars() == pytest.approx([2 * wide], abs=0.1)
    assert picture.marks() == pytest.approx([chance * wide for chance in chances], abs=0.1)


def test_hamsters_that_have_passed_out_are_reported(report):
    tracker, events = Tracker(), []
    for event in Table("run_hamster_run", 3, 16, "random").events:
        tracker.apply(event)
        events.append((3, event))
        out = [seat for seat in range(tracker.players) if tracker.passed_out(seat)]
        if out:
            break
    line = report("run_hamster_run", events)[0].splitlines()[-3 + out[0]]
    assert re.search(r"(in the pit|on the belt), passed out +0 +7$", line)


# The dice tray and the score pad

TRAY = [
    *[(1, ("dice", 2, 4)), (1, ("rolled", 1, 4)), (1, ("rolled", 4, 2)), (1, ("rolled", 4, 3))],
    *[(1, ("flipped", 1)), (1, ("flipped", 1)), (1, ("flipped", 0))],
]


def turn(seconds, *scored):
    """Return a player's turn in which points are scored: (seat, points)."""
    return [*[(seconds, ("scored", *points)) for points in scored], (1, ("turned",))]


def test_times_over_an_hour_include_hours():
    assert [times.clock(seconds) for seconds in (5, 65, 3599, 3600, 3665)] == [
        *("0:05", "1:05", "59:59", "1:00:00", "1:01:05")
    ]


# Whole reports, for people to read

TIE = [
    *[*BEGINNING, (9, ("rolled", 1, 1)), (3, ("water", 0, 2)), (3, ("water", 1, 2)), (1, ("done",))],
    *[(8, ("rolled", 1, 1)), (3, ("water", 0, 3)), (3, ("water", 1, 3)), (1, ("done",))],
    *[(4, ("breach", 1, 0)), (4, ("breach", 1, 0)), (4, ("breach", 0, 0)), (4, ("breach", 0, 0))],
    *[(9, ("dam", 0, 1)), (9, ("dam", 1, 1)), (9, ("hamsters", 0, 3)), (9, ("hamsters", 1, 4))],
]
REPORTS = {
    "evening": {
        "dice_tray": [*TRAY, (1, ("dice", 1, 20)), (1, ("rolled", 20))],
        "hamsterdam": [*BEGINNING, *FIRST_ROUND, *SECOND_ROUND],
        "hamsterrolle": ROLLE,
        "run_hamster_run": [*RUN_ROUND, *RUN_SECOND],
    },
    "begun": {
        "dice_tray": [(1, ("dice", 2, 4)), (1, ("rolled", 2, 2))],
        "hamsterdam": TIE,
        "hamsterrolle": [(1, ("setup", 4, 2, *[0] * 10)), *ROLLE[1:5], (300, ("clock", 20)), (2, ("built", 0, 0))],
        "run_hamster_run": RUN_ROUND[:2],
    },
    "over": {  # short games played at random, and one with six players
        "score_pad": [
            (1, ("setup", 6, 0)),
            *[event for seat in range(6) for event in turn(5 + seat, (seat, 3 * seat - 4))],
            (3, ("ended",)),
        ],
        "hamsterrolle": [(3, event) for event in [("setup", 3, 0), *Table("hamsterrolle", 3, 5, "random").events[1:]]],
        "run_hamster_run": [(3, event) for event in Table("run_hamster_run", 3, 16, "random").events],
    },
}


NAMES = ("Ann", "MWmwMWmw", "<Zoë>", "LENNART", "", "iiiiiiiii")


def test_reports_match_their_golden_texts(tmp_path, capsys, monkeypatch, pytestconfig):
    """`--update-frames` updates the golden texts. Read the diff before you commit it."""
    monkeypatch.chdir(tmp_path)
    found = {}
    for name, games in REPORTS.items():
        Path(name).mkdir()
        for title, events in games.items():
            Path(name, f"{title}.bin").write_bytes(played(title, events, NAMES if name == "over" else ()))
        assert cli.main(["log", name, "--json"]) == 0
        facts = json.loads(capsys.readouterr().out)
        games = "".join(_facts(game) for game in facts.pop("games"))
        found[f"report_{name}.facts.txt"] = games + json.dumps(facts) + "\n"
        assert cli.main(["log", name]) == 0
        found[f"report_{name}.txt"] = capsys.readouterr().out
    kept(found, pytestconfig)


def _facts(game):
    """Return a game's JSON with a line for each entry and each event."""
    events = [f"  {json.dumps(event)}\n" for event in game.pop("events")]
    return "".join([*(f"{name}: {json.dumps(value)}\n" for name, value in game.items()), "events:\n", *events])


def kept(found, pytestconfig):
    """Compare texts with golden files, which `--update-frames` first overwrites."""
    if pytestconfig.getoption("update_frames"):
        for name, text in found.items():
            (GOLDEN / name).write_text(text, "utf-8")
    assert found == {name: (GOLDEN / name).read_text("utf-8") for name in found}
