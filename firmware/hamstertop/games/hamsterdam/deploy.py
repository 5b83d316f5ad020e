"""Placing hamsters on the dam: deployment at the start, redeployment at the end of a round."""

from . import abilities
from .cards import SWIMSTER, distinct, without
from .phase import Phase
from .specials import REDEPLOY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def deploy(game: "Game") -> None:
    """In turn order from the first player. HD-18."""
    _fill_hand(game, game.tracker.first)


def redeploy(game: "Game") -> None:
    """HD-62, in turn order from the first player."""
    game.used = ()
    if game.options.turn_back:
        for dam in game.dams:
            dam.turn_back()
    _open(game, game.tracker.first)


def _next(game: "Game", seat: int) -> None:
    """The next player deploys, or all have."""
    seat = (seat + 1) % game.players
    if seat == game.tracker.first:
        game.tell(("done",))
        game.follow()
    elif game.tracker.phase == "deploy":
        _fill_hand(game, seat)
    else:
        _open(game, seat)


# Three steps of a redeployment: abilities, clearing tokens, placing


def _open(game: "Game", seat: int) -> None:
    if not game.look("tidying", seat):
        _clear(game, seat)


class Tidying(Phase):
    """A Janitster that stands on the dam as redeployment begins may act, or ("pass",)."""

    rules = "HS-8, HS-30"

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        return abilities.or_pass(game, seat, REDEPLOY)

    def play(self, game: "Game", seat: int, choice: "Choice") -> None:
        if choice[0] == "pass":
            _clear(game, seat)
        else:
            abilities.use(game, seat, choice)
            _open(game, seat)


def _clear(game: "Game", seat: int) -> None:
    dam = game.dams[seat]
    if game.options.redeploy_all:
        dam.pick_up()
    _clear_more(game, seat)


def _clear_more(game: "Game", seat: int) -> None:
    dam = game.dams[seat]
    if dam.pile and any(dam.tokens):
        game.go("clearing", seat)
    else:
        _fill_hand(game, seat)


class Clearing(Phase):
    """("clear", card, position): a hamster of the pile leaves the game with a token; ("pass",) when enough."""

    rules = "HD-63"

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        dam = game.dams[seat]
        wet = [position for position in dam.positions() if dam.tokens[position]]
        found: list[Choice] = [("clear", card, position) for card in distinct(dam.pile) for position in wet]
        found.append(("pass",))
        return found

    def play(self, game: "Game", seat: int, choice: "Choice") -> None:
        if choice[0] == "pass":
            _fill_hand(game, seat)
            return
        dam = game.dams[seat]
        dam.pile = without(dam.pile, choice[1])
        dam.land(choice[2], choice[1], clears=True)
        _clear_more(game, seat)


# Placing


def _fill_hand(game: "Game", seat: int) -> None:
    dam = game.dams[seat]
    game.hand = dam.pile
    dam.pile = ()
    _place(game, seat)


def _place(game: "Game", seat: int) -> None:
    """Ask for the next hamster of the hand; those that find no dry card stay in the pile. HD-64, HD-A7."""
    dam = game.dams[seat]
    while game.hand:
        if _room(game, seat, game.hand[0]):
            game.go("placing", seat)
            return
        dam.rest(game.hand[0])
        game.hand = game.hand[1:]
    _next(game, seat)


def _room(game: "Game", seat: int, card: int) -> "list[int]":
    """Positions where a hamster may be placed. HD-64; a Swimster anywhere, HS-33."""
    dam = game.dams[seat]
    if card == SWIMSTER:
        return list(dam.positions())
    tokens = dam.tokens
    return [position for position in range(dam.left, dam.right) if not tokens[position]]


class Placing(Phase):
    """("place", card, position): the next hamster of the hand, specials first; ("hold", card) under HD-A7."""

    rules = "HD-18, HD-64"

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        card = game.hand[0]
        found: list[Choice] = [("place", card, position) for position in _room(game, seat, card)]
        if game.options.may_hold_back:
            found.append(("hold", card))
        return found

    def play(self, game: "Game", seat: int, choice: "Choice") -> None:
        card = game.hand[0]
        game.hand = game.hand[1:]
        if choice[0] == "place":
            game.dams[seat].put(choice[2], card)
        else:
            game.dams[seat].rest(card)
        _place(game, seat)
