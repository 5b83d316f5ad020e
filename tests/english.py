"""Reject phrases that native writers do not use. `make check` runs this on documents, comments and strings.

Each such phrase is printed with its file, its line number and a suggestion.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = ("*.md", "*.py", "*.js", "*.mjs", "*.css", "*.html", "firmware/hamstertop/words/en/*.toml")
SKIPPED = ("tests/english.py", "tests/golden/", "docs/rules/")  # rules use the games' own words
# Patterns of phrases, and what to write instead
PHRASES = {
    r"\bso many\b": "a number: `count`, `this many`",
    r"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer|more|less|way|need|faster|slower|better|worse)[a-z]": "is not a",
    r"\banew\b": "again",
    r"\b(?:put|puts|putting) right\b": "correct",
    r"\b[Oo]ur readings?\b": "our ruling; an interpretation",
    r"\b[Ww]ho knows? not\b": "who does not know",
}


def refused(path: Path) -> list[str]:
    """Return a message for each such phrase in a file."""
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for phrase, better in PHRASES.items():
            if hit := re.search(phrase, line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {hit[0]!r}: write {better}")
    return found


def main() -> int:
    listed = subprocess.run(["git", "ls-files", *FILES], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in listed.splitlines() if not name.startswith(SKIPPED)]
    found = [line for path in paths if path.is_file() for line in refused(path)]
    print(*found, sep="\n", end="\n" * bool(found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
