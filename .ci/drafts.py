"""Refuse a release while a title is a draft, or a released language lacks words: python3 .ci/drafts.py"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    sys.path[:0] = [str(ROOT / folder) for folder in ("firmware", "host")]
    from hamstertop_host import drafts, lacks

    found = drafts.drafts()
    for title in found:
        remedy = f".venv/bin/hamstertop lacks {title} says what it takes until it can be released"
        print(f"publish: {title} is a draft ({remedy})", file=sys.stderr)
    words = [lack for title in drafts.released() for lack in lacks.translations(title)]
    words += [lack for language in drafts.languages() for lack in lacks.of_language(language)]
    for lack in words:
        print(f"publish: {lack.what} are missing ({lack.do})", file=sys.stderr)
    return 2 if found or words else 0


if __name__ == "__main__":
    sys.exit(main())
