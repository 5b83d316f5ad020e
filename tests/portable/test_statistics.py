"""Statistics of samples, drawn as the device draws them, are within their two-sided 99 % intervals.

With a good source, one sample in a hundred is outside such an interval. The seeded sample is always the same, so its
result is final. The system's sample is new in every run, so a statistic fails only if ATTEMPTS samples in a row are
outside the interval. This happens by chance once in 10 ** 10 runs, while a source that is always faulty fails at once.
"""

import math

from hamstertop.chance import Seeded, System, below, die, draw, shuffle

SEED = 2026
ATTEMPTS = 5
DRAWS = 10000

# Chi-square at 0.5 % and 99.5 %, by degrees of freedom
CHI_SQUARE = {3: (0.072, 12.838), 5: (0.412, 16.750), 19: (6.844, 38.582), 23: (9.260, 44.181)}
NORMAL = (-2.576, 2.576)


def inside(interval, value):
    return interval[0] < value < interval[1]


def check(statistic, interval):
    value = statistic(Seeded(SEED))
    assert inside(interval, value), "seeded: %f" % value
    source = System()
    values = []
    while not values or not inside(interval, values[-1]):
        assert len(values) < ATTEMPTS, "system: %r" % values
        values.append(statistic(source))


def chi_square(counts, weights):
    """Return the deviation of `counts` from the counts expected for `weights`."""
    scale = sum(counts) / sum(weights)
    return sum((count - weight * scale) ** 2 / (weight * scale) for count, weight in zip(counts, weights))


# The statistics


def faces(source, sides):
    """Return chi-square for the faces of a die, with sides - 1 degrees of freedom."""
    counts = [0] * sides
    for _ in range(DRAWS):
        counts[die(source, sides) - 1] += 1
    return chi_square(counts, [1] * sides)


def runs(source):
    """Return the Wald-Wolfowitz statistic for runs of low and high faces of a d20, as a standard normal value."""
    high = [die(source, 20) > 10 for _ in range(DRAWS)]
    changes = sum(high[i] != high[i - 1] for i in range(1, DRAWS))
    ups = sum(high)
    product = 2 * ups * (DRAWS - ups)
    mean = product / DRAWS + 1
    variance = product * (product - DRAWS) / (DRAWS * DRAWS * (DRAWS - 1))
    return (changes + 1 - mean) / math.sqrt(variance)


def correlation(source, lag):
    """Return the serial correlation of the faces of a d20, as a standard normal value."""
    rolls = [die(source, 20) for _ in range(DRAWS)]
    mean = sum(rolls) / DRAWS
    deviations = [roll - mean for roll in rolls]
    pairs = sum(deviations[i] * deviations[i - lag] for i in range(lag, DRAWS))
    squares = sum(deviation * deviation for deviation in deviations)
    return (pairs / squares + 1 / DRAWS) * math.sqrt(DRAWS)


def orders(source):
    """Return chi-square for the 24 orders of four successive numbers, with 23 degrees of freedom."""
    counts = {}
    for _ in range(DRAWS // 4):
        numbers = [below(source, 65536) for _ in range(4)]
        if len(set(numbers)) == 4:
            order = tuple(sorted(range(4), key=lambda i, numbers=numbers: numbers[i]))
            counts[order] = counts.get(order, 0) + 1
    return chi_square(list(counts.values()) + [0] * (24 - len(counts)), [1] * 24)


def shuffles(source):
    """Return chi-square for the 24 orders of four shuffled items, with 23 degrees of freedom."""
    counts = {}
    for _ in range(DRAWS // 4):
        items = [0, 1, 2, 3]
        shuffle(source, items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    return chi_square(list(counts.values()) + [0] * (24 - len(counts)), [1] * 24)


def chips(source):
    """Return chi-square for chips from a bag with four kinds, with 3 degrees of freedom."""
    weights = [1, 2, 3, 14]
    counts = [0] * len(weights)
    for _ in range(DRAWS):
        counts[draw(source, weights)] += 1
    return chi_square(counts, weights)


# Good sources


def test_faces_of_a_d6_are_equally_frequent():
    check(lambda source: faces(source, 6), CHI_SQUARE[5])


def test_faces_of_a_d20_are_equally_frequent():
    check(lambda source: faces(source, 20), CHI_SQUARE[19])


def test_low_and_high_faces_form_the_expected_number_of_runs():
    check(runs, NORMAL)


def test_a_roll_does_not_predict_the_next_three():
    for lag in (1, 2, 3):
        check(lambda source, lag=lag: correlation(source, lag), NORMAL)


def test_successive_numbers_come_in_every_order_equally_often():
    check(orders, CHI_SQUARE[23])


def test_shuffles_produce_every_order_equally_often():
    check(shuffles, CHI_SQUARE[23])


def test_chips_are_drawn_in_proportion_to_their_number_in_the_bag():
    check(chips, CHI_SQUARE[3])


# Faulty sources, each of which is outside an interval in every sample


class Counting:
    """A source that counts 0, 1, 2 and so on, which is far too even."""

    def __init__(self):
        self.value = 0

    def byte(self):
        self.value = (self.value + 1) % 256
        return self.value


class Faulty:
    """A good source whose bytes are changed by `fault(byte, previous byte)` one time in eight."""

    def __init__(self, fault):
        self.source = Seeded(SEED)
        self.fault = fault
        self.before = 0

    def byte(self):
        byte = self.source.byte()
        if self.source.byte() < 32:
            byte = self.fault(byte, self.before)
        self.before = byte
        return byte


def test_a_biased_random_source_is_detected():
    loaded = Faulty(lambda byte, before: 5)
    assert not inside(CHI_SQUARE[5], faces(loaded, 6))
    assert not inside(CHI_SQUARE[19], faces(loaded, 20))
    assert not inside(CHI_SQUARE[23], shuffles(loaded))
    assert not inside(CHI_SQUARE[3], chips(loaded))


def test_a_source_that_repeats_bytes_is_detected():
    sticky = Faulty(lambda byte, before: before)
    assert inside(CHI_SQUARE[5], faces(sticky, 6)), "the frequencies look sound"
    assert not inside(NORMAL, runs(sticky))
    assert not inside(NORMAL, correlation(sticky, 1))


def test_a_source_that_is_too_even_is_detected():
    assert not inside(CHI_SQUARE[5], faces(Counting(), 6))
    assert not inside(NORMAL, runs(Counting()))
    assert not inside(CHI_SQUARE[23], orders(Counting()))
