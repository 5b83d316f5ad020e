"""How every game begins: who plays, by which variant and which house rules."""

from ...words import COMPANION
from .. import story, titles
from ..questions import Pick
from ..settings import OFFERED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..questions import Line
    from ..screen import Action, Screen


class NewGame(Pick):
    """Resume if a game goes on; else start as last time, unless a line is changed.

    The title's `house` module says what can be chosen, its words what it is called: the section `new_game` names the
    values of the set-up event, `values` has words for a value that is no number, `house` each house rule by its id, or
    by its field where several have the id. A value that depends on others is put into words by
    CHOICES of the title's screens, a function of the app and all values.
    """

    def __init__(self, app: "App", title: str) -> None:
        super().__init__(app, titles.name(title, app), self._all)
        self.name = title
        self.table = titles.house(title)
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
        common, words = self.app.common, self.app.words("new_game", self.name)
        lines: list[Line] = [(common.start, self._start, "▶")]
        if self.resumes:
            lines.insert(0, (common.resume, lambda app: app.resume(self.name), "▶"))
        for index, (field, _, _) in enumerate(self.table.SETUP):
            lines.append((words[field], self._changing(index), self._value(index)))
        if self._players:
            lines.append((self.app.words("settings", COMPANION).names, self._names, "▶"))
        if self.chosen:
            value = common.house_changed if any(self.chosen) else common.house_default
            lines.append((common.house_rules, self._house, value))
        return lines

    def _start(self, app: "App") -> "Action":
        """Begin; ask first where a game goes on, and the very first time offer names."""
        session = app.saved(self.name)
        if session.running:
            words = app.words("instead", COMPANION)
            players = ", ".join(map(app.name, range(session.tracker.players)))
            why = words.why % {"title": titles.name(self.name, app), "players": players}
            return app.sure(words.ask, self._give_up, why)
        settings = app.settings
        if self._players and OFFERED not in settings.told and not any(settings.names):
            from .names import Offer

            settings.told[OFFERED] = 1
            settings.save()
            return Offer(app, self._players, self._begin)
        return self._begin

    def _give_up(self, app: "App") -> "Action":
        """Begin in the place of the running game; ask once more where that could not be brought back."""
        if app.give_up(self.name):
            return self._begin
        app.pop()  # No leads back here
        words = app.words("instead", COMPANION)
        return app.sure(words["lost.ask"], self._begin, words["lost.why"])

    def _begin(self, app: "App") -> None:
        app.begin(self.name, self.event())

    @property
    def _players(self) -> int:
        """How many play, 0 if nobody is asked."""
        fields = [field for field, _, _ in self.table.SETUP]
        return self.values[fields.index("players")] if "players" in fields else 0

    def _names(self, app: "App") -> "Screen":
        from .names import Names

        return Names(app, self._players, self._begin)

    def _value(self, index: int) -> str:
        word = story.setting(self.app, self.name, self.table.SETUP[index][0], self.values, index)
        if word:
            return word
        choices = self._choices(index)
        return "%d (%d–%d)" % (self.values[index], choices[0], choices[-1])  # after the last one comes the first again

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
        return Pick(app, app.common.house_rules, self._rules, self._turn)

    def _rules(self) -> "list[Line]":
        """A line for each house rule: what it is about, and the reading that counts."""
        lines: list[Line] = []
        words = self.app.words("house", self.name)
        for index, row in enumerate(self.table.HOUSE.rows):
            about, word = story.house_rule(words, row, self.chosen[index])
            lines.append((about, index, word))
        return lines

    def _turn(self, index: int) -> None:
        """To the next reading of a house rule."""
        self.chosen[index] = (self.chosen[index] + 1) % len(self.table.HOUSE.rows[index][2])
        self.app.redraw()
