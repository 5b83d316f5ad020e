"""Whose name to change."""

from ..settings import SEATS
from .choice import Choice


class Names(Choice):
    """A line a seat."""

    part = "settings"

    def title(self) -> str:
        return self.words.NAMES

    def items(self) -> list[str]:
        return [self.app.name(seat) for seat in range(SEATS)]

    def value(self, index: int) -> str:
        return "" if self.items()[index] == self.common.SEATS[index] else self.common.SEATS[index]

    def choose(self, index: int) -> None:
        self.app.push("name", index)
