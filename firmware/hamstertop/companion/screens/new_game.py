"""How every game begins: who plays, by which variant and which house rules."""

from ...words import COMPANION
from .. import chosen, story, titles
from ..questions import Pick
from ..settings import OFFERED
from ..shown import ours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..questions import Line
    from ..screen import Action, Screen


class NewGame(Pick):
    """Resume if a game goes on; else start as last time, unless a line is changed: that holds from now on.

    The title's `house` module says what can be chosen, its words what it is called: the section `new_game` names the
    values of the set-up event, and says what they mean where that needs words; `values` has words for a value that is
    no number, `house` each house rule by its id, or by its field where several have the id. A value that depends on
    others is put into words by CHOICES of the title's screens, a function of the app and all values.
    """

    def __init__(self, app: "App", title: str) -> None:
        super().__init__(app, titles.name(title, app), self._all)
        self.name = title
        self.table = titles.house(title)
        session = app.saved(title)
        self.resumes = bool(session.game) and not session.tracker.over
        self.values = [default for _, _, default in self.table.SETUP]
        self.chosen = [0] * len(self.table.HOUSE.rows)
        try:
            self._begin_with(chosen.setup(title, app.settings.setups) or session.setup)
        except ValueError:  # of another version, or IllegalEvent: the rest is as it is by default
            pass

    def _begin_with(self, values: "tuple[int, ...]") -> None:
        """Take over the values of a set-up event, as far as they can be chosen."""
        count = len(self.values)
        for index, value in enumerate(values[:count]):
            if value in self._choices(index):
                self.values[index] = value
        if len(values) > count:
            self.chosen = self.table.HOUSE.chosen(values[count:])

    def event(self) -> tuple[str | int, ...]:
        """The set-up event."""
        return ("setup",) + self._setup()

    def _setup(self) -> tuple[int, ...]:
        """Its values."""
        house: tuple[int, ...] = self.table.HOUSE.values(self.chosen) if self.chosen else ()
        return tuple(self.values) + house

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
            settings.told[OFFERED] = 1
            settings.save()
            return ours(app, "names.offer", self._players, ("app", self._begin))
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
        return ours(app, "names", self._players, ("app", self._begin))

    def _value(self, index: int) -> str:
        field = self.table.SETUP[index][0]
        word = story.setting(self.app, self.name, field, self.values, index)
        if word:
            means = self.app.words("new_game", self.name).get(field + "_means")
            return "%s: %s" % (word, means[self.values[index]]) if means else word
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
            self._keep()

        return change

    def _keep(self) -> None:
        """What was chosen is where the next game of this title begins, here or on a device that it is sent to. Where it
        cannot be stored the game that begins says so."""
        settings = self.app.settings
        settings.setups = chosen.beginning(self.name, self._setup(), settings.setups)
        settings.save()
        self.app.redraw()

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
        self._keep()
