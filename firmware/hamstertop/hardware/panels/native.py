"""Reorder a frame in machine code, which is much faster than the function in `epaper` that does the same."""

# mypy: ignore-errors
# ruff: noqa
import micropython


@micropython.viper
def spread(table: ptr8, data, to: ptr8, at: int, step: int):
    """Put what `table` has for each byte of `data` into `to`, from `at` on, `step` bytes apart."""
    of = ptr8(data)
    count = int(len(data))
    n = 0
    while n < count:
        to[at] = table[of[n]]
        at += step
        n += 1
