"""Whose name to change."""

from ..settings import SEATS
from .choice import Choice


class Names(Choice):
    """A line a seat."""

    def title(self) -> str:
        return self.words.NAMES

    def items(self) -> list[str]:
        return [self.app.name(seat) for seat in range(SEATS)]

    def value(self, index: int) -> str:
        return "" if self.items()[index] == self.words.SEATS[index] else self.words.SEATS[index]

    def choose(self, index: int) -> None:
        self.app.push("name", index)
