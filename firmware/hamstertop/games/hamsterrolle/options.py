"""House rules of a whole game, one field for each ambiguity with several playable readings, and what falls."""

from . import falls, rules

# Readings with names, in the order of the companion's.
SHARES = ("left over", "two each", "three to the first")
DROPS = ("if open", "where it lies", "chosen", "never")
CONES = ("taken", "put back", "out")


class Options:
    """`Options(teams=1, fallen_cone="out")`: what is not named keeps its default."""

    teams = 0  # the partner of seat 0, with four players; 0 = everybody for themselves
    pass_sets_place = False  # HR-A1: after a pass the open compartments begin where the piece went
    tried_sets_place = False  # HR-A2: after a failed turn they begin at the compartment that was tried
    drop_sets_place = DROPS[0]  # HR-A3: where they begin after a drop
    ahead_of_all = False  # HR-A4: nobody builds behind a piece that lies in an open compartment further ahead
    fallen_cone = CONES[0]  # HR-A6: taken like a piece, put back where it stood, or out of the game
    pass_cone = True  # HR-A7: False leaves the cone out of constructive passes
    starts_itself = False  # HR-A8: the time begins by itself
    last_piece_wins = False  # HR-A10: who places the last piece wins, whatever falls; that leaves the game
    share = SHARES[0]  # HR-A12: the fourth set of three players
    builder_wins_tie = False  # HR-A13: equal teams are no draw
    must_help = False  # HR-A15: who has no pieces must build the partner's
    pass_ahead = False  # HR-A17: a passed piece goes ahead of all in its compartment (HR-13)
    skip_into_first = True  # HR-A19: False: nobody skips an empty compartment on the way into the cone's
    telling = False  # the companion is told which kinds lie where

    reach = 6  # compartments that are ahead of another for a pass (HR-42): half the way round
    falls = falls.Falls()  # what falls: anything with its two methods

    def __init__(self, **given: object) -> None:
        for field in given:
            if field not in _FIELDS:
                raise ValueError("no house rule %s; known are %s" % (field, ", ".join(_FIELDS)))
            setattr(self, field, given[field])
        for field, readings in (("drop_sets_place", DROPS), ("fallen_cone", CONES), ("share", SHARES)):
            if getattr(self, field) not in readings:
                raise ValueError("%s is one of %s" % (field, ", ".join(readings)))
        if not 1 <= self.reach < rules.COMPARTMENTS:
            raise ValueError("reach is 1 to 11 compartments")

    @property
    def house(self) -> tuple[int, ...]:
        """The readings that the companion is told at the set-up."""
        house = [0] * len(rules.READINGS)
        house[rules.SHARE] = SHARES.index(self.share)
        house[rules.PASSING] = int(self.pass_sets_place)
        house[rules.FAILING] = int(self.tried_sets_place)
        house[rules.DROPPING] = DROPS.index(self.drop_sets_place)
        house[rules.FALLEN_CONE] = CONES.index(self.fallen_cone)
        house[rules.STARTING] = int(self.starts_itself)
        house[rules.LAST_PIECE] = int(self.last_piece_wins)
        house[rules.TIE] = int(self.builder_wins_tie)
        house[rules.HELPING] = int(self.must_help)
        house[rules.TELLING] = int(self.telling)
        return tuple(house)


_FIELDS = [field for field in sorted(dir(Options)) if field[0] != "_" and field != "house"]
