"""Setting up a game: passing dam cards, laying the dams, dealing and keeping specials, and rolling for first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterdam.specials import SPECIALS

from .. import TABLE
from ..whole import Phase
from .cards import CLASSIC_HAMSTERS, CLASSIC_SPECIALS, DECK, NUMBERS, SET_ASIDE, STANDARD, distinct, with_card, without
from .phase import TwoDice
from .types import NAMES

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game
    from .options import Options


def begin(game: Game) -> None:
    """Give each player a set of dam cards. HD-2. In Classic, dams are already laid in order. HD-80."""
    if game.options.classic:
        for dam in game.dams:
            dam.numbers = NUMBERS[: game.options.cards]
        _collect(game)
    else:
        game.hands = [NUMBERS[: game.options.cards]] * game.players
        game.go("passing", 0)


_TO_TWO: tuple[Choice, ...] = NAMES.all([("give", a, b) for a in NUMBERS for b in NUMBERS if a != b])
_TO_ONE: tuple[Choice, ...] = tuple([choice for choice in _TO_TWO if choice[1] < choice[2]])


class Passing(Phase):
    """("give", left, right): the numbers passed to the two neighbours. With two players, both go to the opponent, in
    ascending order."""

    who = "each player in turn"
    kinds = ("give",)
    rules = "HD-3, HD-4, HD-5"

    def hidden_in(self, game: Game) -> tuple[str, ...]:
        """HD-A1"""
        return ("passing",) if game.options.blind_passing else ()

    def choices(self, game: Game, seat: int) -> tuple[Choice, ...]:
        found = _TO_ONE if game.players == 2 else _TO_TWO
        if game.options.cards < len(NUMBERS):
            hand = game.hands[seat]
            found = tuple([choice for choice in found if choice[1] in hand and choice[2] in hand])
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.given[seat] = choice[1:]
        if seat + 1 < game.players:
            game.go("passing", seat + 1)
        else:
            _exchange(game)
            game.go("laying", 0)


def _exchange(game: Game) -> None:
    """Exchange all passed cards at the same time. HD-6, HD-A1."""
    players = game.players
    for seat, given in enumerate(game.given):
        left, right = (seat + 1) % players, (seat - 1) % players
        for number, neighbour in zip(given, (left, right), strict=True):
            game.hands[seat] = without(game.hands[seat], number)
            game.hands[neighbour] = with_card(game.hands[neighbour], number)


class Laying(Phase):
    """("lay", number): the next card of the dam, from left to right."""

    who = "each player in turn"
    kinds = ("lay",)
    rules = "HD-8"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("lay", number) for number in distinct(game.hands[seat])]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        dam = game.dams[seat]
        dam.numbers += (choice[1],)
        game.hands[seat] = without(game.hands[seat], choice[1])
        if game.hands[seat]:
            game.go("laying", seat)
        elif seat + 1 < game.players:
            game.go("laying", seat + 1)
        else:
            _collect(game)


# Hamsters and specials


def _collect(game: Game) -> None:
    """Give out hamsters according to the orange dots (HD-9), and make the deck of specials, leaving out one Twinster
    (HD-10)."""
    for dam in game.dams:
        dam.pile = (STANDARD,) * hamsters(game.options, dam.numbers)
    game.deck = deck()
    _deal(game, 0)


def deck() -> list[int]:
    """Return the number of specials of each kind that are shuffled. HD-10."""
    found = [DECK] * len(SPECIALS)
    found[SET_ASIDE] -= 1
    return found


def hamsters(options: Options, numbers: tuple[int, ...]) -> int:
    """Return the number of ordinary hamsters that go with these dam cards. HD-9, HD-80."""
    if options.classic:
        return CLASSIC_HAMSTERS
    return sum([options.orange[number - NUMBERS[0]] for number in numbers])


def kept(options: Options, numbers: tuple[int, ...]) -> int:
    """Return the number of specials a player keeps. HD-12, HD-80."""
    if options.classic:
        return CLASSIC_SPECIALS
    return sum([options.blue[number - NUMBERS[0]] for number in numbers])


def dealt(options: Options, numbers: tuple[int, ...]) -> int:
    """Return the number of specials dealt to a player (HD-11), in Classic normally the number kept (HD-A28)."""
    twice = not options.classic or options.classic_choice
    return kept(options, numbers) * (2 if twice else 1)


def chooses(game: Game, seat: int) -> bool:
    """Return whether a player keeps only some of the specials dealt. HD-12, HD-A28."""
    numbers = game.dams[seat].numbers
    return dealt(game.options, numbers) > kept(game.options, numbers)


def _deal(game: Game, seat: int) -> None:
    """Deal a special to the next seat that is due one, starting with this one. After the last, let players choose."""
    while seat < game.players:
        if len(game.dealt[seat]) < dealt(game.options, game.dams[seat].numbers):
            game.receiver = seat
            game.go("dealing", TABLE)
            return
        seat += 1
    _keep(game, 0)


class Dealing(Phase):
    """("deal", kind): the receiver gets a special from the deck."""

    kinds = ("deal",)
    rules = "HD-10, HD-11"

    def hidden_in(self, game: Game) -> tuple[str, ...] | None:
        """Specials that were dealt but not kept stay unknown. HD-11, HD-12."""
        return None if chooses(game, game.receiver) else ("dealing", "keeping")

    def knower(self, game: Game, seat: int) -> int:
        return game.receiver

    def outcomes(self, game: Game) -> list[tuple[Choice, int]]:
        return [(("deal", kind), count) for kind, count in enumerate(game.deck) if count]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        seat = game.receiver
        game.deck[choice[1]] -= 1
        game.dealt[seat] = with_card(game.dealt[seat], choice[1])
        _deal(game, seat)


def _keep(game: Game, seat: int) -> None:
    """Ask the next seat that must choose among its specials, starting with this one. After the last, roll for first
    player. HD-12."""
    while seat < game.players:
        owed = kept(game.options, game.dams[seat].numbers) - len(game.kept[seat])
        if 0 < owed < len(game.dealt[seat]):
            game.go("keeping", seat)
            return
        if owed:
            game.kept[seat] = game.dealt[seat]
        game.dealt[seat] = ()
        seat += 1
    for dam, specials in zip(game.dams, game.kept, strict=True):
        if SET_ASIDE in specials:  # HD-13, HD-A21
            specials = with_card(specials, SET_ASIDE)
        dam.pile = specials + dam.pile
    game.kept = [()] * game.players
    game.enter(("done",))


class Keeping(Phase):
    """("keep", kind): one of the specials dealt. Those not kept leave the game."""

    who = "each player in turn"
    kinds = ("keep",)
    rules = "HD-12"

    def hidden_in(self, game: Game) -> tuple[str, ...]:
        return ("keeping",)

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("keep", kind) for kind in distinct(game.dealt[seat])]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.dealt[seat] = without(game.dealt[seat], choice[1])
        game.kept[seat] = with_card(game.kept[seat], choice[1])
        _keep(game, seat)


class First(TwoDice):
    """A roll for first player, by the tracker's roller."""

    rules = "HD-15"

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.enter(("rolled", choice[1], choice[2]))
