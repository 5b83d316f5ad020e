"""How every game begins: who plays, by which variant and which house rules."""

from .. import modules, texts, titles
from ..questions import Pick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..questions import Line


class NewGame(Pick):
    """Resume if a game goes on; else start as last time, unless a line is changed.

    The title's `house` module says what can be chosen, its texts what it is called: NEW_GAME names the values of the
    set-up event, VALUES the words for a value that is no number, HOUSE each house rule by its id, or by its field where
    several have the id. A value that depends on others is put into words by
    CHOICES of the title's screens, a function of the app and all values.
    """

    def __init__(self, app: "App", title: str) -> None:
        super().__init__(app, titles.name(title, app), self._all)
        self.name = title
        self.table = titles.house(title)
        self.words: Any = app.text(title)
        session = app.saved(title)
        played = session.tracker if session.game else None
        self.resumes = played is not None and not played.over
        self.values = [int(getattr(played, field)) if played else default for field, _, default in self.table.SETUP]
        self.chosen = [0] * len(self.table.HOUSE.rows)
        if played and self.chosen:
            house = played.house
            self.chosen = self.table.HOUSE.chosen(house if isinstance(house, tuple) else (house,))

    def event(self) -> tuple[str | int, ...]:
        """The set-up event."""
        house = self.table.HOUSE.values(self.chosen) if self.chosen else ()
        return ("setup",) + tuple(self.values) + house

    def _all(self) -> "list[Line]":
        common, words = self.app.common, self.words
        lines: list[Line] = [(common.START, self._start, "▶")]
        if self.resumes:
            lines.insert(0, (common.RESUME, lambda app: app.resume(self.name), "▶"))
        for index, (field, _, _) in enumerate(self.table.SETUP):
            lines.append((words.NEW_GAME[field], self._changing(index), self._value(index)))
        if self.chosen:
            value = common.HOUSE_CHANGED if any(self.chosen) else common.HOUSE_DEFAULT
            lines.append((common.HOUSE_RULES, self._house, value))
        return lines

    def _start(self, app: "App") -> None:
        app.begin(self.name, self.event())

    def _value(self, index: int) -> str:
        field = self.table.SETUP[index][0]
        choices = getattr(titles.screens(self.name), "CHOICES", {})
        if field in choices:
            return choices[field](self.app, self.values)
        value = self.values[index]
        return self.words.VALUES[field][value] if field in self.words.VALUES else str(value)

    def _changing(self, index: int) -> "Callable[[App], None]":
        def change(app: "App") -> None:
            """To the next value; what no longer goes with it is back to its default."""
            choices = self._choices(index)
            self.values[index] = choices[(choices.index(self.values[index]) + 1) % len(choices)]
            for other, (_, _, default) in enumerate(self.table.SETUP):
                if self.values[other] not in self._choices(other):
                    self.values[other] = default
            app.redraw()

        return change

    def _choices(self, index: int) -> tuple[int, ...]:
        """What a value can be; some depend on the others."""
        choices = self.table.SETUP[index][1]
        return choices(self.values) if callable(choices) else choices

    def _house(self, app: "App") -> Pick:
        modules.release("common", "tracker", "house", self.app.settings.language)  # screens make room for words
        return Pick(app, app.common.HOUSE_RULES, self._rules, self._turn)

    def _rules(self) -> "list[Line]":
        """A line for each house rule: what it is about, and the reading that counts."""
        lines: list[Line] = []
        house = texts.of(self.app, self.name, "HOUSE")
        for index, (name, field, _) in enumerate(self.table.HOUSE.rows):
            line = house.get(field) or house[name]
            lines.append((line[0], index, line[1 + self.chosen[index]]))
        return lines

    def _turn(self, index: int) -> None:
        """To the next reading of a house rule."""
        self.chosen[index] = (self.chosen[index] + 1) % len(self.table.HOUSE.rows[index][2])
        self.app.redraw()
