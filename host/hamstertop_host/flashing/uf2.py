"""Read UF2 files to find out which chip they are for and which build of the firmware they contain.

https://github.com/microsoft/uf2 defines the format. Each of our builds has an id, a hash of everything it was made
from. On the board, the id is `hamstertop.listed.BUILD`. Because this is a string constant, it can be found in the file.
"""

import re
import struct
from dataclasses import dataclass

from hamstertop_games.errors import UserError

from .contents import BUILD
from .models import Frozen

_BUILD = re.compile(BUILD.encode() + rb"([0-9a-f]+)")
_BLOCK = 512
_HEAD = struct.Struct("<8I")  # two magic numbers, flags, address, size, number, count, family
_MAGIC, _LAST = (0x0A324655, 0x9E5D5157), 0x0AB16F30
_NOT_FLASH, _FAMILY_GIVEN = 0x00000001, 0x00002000  # flags
_MOST = 476  # bytes of payload per block


@dataclass(frozen=True)
class Uf2:
    """A UF2 file.

    Attributes:
        name: the file's name, for messages.
        families: the families of its blocks.
        flash: the data to write, in order of address.
    """

    name: str
    data: bytes
    families: frozenset[int]
    flash: bytes

    @property
    def build(self) -> str:
        """Return the id of the firmware's build, or an empty string if it is not our firmware."""
        found = _BUILD.search(self.flash)
        return found[1].decode() if found else ""


def read(name: str, data: bytes) -> Uf2:
    """Parse a UF2 file.

    Raises:
        UserError: the file is damaged or not a UF2 file.
    """
    families, parts = set(), []
    for at in range(0, max(len(data), 1), _BLOCK):
        block = data[at : at + _BLOCK]
        if len(block) < _BLOCK or _HEAD.unpack_from(block)[:2] != _MAGIC:
            raise UserError(f"{name} is not a UF2 file, or is incomplete (download it again)")
        _, _, flags, address, size, _, _, family = _HEAD.unpack_from(block)
        if struct.unpack_from("<I", block, _BLOCK - 4)[0] != _LAST or size > _MOST:
            raise UserError(f"{name} is damaged (download it again)")
        if not flags & _NOT_FLASH:
            families.add(family if flags & _FAMILY_GIVEN else 0)
            parts.append((address, block[_HEAD.size : _HEAD.size + size]))
    flash = b"".join(part for _, part in sorted(parts, key=lambda part: part[0]))
    return Uf2(name, data, frozenset(families), flash)


def check(uf2: Uf2, frozen: Frozen, wanted: str) -> None:
    """Check that a file contains our firmware for a board's chip and circuit board. `wanted` is the name of the right
    file.

    Raises:
        UserError: it is the wrong file.
    """
    chip = frozen.chip
    if chip.families[0] not in uf2.families or not uf2.families <= {*chip.families}:
        raise UserError(f"{uf2.name} is not for the board's chip, an {chip.name} (use {wanted})")
    if not uf2.build:
        raise UserError(f"{uf2.name} does not contain Hamstertop (use {wanted})")
    if f"{frozen.identity} with {chip.name}".encode() not in uf2.flash:
        raise UserError(f"{uf2.name} is for a different circuit board that also has an {chip.name} (use {wanted})")
