"""The IL0373 of the first MagTags and of older 2.9 inch panels: as the UC8151, but it takes whole frames only."""

from .uc8151 import UC8151

_WINDOWS = (0x11, 0x90, 0x91, 0x92)
_COMMANDS = {code: entry for code, entry in UC8151.COMMANDS.items() if code not in _WINDOWS}


class IL0373(UC8151):
    """`grey`: its waveforms are those of four greys; a pixel is then ink when both planes say so."""

    COMMANDS = _COMMANDS
    grey = False

    def _ink(self, at: int) -> int:
        ink = super()._ink(at)
        return ink & (self.old[at] ^ (255 if self.white else 0)) if self.grey else ink
