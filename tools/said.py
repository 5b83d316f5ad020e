"""Print where the device says each rule, from the rule IDs in the English words.

A place is a section of the words and a key, or the number of a page of help, and what must be true in the game. *When
it matters* means on a page that players see in play, during set-up, on a card, or as an explanation that appears by
itself the first time. All other help is under *What now?* and *Rules* in the menu.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from hamstertop.games import titles
from hamstertop.words import FALLBACK, making

RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
NOT_SAID = "not said: "
# For each sentence of Hamsterdam's rulebook that states a rule, in its order, the rule, or a key of NO_RULE
RULEBOOK = (
    "HD-71 HD-2 HD-3 HD-5 HD-8 dots HD-9 HD-11 HD-12 HD-12 HD-16 HD-15 HD-17 HD-26 HD-18 HD-18 HD-19 HD-60 HD-62 HD-20 "
    "HD-21 HD-23 HD-25 HD-22 HD-23 HS-22 HD-26 HD-28 HD-26 HD-29 HD-30 HD-41 HD-43 HD-44 HD-45 HD-40 HD-51 HD-52 HD-54 "
    "HD-56 HD-63 HD-52 HD-53 HD-60 HD-62 HD-63 HD-64 HS-21 HS-19 HS-1 HS-2 HS-3 HS-4 HS-25 HS-5 HS-5 HS-6 HS-40 HS-7 "
    "HS-32 HS-8 HS-9 HS-10 HS-11 HS-23 HS-12 HS-12 HS-13 HS-14 HS-14 HS-15 HS-16 HD-13 HS-17 HS-18 HS-18 HD-70 HD-71 "
    "HD-72 HD-80 HD-80 HD-80 others"
)
NO_RULE = {"dots": "the cards show how many they have", "others": "Classic has the same pages"}


def places(title: str) -> dict[str, list[str]]:
    """Return the places of each rule in a title's English words, by id."""
    found: dict[str, list[str]] = {}
    section, number, page = "", 0, ""
    for line in making.path(FALLBACK, title).read_text("utf-8").splitlines():
        if match := re.match(r"\[(\[)?([^\]]+)\]", line):
            number = number + 1 if match[1] and match[2] == section else 1
            section, page = match[2], str(number) if match[1] else ""
            case = ""
        elif match := re.match(r'when = "(.*)"', line):
            case = match[1]
        elif (match := re.match(r"([^#]*?) = ", line)) and "#" in line:
            key, _, twin = match[1].replace('"', "").partition(making.TWIN)
            place = f"{section} {page}" if page else f"{section}.{key}"
            conditions = " and ".join(one for one in (case, twin) if one)
            for id in re.findall(r"[A-Z]+-A?\d+", line.rsplit("#", 1)[1]):
                here = place + (f" when {conditions}" if conditions else "")
                if here not in found.setdefault(id, []):
                    found[id].append(here)
        elif match := re.match(r"# ([A-Z]+-A?\d+): (.*)", line):
            found[match[1]] = [NOT_SAID + match[2]]
    return found


def due(title: str, place: str) -> bool:
    """Return whether a place is seen when it matters, and not only in help."""
    explained = titles.screens(title).EXPLAINED
    return not place.startswith(("help.", "not said")) or any(
        re.match(rf"help\.{topic} 1\b", place) for topic in explained
    )


def rows(title: str, ids: "list[str]") -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield each rule with the places where it is said when it matters, and all others."""
    found = places(title)
    for id in ids:
        here = found.get(id, [])
        yield id, [place for place in here if due(title, place)], [place for place in here if not due(title, place)]


def document(ids: "dict[str, list[str]]") -> str:
    """Return a table for each title, for the ids of its rules in order."""
    parts = []
    for title in TITLES:
        table = list(rows(title, ids[title]))
        rules = [row for row in table if "-A" not in row[0]]
        name = making.sections(FALLBACK, title)["title"]["name"]
        parts.append(
            f"\n## {name}\n\nOf {len(rules)} rules, {sum(bool(row[1]) for row in rules)} are said when they matter.\n"
        )
        parts.append("\n| rule | when it matters | in help |\n|---|---|---|\n")
        parts += [f"| {id} | {', '.join(play) or '–'} | {', '.join(more) or '–'} |\n" for id, play, more in table]
    return "".join(parts)


def of_rulebook() -> "tuple[int, dict[str, str]]":
    """Return how many sentences of Hamsterdam's rulebook are said when they matter, and the rules of all others with
    why not: "" if nothing says so."""
    sentences = RULEBOOK.split()
    told, why = set(), dict(NO_RULE)
    for id, play, more in rows("hamsterdam", sentences):
        if play:
            told.add(id)
        elif more and more[0].startswith(NOT_SAID):
            why[id] = more[0].removeprefix(NOT_SAID)
    return sum(id in told for id in sentences), {id: why.get(id, "") for id in sentences if id not in told}


def defined() -> dict[str, list[str]]:
    """Return the ids in each title's rules, in order."""
    return {
        title: re.findall(r"^\| ([A-Z]+-A?\d+) \|", (RULES / f"{title}.md").read_text("utf-8"), re.MULTILINE)
        for title in TITLES
    }


if __name__ == "__main__":
    print(document(defined()))
    told, others = of_rulebook()
    print(f"Of {len(RULEBOOK.split())} sentences in Hamsterdam's rulebook, {told} are said when they matter. Not said:")
    for id, why in others.items():
        print(f"- {id}: {why}")
