"""Reads catalogues that are packed, where MicroPython compiles to machine code; `packing` says what they are."""

# mypy: ignore-errors
# ruff: noqa
import struct

import micropython

from . import NEXT, packed_keys

_waiting = bytearray(2 * 64)  # symbols of 16 bits: far more than ever wait


class Packed:
    """The sections of a language."""

    def __init__(self, few, rules, places, digits):
        self._few = few
        self._rules = rules
        self._places = places
        self._digits = digits

    def body(self, part, name):
        """What the section of a part lies as in `making`'s catalogue; KeyError if there is none."""
        number, names = packed_keys.NAMES[part]
        at = names.find(NEXT + name.encode() + NEXT)
        if at < 0:
            raise KeyError(name)
        number += names.count(NEXT, 0, at)
        few, rules, places, digits = packed_keys.KEYS
        start = struct.unpack_from("<H", places, 2 * number)[0]
        own, size = struct.unpack_from("<HH", self._places, 4 * number)
        to = bytearray(size)
        _unpack(to, size, digits, rules, few, start, self._digits, self._rules, self._few, own, _waiting)
        return bytes(to)


@micropython.viper
def _unpack(
    to: ptr8,
    size: int,
    digits: ptr8,  # of keys
    rules: ptr8,
    few: int,
    at: int,
    other_digits: ptr8,  # of texts
    other_rules: ptr8,
    other_few: int,
    other_at: int,
    waiting: ptr16,
):
    """Write a key and its text in turn, from their digits."""
    to[0] = 0
    done = 1
    count = 0  # of symbols that wait
    while done < size:
        if count:
            count -= 1
            symbol = waiting[count]
        else:
            first = at >> 1
            symbol = (digits[first] << 16 | digits[first + 1] << 8 | digits[first + 2]) >> (12 - 4 * (at & 1)) & 0xFFF
            if symbol < 0x100:
                symbol = 0
                at += 1
            elif symbol >> 8 <= few:
                symbol = (symbol >> 4) - 15
                at += 2
            else:
                symbol -= 240 * few + 255
                at += 3
        rule = 3 * symbol
        second = (rules[rule + 1] & 15) << 8 | rules[rule + 2]
        while second != 0xFFF:  # a pair
            waiting[count] = second
            count += 1
            rule = 3 * (rules[rule] << 4 | rules[rule + 1] >> 4)
            second = (rules[rule + 1] & 15) << 8 | rules[rule + 2]
        byte = rules[rule] << 4 | rules[rule + 1] >> 4
        to[done] = byte
        done += 1
        if byte < 2:  # NEXT or IS: the other's turn
            kept = digits
            digits = other_digits
            other_digits = kept
            kept = rules
            rules = other_rules
            other_rules = kept
            number = few
            few = other_few
            other_few = number
            number = at
            at = other_at
            other_at = number
