"""Refuse a release while a title is a draft, or a released language lacks words: python3 .ci/drafts.py"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    sys.path[:0] = [str(ROOT / folder) for folder in ("firmware", "host")]
    from hamstertop_host import drafts, release_check

    found = drafts.drafts()
    for title in found:
        remedy = f".venv/bin/hamstertop release-check {title} says what it takes until it can be released"
        print(f"publish: {title} is a draft ({remedy})", file=sys.stderr)
    words = [gap for title in drafts.released() for gap in release_check.translations(title)]
    words += [gap for language in drafts.languages() for gap in release_check.of_language(language)]
    for gap in words:
        print(f"publish: {gap.what} are missing ({gap.do})", file=sys.stderr)
    return 2 if found or words else 0


if __name__ == "__main__":
    sys.exit(main())
