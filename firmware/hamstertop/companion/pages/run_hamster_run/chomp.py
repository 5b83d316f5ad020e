"""A hamster in the pit faces the alligators: which trait? RHR-83 to RHR-87."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, small
from ....drawing.pictures import alligator
from ....games.run_hamster_run.rules import TRAITS
from ..page import MARGIN, MIDDLE, TOP, centred, fitting
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Chomp(GamePage):
    """The odds of each trait above its key."""

    part = "run_hamster_run_pit"

    def title(self) -> str:
        return self.news() or self.words.CHOMP_TITLE

    def _chips(self) -> list[int]:
        return [self.tracker.strength(self.tracker.asked or 0, trait) for trait in TRAITS]

    def actions(self) -> tuple[str, str, str]:
        return self.traits(self._chips())

    def act(self, key: int) -> None:
        if self._chips()[key]:
            chips = self._chips()[key] + self.tracker.alligators
            self.app.do(("faced", key, self.app.session.draw(chips)))

    def extra(self) -> tuple[str, str]:
        return self.game.HOLD_BAG, "byhand"

    def press(self, key: int, held: bool) -> None:
        if key != MIDDLE or not held:
            super().press(key, held)
            return
        lines = []
        for trait, chips in enumerate(self._chips()):
            if chips:
                lines.append((self.app.name(self.tracker.asked or 0), self.game.TRAITS[trait], ("faced", trait, 0)))
                lines.append((self.game.ALLIGATORS, self.game.TRAITS[trait], ("faced", trait, chips)))
        self.app.push("run_hamster_run.byhand", lines)

    def scene(self, now: int) -> "Scene":
        return ("alarm", self.tracker.asked)

    def draw(self, canvas: drawing.Canvas) -> None:
        many = self.tracker.alligators
        who = self.words.CHOMP % self.app.name(self.tracker.asked or 0)
        canvas.text(fitting(who, 180, (large, medium)), who, MARGIN, TOP + 2)
        canvas.text(medium, self.words.CHOMP_HOW, MARGIN, TOP + 26)
        canvas.picture(alligator.ALLIGATOR, 196, TOP + 8)
        canvas.text(large, str(many), 270, TOP + 12)
        wide = canvas.width // self.app.board.keys
        for trait, chips in enumerate(self._chips()):
            if chips:
                odds = (200 * chips + chips + many) // (2 * (chips + many))
                centred(canvas, large, self.game.ODDS % odds, wide * trait, wide, TOP + 48)
                canvas.frame(wide * trait + 12, TOP + 74, wide - 24, 10, 3)
                canvas.round(wide * trait + 12, TOP + 74, (wide - 24) * chips // (chips + many), 10, 3)
            else:
                centred(canvas, small, "–", wide * trait, wide, TOP + 56)
