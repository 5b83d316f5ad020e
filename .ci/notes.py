"""Prints the notes of a release, as CHANGELOG.md has them: python3 .ci/notes.py v0.2.0

Links into the repository lead to the files of that tag, where HAMSTERTOP_ADDRESS says where that is.
"""

import os
import re
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TAG = re.compile(r"v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)", re.ASCII)
SITE = os.environ.get("HAMSTERTOP_SITE", "")
HEAD = re.compile(r"^## (.+)$", re.MULTILINE)
UNRELEASED = "Unreleased"
DATED = re.compile(r"(\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)")
LINK = re.compile(r"\]\((?!\w+:|#)")  # the beginning of one into the repository


def newest(changelog: str) -> tuple[str, str, str]:
    """Version, date and text of the first section that was released.

    Raises:
        ValueError: it has no version or no date.
    """
    head = next((head for head in HEAD.finditer(changelog) if head[1] != UNRELEASED), None)
    dated = head and DATED.fullmatch(head[1])
    if not head or not dated:
        raise ValueError("the first section of CHANGELOG.md is not called `VERSION – YYYY-MM-DD`")
    version, day = dated.groups()
    date.fromisoformat(day)
    return version, day, HEAD.split(changelog[head.end() :])[0].strip()


def notes(tag: str, changelog: str, version: str, address: str = "") -> str:
    """Return the newest section, for the tag of that version; links lead to `address`.

    Raises:
        ValueError: tag, changelog and version do not fit each other.
    """
    if not TAG.fullmatch(tag):
        raise ValueError(f"{tag!r} is not the tag of a release (make notes TAG=v{version})")
    written, _, text = newest(changelog)
    if not tag[1:] == version == written:
        raise ValueError(f"the tag is {tag}, VERSION is {version}, the newest section of CHANGELOG.md {written}")
    return LINK.sub(f"]({address}", text)


def main() -> int:
    sys.path.insert(0, str(ROOT / "firmware"))
    from hamstertop import VERSION

    tag, address = sys.argv[1], os.environ.get("HAMSTERTOP_ADDRESS")
    address = f"{address}/blob/{tag}/" if address else ""
    try:
        if SITE not in (ROOT / "README.md").read_text("utf-8"):
            raise ValueError(f"README.md does not lead to {SITE} (HAMSTERTOP_SITE={SITE} make address)")
        print(notes(tag, (ROOT / "CHANGELOG.md").read_text("utf-8"), VERSION, address))
    except ValueError as error:
        print(f"notes: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
