"""The search of a game's rules, on surfaces where words can be typed."""

from ...games import titles
from ...words import COMPANION
from ..asking import series
from . import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content
    from ..asking import Leaf
    from ..look import Look

MOST = 9  # answers to a search
LONGEST = 40  # letters in a search
SHORT = 2  # letters of the longest words that a search ignores, unless they have a digit or an accent
ROOT = 3  # letters of a word that are never its ending
ENDINGS = "aehinosx"  # letters of the endings that make a word a plural
IRREGULAR = (  # forms that differ in other letters, without accents
    ("band", "bander"),
    ("blatt", "blatter"),
    ("cheval", "chevaux"),
    ("die", "dice"),
    ("fach", "facher"),
    ("feld", "felder"),
    ("loch", "locher"),
    ("normal", "normaux"),
    ("special", "speciaux"),
    ("tie", "tied"),
    ("total", "totaux"),
    ("vez", "veces"),
)


def entry(look: "Look", tracker: "Any", cursor: "tuple[str, int] | None") -> "Content":
    """Ask for words to search for."""

    def asked(text: str) -> "Action":
        return ("open", found, text)

    return names.name(look, tracker, cursor, look.words("rules", COMPANION).search, "", asked, LONGEST)


def found(look: "Look", tracker: "Any", cursor: "int | None", text: str) -> "Content":
    """Show the sentences and cards that have most of these words, best first, each below its topic or name."""
    words = look.words("rules", COMPANION)
    heading, pages, at = words.search, [(words.nothing, words.again, None)], cursor or 0
    places = answers(look, tracker, text)
    if places:
        at = min(at, len(places) - 1)
        heading = _read(look, tracker, places[at][0])[0]
        pages = [_read(look, tracker, source)[1][number] for source, number in places]
    return series(look, at, "found", heading, pages)


def answers(look: "Look", tracker: "Any", text: str) -> "list[tuple[Any, int]]":
    """Return the source and number of each page that answers a search, as it is true in this game: those with at least
    half as much in common with it as the best. A word counts more if fewer pages have it, and twice in the name or
    topic of a page. Sources are read one after the other, because a device has no memory for all."""
    words = [_roots(word) for word in _plain(text).split() if len(word) > SHORT or word.isdigit() or _accented(word)]
    have, count = [0] * len(words), 0
    met: list[tuple[Any, int, list[int]]] = []  # source and number of a page, and the words in it
    screens = titles.screens(look.title())
    for source in list(screens.RULES) + getattr(screens, "CARDS", list)():
        name, pages = _read(look, tracker, source)
        plain = _plain(name)
        named = [at for at, roots in enumerate(words) if _has(plain, roots)]
        for number, page in enumerate(pages):
            plain = _plain(page[0] + " " + page[1])
            has = [at for at, roots in enumerate(words) if at in named or _has(plain, roots)]
            count += 1
            for at in has:
                have[at] += 1
            if has:
                met.append((source, number, has + named))
    ranked = sorted([(-sum([1 + count // have[at] for at in page[2]]), at) for at, page in enumerate(met)])
    return [met[at][:2] for score, at in ranked[:MOST] if 2 * score <= ranked[0][0]]


def _read(look: "Look", tracker: "Any", source: "Any") -> "tuple[str, list[Leaf]]":
    """Return the name and the pages of a topic, or of the card to which a line leads."""
    if isinstance(source, str):
        pages: list[Leaf] = [(do, why, None) for do, why in look.words("help." + source).pages()]
        return look.words("topics")[source], pages
    picture, text = source.action[1](look, tracker, None, *source.action[2:]).body
    return source.text, [(text.do, text.why, picture)]


def _plain(text: str) -> str:
    """Return text in lower case, with spaces around its words, which consist of letters and digits. Words with more
    than three letters lose their accents. Shorter ones keep them, because French has *dé* and *de*, *dés* and *des*."""
    text = "".join(
        [char if char.isalpha() or char.isdigit() or "¿" < char < "\u2000" else " " for char in text]
    ).lower()
    if _accented(text):
        from ...drawing.latin import bare  # loaded on first use

        words = text.split()
        for at, word in enumerate(words):
            if len(word) > ROOT and _accented(word):
                words[at] = "".join([(bare(char) or char).lower() for char in word])
        text = " ".join(words)
    return " " + text + " "


def _accented(text: str) -> bool:
    return len(text.encode()) > len(text)


def _roots(word: str) -> "list[str]":
    """Return what a word of a search has in common with its other forms."""
    roots = []
    for form in [form for forms in IRREGULAR if word in forms for form in forms] or [word]:
        start = SHORT if _accented(form) else ROOT
        root = form[:start] + form[start:].rstrip(ENDINGS)
        if len(form) > 5 and form.endswith("ed"):  # an English participle, such as *passed* or *flipped*
            root = form[:-3] if len(form) > 6 and form[-3] == form[-4] else form[:-2]
        roots.append(root)
    return roots


def _has(plain: str, roots: "list[str]") -> bool:
    """Return whether plain text has a word with one of these roots. After a short root, there must be an ending."""
    for root in roots:
        at = plain.find(" " + root)
        while at >= 0:
            end = plain.find(" ", at + 1)
            if len(root) > ROOT or not plain[at + 1 + len(root) : end].strip(ENDINGS):
                return True
            at = plain.find(" " + root, end)
    return False
