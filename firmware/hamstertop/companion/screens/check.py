"""The screen of the board check."""

from ...content import USUAL, content, image, key, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..checking import Checking
    from ..look import Look

LATEST = 2  # number of findings that fit on the smallest display


def check(look: "Look", tracker: "Any", cursor: None, checking: "Checking") -> "Content":
    """Show the current question with the latest findings below it, or, at the end, the faults. `checking` handles the
    answers."""
    words, lines = checking.words, checking.lines
    if checking.over:
        wrong = checking.wrong
        first = checking.at % len(wrong) if wrong else 0
        lines = wrong[first:] + wrong[:first]
    findings = []
    for topic, good, text in lines:
        mark = words.note if good is None else words.good if good else words.wrong
        findings.append(mark + " " + checking.finding(topic, text))
    short = findings[:1] if checking.over else findings[-LATEST:]
    body: list[Any] = [say(checking.question, ("\n".join(findings), "\n".join(short)))]
    if checking.over and not findings:
        body.append(image("hamster.HAMSTER"))
    keys = [key(answer, None) if answer else None for answer in checking.answers]
    return content("check", words.title, body, keys, ways=(None, None, USUAL))
