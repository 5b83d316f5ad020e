"""Cut a medium's power again and again, also while it recovers, and check that nothing acknowledged is lost.

Runs on MicroPython and CircuitPython: torn.py MEDIUM SEED COUNT. The number of cuts and what was lost are printed.

A medium has `start()`, which switches it on and returns its storage, `stop()`, `power` and `flashes`.
"""

from hamstertop.saving.storage import PIECE, REFUSED, Part, whole
from media import Cut, Random

NAMES = ("hamsterdam", "settings", "results")
MOST = 1500  # maximum size of a blob in bytes


def found(storage):
    """Return what is stored. It is read again if this fails, as `Journal` does."""
    try:
        return {name: whole(storage, name) for name in NAMES}
    except REFUSED:
        return {name: whole(storage, name) for name in NAMES}


def change(storage, chance, blobs):
    """Return a random change as a function, and the blobs after it."""
    name = NAMES[0 if chance(10) < 6 else chance(3)]
    data = bytes([chance(256) for _ in range(1 + chance(300 if chance(8) == 0 else 9))])
    after = dict(blobs)
    kind = chance(8)
    if kind == 0:
        other = NAMES[chance(3)]
        after[name] = blobs[other]
        return (lambda: storage.replace(name, Part(storage, other))), after
    if kind == 1 or len(blobs[name]) + len(data) > MOST:
        after[name] = data * (1 + chance(5))
        pieces = [after[name][at : at + PIECE] for at in range(0, len(after[name]), PIECE)]
        return (lambda: storage.replace(name, pieces)), after
    after[name] += data
    return (lambda: storage.append(name, data)), after


def play(storage, chance, count, possible):
    """Make random changes and pauses. `possible` is kept a list of what may be stored."""
    blobs = found(storage)
    for _ in range(count):
        if chance(10) == 0:
            for _ in range(chance(20)):
                getattr(storage, "rest", bool)()
        act, after = change(storage, chance, blobs)
        possible.append(after)
        act()
        possible[:] = [after]
        blobs = after


class Trial:
    """Cuts the power `count` times. `lost` says what was lost first, or what the storage refused, if anything was."""

    def __init__(self, medium, chance, count):
        self.cuts = 0
        self.lost = ""
        self._chance = chance
        self._possible = [{name: b"" for name in NAMES}]
        medium.power.cut = None
        for name in NAMES:
            medium.start().replace(name, ())
            medium.stop()
        while self.cuts < count and not self.lost:
            self._evening(medium)

    def _evening(self, medium):
        for flash in medium.flashes:
            flash.start()
            if self._chance(4) == 0:
                flash.wrong = 1 + self._chance(60)
        medium.power.cut = None if self._chance(4) == 0 else 1 + self._chance(60 if self._chance(3) else 6)
        try:
            storage = medium.start()
            stored = found(storage)
            if stored not in self._possible:
                self.lost = "after cut %d: %s instead of %s" % (self.cuts, stored, self._possible)
            else:
                play(storage, self._chance, self._chance(30), self._possible)
        except Cut:
            self.cuts += 1
        except REFUSED as error:
            self.lost = "after cut %d: %s(%s)" % (self.cuts, type(error).__name__, error)
        try:
            medium.stop()
        except Cut:
            pass


if __name__ == "__main__":
    import sys

    from drives import MEDIA

    trial = Trial(MEDIA[sys.argv[1]](), Random(int(sys.argv[2])), int(sys.argv[3]))
    print(trial.cuts, trial.lost)
