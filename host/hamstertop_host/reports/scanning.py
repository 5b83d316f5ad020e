"""Read results from pictures of codes."""

from collections.abc import Sequence
from pathlib import Path

from hamstertop.companion.session import IDENTITY

from ..errors import UserError
from ..extras import needed
from . import codes

REMEDIES = {
    codes.FOREIGN: "its code is not one of ours (take a picture of the device's page Result)",
    codes.NEWER: "its code comes from a newer version (update hamstertop)",
    codes.DAMAGED: "its code is damaged (take the picture again)",
}
TAKE_ANEW = "take it from straight above, larger and evenly lit"


def read(pictures: Sequence[Path]) -> list[codes.Taken]:
    """Return the results in pictures, each of which can show several codes. All parts of a game must be included.

    Raises:
        UserError: a picture cannot be read or does not have a valid code, or a part is missing.
    """
    found: list[codes.Taken] = []
    sets: dict[tuple[bytes, int], list[codes.Part]] = {}  # (game, number of parts) -> the parts read
    for picture in pictures:
        texts = _texts(picture)
        if not texts:
            raise UserError(f"{picture}: no QR code found ({TAKE_ANEW})")
        for text in texts:
            try:
                part = codes.part(text)
                if part.count == 1:
                    found.append(codes.whole([part]))
            except codes.Refused as error:
                raise UserError(f"{picture}: {REMEDIES[error.why]}")
            if part.count > 1:
                sets.setdefault((part.identity, part.count), []).append(part)
    found += [_joined(parts) for parts in sets.values()]
    by_game: dict[bytes, codes.Taken] = {}
    for taken in sorted(found, key=lambda taken: len(taken.journal)):
        by_game[taken.record[:IDENTITY]] = taken  # a complete game replaces a result without the game
    return list(by_game.values())


def _joined(parts: list[codes.Part]) -> codes.Taken:
    """Join a game's parts, and return the game."""
    numbers = {part.number for part in parts}
    missing = [str(number) for number in range(1, parts[0].count + 1) if number not in numbers]
    if missing:
        which = f"{', '.join(missing)} of {parts[0].count}"
        raise UserError(f"code {which} for a game is missing (add a picture of it)")
    try:
        return codes.whole(parts)
    except codes.Refused:
        raise UserError("the codes do not belong together (take all pictures again)")


def _texts(picture: Path) -> list[str]:
    """Return the texts of the QR codes in a picture."""
    with needed("scan"):
        import zxingcpp
        from PIL import Image
    try:
        with Image.open(picture) as image:
            grey = image.convert("L")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        why = getattr(error, "strerror", None) or "it is not a picture"
        raise UserError(f"cannot read {picture}: {why} (name a picture of a code, PNG or JPEG)")
    codes_found = zxingcpp.read_barcodes(grey, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    return list(dict.fromkeys(each.text for each in codes_found))
