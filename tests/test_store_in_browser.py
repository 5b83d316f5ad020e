"""Whatever happens to the site's storage, what it has confirmed stays there (see storage_model.js)."""

import collections
import os
from pathlib import Path

from browser import chromium
from sites import site
from test_site_in_browser import blank, url

__all__ = ["blank", "chromium", "site", "url"]

SEQUENCES = int(os.environ.get("HAMSTERTOP_SEQUENCES", "300"))
PART = 50  # sequences at a time
MODEL = Path(__file__).with_name("storage_model.js").read_text("utf-8").replace("export ", "")
CHECK = (
    MODEL + "const done = arguments[2]; check(arguments[0], arguments[1]).then(done, (error) => done([[`${error}`]]));"
)


def test_what_the_storage_has_confirmed_survives_cuts_with_torn_bits_full_disks_reloads_and_windows(blank):
    happened = collections.Counter()
    for first in range(1, SEQUENCES + 1, PART):
        wrong, counts = blank.execute_async_script(CHECK, first, min(PART, SEQUENCES + 1 - first))
        assert wrong == [], "\n".join(wrong)
        happened.update(counts)
    print(dict(happened))
    for what in ("power cut", "reload", "second window", "from a database", "refused", "unsure", "cut while starting"):
        assert happened[what] >= 5, what
