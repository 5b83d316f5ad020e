"""The IL0373, in the first MagTags and in older 2.9 inch panels. It has the same commands as the UC8151."""

from .controller import TO_NEW
from .uc8151 import UC8151

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .controller import Effect


class IL0373(UC8151):
    """The controller. With `grey`, its waveforms are for four greys, and a pixel is ink if it is set in both planes."""

    grey = False

    def _ink(self, at: int) -> int:
        ink = super()._ink(at)
        return ink & (self.old[at] ^ (255 if self.white else 0)) if self.grey else ink

    def _effect(self) -> "Effect":
        return TO_NEW if self.grey else super()._effect()
