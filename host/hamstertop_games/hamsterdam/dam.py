"""One player's dam: the line of cards, the hamsters and tokens on them, and the reinforcement pile."""

from .cards import CHEEKSTER, FLIPPED, MARKED, NUMBERS, STANDARD, SWIMSTER, TWINSTER, distinct, with_card, without


class Dam:
    """A dam. Positions are counted from 0 at the left end. The unflipped cards are `left` to `right` - 1."""

    fields = ("left", "numbers", "out", "pile", "right", "stacks", "tokens")
    __slots__ = (*fields, "_found", "_indexed", "_looked", "_places")

    def __init__(self, cards: int = len(NUMBERS)) -> None:
        self.numbers: tuple[int, ...] = ()  # the numbers laid so far, left to right
        self.left = 0
        self.right = cards
        self.tokens = [0] * len(NUMBERS)  # flood tokens on each card, not counting those on Cheeksters
        self.stacks: list[tuple[int, ...]] = [()] * len(NUMBERS)  # hamsters on each card
        self.pile: tuple[int, ...] = ()  # reinforcement pile
        self.out = 0  # the number of hamster cards that have left the game
        # Cached results, and the values they were computed from
        self._places: dict[int, list[int]] = {}  # number -> its positions
        self._indexed: tuple[int, ...] = ()  # the `numbers` they were computed from
        self._found: tuple[tuple[int, int], ...] = ()  # specials
        self._looked: list[tuple[int, ...]] = []  # the `stacks` they were computed from

    def copy(self) -> "Dam":
        dam: Dam = object.__new__(Dam)
        dam.numbers = self.numbers
        dam.left = self.left
        dam.right = self.right
        dam.tokens = self.tokens[:]
        dam.stacks = self.stacks[:]
        dam.pile = self.pile
        dam.out = self.out
        dam._places = self._places
        dam._indexed = self._indexed
        dam._found = self._found
        dam._looked = self._looked
        return dam

    def state(self) -> tuple[object, ...]:
        return self.numbers, self.left, self.right, tuple(self.tokens), tuple(self.stacks), self.pile, self.out

    # Queries

    def at(self, number: int) -> list[int]:
        """Return the positions of the unflipped cards with this number. HD-47."""
        if self._indexed is not self.numbers:
            self._index()
        left, right = self.left, self.right
        return [position for position in self._places.get(number, ()) if left <= position < right]

    def _index(self) -> None:
        self._indexed = self.numbers
        self._places = {}
        for position, number in enumerate(self.numbers):
            self._places[number] = [*self._places.get(number, []), position]

    def positions(self) -> range:
        """Return the positions of the unflipped cards."""
        return range(self.left, self.right)

    def neighbours(self, position: int) -> list[int]:
        """Return the unflipped positions adjacent to this one. HS-24."""
        return [beside for beside in (position - 1, position + 1) if self.left <= beside < self.right]

    def specials(self) -> tuple[tuple[int, int], ...]:
        """Return (position, card) for every special that is special side up, listing equal cards in a stack once.
        HS-19."""
        if self._looked != self.stacks:
            self._looked = self.stacks[:]
            self._found = tuple(
                [
                    (position, card)
                    for position, stack in enumerate(self.stacks)
                    if stack and stack[0] < STANDARD
                    for card in distinct(stack)
                    if card < STANDARD
                ]
            )
        return self._found

    def hamsters(self) -> int:
        """Return the number of hamsters on the dam and in the pile, including specials (HD-72).

        This does not include hamsters being placed, which are in `Game.hand`.
        """
        return sum([len(stack) for stack in self.stacks]) + len(self.pile)

    def markers(self) -> int:
        """Return the number of tokens on Cheeksters."""
        return sum([stack.count(MARKED) for stack in self.stacks])

    # Changes to hamsters

    def take(self, position: int, card: int) -> None:
        self.stacks[position] = without(self.stacks[position], card)

    def put(self, position: int, card: int) -> None:
        """Put a hamster on a card, without clearing a token."""
        self.stacks[position] = with_card(self.stacks[position], card)

    def land(self, position: int, card: int, clears: bool = False) -> bool:
        """Move a hamster onto a card, and return whether it stays there.

        If the card has tokens, the hamster clears one and leaves the game (HD-52, HS-38). A Swimster does so only if
        `clears` is set (HS-33).
        """
        if self.tokens[position] and (card != SWIMSTER or clears):
            self.tokens[position] -= 1
            self.out += 1
            return False
        self.put(position, card)
        return True

    def turn(self, position: int, card: int, side: int) -> None:
        self.take(position, card)
        self.put(position, side)

    def retire(self, position: int, card: int, side: int | None = None) -> None:
        """Move a hamster to the reinforcement pile, with `side` up. Twinsters move together (HS-35)."""
        self.take(position, card)
        self.rest(card if side is None else side)
        if card == TWINSTER:
            for beside in range(self.left, self.right):
                if TWINSTER in self.stacks[beside]:
                    self.take(beside, TWINSTER)
                    self.rest(TWINSTER)

    def rest(self, card: int) -> None:
        """Put a hamster on the reinforcement pile. A Cheekster's token goes back to the supply (HS-26, HS-27)."""
        self.pile = with_card(self.pile, CHEEKSTER if card == MARKED else card)

    def remove(self, position: int, card: int) -> None:
        """Remove a hamster from the game. If it is a Twinster, the other one stays (HD-A22)."""
        self.take(position, card)
        self.out += 1

    # Changes to the line

    def flip(self, end: int) -> tuple[int, int]:
        """Flip the card at the left (0) or right (1) end. HD-42, HD-43.

        Return the number of tokens on it, and the position that its hamsters moved to. Hamsters on the last card go to
        the pile instead, and the position is -1. HD-A11.
        """
        position = self.right - 1 if end else self.left
        if end:
            self.right -= 1
            beside = self.right - 1
        else:
            self.left += 1
            beside = self.left
        if self.left == self.right:
            beside = -1
        tokens, movers = self.tokens[position], self.stacks[position]
        self.tokens[position] = 0
        self.stacks[position] = ()
        if beside >= 0:
            self.stacks[beside] = tuple(sorted(self.stacks[beside] + movers))
        else:
            for card in movers:
                self.rest(card)
        return tokens, beside

    def pick_up(self) -> None:
        """Move all hamsters to the pile, to be placed again. HD-A8."""
        for position in range(self.left, self.right):
            for card in self.stacks[position]:
                self.rest(card)
            self.stacks[position] = ()

    def turn_back(self) -> None:
        """Turn all used specials back to their special sides. HD-A25."""
        for position in range(self.left, self.right):
            self.stacks[position] = _special_side(self.stacks[position])
        self.pile = _special_side(self.pile)


def _special_side(stack: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted([card - FLIPPED if card >= FLIPPED else card for card in stack]))
