"""The state that a companion tracks at the table: Pluck, the HAT, actions, the belt's speed, the pit and the winner.

Pluck lost in a Chomp or to Fatigue is taken from the trait with the most chips. The choice makes no difference, because
all Pluck is allocated again before it matters (RHR-A12).
"""

from .. import IllegalEvent
from ..tracking import NEW, OVER, TAKES_OVER, BaseTracker, by_kind
from . import rules
from .house import HOUSE
from .rules import BITE, METTLE, PLUCK, REST, RUN, SCAMPER, TRAITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Event

PLACING = "placing"
PLACE = "place"
ALLOCATE = "allocate"
REVEAL = "reveal"
INITIATIVE = "initiative"
DECLARE = "declare"
RESOLVE = "resolve"
LOSS = "loss"
BELT = "belt"
TIE = "tie"
CHOMP = "chomp"
FATIGUE = "fatigue"
ROUND = (ALLOCATE, REVEAL, INITIATIVE, DECLARE, RESOLVE, LOSS, BELT, TIE, CHOMP, FATIGUE)

# The counts that `counted` corrects: name, minimum, maximum
COUNTS = (("speed", 0, 99), ("alligators", 0, 99), ("asterisks", 1, rules.STRIPS), ("round", 1, 99))

# Values of `stood`
ON_BELT = 0
IN_PIT = 1
EATEN = 2


class Tracker(BaseTracker):
    """The state of the table. Seats are numbered from 0 clockwise; lists with a value for each hamster are in seat
    order."""

    fields = tuple(
        (
            "phase players house round order hat traits fatigue sealed revealed flipped declared actions turn acted "
            "challenged bonus bitten facing speed moved alligators pit eaten chomped news"
        ).split()
    )

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.house = 0  # house rules as in the set-up event; decoded in `house_rules`
        self.round = 0
        self.order: list[int] = []  # seats in order of placing (RHR-3), then of this round's initiative, highest first
        self.hat: list[int] = []  # chips in the HAT, by seat
        self.traits: list[tuple[int, int, int]] = []  # Pluck in Scamper, Mettle, Friskiness
        self.fatigue: list[int] = []
        self.sealed: list[tuple[int, int, int] | None] = []  # this round's allocations, secret until revealed
        self.revealed = False
        self.flipped: list[int] = []  # face-down Scamper chips
        self.declared: list[int | None] = []
        self.actions: list[int | None] = []  # actions taken
        self.turn = 0  # index in `order` of the hamster resolving its action
        self.acted = False  # whether it has begun to act, and so can no longer change its action
        self.challenged = False  # whether it has made its Bite or Throw test
        self.bonus = False  # whether everybody has declared Rest
        self.bitten: int | None = None  # the hamster that is losing a chip to a Bite
        self.facing: int | None = None  # the hamster facing the alligators
        self.speed = 1  # chips in the Speed pool (RHR-5)
        self.moved = 0  # number of times the belt has moved since the start
        self.alligators = 1  # number of alligators in the pit (RHR-5)
        self.pit: list[bool] = []  # whether each hamster is in the pit
        self.eaten: list[bool] = []
        self.chomped: list[bool] = []  # whether each hamster has faced the alligators this round
        # The effects of the last event: ("drawn", seat), ("step",), ("push_on", loser), ("dash",), ("climb",),
        # ("won", winner, loser), ("bitten", seat), ("fell", seat), ("speed", change), ("tired", seat),
        # ("escaped", seat), ("chomped", seat, Pluck), ("eaten", seat), ("alligators", change, left)
        self.news: list[Event] = []
        self._before: list[Event] = []  # effects of the event before the last

    # Queries

    @property
    def to_act(self) -> int | None:
        """The seat that must act; None if the phase is waiting for several seats or for a draw from the HAT."""
        if self.phase == ALLOCATE:
            return self.sealed.index(None)
        if self.phase == DECLARE:
            return [seat for seat in self.order if self.declared[seat] is None][-1]
        if self.phase in (RESOLVE, LOSS):
            return self.order[self.turn]
        return self.facing

    @property
    def in_play(self) -> list[int]:
        """The seats of hamsters that have not been eaten, including those in the pit (RHR-93)."""
        return [seat for seat in range(self.players) if not self.eaten[seat]]

    @property
    def on_belt(self) -> list[int]:
        """The seats of hamsters that are neither eaten nor in the pit."""
        return [seat for seat in self.in_play if not self.pit[seat]]

    @property
    def in_pit(self) -> bool:
        """Whether the hamster to act is in the pit."""
        return self.to_act is not None and self.pit[self.to_act]

    @property
    def winner(self) -> int | None:
        """The last hamster in play; None while the game continues and when the alligators win. RHR-92."""
        return self.in_play[0] if self.over and self.in_play and not self.unranked else None

    @property
    def moves(self) -> int:
        """The number of times the belt moves in this step. RHR-71."""
        return self._convey()[0]

    @property
    def places(self) -> list[int]:
        """Each seat's place: 1 for the winner and 2 for all others. RHR-92."""
        return [0 if self.unranked else 1 if seat == self.winner else 2 for seat in range(self.players)]

    @property
    def asterisks(self) -> int:
        """The strip that the asterisks are on, counted from the pit."""
        return (rules.ASTERISK - 1 - self.moved) % rules.STRIPS + 1

    @property
    def known(self) -> bool:
        """Return whether any allocation has been revealed yet. RHR-12."""
        return self.round > 1 or self.phase not in (NEW, PLACING, PLACE, ALLOCATE, REVEAL)

    @property
    def shown(self) -> str:
        """Everybody's allocation, as text for the history."""
        return "  ".join([self.split(seat) for seat in range(self.players)])

    def split(self, seat: int) -> str:
        """Return a hamster's Scamper, Mettle and Friskiness as text, such as "3/2/2"."""
        return "%d/%d/%d" % self.traits[seat]

    def pluck(self, seat: int) -> int:
        """Return the number of a hamster's chips that are not in Fatigue."""
        return PLUCK - self.fatigue[seat]

    def passed_out(self, seat: int) -> bool:
        """Return whether a hamster has passed out. RHR-94."""
        return self.fatigue[seat] == PLUCK and not self.eaten[seat]

    def safe(self, seat: int) -> bool:
        """Return whether a hamster has passed out and cannot be eaten. RHR-A11."""
        return bool(self.passed_out(seat) and self.house_rules.passed_out_safe)

    def face_up(self, seat: int) -> int:
        """Return the number of Scamper chips that a hamster can flip or spend. RHR-33."""
        return self.traits[seat][SCAMPER] - self.flipped[seat]

    def recovers(self, seat: int) -> bool:
        """Return whether a hamster that rests gets a chip back. RHR-61, RHR-62."""
        return self.fatigue[seat] > 0 and not self.pit[seat]

    def can_act(self, seat: int) -> bool:
        """Return whether a hamster has a turn: in the pit, not without Pluck."""
        return not self.pit[seat] or self.pluck(seat) > 0

    def acting(self) -> list[int]:
        """Return the seats that act in this round from now on, in order of initiative."""
        return [seat for seat in self.order[self.turn :] if self.can_act(seat)]

    def strength(self, seat: int, trait: int) -> int:
        """Return the number of chips that a hamster's trait counts for against the alligators. RHR-A9."""
        if trait == SCAMPER and self.house_rules.face_down_less:
            return self.face_up(seat)
        return self.traits[seat][trait]

    def odds(self, initiator: int, defender: int, resists: int = 1) -> tuple[int, int]:
        """Return the number of chips on each side of a test. RHR-100, RHR-102 to RHR-104."""
        return self.traits[initiator][METTLE], self.traits[defender][METTLE] * resists

    def owner(self, chip: int) -> int:
        """Return the seat that a chip in the HAT belongs to. Chips are counted from 0, seat by seat."""
        seat = 0
        while chip >= self.hat[seat]:
            chip -= self.hat[seat]
            seat += 1
        return seat

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        if event[0] == "drawn":
            return [(sum(self.hat), event[1])]
        if event[0] == "tested":
            seat = self.order[self.turn]
            self._need_test(seat, *event[1:3])
            chips = self.odds(seat, *event[1:3])
            return [(sum(chips), event[3])] if chips[1] else []
        if event[0] == "faced":
            self.need(event[1], TRAITS[-1], "a trait")
            return [(self.strength(self.facing or 0, event[1]) + self.alligators, event[2])]
        return []

    def public(self, event: "Event") -> "Event":
        """Return what everybody may know about an event: allocations stay secret until revealed. RHR-11."""
        if event[0] == "allocated" and not self.revealed:
            return event[:2]
        if event[0] == "revealed" and self.phase != ALLOCATE:
            return event + tuple([chips for traits in self.traits for chips in traits])
        return event

    # Events

    def apply(self, event: "Event") -> list[tuple[int, int]]:
        if event[0] == TAKES_OVER:
            return BaseTracker.apply(self, event)  # what has just happened still counts
        self._before, self.news = self.news, []
        if self.phase == FATIGUE and event[0] != "done":  # a correction changes nothing about who is tired
            self.news = [news for news in self._before if news[0] == "tired"]
        try:
            return BaseTracker.apply(self, event)
        except IllegalEvent:
            self.news = self._before
            raise

    def _setup(self, players: int, house: int) -> None:
        self.need(players, rules.MOST, "players", rules.FEWEST)  # RHR-1
        self.house_rules = HOUSE.read((house,))
        self.players = players
        self.house = house
        self.traits = [(0, 0, 0)] * players
        self.fatigue = [0] * players
        self.sealed = [None] * players
        self.flipped = [0] * players
        self.declared = [None] * players
        self.actions = [None] * players
        self.pit = [False] * players
        self.eaten = [False] * players
        self.chomped = [False] * players
        self.phase = PLACING
        self._fill_hat([1] * players)

    def _drawn(self, chip: int) -> None:
        self.need(chip, sum(self.hat) - 1, "a chip in the HAT")
        owner = self.owner(chip)
        hat, self.hat = self.hat, []
        self.news.append(("drawn", owner))
        if self.phase == TIE:
            self._ask_trait(owner)
        else:
            self.order.append(owner)
            hat[owner] = 0  # RHR-21
            self._fill_hat(hat)

    def _done(self) -> None:
        if self.phase == PLACE:
            self._begin_round()
        elif self.phase == RESOLVE:
            if self.actions[self.order[self.turn]] == REST and self.recovers(self.order[self.turn]):  # RHR-61
                raise IllegalEvent("a hamster that rests must take a chip from Fatigue: use `rested` with a trait")
            self._next_turn(self.turn + 1)
        elif self.phase == BELT:
            self._move_belt()
        else:
            self._tally()

    def _allocated(self, seat: int, scamper: int, mettle: int, friskiness: int) -> None:
        chips = (scamper, mettle, friskiness)
        if seat != self.to_act:
            raise IllegalEvent("seat %s must allocate now, not seat %d" % (self.to_act, seat))
        if min(chips) < 0 or sum(chips) != self.pluck(seat):  # RHR-11, RHR-14, RHR-A21
            raise IllegalEvent("seat %d must allocate all of its %d Pluck, not %r" % (seat, self.pluck(seat), chips))
        self.sealed[seat] = chips
        if None not in self.sealed:
            if self.revealed:
                self._show()
            else:
                self.phase = REVEAL

    def _revealed(self) -> None:
        if self.phase == REVEAL:
            self.revealed = True
            self._show()
        elif self.revealed or any([any(chips or ()) for chips in self.sealed]):
            raise IllegalEvent("every player must allocate before anybody reveals")  # RHR-12
        else:
            self.revealed = True

    def _declared(self, action: int) -> None:
        self.need(action, rules.ACTIONS[-1], "an action")
        seat = self.actor
        self.flipped[seat] = 0  # RHR-31
        self.declared[seat] = self.actions[seat] = action
        self._await_declaration()

    def _changed(self, action: int, trait: int) -> None:
        seat = self.order[self.turn]
        self.need(action, rules.ACTIONS[-1], "an action")
        if self.acted or self.actions[seat] != self.declared[seat] or action == self.declared[seat]:
            raise IllegalEvent("an action can be changed only once, to a different one, and before it is taken")
        self._lose(seat, trait)  # RHR-40
        self.actions[seat] = action
        if self.bonus and self.house_rules.bonus_taken_back:
            self.bonus = False
            self._change_speed(-1)

    def _flipped(self, chips: int) -> None:
        seat = self.order[self.turn]
        if chips not in (1, 3):  # RHR-46, RHR-48
            raise IllegalEvent("a step must flip 1 chip, and a climb 3, not %d" % chips)
        self._need_run(seat, chips)
        self.flipped[seat] += chips
        self.acted = True
        pushed = [news[-1] for news in self._before if news[:2] == ("won", seat) or news[0] == "push_on"]
        if chips == 1 and pushed:
            self.news.append(("push_on", pushed[0]))  # RHR-52
        else:
            self.news.append(("climb" if chips == 3 else "step",))

    def _spent(self, trait: int) -> None:
        seat = self.order[self.turn]
        self._need_run(seat, 1)
        if trait != SCAMPER:
            raise IllegalEvent("a Run must spend a Scamper chip (trait %d), not trait %d" % (SCAMPER, trait))  # RHR-47
        self._lose(seat, trait)
        self.acted = True
        self.news.append(("dash",))

    def _climbed(self) -> None:
        seat = self.order[self.turn]
        self._need_run(seat, 2)
        self._lose(seat, SCAMPER)
        self.flipped[seat] += 1
        self.acted = True
        self.news.append(("climb",))

    def _tested(self, defender: int, resists: int, chip: int) -> None:
        seat = self.order[self.turn]
        if self.actions[seat] == REST or self.challenged:
            raise IllegalEvent("a Rest cannot have a test, and a Bite or Throw only one")
        chips = self.odds(seat, defender, resists)
        if not chips[0]:
            raise IllegalEvent("a hamster must have a chip in Mettle to start a test")  # RHR-101
        self.need(chip, sum(chips) - 1 if chips[1] else 0, "a chip in the HAT")
        if self.actions[seat] == RUN:
            self._need_run(seat, 1)
            self.flipped[seat] += 1  # RHR-51
        else:
            self.challenged = True
        self.acted = True
        won = chip < chips[0]
        self.news.append(("won", seat, defender) if won else ("won", defender, seat))
        if won and self.actions[seat] == BITE and any(self.traits[defender]):  # RHR-44
            self.bitten = defender
            self.phase = LOSS

    def _lost(self, trait: int) -> None:
        assert self.bitten is not None
        self._lose(self.bitten, trait)
        self.news.append(("bitten", self.bitten))
        self.bitten = None
        self.phase = RESOLVE

    def _rested(self, trait: int) -> None:
        seat = self.order[self.turn]
        if self.actions[seat] != REST or not self.recovers(seat):
            raise IllegalEvent("to take a chip back, a hamster must rest on the belt with less than %d Pluck" % PLUCK)
        self.need(trait, TRAITS[-1], "a trait")
        self._move_pluck(seat, trait, 1)
        self._next_turn(self.turn + 1)

    def _fell(self, seat: int) -> None:
        self._need_in_play(seat)
        if self.pit[seat]:
            raise IllegalEvent("seat %d is already in the pit" % seat)  # RHR-63
        self.pit[seat] = True
        self.news.append(("fell", seat))
        if self.phase == RESOLVE and seat == self.to_act:  # any other fall may have been entered late
            self.acted = True

    def _faced(self, trait: int, chip: int) -> None:
        seat = self.actor
        if not self.strength(seat, trait):
            raise IllegalEvent("seat %d must have a chip in the trait used against the alligators" % seat)  # RHR-A13
        chips = self.strength(seat, trait)
        self.need(chip, chips + self.alligators - 1, "a chip in the HAT")
        self._face(seat, chip < chips)

    # Corrections

    def _counted(self, what: int, number: int) -> None:
        self.need(what, len(COUNTS) - 1, "a count")
        name, least, most = COUNTS[what]
        self.need(number, most, name, least)
        if name == "asterisks":
            self.moved += (self.asterisks - number) % rules.STRIPS
        else:
            setattr(self, name, number)
        if self.phase == CHOMP and self.facing is not None:
            self._ask_trait(self.facing)

    def _held(self, seat: int, scamper: int, mettle: int, friskiness: int) -> None:
        self._need_in_play(seat)
        chips = (scamper, mettle, friskiness)
        if min(chips) < 0 or sum(chips) > PLUCK:
            raise IllegalEvent("seat %d must have 0 to %d Pluck, not %r" % (seat, PLUCK, chips))
        self.traits[seat] = chips
        self.fatigue[seat] = PLUCK - sum(chips)
        self.flipped[seat] = min(self.flipped[seat], scamper)
        self._go_on()

    def _stood(self, seat: int, where: int) -> None:
        self.need_seat(seat)
        self.need(where, EATEN, "where a hamster is (0 the belt, 1 the pit, 2 eaten)")
        if where != EATEN and self.eaten[seat]:
            self.order += [seat] * (self.phase not in (ALLOCATE, REVEAL, INITIATIVE))
            self.actions[seat] = self.declared[seat] = REST
        self.pit[seat] = where == IN_PIT
        self.eaten[seat] = where == EATEN
        self.chomped[seat] = where != IN_PIT
        if where == EATEN:
            self.traits[seat] = (0, 0, 0)
            self.fatigue[seat] = PLUCK
            self.flipped[seat] = 0
        self._go_on()

    def _go_on(self) -> None:
        """Continue after a correction, because the hamster that the phase waited for may have nothing left to do."""
        seat = self.to_act if self.phase in (RESOLVE, LOSS) else self.facing
        behind = self.order[self.turn :]
        self.order = [other for other in self.order if not self.eaten[other]]
        if self.phase in (ALLOCATE, REVEAL):
            self._allocate_again()
        elif self.phase == INITIATIVE:
            chips = [traits[rules.FRISKINESS] for traits in self.traits]  # chips of hamsters not drawn yet
            self._fill_hat([count * (other not in self.order) for other, count in enumerate(chips)])
        elif self.phase == DECLARE:
            self._await_declaration()
        elif self.phase in (RESOLVE, LOSS):
            self._act_on(seat, [other for other in behind if other in self.order])
        elif self.phase == OVER and not self.unranked:
            self._tally()
        elif self.phase in (TIE, CHOMP):
            self.hat = []
            if seat is None or self.chomped[seat]:
                self._next_chomp()
            else:
                self._ask_trait(seat)

    def _allocate_again(self) -> None:
        """Make hamsters allocate again if their allocation no longer matches their Pluck."""
        for seat, chips in enumerate(self.sealed):
            if not self.pluck(seat):
                self.sealed[seat] = (0, 0, 0)
            elif chips is not None and sum(chips) != self.pluck(seat):
                self.sealed[seat] = None
        self.phase = ALLOCATE if None in self.sealed else REVEAL
        if self.phase == REVEAL and (self.revealed or not any([self.pluck(seat) for seat in self.in_play])):
            self._show()

    def _act_on(self, seat: "int | None", left: "list[int]") -> None:
        """Continue with the hamster at `seat`, or with the first of those left if it is gone."""
        if self.phase == LOSS and not any(self.traits[self.bitten or 0]):
            self.bitten = None
            self.phase = RESOLVE
        self.turn = self.order.index(left[0]) if left else len(self.order)
        if not left or left[0] != seat:
            self.bitten = None
            self._next_turn(self.turn)

    def _turned(self, seat: int) -> None:
        if seat not in self.order or self.eaten[seat] or (self.phase == DECLARE and self.passed_out(seat)):
            raise IllegalEvent("seat %d has no turn in this round" % seat)
        if self.phase == DECLARE:
            self.declared[seat] = self.actions[seat] = None
        else:
            self.acted = False
            self.challenged = False
            self.turn = self.order.index(seat)
            self.phase = RESOLVE

    @property
    def staying(self) -> list[int]:
        return self.in_play

    def _leaves(self, seat: int) -> None:
        """Go on without a player, as if the hamster had been eaten. C-8."""
        self.need_leaver(seat)
        self._stood(seat, EATEN)

    # Steps between phases

    def _fill_hat(self, hat: list[int]) -> None:
        """Wait for a draw, unless only one hamster has chips in the HAT; it is then next without a draw. RHR-21."""
        while True:
            owners = [seat for seat, chips in enumerate(hat) if chips]
            if not owners:  # RHR-22
                hat = [int(seat not in self.order) for seat in range(self.players)]
                hat = [chips * (not self.eaten[seat]) for seat, chips in enumerate(hat)]
                owners = [seat for seat, chips in enumerate(hat) if chips]
            if len(owners) != 1:
                break
            self.order.append(owners[0])
            hat[owners[0]] = 0
        self.hat = hat if owners else []
        if not owners:
            self._in_order()

    def _in_order(self) -> None:
        """Continue once the order is complete."""
        if self.phase == PLACING:
            self.phase = PLACE
        else:
            self.phase = DECLARE
            self.declared = [None] * self.players
            self.actions = [None] * self.players
            self._await_declaration()

    def _begin_round(self) -> None:
        self.round += 1
        self.revealed = False
        self.phase = ALLOCATE
        self.sealed = [None if self.pluck(seat) else (0, 0, 0) for seat in range(self.players)]
        if None not in self.sealed:
            self._show()

    def _show(self) -> None:
        """Reveal all allocations and continue with initiative. RHR-12, RHR-20, RHR-23."""
        self.traits = [chips or (0, 0, 0) for chips in self.sealed]
        self.sealed = [None] * self.players
        self.flipped = [0] * self.players
        self.order = []
        self.phase = INITIATIVE
        hat = [chips[rules.FRISKINESS] for chips in self.traits]
        if not any(hat):
            self._change_speed(1)
        self._fill_hat(hat)

    def _await_declaration(self) -> None:
        """Wait for the undeclared hamster with the lowest initiative. Hamsters that have passed out rest. RHR-30,
        RHR-94."""
        if PLUCK in self.fatigue:
            for seat in self.order:
                if self.passed_out(seat):
                    self.declared[seat] = self.actions[seat] = REST
        declared = [self.declared[seat] for seat in self.order]
        if None not in declared:
            self.bonus = declared == [REST] * len(declared)
            if self.bonus:  # RHR-32
                self._change_speed(1)
            self.phase = RESOLVE
            self._next_turn(0)

    def _next_turn(self, turn: int) -> None:
        """Continue with the next hamster in initiative order that can act, or with the belt after the last one. A belt
        without hamsters matters to nobody, so players need not move it."""
        self.acted = False
        self.challenged = False
        while turn < len(self.order) and not self.can_act(self.order[turn]):
            turn += 1
        self.turn = turn
        self.phase = RESOLVE if turn < len(self.order) else BELT
        if self.phase == BELT and not self.on_belt:
            self._move_belt()

    def _move_belt(self) -> None:
        """Count the belt's moves and their effect on the speed, then continue with the alligators. RHR-70 to RHR-72."""
        moves, speed = self._convey()
        self.moved += moves
        self._change_speed(speed - self.speed)
        self._await_alligators()

    def _convey(self) -> tuple[int, int]:
        return rules.convey(self.moved, self.speed, self.house_rules.asterisk_at_once)

    def _change_speed(self, change: int) -> None:
        if change:
            self.speed += change
            if self.on_belt:  # otherwise, players can leave the Speed pool as it is
                self.news.append(("speed", change))

    def _change_alligators(self, change: int) -> None:
        if change:
            self.alligators += change
            self.news.append(("alligators", change, self.alligators))

    def _await_alligators(self) -> None:
        """Adjust the number of alligators, then begin the Chomps. RHR-80 to RHR-82."""
        self._change_alligators(1 if True in self.pit else -1 if self.alligators > 1 else 0)
        self.chomped = [not pit for pit in self.pit]
        self._next_chomp()

    def _next_chomp(self) -> None:
        """Continue with the hamster with the lowest Mettle among those that have not faced the alligators. The HAT
        decides ties. RHR-83, RHR-A13."""
        self.facing = None
        waiting = [seat for seat in range(self.players) if not self.chomped[seat]]
        if not waiting or (self.house_rules.last_one_safe and len(self.in_play) < 2):
            self._tire()
            return
        lowest = min([self.traits[seat][METTLE] for seat in waiting])
        tied = [seat for seat in waiting if self.traits[seat][METTLE] == lowest]
        if len(tied) == 1:
            self._ask_trait(tied[0])
        else:
            self.hat = [int(seat in tied) for seat in range(self.players)]
            self.phase = TIE

    def _ask_trait(self, seat: int) -> None:
        """Wait for the hamster's choice of trait, or carry out the result if no draw is needed. RHR-A11, RHR-A18."""
        if not self.alligators:
            self._face(seat, True)
        elif max([self.strength(seat, trait) for trait in TRAITS]):
            self.facing = seat
            self.phase = CHOMP
        else:
            self._face(seat, False)

    def _face(self, seat: int, escapes: bool) -> None:
        self.chomped[seat] = True
        if escapes:  # RHR-84
            self.news.append(("escaped", seat))
        else:
            self._chomp(seat)
        self._next_chomp()

    def _chomp(self, seat: int) -> None:
        """Carry out a Chomp on a hamster. RHR-85, RHR-86."""
        had, safe = self.pluck(seat), self.safe(seat)
        lost = min(rules.chomp(self.alligators), had)
        self._take_pluck(seat, lost)
        if lost < had or safe:
            self.news.append(("chomped", seat, lost))
        else:
            self.eaten[seat] = True
            self.pit[seat] = False
            self.news.append(("eaten", seat))
        if not self.house_rules.alligator_stays or self.alligators > 1:
            self._change_alligators(-1)

    def _tire(self) -> None:
        """Take a chip from each hamster that did not rest. RHR-90, RHR-91, RHR-A16."""
        actions = self.declared if self.house_rules.tired_by_declared else self.actions
        for seat in self.in_play:
            if actions[seat] != REST and self.pluck(seat):
                self._take_pluck(seat, 1)
                self.news.append(("tired", seat))
        self.phase = FATIGUE

    def _tally(self) -> None:
        """Begin a new round, or end the game. RHR-92."""
        if len(self.in_play) > 1:
            self._begin_round()
        else:
            self.phase = OVER

    # Chips

    def _move_pluck(self, seat: int, trait: int, chips: int) -> None:
        """Move chips from Fatigue to a trait, or back if `chips` is negative, starting with face-up ones."""
        traits = list(self.traits[seat])
        traits[trait] += chips
        self.traits[seat] = (traits[0], traits[1], traits[2])
        self.fatigue[seat] -= chips
        self.flipped[seat] = min(self.flipped[seat], traits[SCAMPER])

    def _lose(self, seat: int, trait: int) -> None:
        """Move a chip from a trait to Fatigue, or raise IllegalEvent if it has none. RHR-34."""
        if trait not in TRAITS or not self.traits[seat][trait]:
            raise IllegalEvent("seat %d has no chip in trait %d" % (seat, trait))
        self._move_pluck(seat, trait, -1)

    def _take_pluck(self, seat: int, chips: int) -> None:
        """Move chips from the traits with the most chips to Fatigue. RHR-A12."""
        for _ in range(chips):
            self._move_pluck(seat, self.traits[seat].index(max(self.traits[seat])), -1)

    # Checks

    def _need_in_play(self, seat: int) -> None:
        if not 0 <= seat < self.players or self.eaten[seat]:
            raise IllegalEvent("seat %d is not in play" % seat)

    def _need_test(self, initiator: int, defender: int, resists: int) -> None:
        self._need_in_play(defender)
        if initiator == defender or self.pit[initiator] != self.pit[defender]:  # RHR-A10
            raise IllegalEvent("a test must be between two hamsters, both on the belt or both in the pit")
        self.need(resists, 1, "`resists`")

    def _need_run(self, seat: int, chips: int) -> None:
        """Raise IllegalEvent unless a Run can flip or spend these chips. RHR-33, RHR-60."""
        if self.actions[seat] != RUN or self.pit[seat] or self.face_up(seat) < chips:
            raise IllegalEvent("only a Run on the belt can flip or spend chips, and only face-up Scamper chips")

    events = (
        ("setup", "players house", (NEW,), _setup),  # a game begins
        # A chip was drawn from the HAT, numbered in the order of `hat`
        ("drawn", "chip", (PLACING, INITIATIVE, TIE), _drawn),
        ("done", "", (PLACE, RESOLVE, BELT, FATIGUE), _done),  # the players, or the hamster to act, have finished
        ("allocated", "seat scamper mettle friskiness", (ALLOCATE,), _allocated),  # a hamster's allocation of Pluck
        # Before the first allocation: allocations will be entered openly. After the last one: all are revealed.
        ("revealed", "", (ALLOCATE, REVEAL), _revealed),
        ("declared", "action", (DECLARE,), _declared),  # the hamster to act declares an action
        ("changed", "action trait", (RESOLVE,), _changed),  # the hamster changes its action and pays a chip
        ("flipped", "chips", (RESOLVE,), _flipped),  # Scamper chips are turned face-down for a Run
        ("spent", "trait", (RESOLVE,), _spent),  # a chip is moved to Fatigue to run two squares
        ("climbed", "", (RESOLVE,), _climbed),  # a chip is moved to Fatigue and another turned face-down for a climb
        # A test of Mettle; `chip` is drawn from the chips of both sides, and is 0 if the defender has none
        ("tested", "defender resists chip", (RESOLVE,), _tested),
        ("lost", "trait", (LOSS,), _lost),  # the biter chooses the chip that its target loses
        ("rested", "trait", (RESOLVE,), _rested),  # a chip returns from Fatigue, which ends the turn
        ("fell", "seat", (RESOLVE, BELT), _fell),  # a hamster falls into the pit
        # The hamster faces the alligators; `chip` is drawn from its chips and theirs
        ("faced", "trait chip", (CHOMP,), _faced),
        # Corrections of the device's state to match the table
        ("counted", "what number", (PLACING, PLACE) + ROUND + (OVER,), _counted),  # the value of a count in COUNTS
        ("held", "seat scamper mettle friskiness", ROUND, _held),  # Pluck in each trait; the rest is in Fatigue
        ("stood", "seat where", ROUND + (OVER,), _stood),  # where a hamster is: ON_BELT, IN_PIT or EATEN
        ("turned", "seat", (DECLARE, RESOLVE, BELT), _turned),  # the hamster whose turn it is to declare or resolve
        ("leaves", "seat", ROUND, _leaves),  # a player leaves the game
        ("stopped", "", (PLACE,) + ROUND, BaseTracker.stop),  # the game is stopped without a ranking
        # Another person has this seat from now on
        (TAKES_OVER, "seat", (PLACING, PLACE) + ROUND, BaseTracker.take_over),
    )
    kinds = by_kind(events)
