"""What a companion follows at the table: turns, stocks, the open compartments, the time, the end.

Events, each a tuple of its kind and small integers:

| event | when | meaning |
|---|---|---|
| setup, players, teams, readings... | first | a game begins; `teams` is the partner of seat 0, 0 for no teams |
| done | SETUP | the wheel stands, the pieces are dealt |
| first, seat | FIRST | who has the shakiest hands |
| clock, seconds | TURN | so much time is left; 30 as it starts |
| built, step, kind | TURN | a piece lies in the compartment r + step and nothing fell |
| fell, count, where, tried, kind | TURN | the player takes `count` pieces, besides the own new one if that fell too |
| dropped, count, where, tried, kind | TURN | the same, the time having run out |
| passed, count, target | TURN | a constructive pass; the player takes `count` pieces |
| idle | TURN | nothing to build: a player without pieces in a team, or one who can neither build nor pass |
| gone, count | TURN | pieces fell by themselves and leave the game |
| lies, compartment, kind | TURN | a kind is seen there; for those who tell the kinds |
| left, compartment, kind | TURN | it lies there no longer |

`where` is how many steps ahead of r the new piece lies: NOWHERE when it is not in the wheel, ELSEWHERE when it lies
behind the open compartments, and nobody asks where. `tried` is the step of the compartment that was chosen, `target`
that of the one a pass went to, UNTOLD when no house rule asks for it. `kind` is 0 when it is not told.
"""

from .. import IllegalEvent, expect
from . import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Event

EVENTS = "setup done first clock built fell dropped passed idle gone lies left".split()
QUIET = ("clock",)

NEW = "new"
SETUP = "setup"
FIRST = "first"
TURN = "turn"
OVER = "over"

NOWHERE = -1
UNTOLD = -1
ELSEWHERE = rules.COMPARTMENTS

# For each kind: how many values follow it, and the phase it belongs to.
_KINDS = {
    "setup": (2 + len(rules.READINGS), (NEW,)),
    "done": (0, (SETUP,)),
    "first": (1, (FIRST,)),
    "clock": (1, (TURN,)),
    "built": (2, (TURN,)),
    "fell": (4, (TURN,)),
    "dropped": (4, (TURN,)),
    "passed": (2, (TURN,)),
    "idle": (0, (TURN,)),
    "gone": (1, (TURN,)),
    "lies": (2, (TURN,)),
    "left": (2, (TURN,)),
}

FIELDS = "phase players teams house seat builder stocks gone r opened clock kinds winners".split()


class Tracker:
    """The table. Seats count from 0 in turn order; a list over the players has one entry a seat."""

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.teams = 0  # the partner of seat 0; 0 = everybody for themselves
        self.house = rules.DEFAULTS
        self.seat = 0  # whose turn it is
        self.builder = 0  # whose piece was placed last
        self.stocks: list[int] = []
        self.gone = 0  # pieces out of the game
        self.r = rules.OPENING  # the first of the open compartments; the cone stood in 0
        self.opened = False  # whether a piece has been placed yet
        self.clock: int | None = None  # seconds left as last noted; None = the time has not begun
        self.kinds: list[int] = []  # kinds told to lie in each compartment, as bits
        self.winners: list[int] = []  # at the end; [] is a draw

    # What the table looks like

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def asked(self) -> int | None:
        """Seat that the phase waits for; None when it waits for everybody."""
        return self.seat if self.phase == TURN else None

    @property
    def steps(self) -> tuple[int, ...]:
        """The open compartments, as steps ahead of r. HR-8, HR-11."""
        return tuple(range(rules.OPEN)) if self.opened else (0,)

    @property
    def wheel(self) -> int:
        """Pieces in the wheel; the cone is one unless it is put back when it falls, or out then (HR-A6)."""
        cone = 0 if self.house[rules.FALLEN_CONE] else 1
        sets = 3 if self.players == 3 and not self.house[rules.SHARE] else 4
        return sets * rules.KINDS + cone - sum(self.stocks) - self.gone

    @property
    def helps(self) -> bool:
        """Whether the player has no pieces and takes one of the partner's. HR-61."""
        return self.stocks[self.seat] == 0

    @property
    def asks_place(self) -> bool:
        """Whether people must tell where exactly a piece lies that is not in an open compartment."""
        return self.telling or self.house[rules.DROPPING] == 1

    @property
    def telling(self) -> bool:
        """Whether people tell the kinds."""
        return self.house[rules.TELLING] == 1

    @property
    def places(self) -> list[int]:
        """Each seat's place at the end, from 1: winners, then by pieces left (of the team); a draw is shared."""
        left = self.stocks
        if self.teams:
            left = [stock + left[rules.partner(seat, self.teams)] for seat, stock in enumerate(left)]
        keys = [(seat not in self.winners, count) for seat, count in enumerate(left)]
        return [1 + sum([other < key for other in keys]) for key in keys]

    def partner(self, seat: int) -> int:
        """The other one of a team. HR-60."""
        return rules.partner(seat, self.teams)

    def doubled(self, compartment: int, kind: int) -> bool:
        """Whether a kind has been told to lie there already. HR-12."""
        return bool(self.kinds[compartment] >> kind & 1)

    def compartment(self, step: int) -> int:
        """The compartment so many steps ahead of r."""
        return (self.r + step) % rules.COMPARTMENTS

    def state(self) -> tuple[object, ...]:
        """Everything, for comparing two trackers."""
        return tuple([repr(getattr(self, field)) for field in FIELDS])

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        """The chance draws behind an event: none, hands decide."""
        return []

    # Events

    def apply(self, event: "Event") -> None:
        """Fold one event in. IllegalEvent, with nothing changed, when it cannot happen now."""
        expect(event, self.phase, EVENTS, _KINDS)
        getattr(self, "_" + event[0])(*event[1:])

    def _setup(self, players: int, teams: int, *house: int) -> None:
        if not 2 <= players <= 4:  # HR-1
            raise IllegalEvent("Hamsterrolle is for 2 to 4 players, not %d" % players)
        if not 0 <= teams <= (3 if players == 4 else 0):  # HR-60
            raise IllegalEvent("the partner of seat 0 is 1, 2 or 3 with four players, else 0, not %d" % teams)
        for rule, (reading, count) in enumerate(zip(house, rules.READINGS)):
            if not 0 <= reading < count:
                raise IllegalEvent("house rule %d has the readings 0 to %d, not %d" % (rule, count - 1, reading))
        self.players = players
        self.teams = teams
        self.house = house
        self.stocks = [rules.pieces_each(players, house[rules.SHARE])] * players
        self.gone = 1 if players == 3 and house[rules.SHARE] else 0
        self.kinds = [1 << rules.CONE] + [0] * (rules.COMPARTMENTS - 1)  # HR-2
        self.phase = SETUP

    def _done(self) -> None:
        self.phase = FIRST

    def _first(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IllegalEvent("seats are 0 to %d, not %d" % (self.players - 1, seat))
        if self.players == 3 and self.house[rules.SHARE] == 2:
            self.stocks[seat] += 1
            self.gone = 0
        self.seat = self.builder = seat
        self.phase = TURN

    def _clock(self, seconds: int) -> None:
        most = rules.SECONDS if self.clock is None else self.clock
        if not 0 <= seconds <= most:
            raise IllegalEvent("0 to %d seconds are left, not %d" % (most, seconds))
        self.clock = seconds

    def _built(self, step: int, kind: int) -> None:
        self._need_step(step)
        self._place(0, step, UNTOLD, kind)

    def _fell(self, count: int, where: int, tried: int, kind: int) -> None:
        self._place(count, where, tried, kind)

    def _dropped(self, count: int, where: int, tried: int, kind: int) -> None:
        self._place(count, where, tried, kind, True)

    def _passed(self, count: int, target: int) -> None:
        if not self.opened:
            raise IllegalEvent("nobody passes before the first piece lies in the wheel")
        self._need_count(count)
        if not UNTOLD <= target < rules.COMPARTMENTS:
            raise IllegalEvent("a compartment is 0 to 11 steps ahead, or -1 when untold, not %d" % target)
        self.stocks[self.seat] += count  # HR-44
        if target != UNTOLD and self.house[rules.PASSING]:
            self.r = self.compartment(target)
        self._next()

    def _idle(self) -> None:
        self._next()

    def _gone(self, count: int) -> None:
        self._need_count(count)
        if not count:
            raise IllegalEvent("no piece gone is no event")
        self.gone += count  # HR-25

    def _lies(self, compartment: int, kind: int) -> None:
        self._need_told(compartment, kind, False)
        self.kinds[compartment] |= 1 << kind

    def _left(self, compartment: int, kind: int) -> None:
        self._need_told(compartment, kind, True)
        self.kinds[compartment] &= ~(1 << kind)

    # Steps of a turn

    def _place(self, count: int, where: int, tried: int, kind: int, dropped: bool = False) -> None:
        """The end of a build: the new piece lies in the wheel or not, and the player takes what fell."""
        self._need_count(count)
        self._need_kind(kind)
        if not NOWHERE <= where <= ELSEWHERE:
            raise IllegalEvent("the piece lies -1 to 12 steps ahead, not %d" % where)
        if tried != UNTOLD:
            self._need_step(tried)
        seat = self.seat
        owner = self.partner(seat) if self.helps else seat  # HR-61
        self.stocks[owner] -= 1
        if where == NOWHERE:
            self.stocks[seat] += 1 + count  # HR-22, HR-23, HR-62
            if tried != UNTOLD and self.house[rules.FAILING]:
                self.r = self.compartment(tried)
        else:
            if not self.stocks[owner] and self.house[rules.LAST_PIECE]:
                self.gone += count  # HR-A10
            else:
                self.stocks[seat] += count  # HR-20, HR-62
            self.builder = seat
            if kind and where != ELSEWHERE:
                self.kinds[self.compartment(where)] |= 1 << kind
            self._move_on(where, tried, dropped)
        self._finish()

    def _move_on(self, where: int, tried: int, dropped: bool) -> None:
        """Where the next player builds, a piece having come to lie `where`. HR-11, HR-A3."""
        reading = self.house[rules.DROPPING] if dropped else 0
        if reading == 2:
            where = tried
        elif reading == 3 or (reading == 0 and where not in self.steps):
            where = UNTOLD
        if where not in (UNTOLD, ELSEWHERE):
            self.r = self.compartment(where)
        self.opened = True

    def _finish(self) -> None:
        winners = rules.winners(self.stocks, self.teams, self.builder, self.house[rules.TIE])
        if winners is None:
            self._next()
        else:
            self.winners = winners
            self.clock = None
            self.phase = OVER

    def _next(self) -> None:
        self.seat = (self.seat + 1) % self.players  # HR-7
        self.clock = None

    # Checks

    def _need_step(self, step: int) -> None:
        if step not in self.steps:
            raise IllegalEvent("the open compartments are %s steps ahead, not %d" % (self.steps, step))

    def _need_count(self, count: int) -> None:
        if not 0 <= count <= self.wheel:
            raise IllegalEvent("%d pieces are in the wheel, %d cannot fall" % (self.wheel, count))

    def _need_kind(self, kind: int) -> None:
        if not 0 <= kind <= rules.CONE:
            raise IllegalEvent("kinds are 1 to 8, or 0 when untold, not %d" % kind)

    def _need_told(self, compartment: int, kind: int, there: bool) -> None:
        if not 0 <= compartment < rules.COMPARTMENTS:
            raise IllegalEvent("compartments are 0 to 11, not %d" % compartment)
        if not kind:
            raise IllegalEvent("which kind must be told")
        self._need_kind(kind)
        if self.doubled(compartment, kind) != there:
            raise IllegalEvent("kind %d %s compartment %d" % (kind, ("is in", "is not in")[there], compartment))
