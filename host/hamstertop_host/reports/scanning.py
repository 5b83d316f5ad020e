"""Read results from images of QR codes."""

from collections.abc import Sequence
from pathlib import Path

from hamstertop.companion.session import IDENTITY

from ..errors import UserError
from ..extras import needed
from . import codes

REMEDIES = {
    codes.FOREIGN: "its QR code is not from Hamstertop (photograph the code that the device shows)",
    codes.NEWER: "its code is from a newer version (update hamstertop)",
    codes.DAMAGED: "its code is damaged (photograph it again)",
}
TAKE_ANEW = "photograph the code from directly above, closer and evenly lit"


def read(pictures: Sequence[Path]) -> list[codes.Taken]:
    """Return the results in images, each of which can show several codes. A game's codes must all be included.

    Raises:
        UserError: an image cannot be read or does not show a valid code, or a code is missing.
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
        by_game[taken.record[:IDENTITY]] = taken  # a result with the whole game replaces one without it
    return list(by_game.values())


def _joined(parts: list[codes.Part]) -> codes.Taken:
    """Join a game's parts, and return its result."""
    numbers = {part.number for part in parts}
    missing = [str(number) for number in range(1, parts[0].count + 1) if number not in numbers]
    if missing:
        which = f"{', '.join(missing)} of {parts[0].count}"
        raise UserError(f"a game is incomplete without code {which} (add an image of it)")
    try:
        return codes.whole(parts)
    except codes.Refused:
        raise UserError("the codes do not belong together (photograph all of them again)")


def _texts(picture: Path) -> list[str]:
    """Return the text of each QR code in an image."""
    with needed("scan"):
        import zxingcpp
        from PIL import Image
    try:
        with Image.open(picture) as image:
            grey = image.convert("L")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        why = getattr(error, "strerror", None) or "it is not an image"
        raise UserError(f"cannot read {picture}: {why} (give a PNG or JPEG image of a code)")
    codes_found = zxingcpp.read_barcodes(grey, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    return list(dict.fromkeys(each.text for each in codes_found))
