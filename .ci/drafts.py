"""Refuses a release while a title is a draft: python3 .ci/drafts.py"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    sys.path[:0] = [str(ROOT / folder) for folder in ("firmware", "host")]
    from hamstertop_host import drafts

    found = drafts.drafts()
    for title in found:
        remedy = f".venv/bin/hamstertop lacks {title} says what it takes until it can be released"
        print(f"publish: {title} is a draft ({remedy})", file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
