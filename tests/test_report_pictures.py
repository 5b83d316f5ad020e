"""Extreme cases of report pictures: without values, with small values next to large ones, and with many columns."""

import itertools
import xml.etree.ElementTree as xml

from hamstertop_host.reports import svg


def shapes(picture, kind):
    """Return the elements in a picture, including text, that have this CSS class."""
    return [shape for shape in xml.fromstring(picture) if shape.get("class") == kind]


def words(picture, kind):
    return [shape.text for shape in shapes(picture, kind)]


def test_an_empty_picture_has_axes_from_0_to_1():
    lines = svg.lines("Nothing", [], "turns", "tokens")
    assert (words(lines, "tick end"), words(lines, "tick middle")) == (["0", "1"], ["0", "1"])
    columns = svg.columns("Nothing", [], "face", "times")
    assert (words(columns, "tick end"), words(columns, "tick middle")) == (["0", "1"], [])
    assert xml.fromstring(svg.bars("Nothing", [])).get("viewBox") == "0 0 380 0"


def test_columns_with_counts_of_zero_have_an_axis_from_0_to_1_and_are_not_drawn():
    columns = svg.columns("Coins", [svg.Column("heads", 0), svg.Column("tails", 0, 0.0)], "side", "times")
    assert words(columns, "tick end") == ["0", "1"]
    assert shapes(columns, "column") == []


def test_a_count_is_written_in_its_column_or_above_it_if_the_column_is_low():
    columns = svg.columns("Dice", [svg.Column("1", 100), svg.Column("2", 1)], "face", "times")
    (high,), (low,) = shapes(columns, "count1 middle"), shapes(columns, "count0 middle")
    assert (high.text, low.text) == ("100", "1")
    bars = shapes(columns, "column")
    foot = float(bars[0].get("y")) + float(bars[0].get("height"))
    assert float(high.get("y")) == foot - 3
    assert abs(float(low.get("y")) - (float(bars[1].get("y")) - 3)) < 0.11
    assert float(bars[1].get("height")) < svg.LETTER


def test_narrow_columns_do_not_show_counts():
    for count, shown in ((30, 30), (40, 0)):
        columns = svg.columns("Dice", [svg.Column(str(face), 5) for face in range(count)], "face", "times")
        assert len(words(columns, "count1 middle")) == shown
        assert len(shapes(columns, "column")) == count


def test_marks_at_either_end_of_a_bar_stay_within_the_picture():
    bars = svg.bars("Turns", [svg.Bar("Ann", "none", [(0, 0)]), svg.Bar("Ben", "none", [], 0.0)])
    assert shapes(bars, "part") == []
    assert [shape.get("d") for shape in shapes(bars, "mark")] == ["M2.0 58v20"]
    half = svg.bars("Turns", [svg.Bar("Ann", "half", [(0.25, 0)], 0.5)])
    assert [shape.get("d") for shape in shapes(half, "mark")] == ["M370.0 16v20"]


def test_labels_do_not_overlap_or_run_off_the_picture():
    points = [(0, 0), (10, 50)]
    picture = svg.lines("Same", [svg.Line(name, style, points) for style, name in enumerate("ABCDE")], "x", "y")
    heights = sorted(float(shape.get("y")) for style in range(5) for shape in shapes(picture, f"name ink{style}"))
    assert all(below - above >= svg.LETTER - 0.11 for above, below in itertools.pairwise(heights))
    assert svg.TOP <= heights[0] <= heights[-1] <= svg.HEIGHT - svg.BOTTOM + 4
