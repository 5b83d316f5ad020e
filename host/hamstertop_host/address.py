"""Where the site is: codes with results lead there. A fork's devices lead to its own.

No file names it: who builds says it, as `HAMSTERTOP_SITE`; a board's file can have another, as `SITE`. Without packages
that the rest of the host needs, as `flashing.contents`.
"""

import os
import re

from .errors import UserError

VARIABLE = "HAMSTERTOP_SITE"
LONGEST = 80  # letters: more leave no room for a result
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
    """Why an address cannot be that of a site, "" if it can."""
    if not _FORM.fullmatch(address) or len(address) > LONGEST:
        return f"{address!r} is not a site's address (write https://HOST/PATH/, {LONGEST} letters at most, without '#')"
    return ""
