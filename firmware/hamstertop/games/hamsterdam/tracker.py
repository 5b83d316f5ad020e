"""The state that a companion tracks at the table: turns, flood piles, breaches and the ranking."""

from .. import IllegalEvent
from ..tracking import NEW, OVER, TAKES_OVER, BaseTracker, by_kind
from . import rules, specials
from .house import HOUSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Event

SETUP = "setup"
FIRST = "first"
DEPLOY = "deploy"
ROLL = "roll"
CHOOSE = "choose"
FLOOD = "flood"
BREACH = "breach"
MOVE = "move"
SKIP = "skip"
REDEPLOY = "redeploy"
DAMS = "dams"
HAMSTERS = "hamsters"

MOST = 99  # maximum number of tokens or hamsters that can be entered for a player

BETWEEN = (ROLL, MOVE, SKIP, REDEPLOY)  # phases between two turns
PLAYED = BETWEEN + (CHOOSE, FLOOD, BREACH)  # phases between deployment and the last count

ANNOTATIONS = ("symbol",)


class Tracker(BaseTracker):
    """The state of the table. Seats are numbered from 0 clockwise; lists with a value for each player are in seat
    order."""

    fields = tuple(
        (
            "phase players classic house first turn round dice total before "
            "rolls gained piles counted flipped skipping dams hamsters"
        ).split()
    )

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.classic = False
        self.cards = rules.CARDS  # cards in each dam; a complete game can have fewer
        self.house: int | tuple[int, ...] = 0  # house rules as in the set-up event; decoded in `house_rules`
        self.first = 0  # seat that rolls first in every round (HD-17)
        self.turn = 0  # finished turns in this round, 0 to 12
        self.round = 1
        self.dice: tuple[int, int] | None = None  # faces; None before a roll or if the total was typed
        self.total = 0  # value of the roll, 0 before the roll
        self.before: tuple[tuple[int, int] | None, int] = (None, 0)  # dice and total that Physicster may keep
        self.rolls: list[int] = []  # totals in the roll for the first turn; 0 = not rolled yet, -1 = out of the running
        self.gained: list[int] = []  # tokens that each player has taken this turn
        self.piles: list[int] = []  # flood piles
        self.counted: list[int] = []  # tokens in each pile that count for breaches now
        self.flipped: list[int] = []  # number of flipped dam cards
        self.skipping = False  # whether the movement phase has reached the abilities used instead of moving
        self.dams: list[int] = []  # tokens on dams at the end, -1 = not known yet
        self.hamsters: list[int] = []  # hamsters left, -1 = to be entered, 0 = not needed
        # Not part of the table's state, so not in `fields`
        self.real_dice = False  # whether real dice were used last
        self.symbols = [-1] * len(specials.ASKED)  # whether the cards of these kinds have the symbol; -1 = not known

    # Queries

    @property
    def roller(self) -> int:
        """The seat whose turn it is. HD-17, HD-33."""
        return (self.first + self.turn) % self.players

    @property
    def to_act(self) -> int | None:
        """The seat that must roll, flip a card or count; None if the phase is not waiting for a single seat."""
        if self.phase == FIRST:
            return self.rolls.index(0)
        if self.phase in (ROLL, CHOOSE, FLOOD):
            return self.roller
        if self.phase == BREACH:
            return self._breaching()
        if self.phase in (DAMS, HAMSTERS):
            counts = self.dams if self.phase == DAMS else self.hamsters
            return [seat for seat in self.order(self.first) if counts[seat] < 0][0]
        return None

    @property
    def ended(self) -> bool:
        return self.phase in (DAMS, HAMSTERS, OVER)

    @property
    def water(self) -> int:
        return sum(self.piles)

    @property
    def limit(self) -> int:
        """The amount of water that ends the game. HD-70."""
        return rules.water_limit(self.players)

    @property
    def scores(self) -> list[int]:
        """Each seat's score: the tokens in its flood pile and on its dam. HD-71."""
        return [pile + max(dam, 0) for pile, dam in zip(self.piles, self.dams)]

    @property
    def places(self) -> list[int]:
        """Each seat's place in the ranking, from 1. HD-71 to HD-73; ties below first place are not broken."""
        return self.placed([(score, -left) for score, left in zip(self.scores, self.hamsters)])

    @property
    def tie_break(self) -> "list[int | None]":
        """The number of hamsters left for each seat that ties for the win and None for others, or [] if there is no
        tie. HD-72."""
        tied = self._tied()
        return [left if seat in tied else None for seat, left in enumerate(self.hamsters)] if tied else []

    @property
    def winners(self) -> list[int]:
        """The seats in first place, once the game is over."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def order(self, first: int) -> list[int]:
        """Return the seats in turn order from `first`, without players who have left."""
        seats = [(first + step) % self.players for step in range(self.players)]
        return [seat for seat in seats if seat not in self.away]

    def flips_due(self, seat: int) -> int:
        """Return the number of cards that a seat must flip now (HD-40), which is always 0 in Classic (HD-80)."""
        if self.classic or seat in self.away:
            return 0
        return rules.flips(self.counted[seat], self.cards) - self.flipped[seat]

    def gone(self, seat: int) -> bool:
        """Return whether a seat has no dam: all of it has been flipped (HD-A11), or its player has left (C-3)."""
        return self.flipped[seat] == self.cards or seat in self.away

    def turns_over(self, kind: int) -> "bool | None":
        """Return whether a kind of special has the symbol for turning over, or None if players have not said."""
        known = self.symbols[specials.ASKED.index(kind)] if kind in specials.ASKED else -1
        return None if known < 0 else bool(known)

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        if event[0] in ("rolled", "rerolled", "whacked"):
            return [(6, face - 1) for face in event[1:]]
        return []

    # Events

    def _setup(self, players: int, classic: int, *house: int) -> None:
        self.need(players, 4, "players", 2)  # HD-1
        self.need(classic, 1, "classic")
        self.house_rules = HOUSE.read(house)
        self.players = players
        self.classic = bool(classic)
        self.house = house if len(house) > 1 else house[0]
        self.phase = SETUP
        self.rolls = [0] * players
        self.gained = [0] * players
        self.piles = [0] * players
        self.counted = [0] * players
        self.flipped = [0] * players
        self.dams = [-1] * players
        self.hamsters = [0] * players

    def _done(self) -> None:
        phase = self.phase
        if phase == SETUP:
            self.phase = FIRST
        elif phase == FLOOD:
            self.counted = self.piles[:]
            self._breach_or_go_on()
        elif phase in (MOVE, SKIP):
            self._end_movement()
        else:
            if phase == REDEPLOY:
                self.round += 1
                self.turn = 0
            self._await_roll()

    def _rolled(self, a: int, b: int) -> None:
        self._need_faces(a, b)
        self.real_dice = False
        if self.phase == FIRST:
            self._roll_for_first((a, b), a + b)
        else:
            self._set_roll((a, b), a + b)

    def _typed(self, total: int) -> None:
        self.need(total, 12, "the total", 2)  # HD-21
        self.real_dice = self.real_dice or self.phase in (FIRST, ROLL)
        if self.phase == FIRST:
            self._roll_for_first(None, total)
        else:
            self._need_dry()
            self._set_roll(None, total)

    def _first(self, seat: int) -> None:
        self.need_seat(seat)
        self._begin(seat)

    def _opposite(self) -> None:
        self._need_dry()
        self._set_roll(self.dice and rules.opposite(self.dice), 14 - self.total)

    def _spun(self, die: int, face: int) -> None:
        self._need_dry()
        self.need(die, 1, "the die")
        dice = self.dice
        if dice is None:
            raise IllegalEvent("the dice are unknown: enter the new value")
        dice = (face, dice[1]) if die == 0 else (dice[0], face)
        self._need_faces(dice[0], dice[1])
        self._set_roll(dice, sum(dice))

    def _rerolled(self, a: int, b: int) -> None:
        self._need_dry()
        self._need_faces(a, b)
        self.before = (self.dice, self.total)
        self._set_roll((a, b), a + b)
        self.phase = CHOOSE

    def _chose(self, new: int) -> None:
        self.need(new, 1, "the choice")
        if not new:
            self.dice, self.total = self.before
        self.before = (None, 0)
        self.phase = FLOOD

    def _nobody(self) -> None:
        if self.classic:  # HD-81
            raise IllegalEvent("`nobody` is impossible in Classic, where every dam has every number")
        self._need_dry()
        self._await_roll()

    def _water(self, seat: int, tokens: int) -> None:
        self.need_seat(seat)
        if tokens == 0:
            raise IllegalEvent("tokens must not be 0")
        self.need(self.piles[seat] + tokens, MOST, "tokens in a pile")
        if self.gone(seat):  # HD-A11
            raise IllegalEvent("a player without a dam cannot get tokens")
        if self.phase == SKIP:
            if tokens < 0:
                raise IllegalEvent("use undo to take back water from an ability")
        else:
            if self.gained[seat] + tokens < 0:
                raise IllegalEvent("only water from this turn can be taken back")
        self.gained[seat] += tokens
        self.piles[seat] += tokens
        if self.phase == SKIP:
            # HS-29: water from an ability counts at once.
            self.counted[seat] = self.piles[seat]
            self._breach_or_go_on()

    def _breach(self, seat: int, tokens: int) -> None:
        self._need_asked(seat)
        self.need(tokens, MOST - self.piles[seat], "tokens on the card")
        self.flipped[seat] += 1
        self.piles[seat] += tokens  # HD-45
        if not self.house_rules.late_cascade:
            self.counted[seat] = self.piles[seat]  # HD-46
        self._breach_or_go_on()

    def _skips(self) -> None:
        self.phase = SKIP
        self.skipping = True

    def _dam(self, seat: int, tokens: int) -> None:
        self.need_seat(seat)
        self._need_asked(seat, self.dams[seat] >= 0 and not self.gone(seat))
        self.need(tokens, MOST, "tokens on a dam")
        tied = self._tied()
        self.dams[seat] = tokens
        if self.phase != DAMS:
            self._rank_again(tied)
        elif -1 not in self.dams:
            self._rank()

    def _hamsters(self, seat: int, count: int) -> None:
        self.need_seat(seat)
        self._need_asked(seat, self.hamsters[seat] >= 0 and seat in self._tied())
        self.need(count, MOST, "hamsters")
        self.hamsters[seat] = count
        if -1 not in self.hamsters:
            self.phase = OVER

    def _symbol(self, kind: int, has: int) -> None:
        if kind not in specials.ASKED:
            raise IllegalEvent("only the kinds %r can have the symbol or lack it, not %d" % (specials.ASKED, kind))
        self.need(has, 1, "the answer")
        self.symbols[specials.ASKED.index(kind)] = has

    def _pile(self, seat: int, tokens: int) -> None:
        self.need_seat(seat)
        self.need(tokens, MOST, "tokens in a pile")
        tied = self._tied()
        self.piles[seat] = self.counted[seat] = tokens
        self.gained[seat] = min(self.gained[seat], tokens)
        if self.phase in (HAMSTERS, OVER):
            self._rank_again(tied)
        else:
            self._corrected()

    def _flips(self, seat: int, cards: int) -> None:
        self.need_seat(seat)
        if self.classic:  # HD-80
            raise IllegalEvent("in Classic, no cards are flipped")
        self.need(cards, self.cards, "flipped cards")
        self.flipped[seat] = cards
        self._corrected()

    def _turn(self, seat: int, number: int) -> None:
        self.need_staying(seat)
        self.need(number, rules.turns_each(self.players), "the turn", 1)
        self.turn = (number - 1) * self.players + (seat - self.first) % self.players
        if self.phase in BETWEEN:
            self.skipping = False
            self._await_roll()

    def _round(self, number: int) -> None:
        self.need(number, MOST, "the round", 1)
        self.round = number

    def _total(self, number: int) -> None:
        self.need(number, 12, "the total", 2)
        self._set_roll(None, number)

    def _leaves(self, seat: int) -> None:
        """Go on without a player, whose flood pile still counts towards the limit. C-3."""
        self.leave(seat)
        if self.phase == ROLL and seat == self.roller:
            self._await_roll()
        self._corrected()

    # Steps between phases

    def _roll_for_first(self, dice: "tuple[int, int] | None", total: int) -> None:
        """Record a roll for the first turn. Tied players roll again. HD-15, HD-A29."""
        self.dice = dice
        self.total = total
        self.rolls[self.rolls.index(0)] = total
        if 0 in self.rolls:
            return
        best = max(self.rolls)
        if self.rolls.count(best) == 1:
            self._begin(self.rolls.index(best))
        else:
            self.rolls = [0 if roll == best else -1 for roll in self.rolls]

    def _begin(self, seat: int) -> None:
        self.first = seat
        self.phase = DEPLOY

    def _await_roll(self) -> None:
        """Wait for the next roll, but skip the turns of players who have left. C-3."""
        if self.roller in self.away:
            self._end_turn()
            return
        self.phase = ROLL
        self.dice = None
        self.total = 0
        self.gained = [0] * self.players

    def _set_roll(self, dice: "tuple[int, int] | None", total: int) -> None:
        self.dice = dice
        self.total = total
        self.phase = FLOOD

    def _corrected(self) -> None:
        """Update the phase after a correction, which ends the game if it reaches the end between two turns (C-5). A
        flip that the correction makes due waits until after the next flood."""
        if self.phase == BREACH and self._breaching() is None:
            self._breach_or_go_on()
        elif self.phase in BETWEEN and (self._ends() or (self.phase == REDEPLOY and self.water >= self.limit)):
            self._count_dams()

    def _breaching(self) -> int | None:
        """Return the next seat that must flip a card, in turn order from the roller, or None. HD-A30."""
        for seat in self.order(self.roller):
            if self.flips_due(seat) > 0:
                return seat
        return None

    def _breach_or_go_on(self) -> None:
        if self._breaching() is not None:
            self.phase = BREACH
        elif self._ends():
            self._count_dams()
        elif self.skipping:
            self.phase = SKIP
        else:
            self._end_turn()

    def _ends(self) -> bool:
        """Return whether the game ends now, because the water limit is reached (HD-70, HD-A24) or no dam is left
        (HD-A11)."""
        if min([self.flipped[seat] for seat in self.staying]) == self.cards:
            return True
        return self.water >= self.limit and not self.house_rules.end_with_round

    def _end_turn(self) -> None:
        self.turn += 1
        self.gained = [0] * self.players
        two_each = not self.house_rules.one_turn_each
        if self.turn % rules.turns_between_moves(self.players, two_each) == 0:
            self.phase = MOVE
        else:
            self._await_roll()

    def _end_movement(self) -> None:
        self.skipping = False
        if self.turn < rules.ROLLS_IN_ROUND:
            self._await_roll()
        elif self.water >= self.limit:
            self._count_dams()
        else:
            self.phase = REDEPLOY

    def _count_dams(self) -> None:
        self.dams = [0 if self.gone(seat) else -1 for seat in range(self.players)]
        self.phase = DAMS
        if -1 not in self.dams:
            self._rank()

    def _rank(self) -> None:
        """End the game, or ask for the hamsters of players who tie for the win. HD-72."""
        tied = self._tied()
        self.hamsters = [-1 if seat in tied else 0 for seat in range(self.players)]
        self.phase = HAMSTERS if tied else OVER

    def _rank_again(self, tied: list[int]) -> None:
        """Rank again after a correction, given the seats that tied for the win before it. If the same seats still tie,
        their hamsters stay counted. C-4."""
        if self._tied() != tied and not self.unranked:
            self._rank()

    def _tied(self) -> list[int]:
        """Return the seats that tie for the win before hamsters are counted, or [] if there is no tie. HD-72."""
        scores, staying = self.scores, self.staying
        best = min([scores[seat] for seat in staying])
        tied = [seat for seat in staying if scores[seat] == best]
        return tied if len(tied) > 1 else []

    # Checks

    def _need_asked(self, seat: int, known: bool = False) -> None:
        if seat != self.to_act and not known:
            raise IllegalEvent("seat %s must act now, not seat %d" % (self.to_act, seat))

    def _need_faces(self, a: int, b: int) -> None:
        for face in (a, b):
            self.need(face, 6, "a face", 1)

    def _need_dry(self) -> None:
        if any(self.gained):
            raise IllegalEvent("water has been taken, so the dice cannot change: undo the water first")

    events = (
        ("setup", "players classic *house", (NEW,), _setup),  # a game begins
        ("done", "", (SETUP, DEPLOY, FLOOD, MOVE, SKIP, REDEPLOY), _done),  # the players have finished this phase
        ("rolled", "a b", (FIRST, ROLL), _rolled),  # the device rolled two dice
        ("typed", "total", (FIRST, ROLL, FLOOD), _typed),  # the sum of real dice; in FLOOD, the value after abilities
        ("first", "seat", (FIRST,), _first),  # the players have chosen who begins
        ("opposite", "", (FLOOD,), _opposite),  # Buffster turns both dice to their opposite faces
        ("spun", "die face", (FLOOD,), _spun),  # Spinster sets die 0 or 1
        ("rerolled", "a b", (FLOOD,), _rerolled),  # Physicster rolled again
        ("chose", "new", (CHOOSE,), _chose),  # Physicster chose the new value (1) or the old one (0)
        ("nobody", "", (FLOOD,), _nobody),  # nobody has the number, so the dice are rolled again
        # Tokens for a flood pile; a negative number takes back this turn's
        ("water", "seat tokens", (FLOOD, SKIP), _water),
        ("breach", "seat tokens", (BREACH,), _breach),  # a dam card was flipped, with this many tokens on it
        ("skips", "", (MOVE,), _skips),  # a player uses an ability instead of moving
        ("dam", "seat tokens", (DAMS, HAMSTERS, OVER), _dam),  # tokens left on a dam; replaces an earlier entry
        ("hamsters", "seat count", (HAMSTERS, OVER), _hamsters),  # hamsters left, for a tie; replaces an earlier entry
        ("whacked", "a b", (FLOOD,), _need_faces),  # Whack-a-Mole's own roll, which floods nobody. HS-37
        # Corrections, which change a number and nothing else unless the game ends or its ranking changes
        ("pile", "seat tokens", PLAYED + (DAMS, HAMSTERS, OVER), _pile),  # tokens in a flood pile
        ("flips", "seat cards", PLAYED, _flips),  # number of flipped dam cards
        ("turn", "seat number", PLAYED, _turn),  # whose turn it is, and which of that player's turns in this round
        ("round", "number", PLAYED, _round),  # which round it is
        ("total", "number", (FLOOD,), _total),  # the value of the roll, even after tokens have been entered
        ("leaves", "seat", PLAYED, _leaves),  # a player leaves the game
        ("ranked", "", PLAYED, _count_dams),  # the game is stopped, and dams are counted. C-6
        ("stopped", "", PLAYED + (DAMS, HAMSTERS), BaseTracker.stop),  # the game is stopped without a ranking
        # Another person has this seat from now on
        (TAKES_OVER, "seat", (SETUP, FIRST, DEPLOY) + PLAYED + (DAMS, HAMSTERS), BaseTracker.take_over),
        # Whether this copy's cards of a kind have the symbol for turning over
        ("symbol", "kind has", (SETUP, FIRST, DEPLOY) + PLAYED, _symbol),
    )
    kinds = by_kind(events)
