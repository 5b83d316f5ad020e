"""Properties of the complete game of Hamsterrolle, which Hypothesis tries to break, even with wheels that defy
physics."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hamstertop import chance
from hamstertop_games import bots
from hamstertop_games.hamsterrolle import bots as hamsterrolle_bots
from hamstertop_games.hamsterrolle.falls import OUT
from hamstertop_games.hamsterrolle.game import Game
from hamstertop_games.hamsterrolle.invariants import check
from hamstertop_games.hamsterrolle.options import Options
from rolls import SEATINGS
from rules import rule

INTERPRETATIONS = {field: interpretations for _, field, interpretations in Options.rules()}


class Poltergeist:
    """A model that lets any piece fall or tumble anywhere at any time, but rarely enough that games end."""

    def __init__(self, source):
        self.source = source

    def _below(self, n):
        return chance.below(self.source, n)

    def _moves(self, wheel):
        moves, lying = (self._below(12),), list(wheel.lying)
        if self._below(4):
            return moves
        for _ in range(self._below(4)):
            compartment = self._below(12)
            if lying[compartment]:
                kind = lying[compartment][-1]
                to = OUT if self._below(3) == 0 else self._below(12)
                moves += (compartment, kind, to)
                lying[compartment] = lying[compartment][:-1]
                if to != OUT:
                    lying[to] += (kind,)
        return moves

    def attempt(self, wheel, kind, target):
        placed = wheel.copy()
        placed.put(target, kind)
        where = self._below(13) - 1
        dropped = wheel.copy()
        if where != OUT:
            dropped.put(where, kind)
        self.outcomes = [
            (("placed", *self._moves(placed)), 8),
            (("knocked", *self._moves(wheel)), 1),
            (("dropped", where, *self._moves(dropped)), 1),
        ]
        return self.outcomes

    def rest(self, wheel):
        return [(("still",), 9), (("gone", *self._moves(wheel)), 1)]


@st.composite
def options(draw):
    named = {"drop_sets_place", "fallen_cone", "share"}
    fields = draw(st.sets(st.sampled_from(sorted(set(INTERPRETATIONS) - named))))
    return {field: draw(st.sampled_from(INTERPRETATIONS[field])) for field in sorted(fields | named)}


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.sampled_from(SEATINGS), options(), st.integers(0, 2**32 - 1), st.booleans())
@rule("HR-3", "HR-4", "HR-5", "HR-20", "HR-24", "HR-25", "HR-50", "HR-63")
def test_every_position_is_consistent_whatever_falls_and_under_any_house_rules(seating, house, seed, haunted):
    players, teams = seating
    source = chance.Seeded(seed)
    game = Game(players, Options(teams=teams, **house))
    game.options.falls = Poltergeist(source) if haunted else Options.falls
    seats = [hamsterrolle_bots.RandomBot(source) for _ in range(players)]
    for _ in range(4000):
        check(game)
        if game.over:
            break
        if haunted and game.phase in ("attempt", "rest"):
            outcomes = game.outcomes()  # a second call would return different outcomes
            game._choices = tuple(choice for choice, _ in outcomes)
            game.play(outcomes[chance.draw(source, [weight for _, weight in outcomes])][0])
        else:
            game.play(bots.choose(game, seats, source))
    assert game.over, "4000 moves and no end"
