"""The site's address, which the QR codes for results link to. A fork's devices link to the fork's site.

The address is not stored in any file. Set it in `HAMSTERTOP_SITE` when you build; a board file can override it with
`SITE`. Like `flashing.contents`, this module does not need the packages that other parts of the host require.
"""

import os
import re

from hamstertop_games.errors import UserError

VARIABLE = "HAMSTERTOP_SITE"
LONGEST = 80  # characters; a longer address would leave no room for a result
_FORM = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?(/[!$-~]*)?", re.IGNORECASE)  # without a "#"


def site() -> str:
    """Return the address given for this build, or an empty string if there is none.

    Raises:
        UserError: the address is not valid.
    """
    address = os.environ.get(VARIABLE, "")
    if address and (why := wrong(address)):
        raise UserError(f"{VARIABLE}: {why}")
    return address


def wrong(address: str) -> str:
    """Return why an address is invalid, or an empty string if it is valid."""
    if not _FORM.fullmatch(address) or len(address) > LONGEST:
        return (
            f"{address!r} is not a valid site address (write https://HOST/PATH/, at most {LONGEST} characters,"
            " without '#')"
        )
    return ""
