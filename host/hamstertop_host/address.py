"""The site's address, which the QR codes for results link to. A fork's devices link to the fork's site.

No file has the address: set `HAMSTERTOP_SITE` when you build; a board's file can override it with `SITE`. Like
`flashing.contents`, this module works without the packages that the rest of the host needs.
"""

import os
import re

from .errors import UserError

VARIABLE = "HAMSTERTOP_SITE"
LONGEST = 80  # characters: a longer address leaves no room for a result
_FORM = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?(/[!$-~]*)?", re.IGNORECASE)  # without a "#"


def site() -> str:
    """Return the address given for this build, "" for none.

    Raises:
        UserError: it is not an address.
    """
    address = os.environ.get(VARIABLE, "")
    if address and (why := wrong(address)):
        raise UserError(f"{VARIABLE}: {why}")
    return address


def wrong(address: str) -> str:
    """Return why an address cannot be the site's, "" if it can."""
    if not _FORM.fullmatch(address) or len(address) > LONGEST:
        return f"{address!r} is not a site's address (write https://HOST/PATH/, up to {LONGEST} letters, without '#')"
    return ""
