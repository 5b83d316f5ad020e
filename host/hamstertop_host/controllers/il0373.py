"""The IL0373 of the first MagTags and of older 2.9 inch panels: its commands are the UC8151's."""

from .uc8151 import UC8151


class IL0373(UC8151):
    """`grey`: its waveforms are those of four greys; a pixel is then ink when both planes say so."""

    grey = False

    def _ink(self, at: int) -> int:
        ink = super()._ink(at)
        return ink & (self.old[at] ^ (255 if self.white else 0)) if self.grey else ink
