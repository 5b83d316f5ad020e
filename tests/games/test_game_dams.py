"""Test a single dam in Hamsterdam: its cards, hamsters and tokens."""

from dams import at, dam
from hamstertop_games.hamsterdam.cards import BLOBSTER, FLIPPED, NINJASTER, STANDARD, SWIMSTER
from rules import rule

LEFT, RIGHT = 0, 1


@rule("HS-24")
def test_cards_at_the_ends_of_the_line_have_only_one_neighbour():
    whole = dam()
    assert [whole.neighbours(at(number)) for number in (2, 3, 12)] == [[at(3)], [at(2), at(4)], [at(11)]]
    short = dam(flipped=(2, 3))
    assert [short.neighbours(at(number)) for number in (4, 5, 9)] == [[at(5)], [at(4), at(6)], [at(8)]]


@rule("HD-42", "HD-43")
def test_hamsters_on_a_flipped_card_move_to_the_next_card_even_if_it_is_the_last_one():
    line = dam({3: [STANDARD]}, tokens={3: 2}, flipped=(0, 9))
    assert line.flip(RIGHT) == (2, at(2))
    assert (line.stacks[at(2)], line.stacks[at(3)], line.pile) == ((STANDARD,), (), ())
    assert list(line.positions()) == [at(2)]


@rule("HD-A11")
def test_hamsters_on_the_last_card_go_to_the_pile_when_it_flips():
    for end in (LEFT, RIGHT):
        line = dam({7: [NINJASTER, STANDARD]}, tokens={7: 1}, flipped=(5, 5))
        assert line.flip(end) == (1, -1)
        assert (line.pile, list(line.positions())) == ((NINJASTER, STANDARD), [])


@rule("HS-33")
def test_a_swimster_that_lands_on_a_token_leaves_it_there_unless_told_to_clear_it():
    line = dam(tokens={7: 2})
    assert line.land(at(7), SWIMSTER)
    assert (line.tokens[at(7)], line.stacks[at(7)], line.out) == (2, (SWIMSTER,), 0)
    assert not line.land(at(7), SWIMSTER, clears=True)
    assert (line.tokens[at(7)], line.stacks[at(7)], line.out) == (1, (SWIMSTER,), 1)


@rule("HD-A25")
def test_every_kind_of_special_can_be_turned_back():
    line = dam({7: [FLIPPED + BLOBSTER, STANDARD]}, pile=[FLIPPED + BLOBSTER, FLIPPED + NINJASTER])
    line.turn_back()
    assert (line.stacks[at(7)], line.pile) == ((BLOBSTER, STANDARD), (BLOBSTER, NINJASTER))
