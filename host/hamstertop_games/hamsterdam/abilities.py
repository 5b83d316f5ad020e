"""The special hamsters' abilities: who can use which ability when, and what it does.

A choice is either ("use", card, position, ...), where the special `card` at `position` on the chooser's dam acts, or
("copy", kind, position, ...), where the Copycatster at `position` acts as that kind (HS-6). The remaining values depend
on the ability and are documented in its class below. The table `specials.SPECIALS` lists when each kind can act and
whether it turns over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import cards
from .breach import sacrifice
from .cards import distinct, without
from .phase import NORMAL, WithAbilities

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game

# Where the special's card goes after use
STAYS = 0
PILE = 1
OUT = 2
MOVES = 3  # to the position given by the first value
ITSELF = 4  # the ability handles its own card


class Ability:
    """The ability of one kind of special.

    Attributes:
        after: where its card goes after use.
        copied: whether a Copycatster can use the ability (HD-A18).
    """

    after = STAYS
    copied = True

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        """Return all values with which the special at this position can act now: [()] if it needs none, [] if it cannot
        act."""
        return [()]

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        """Carry out the ability after the special has been spent."""


# Abilities that change the roller's dice. HS-20, HS-21


class Buffster(Ability):
    """Turns both dice over. HS-3."""

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.emit(("opposite",))


class Spinster(Ability):
    """(die 0 or 1, face): sets one die. HS-15."""

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        dice = game.tracker.dice
        assert dice is not None
        return [(die, face) for die in (0, 1) for face in range(1, 7) if face != dice[die]]

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.emit(("spun", values[0], values[1]))


class Physicster(Ability):
    """Rolls again, then the player chooses one of the two rolls. HS-13."""

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.throw("reroll", seat, position)


class WhackAMole(Ability):
    """Rolls for its new position. HS-18."""

    after = ITSELF
    copied = False

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.throw("whack", seat, position)


# Abilities used after any player's roll, once its value is settled. HS-22


class Mobster(Ability):
    """(-1 or +1,): shifts the roll for its owner to a number on their dam. HS-9, HD-A15, HD-A32."""

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        number = game.values[seat] if game.values else 0
        if not number or (game.options.one_mobster and number != game.tracker.total):
            return []
        if not game.options.mobster_needs_card:
            return [(step,) for step in (-1, 1) if 2 <= number + step <= 12]
        return [(step,) for step in (-1, 1) if game.dams[seat].at(number + step)]

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.values[seat] += values[0]


class Ninjaster(Ability):
    """Ignores the roll on every copy of the number. HS-12, HS-23."""

    after = PILE

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        return [()] if game.values and game.values[seat] else []

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.values[seat] = 0


class Napster(Ability):
    """(to,): moves one position. HS-11."""

    after = MOVES

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        return [(to,) for to in game.dams[seat].neighbours(position)]


# Abilities that stop a flood; their value is the flooded position


class Blobster(Ability):
    """(flooded,): stops a flood at its card or an adjacent one. HS-1, HS-24."""

    after = PILE

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        return [(flooded,) for flooded in game.floods if -1 <= flooded - position <= 1]


class AtItsCard(Ability):
    """(flooded,): stops a flood at its card."""

    copied = False

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        return [(position,)] if position in game.floods else []


class Cheekster(AtItsCard):
    """(flooded,): stops its first flood at its card, and stays there with a token on it. HS-4, HS-25."""

    after = ITSELF

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        none_left = game.options.token_limit and not game.supply
        return [] if none_left else super().values(game, seat, position)

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.dams[seat].turn(position, cards.CHEEKSTER, cards.MARKED)


class CheeksterAgain(AtItsCard):
    """(flooded,): stops its second flood at its card. The token on it goes back to the supply. HS-25."""

    after = PILE


# Abilities that move their own card


class Speedster(Ability):
    """(to,): moves to any position. HS-14."""

    after = MOVES

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        return [(to,) for to in game.dams[seat].positions() if to != position]


# Abilities used instead of a normal move


class Bombster(Ability):
    """(seat, position): floods one card on another player's dam. HS-2, HS-28."""

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        return [(other, at) for other in game.others(seat) for at in game.dams[other].positions()]

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.floods = [values[1]]
        game.go("flood", values[0])


class Contractster(Ability):
    """(seat, from, to): moves a token to an adjacent card with no hamsters except Swimsters. HS-5.

    If the house rules allow cards with other hamsters, the owner immediately removes one of them with a token. HD-A19.
    """

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        seats = range(game.players) if game.options.contract_any_dam else (seat,)
        onto = game.options.contract_onto_hamsters
        return [
            (owner, wet, to)
            for owner in seats
            for wet in game.dams[owner].positions()
            if game.dams[owner].tokens[wet]
            for to in game.dams[owner].neighbours(wet)
            if onto or _can_share(game.dams[owner].stacks[to])
        ]

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        owner, wet, to = values
        game.dams[owner].tokens[wet] -= 1
        game.dams[owner].tokens[to] += 1
        if not _can_share(game.dams[owner].stacks[to]):
            game.spot = to
            sacrifice(game, owner, 1)


def _can_share(stack: tuple[int, ...]) -> bool:
    """Return whether a stack can share its card with a token, because all its hamsters are Swimsters."""
    return all([card == cards.SWIMSTER for card in stack])


class Huckster(Ability):
    """(seat, card, from, to): moves another player's ordinary hamster. HS-7, HS-32, HD-A20."""

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        far = game.options.huckster_any_distance
        found: list[Choice] = []
        for other in game.others(seat):
            dam = game.dams[other]
            for at in dam.positions():
                hamsters = [card for card in distinct(dam.stacks[at]) if card >= cards.STANDARD]
                if hamsters:
                    targets = [to for to in dam.positions() if to != at] if far else dam.neighbours(at)
                    found += [(other, card, at, to) for card in hamsters for to in targets]
        return found

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        other, card, at, to = values
        game.dams[other].take(at, card)
        game.dams[other].land(to, card)


class Momster(Ability):
    """(card, card) or (card,): brings two hamsters, or the last one, from the pile to its card. HS-10, HS-31."""

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        pile = game.dams[seat].pile
        if len(pile) < 2:
            return [pile] if pile else []
        return [(card, other) for card in distinct(pile) for other in distinct(without(pile, card)) if card <= other]

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        dam = game.dams[seat]
        for card in values:
            dam.pile = without(dam.pile, card)
            dam.put(position, card)


# Abilities used in redeployment


class Janitster(Ability):
    """Removes all tokens from the dam. HS-8, HS-30."""

    after = OUT

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        return [()] if any(game.dams[seat].tokens) else []

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        tokens = game.dams[seat].tokens
        for wet in range(len(tokens)):
            tokens[wet] = 0


# Swimster and the Twinsters have no ability to use: HS-16 is in `Dam.land`, HS-17 in `Dam.retire`.
ABILITIES: dict[int, Ability] = {
    cards.BLOBSTER: Blobster(),
    cards.BOMBSTER: Bombster(),
    cards.BUFFSTER: Buffster(),
    cards.CHEEKSTER: Cheekster(),
    cards.MARKED: CheeksterAgain(),
    cards.CONTRACTSTER: Contractster(),
    cards.HUCKSTER: Huckster(),
    cards.JANITSTER: Janitster(),
    cards.MOBSTER: Mobster(),
    cards.MOMSTER: Momster(),
    cards.NAPSTER: Napster(),
    cards.NINJASTER: Ninjaster(),
    cards.PHYSICSTER: Physicster(),
    cards.SPEEDSTER: Speedster(),
    cards.SPINSTER: Spinster(),
    cards.WHACK_A_MOLE: WhackAMole(),
}


# Only a Copycatster uses the following abilities, and only if it can copy any kind (HD-A18). Its own text takes
# priority: it rests after use (HS-40). A Copycatster cannot be copied (HS-39).


class CopiedTwinsters(AtItsCard):
    """(flooded,): stops a flood at its card, and the Twinsters on its dam rest too."""

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        dam = game.dams[seat]
        twins = [at for at in dam.positions() if cards.TWINSTER in dam.stacks[at]]
        if twins:
            dam.retire(twins[0], cards.TWINSTER)


class CopiedSwimster(Ability):
    """(to,): makes a normal move onto a card with a token, which stays there."""

    def values(self, game: Game, seat: int, position: int) -> list[Choice]:
        if game.tracker.phase != "move" or game.done[seat] >= NORMAL:
            return []
        dam = game.dams[seat]
        return [(to,) for to in dam.neighbours(position) if dam.tokens[to]]

    def act(self, game: Game, seat: int, position: int, values: Choice) -> None:
        game.done[seat] = NORMAL


COPIES: dict[int, Ability] = {
    cards.CHEEKSTER: AtItsCard(),  # a card that rests cannot stop a second flood
    cards.SWIMSTER: CopiedSwimster(),
    cards.TWINSTER: CopiedTwinsters(),
    cards.WHACK_A_MOLE: WhackAMole(),  # `roll.Whack` handles its destination
}


# Which specials can act


def offers(game: Game, seat: int, window: int) -> list[Choice]:
    found: list[Choice] = []
    windows = game.options.windows
    for position, card in game.dams[seat].specials():
        if card == cards.COPYCATSTER:
            _offer_copies(game, seat, position, window, found)
        elif windows[card] & window and card in ABILITIES and not _used_up(game, seat, card, position):
            for values in ABILITIES[card].values(game, seat, position):
                found.append(("use", card, position, *values))
    return found


class UseOrPass(WithAbilities):
    """A window for using abilities or passing. It offers no choices when no ability can be used."""

    kinds = ("use", "copy", "pass")
    window = 0

    def choices(self, game: Game, seat: int) -> list[Choice]:
        found = offers(game, seat, self.window)
        if found:
            found.append(("pass",))
        return found


def _offer_copies(game: Game, seat: int, position: int, window: int, found: list[Choice]) -> None:
    """Add to `found` all the ways to use the Copycatster at this position. HS-6, HS-39."""
    windows = game.options.windows
    for kind in sorted([kind for kind in in_play(game, seat) if windows[kind] & window]):
        ability = _copied(game, kind)
        if ability:
            for values in ability.values(game, seat, position):
                found.append(("copy", kind, position, *values))


def _copied(game: Game, kind: int) -> Ability | None:
    """Return the ability that a Copycatster uses when it acts as this kind, or None if it cannot. HD-A18."""
    ability = ABILITIES.get(kind)
    if ability and ability.copied:
        return ability
    return COPIES.get(kind) if game.options.copy_any else None


def in_play(game: Game, seat: int) -> set[int]:
    """Return the kinds of special that are special side up on any dam (HS-39), or on the seat's own dam (HD-A18)."""
    dams = [game.dams[seat]] if game.options.copy_own_only else game.dams
    return {cards.CHEEKSTER if card == cards.MARKED else card for dam in dams for _, card in dam.specials()}


def _used_up(game: Game, seat: int, card: int, position: int) -> bool:
    """Return whether all specials of this kind at this position have already acted in this window."""
    used = game.used
    if not used:
        return False
    return used.count((seat, card, position)) >= game.dams[seat].stacks[position].count(card)


# Carrying out abilities


def use(game: Game, seat: int, choice: Choice) -> None:
    """Carry out a ("use", ...) or ("copy", ...) choice: spend the special, then let it act."""
    verb, kind, position = choice[:3]
    values = choice[3:]
    ability = _copied(game, kind) if verb == "copy" else ABILITIES[kind]
    assert ability
    game.card = cards.COPYCATSTER if verb == "copy" else kind
    if ability.after == ITSELF:
        pass
    elif verb == "copy":
        spend_copycatster(game, seat, position, values[0] if ability.after == MOVES else None)
    else:
        _spend(game, seat, kind, position, values)
    ability.act(game, seat, position, values)


def side_after(game: Game, card: int) -> int:
    """Return the side that a special shows after use. Whether it turns over is what players have said about its card,
    or else what the options say. A special that is turned over keeps its kind only under HD-A25."""
    kind = cards.CHEEKSTER if card == cards.MARKED else card
    turns = game.tracker.turns_over(kind)
    if not (game.options.specials[kind][2] if turns is None else turns):
        return card
    return cards.FLIPPED + kind if game.options.turn_back else cards.STANDARD


def _spend(game: Game, seat: int, card: int, position: int, values: Choice) -> None:
    dam = game.dams[seat]
    after = ABILITIES[card].after
    side = side_after(game, card)
    if after == PILE:
        dam.retire(position, card, side)
    elif after == OUT:
        dam.remove(position, card)
    elif after == MOVES:
        dam.take(position, card)
        if dam.land(values[0], side) and side == card:
            game.mark_used(seat, card, values[0])
    elif side != card:
        dam.turn(position, card, side)
    else:
        game.mark_used(seat, card, position)


def spend_copycatster(game: Game, seat: int, position: int, to: int | None) -> None:
    """Move a Copycatster to the pile after use, whatever kind it copied (HS-40), unless it lands on a token at `to`
    (HS-38)."""
    dam = game.dams[seat]
    if to is not None and dam.tokens[to]:
        dam.take(position, cards.COPYCATSTER)
        dam.land(to, cards.COPYCATSTER)
    else:
        dam.retire(position, cards.COPYCATSTER)
