"""Malformed data that a board, a file or a user might supply."""

from hypothesis import strategies as st


class Bytes:
    """A source of chance that returns a fuzzer's bytes, then only zeros."""

    def __init__(self, data: bytes) -> None:
        self._data = list(reversed(data))

    def byte(self) -> int:
        return self._data.pop() if self._data else 0


sources = st.binary(max_size=300).map(Bytes)


def fuzzed(data, dice):
    """Return the data with a few bytes changed, lost, duplicated or inserted."""
    found = bytearray(data)
    for _ in range(dice.randint(1, 4)):
        at, end = sorted(dice.randrange(len(found) + 1) for _ in range(2))
        change = dice.randrange(4)
        if change == 0 and found:
            found[min(at, len(found) - 1)] = dice.randrange(256)
        elif change == 1:
            del found[at : min(end, at + dice.choice((1, 1, 40, 400)))]
        elif change == 2:
            found[at:at] = found[at : min(end, at + 40)]
        else:
            found[at:at] = dice.choice((b"\x00", b"\xff", b"\r\n", b"Traceback", b">>> ", b"settings ", b"[", b'"'))
    return bytes(found)
