"""The subcommands of `hamstertop`, one module each."""

import argparse
import contextlib
from collections.abc import Callable
from typing import TypeVar

Number = TypeVar("Number", int, float)
MOST = (1 << 32) - 1


def between(least: Number, most: Number) -> Callable[[str], Number]:
    """Return the type of an option whose value is a number in this range."""

    def read(text: str) -> Number:
        with contextlib.suppress(ValueError):
            value = type(least)(text)
            if least <= value <= most:
                return value
        kind = "whole number" if isinstance(least, int) else "number"
        raise argparse.ArgumentTypeError(f"must be a {kind} from {least} to {most}, not {text!r}")

    return read


SEED, COUNT, PORT = between(0, MOST), between(1, MOST), between(1, 65535)
