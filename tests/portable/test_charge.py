"""The battery gauge has a scale for each type of cell."""

from hamstertop.hardware.charge import CELLS, percent


def of(cell, mv):
    return percent(mv, {"cell": cell, "ratio": 1.0})


def test_a_fresh_cell_reads_full_and_a_flat_one_empty():
    for cell, fresh, flat in (("2 x AAA alkaline", 3200, 2200), ("2 x AAA NiMH", 2800, 2200), ("lipo", 4150, 3300)):
        assert of(cell, fresh) == of(cell, fresh + 500) == 100
        assert of(cell, flat) == of(cell, flat - 500) == of(cell, 0) == 0


def test_each_kind_of_cell_has_its_own_discharge_curve():
    """A LiPo stays near 3.8 V for a long time, the voltage of alkaline cells falls steadily, and NiMH cells stay at
    1.25 V each."""
    for cell, mv, charge in (
        ("lipo", 3000, 0),
        ("lipo", 3700, 15),
        ("lipo", 3850, 55),
        ("2 x AAA alkaline", 3000, 92),
        ("2 x AAA alkaline", 2500, 35),
        ("2 x AAA NiMH", 2500, 50),
    ):
        assert of(cell, mv) == charge


def test_the_gauge_never_rises_while_the_voltage_falls():
    for cell in CELLS:
        before = 100
        for mv in range(4300, 2000, -10):
            charge = of(cell, mv)
            assert 0 <= charge <= before
            assert before - charge <= 7
            before = charge


def test_a_voltage_divider_in_front_of_the_pin_is_accounted_for():
    assert percent(1925, {"cell": "lipo", "ratio": 2.0}) == 55
