"""What the wire of a key carries: spikes, presses by worn and new contacts, and double presses.

Each is a list of (µs, closed) from its start, which begins and ends with the contact open.
"""

from hamstertop import chance

MS = 1000  # µs
SPIKE = 2 * MS  # the longest spike
BOUNCES = 5 * MS  # for which a contact bounces: manufacturers of small buttons guarantee this
TAP = (30 * MS, 150 * MS)  # the shortest and the longest time for which a finger is down
GAP = (40 * MS, 150 * MS)  # the time between the two presses of a double press
WORN = 9 * MS  # for which a worn contact opens before it closes for a ms, while a finger lifts it


def spikes(source, apart=1):
    """Return a single spike of 1 µs to 2 ms, or a burst of up to 12 that are at least `apart` µs from each other."""
    moves = []
    at = 0
    for _ in range(1 + chance.below(source, 2) * chance.below(source, 12)):
        length = 1 + _below(source, SPIKE)
        moves += [(at, True), (at + length, False)]
        at += length + apart + _below(source, 5 * MS)
    return moves


def press(source):
    """Return a press that bounces when it begins and when it ends, and may be by a worn contact."""
    moves = _bounces(source, 0, True)
    moves += _bounces(source, _between(source, TAP), False)
    for _ in range(chance.below(source, 4) // 2 * chance.below(source, 4)):
        end = moves[-1][0]
        moves += [(end + WORN, True), (end + WORN + MS, False)]
    return moves


def double(source):
    """Return two presses in quick succession."""
    first = press(source)
    start = first[-1][0] + _between(source, GAP)
    return first + [(start + at, closed) for at, closed in press(source)]


def _bounces(source, at, closed):
    moves = [(at, closed)]
    end = at + BOUNCES
    while chance.below(source, 4):
        back = moves[-1][0] + 1 + _below(source, 2 * MS)
        again = back + 1 + _below(source, 2 * MS)
        if again > end:
            break
        moves += [(back, not closed), (again, closed)]
    return moves


def _below(source, limit):
    """Return a number below `limit`. Each order of magnitude is about as frequent as the next."""
    return chance.below(source, max(limit >> chance.below(source, 11), 1))


def _between(source, bounds):
    return bounds[0] + chance.below(source, bounds[1] - bounds[0])
