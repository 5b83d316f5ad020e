from hamstertop.chance import Scripted, ScriptEnded, Seeded, StuckSource, System, below, die, draw, shuffle
from raising import raises

ALL_BYTES = bytes(range(256))


def outcomes(draw_from, script):
    """Return how often each outcome occurs until the script ends."""
    source = Scripted(script)
    counts = {}
    try:
        while True:
            outcome = draw_from(source)
            counts[outcome] = counts.get(outcome, 0) + 1
    except ScriptEnded:
        return counts


def test_a_scripted_byte_produces_the_matching_die_face():
    source = Scripted(bytes([2, 4]))
    assert (die(source, 6), die(source, 6)) == (3, 5)


def test_every_die_face_corresponds_to_the_same_number_of_byte_values():
    for sides in range(2, 21):
        counts = outcomes(lambda source, sides=sides: die(source, sides), ALL_BYTES)
        assert sorted(counts.items()) == [(face, 256 // sides) for face in range(1, sides + 1)]


def test_bytes_beyond_the_last_whole_multiple_of_the_number_of_sides_are_redrawn():
    assert die(Scripted(bytes([255, 252, 3])), 6) == 4
    assert die(Scripted(bytes([251, 3])), 6) == 6


def test_256_outcomes_use_one_byte_and_257_use_two():
    assert below(Scripted(bytes([255])), 256) == 255
    assert below(Scripted(bytes([1, 0])), 257) == 256
    assert raises(ScriptEnded, below, Scripted(bytes([1])), 257)


def test_outcomes_drawn_from_two_bytes_are_equally_likely():
    all_pairs = bytearray(2 * 65536)
    for pair in range(65536):
        all_pairs[2 * pair] = pair >> 8
        all_pairs[2 * pair + 1] = pair & 255
    for n in (300, 10000):
        counts = outcomes(lambda source, n=n: below(source, n), all_pairs)
        assert set(counts) == set(range(n))
        assert set(counts.values()) == {65536 // n}


def test_a_single_possible_outcome_consumes_no_bytes():
    assert below(Scripted(b""), 1) == 0
    assert die(Scripted(b""), 1) == 1
    assert draw(Scripted(b""), [0, 0, 1, 0]) == 2
    for items in ([], ["a"]):
        before = list(items)
        shuffle(Scripted(b""), items)
        assert items == before


def test_shuffling_produces_every_order_equally_often():
    def order(source):
        items = list("abcd")
        shuffle(source, items)
        return "".join(items)

    # Every possible sequence of draws, once: 4 items can come last, 3 before that and 2 second.
    counts = outcomes(order, bytes([x for a in range(4) for b in range(3) for c in range(2) for x in (a, b, c)]))
    assert len(counts) == 24
    assert {"".join(sorted(arrangement)) for arrangement in counts} == {"abcd"}


def test_each_kind_of_chip_is_drawn_in_proportion_to_its_number():
    counts = outcomes(lambda source: draw(source, [3, 0, 1, 6]), ALL_BYTES)
    assert sorted(counts.items()) == [(0, 75), (2, 25), (3, 150)]


def test_fewer_than_one_outcome_an_empty_bag_and_negative_counts_are_refused():
    for n in (0, -6):
        assert raises(ValueError, below, Scripted(b"\0"), n)
    for weights in ([], [0, 0], [2, -1, 3]):
        assert raises(ValueError, draw, Seeded(1), weights)


# Sources


def words(source, count):
    return [sum(source.byte() << shift for shift in (0, 8, 16, 24)) for _ in range(count)]


def test_the_seeded_source_is_sfc32():
    # PractRand's reference numbers, which other implementations also publish.
    assert words(Seeded(0), 4) == [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520]
    assert words(Seeded(1 << 32 | 2), 19)[3:] == [
        0x03B80BB8, 0xA87DBC7E, 0x1787178C, 0x4C7B7234, 0xC65DADE2, 0x2C692349, 0xF52C2153, 0xDF098072,
        0x9D49B03C, 0x9562381A, 0xC9B41738, 0x64B75E54, 0x36CE9B32, 0xF106947E, 0x0AFC726B, 0x549BBC87,
    ]  # fmt: skip


def test_only_the_lowest_64_bits_of_a_seed_count():
    assert words(Seeded(-1), 2) == words(Seeded((1 << 64) - 1), 2)
    assert len({words(Seeded(seed), 1)[0] for seed in (0, 1, 1 << 31, 1 << 32, 1 << 63)}) == 5


class Generator:
    """A stand-in for os.urandom that returns these blocks in turn and records the requested sizes."""

    def __init__(self, *blocks):
        self.blocks = blocks
        self.asked = []

    def __call__(self, count):
        self.asked.append(count)
        return self.blocks[(len(self.asked) - 1) % len(self.blocks)]


def block(seed):
    source = Seeded(seed)
    return bytes([source.byte() for _ in range(System.BLOCK)])


def take(source, count):
    return bytes([source.byte() for _ in range(count)])


def test_the_system_source_returns_each_byte_once_and_requests_blocks_only_when_needed():
    generator = Generator(block(1), block(2))
    source = System(generator)
    assert generator.asked == []
    assert take(source, 64) == block(1) + block(2)
    assert generator.asked == [32, 32]


def test_a_block_with_repeated_content_reveals_a_stuck_generator():
    for stuck in (bytes(32), b"\xff" * 32, b"\x01\x80" * 16, block(1)[:16] * 2):
        assert raises(StuckSource, System(Generator(stuck)).byte)


def test_a_generator_that_repeats_a_block_or_starts_over_counts_as_stuck():
    for blocks in ((block(1), block(2), block(2)), (block(1), block(2), block(3))):
        source = System(Generator(*blocks))
        take(source, 32 * len(dict.fromkeys(blocks)))
        assert raises(StuckSource, source.byte)


def test_a_stuck_generator_keeps_raising_errors_until_it_recovers():
    source = System(Generator(block(1), block(1), bytes(32), block(2)))
    take(source, 32)
    assert raises(StuckSource, source.byte)
    assert raises(StuckSource, die, source, 6)
    assert take(source, 32) == block(2)


def test_the_default_system_source_gives_varied_bytes():
    assert len(set(take(System(), 320))) > 100
