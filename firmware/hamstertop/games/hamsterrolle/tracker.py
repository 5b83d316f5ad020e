"""The state that a companion tracks at the table: turns, stocks, the open compartments, the timer and the end.

Compartments are counted in steps from the first open one. In the events of a build, `where` is the step of the new
piece's compartment, or one of these:

- NOWHERE if the piece is not in the wheel.
- UNPLACED if the piece is the partner's and was never placed, and a house rule depends on this.
- ELSEWHERE if the piece is past the open compartments and no house rule depends on its exact place.

`tried` is the step of the compartment that the player chose, and `target` is the step where a passed piece landed; both
are UNKNOWN if no house rule needs them. `kind` is 0 if players do not enter kinds.
"""

from .. import IllegalEvent
from ..tracking import NEW, OVER, TAKES_OVER, BaseTracker, by_kind
from . import rules
from .house import HOUSE

SETUP = "setup"
FIRST = "first"
TURN = "turn"

NOWHERE = -1
UNPLACED = -2
UNKNOWN = -1
ELSEWHERE = rules.COMPARTMENTS

ANNOTATIONS = ("clock", "reset")


class Tracker(BaseTracker):
    """The state of the table. Seats are numbered from 0 in turn order; lists with a value for each player are in seat
    order."""

    fields = tuple("phase players teams house seat builder stocks gone first_open opened clock lying winners".split())
    ranked = False  # whether the game was stopped with a ranking by pieces left

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.teams = 0  # the partner of seat 0; 0 = no teams
        self.house: tuple[int, ...] = ()  # house rules as in the set-up event; decoded in `house_rules`
        self.seat = 0  # the seat whose turn it is
        self.builder = 0  # the seat that placed the last piece
        self.stocks: list[int] = []
        self.gone = 0  # pieces out of the game
        self.size = rules.COMPARTMENTS  # compartments in the wheel; a complete game can have fewer
        self.first_open = rules.OPENING  # the first open compartment; at the start, the cone is in compartment 0
        self.opened = False  # whether a piece has been placed yet
        self.clock: int | None = None  # seconds left when last recorded; None = the timer has not started
        self.lying: list[int] = []  # kinds entered for each compartment, as bits
        self.winners: list[int] = []  # set at the end; [] is a draw
        self.taken = 0  # number of pieces that the previous player took, including the player's own
        self.returned = False  # whether the player's own piece was one of them
        self.elsewhere = False  # whether it lies in a compartment that was not open
        # Why compartment 0 is where it is (a piece was "built" there, a house rule made it the "chosen" one, or it
        # "stays"), the seat responsible, how far it was ahead of the compartment 0 before, or UNKNOWN if there was
        # none, and the seat responsible for that one
        self.zero = ("stays", 0, UNKNOWN, 0)

    # Queries

    @property
    def to_act(self) -> int | None:
        """The seat that must act; None if the phase is not waiting for a single seat."""
        return self.seat if self.phase == TURN else None

    @property
    def before(self) -> int:
        """The seat whose turn it was before, among the players who stay."""
        staying = self.staying
        return staying[staying.index(self.seat) - 1]

    @property
    def steps(self) -> tuple[int, ...]:
        """The open compartments, in steps from the first one. HR-8, HR-11."""
        return rules.OPEN if self.opened else rules.OPEN[:1]

    @property
    def wheel(self) -> int:
        """The number of pieces in the wheel, including the cone if players take it when it falls (HR-A6)."""
        sets = 3 if self.players == 3 and not self.shared else 4
        return sets * rules.KINDS + self.counts_cone - sum(self.stocks) - self.gone

    @property
    def helps(self) -> bool:
        """Return whether the player has no pieces and uses the partner's. HR-61."""
        return self.stocks[self.seat] == 0

    @property
    def shared(self) -> bool:
        """Return whether three players share the fourth set. HR-4, HR-A12."""
        return bool(self.players == 3 and self.house_rules.share != "left over")

    @property
    def last_to_first(self) -> bool:
        """Return whether the player who begins gets the last piece of the shared set. HR-A12."""
        return bool(self.shared and self.house_rules.share == "three to the first")

    @property
    def counts_cone(self) -> bool:
        """Return whether the cone counts as a piece when it falls. HR-A6."""
        return bool(self.house_rules.fallen_cone == "taken")

    def takes_fallen(self, left: int) -> bool:
        """Return whether the builder takes what falls, if the new piece lies in the wheel and its owner has this many
        pieces left. HR-20, HR-A10."""
        return bool(left or not self.house_rules.last_piece_wins)

    # What players must enter

    @property
    def asks_kinds(self) -> bool:
        """Return whether players must enter which kinds lie in the wheel. HR-12."""
        return bool(self.house_rules.telling)

    @property
    def asks_target(self) -> bool:
        """Return whether players must enter where a passed piece landed. HR-A1."""
        return bool(self.house_rules.pass_sets_place)

    def asks_tried(self, lies: bool, dropped: bool) -> bool:
        """Return whether players must enter the compartment chosen for a new piece. HR-A2, HR-A3."""
        if lies:
            return bool(dropped and self.house_rules.drop_sets_place == "chosen")
        return bool(self.house_rules.tried_sets_place)

    @property
    def asks_place(self) -> bool:
        """Return whether players must enter the exact place of a piece that is not in an open compartment."""
        return bool(self.asks_kinds or self.house_rules.drop_sets_place == "where it lies")

    @property
    def asks_more(self) -> bool:
        """Return whether players must enter more about a new piece than its compartment."""
        return self.asks_place or self.asks_tried(False, False) or self.asks_tried(True, True)

    @property
    def asks_unplaced(self) -> bool:
        """Return whether players must say if a piece that is not in the wheel was never placed. HR-A20."""
        return bool(self.helps and self.house_rules.owner_keeps)

    @property
    def places(self) -> list[int]:
        """Each seat's place at the end, from 1: the winners first, then by pieces left (per team). In a draw, all share
        first place."""
        return self.placed([(seat not in self.winners, count) for seat, count in enumerate(self._remaining())])

    @property
    def tie_break(self) -> list[int]:
        """The number of pieces each seat has left if one player in each team has none, or [] if no count was needed.
        HR-63."""
        empty = [seat for seat in self.staying if not self.stocks[seat]]
        counted = self.teams and len(empty) == 2 and self.partner(empty[0]) != empty[1]
        return self.stocks[:] if counted else []

    @property
    def best(self) -> list[int]:
        """The winners, or everybody after a draw."""
        return self.winners or self.staying

    def _can_leave(self) -> list[int]:
        """Return the seats of players who can leave: in teams, those whose partner stays. C-1."""
        if not self.teams:
            return BaseTracker._can_leave(self)
        return [seat for seat in self.staying if self.partner(seat) not in self.away]

    def partner(self, seat: int) -> int:
        """Return a seat's partner. HR-60."""
        return rules.partner(seat, self.teams)

    def doubled(self, compartment: int, kind: int) -> bool:
        """Return whether this kind has already been entered for a compartment. HR-12."""
        return bool(self.lying[compartment] >> kind & 1)

    def compartment(self, step: int) -> int:
        """Return the compartment this many steps ahead of the first open one."""
        return (self.first_open + step) % self.size

    # Events

    def _setup(self, players: int, teams: int, *house: int) -> None:
        self.need(players, 4, "players", 2)  # HR-1
        self.need(teams, 3 if players == 4 else 0, "the partner of seat 0, with %d players," % players)  # HR-60
        self.house_rules = HOUSE.read(house)
        self.players = players
        self.teams = teams
        self.house = house
        self.stocks = [rules.pieces_each(players, self.shared)] * players
        self.gone = int(self.shared)
        self.lying = [1 << rules.CONE] + [0] * (rules.COMPARTMENTS - 1)  # HR-2
        self.phase = SETUP

    def _done(self) -> None:
        self.phase = FIRST

    def _first(self, seat: int) -> None:
        self.need_seat(seat)
        if self.last_to_first:
            self.stocks[seat] += 1
            self.gone -= 1
        self.seat = self.builder = seat
        self.phase = TURN

    def _clock(self, seconds: int) -> None:
        self.need(seconds, rules.SECONDS if self.clock is None else self.clock, "the seconds left")
        self.clock = seconds

    def _reset(self) -> None:
        if self.clock is None:
            raise IllegalEvent("the timer has not started")
        self.clock = None

    def _built(self, step: int, kind: int) -> None:
        self._need_step(step)
        self._place(0, step, UNKNOWN, kind)

    def _dropped(self, count: int, where: int, tried: int, kind: int) -> None:
        self._place(count, where, tried, kind, True)

    def _passed(self, count: int, target: int) -> None:
        if not self.opened:
            raise IllegalEvent("nobody can pass before the first piece is in the wheel")
        self._need_count(count)
        self.need(target, rules.COMPARTMENTS - 1, "the steps ahead (-1 if unknown)", UNKNOWN)
        self.stocks[self.seat] += count  # HR-44
        self._takes(count)
        if target != UNKNOWN and self.asks_target:
            self._open("chosen", target)
        self._next()

    def _idle(self) -> None:
        self._takes(0)
        self._next()

    def _gone(self, count: int) -> None:
        self._need_count(count)
        if not count:
            raise IllegalEvent("the number of fallen pieces must not be 0")
        self.gone += count  # HR-25
        self._stays()

    def _stock(self, seat: int, pieces: int) -> None:
        self.need_seat(seat)
        more = pieces - self.stocks[seat]
        playing, over = self.phase in (TURN, OVER), self.over
        if pieces < 0 or (not playing and not pieces) or more > (self.wheel if playing else self.gone):
            raise IllegalEvent("there are not enough pieces to give %d to seat %d" % (pieces, seat))
        self.stocks[seat] = pieces
        self._took(0)
        if not playing:
            self.gone -= more
        elif self.ranked:
            self._rank()
        elif not self.unranked:
            self.phase, self.winners = TURN, []
            if not self._end() and over:
                self._next()

    def _out(self, pieces: int) -> None:
        self.need(pieces, self.gone + self.wheel, "the pieces out of the game")
        self.gone = pieces
        self._took(0)

    def _turn(self, seat: int) -> None:
        self.need_staying(seat)
        self.seat = seat
        self.clock = None
        self._took(0)

    def _time(self, seconds: int) -> None:
        self.need(seconds, rules.SECONDS, "the seconds left", 1)
        self.clock = None if seconds == rules.SECONDS else seconds

    def _lies(self, compartment: int, kind: int) -> None:
        self._need_lying(compartment, kind, False)
        self.lying[compartment] |= 1 << kind

    def _left(self, compartment: int, kind: int) -> None:
        self._need_lying(compartment, kind, True)
        self.lying[compartment] &= ~(1 << kind)

    def _leaves(self, seat: int) -> None:
        """Go on without a player, whose pieces go to the partner, or else out of the game. C-7."""
        self.leave(seat)
        if self.teams:
            self.stocks[self.partner(seat)] += self.stocks[seat]
        else:
            self.gone += self.stocks[seat]
        self.stocks[seat] = 0
        self._took(0)
        if seat == self.seat:
            self._next()

    def _ranked(self) -> None:
        self.ranked = True
        self._rank()

    # Steps of a turn

    def _place(self, count: int, where: int, tried: int, kind: int, dropped: bool = False) -> None:
        """End a build: record where the new piece is, and give fallen pieces to the player."""
        self._need_count(count)
        self.need(kind, rules.CONE, "a kind")
        unplaced = where == UNPLACED and not dropped and self.asks_unplaced
        self.need(where, ELSEWHERE, "the steps ahead", UNPLACED if unplaced else NOWHERE)
        if tried != UNKNOWN:
            self._need_step(tried)
        seat = self.seat
        owner = self.partner(seat) if self.helps else seat  # HR-61
        self.stocks[owner] -= 1
        self._takes(count)
        if where in (NOWHERE, UNPLACED):
            self.taken += where == NOWHERE
            self.returned = where == NOWHERE and owner == seat
            self.stocks[seat] += count  # HR-20, HR-62
            self.stocks[owner if unplaced else seat] += 1  # HR-22, HR-23, HR-A20
            if tried != UNKNOWN and self.asks_tried(False, dropped):
                self._open("chosen", tried)
        else:
            if self.takes_fallen(self.stocks[owner]):
                self.stocks[seat] += count  # HR-20, HR-62
            else:
                self.gone += count  # HR-A10
            self.builder, self.elsewhere = seat, where == ELSEWHERE
            if kind and where != ELSEWHERE:
                self.lying[self.compartment(where)] |= 1 << kind
            self._move_on(where, tried, dropped)
        if not self._end():
            self._next()

    def _move_on(self, where: int, tried: int, dropped: bool) -> None:
        """Set where the next player builds after a piece has stopped at `where`. HR-11, HR-A3."""
        interpretation = self.house_rules.drop_sets_place if dropped else "if open"
        if interpretation == "chosen":
            where = tried
        elif interpretation == "never" or (interpretation == "if open" and where not in self.steps):
            where = UNKNOWN
        if where not in (UNKNOWN, ELSEWHERE):
            self._open("chosen" if interpretation == "chosen" else "built", where)
        self.opened = True

    def _open(self, how: str, step: int) -> None:
        self.first_open = self.compartment(step)
        self.zero = (how, self.seat, step if self.opened else UNKNOWN, self.zero[1])

    def _takes(self, count: int) -> None:
        """End a turn in which the player takes `count` pieces and the open compartments stay the same."""
        self._took(count)
        self._stays()

    def _took(self, count: int) -> None:
        self.taken, self.returned, self.elsewhere = count, False, False

    def _stays(self) -> None:
        """Keep the open compartments where they are. The piece they were counted from may have been removed."""
        if self.zero[0] == "built":
            self.zero = ("stays",) + self.zero[1:]

    def _end(self) -> bool:
        """End the game if somebody has won or it is a draw, and return whether it has ended. HR-50, HR-63."""
        stocks = [rules.AWAY if seat in self.away else stock for seat, stock in enumerate(self.stocks)]
        winners = rules.winners(stocks, self.teams, self.builder, self.house_rules.builder_wins_tie)
        if winners is not None:
            self._over([seat for seat in winners if seat not in self.away])
        return winners is not None

    def _rank(self) -> None:
        """End the game with the ranking by pieces left. If all are equal, it is a draw. C-6."""
        left = self._remaining()
        best = min([left[seat] for seat in self.staying])
        winners = [seat for seat in self.staying if left[seat] == best]
        self._over([] if winners == self.staying else winners)

    def _over(self, winners: list[int]) -> None:
        self.winners = winners
        self.clock = None
        self.phase = OVER

    def _remaining(self) -> list[int]:
        """Return each seat's number of pieces left, or that of its team."""
        left = self.stocks
        if self.teams:
            return [stock + left[self.partner(seat)] for seat, stock in enumerate(left)]
        return left

    def _next(self) -> None:
        self.seat = (self.seat + 1) % self.players  # HR-7
        self.clock = None
        if self.seat in self.away:
            self._next()

    # Checks

    def _need_step(self, step: int) -> None:
        if step not in self.steps:
            raise IllegalEvent("only the compartments %s steps ahead are open, not %d" % (self.steps, step))

    def _need_count(self, count: int) -> None:
        if count and not 0 < count <= self.wheel:
            raise IllegalEvent("only %d pieces are in the wheel, so %d cannot fall" % (self.wheel, count))

    def _need_lying(self, compartment: int, kind: int, there: bool) -> None:
        self.need(compartment, rules.COMPARTMENTS - 1, "a compartment")
        self.need(kind, rules.CONE, "a kind", 1)
        if self.doubled(compartment, kind) != there:
            raise IllegalEvent("kind %d is%s in compartment %d" % (kind, " not" if there else "", compartment))

    events = (
        ("setup", "players teams *house", (NEW,), _setup),  # `teams` is the partner of seat 0, or 0 for no teams
        ("done", "", (SETUP,), _done),  # the wheel is set up and the pieces are dealt
        ("first", "seat", (FIRST,), _first),  # who begins: the player with the shakiest hands
        ("clock", "seconds", (TURN,), _clock),  # seconds left; 30 at the start
        ("built", "step kind", (TURN,), _built),  # the piece is in this open compartment and nothing fell
        # The player takes `count` others, and the new one if it fell
        ("fell", "count where tried kind", (TURN,), _place),
        ("dropped", "count where tried kind", (TURN,), _dropped),  # the same after time has run out
        ("passed", "count target", (TURN,), _passed),  # a constructive pass; the player takes `count` pieces
        ("idle", "", (TURN,), _idle),  # the team has no pieces, or neither a build nor a pass is possible
        ("gone", "count", (TURN,), _gone),  # pieces fell without being touched and leave the game
        ("lies", "compartment kind", (TURN,), _lies),  # a kind is in a compartment, if players enter kinds
        ("left", "compartment kind", (TURN,), _left),  # the kind has left the compartment
        ("reset", "", (TURN,), _reset),  # the timer was started by mistake and is reset
        # Corrections of a stock, the pieces out of the game, whose turn it is and the timer
        ("stock", "seat pieces", (SETUP, FIRST, TURN, OVER), _stock),
        ("out", "pieces", (TURN,), _out),
        ("turn", "seat", (TURN,), _turn),
        ("time", "seconds", (TURN,), _time),
        ("leaves", "seat", (TURN,), _leaves),  # a player leaves the game
        ("ranked", "", (TURN,), _ranked),  # the game is stopped, and the fewest pieces win
        ("stopped", "", (TURN,), BaseTracker.stop),  # the game is stopped without a ranking
        (TAKES_OVER, "seat", (SETUP, FIRST, TURN), BaseTracker.take_over),  # another person has this seat from now on
    )
    kinds = by_kind(events)
