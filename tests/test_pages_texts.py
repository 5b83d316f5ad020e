"""The text of the pages and the report is complete in every language, and is not stored on boards."""

import re
from html.parser import HTMLParser

import pytest

import wording
from hamstertop import words as device
from hamstertop.words import making
from hamstertop_host import boards, catalogue, paths
from hamstertop_host.flashing import contents, files
from hamstertop_host.reports import words as report
from hamstertop_host.site.build import STATIC as SITE

KINDS = making.OF_PAGES
PAGES = [path for folder in (paths.PAGE, SITE) for path in sorted(folder.glob("*.*"))]
HTML = [path for path in PAGES if path.suffix == ".html"]
SCRIPTS = [path for path in PAGES if path.suffix == ".js"]
READ = ("aria-label", "alt", "title", "content", "placeholder")  # attributes that are read aloud
NAMES = ("Hamstertop", "MicroPython", "1×", "4×", "16×", "·")
# Values of the attribute `content` that are not words
SETTINGS = (
    "width=device-width, initial-scale=1",
    "width=device-width, initial-scale=1, viewport-fit=cover",
    "dark light",
)
ENGLISH_CODES = "event.taken_back"  # only the English text names the kind of event as the code does
FRENCH_GAPS = re.compile(r"[^\u202f][;!?»](?!\w)|[^\u202f]:(?=\s|$)|«[^\u202f]")


def read(language, kind):
    return making.source(language, kind)


def forms(text):
    return text.values() if isinstance(text, dict) else [text]


def places(text):
    """Return the placeholders and elements in a string."""
    return {place for form in forms(text) for place in re.findall(r"\{\w+\}|<\w+>|</\w+>", form)}


def test_the_pages_and_the_report_are_fully_translated_into_every_language():
    assert list(catalogue.languages()) == device.languages()
    for language in wording.LANGUAGES:
        assert all(making.path(language, kind).is_file() for kind in KINDS), language


def test_strings_that_a_language_lacks_are_shown_in_english(monkeypatch):
    own = making.source
    lacking = {catalogue.PAGES: ["install"], catalogue.REPORT: ["source"]}

    def source(language, part):
        left_out = lacking.get(part, ()) if language == "de" else ()
        return {key: text for key, text in own(language, part).items() if key not in left_out}

    monkeypatch.setattr(making, "source", source)
    assert catalogue.words("de")["install"] == own("en", catalogue.PAGES)["install"]
    assert catalogue.words("de")["status.off"] == own("de", catalogue.PAGES)["status.off"]
    assert report.Words("de").say("source", source="x") == own("en", catalogue.REPORT)["source"].format(source="x")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_a_translation_has_its_keys_in_the_order_of_english_and_the_same_placeholders(language, kind):
    english, found = read(device.FALLBACK, kind), read(language, kind)
    assert list(found) == [key for key in english if key in found], "in the same order, so that they can be compared"
    for key, text in found.items():
        if key in ("plurals", "decimal", "sorted_as"):
            continue
        assert isinstance(text, dict) == isinstance(english[key], dict), key
        if key != ENGLISH_CODES:
            assert places(text) == places(english[key]), key
        if isinstance(text, dict) and kind == report.PART:
            assert set(text) == {*found["plurals"], "other"}, key


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", wording.TRANSLATIONS)
def test_a_translation_follows_the_languages_typography(language, kind):
    english = read(device.FALLBACK, kind)
    for key, text in read(language, kind).items():
        if key in ("plurals", "decimal", "sorted_as"):
            continue
        for form in forms(text):
            assert form == form.strip(), key
            assert '"' not in form and "..." not in form and "  " not in form, f"{key}: {form}"  # noqa: PT018
            if language == "fr":
                assert not FRENCH_GAPS.search(form), f"{key}: {form}"
                assert "'" not in form, f"{key}: {form}"
        long = [form for form in forms(text) if len(re.sub(r"\{\w+\}", "", form).split()) > 3]
        assert not set(long) & set(forms(english[key])), f"{key} is not translated"


class Words(HTMLParser):
    """A parser that collects a page's text that is not in the catalogue, and the keys of text that is."""

    def __init__(self):
        super().__init__()
        self.open = []  # whether each open element is marked as English or is not text
        self.loose = []
        self.keys = set()

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.keys |= {value for name, value in attributes if name.startswith("data-text")}
        settings = tag == "meta" and ("http-equiv" in given or given.get("content") in SETTINGS)
        self.loose += [given[name] for name in READ if given.get(name) and not settings]
        if tag not in ("meta", "link", "input", "img", "path", "circle", "ellipse"):
            english = given.get("lang") == "en" and tag != "html"
            self.open.append(english or tag in ("script", "style", "option") or any(self.open))

    def handle_endtag(self, tag):
        if tag not in ("path", "circle", "ellipse"):
            self.open.pop()

    def handle_data(self, data):
        if not any(self.open) and data.strip() and data.strip() not in NAMES:
            self.loose.append(data.strip())


def parsed(path):
    page = Words()
    page.feed(path.read_text("utf-8"))
    return page


@pytest.mark.parametrize("path", HTML, ids=lambda path: path.name)
def test_all_text_on_pages_is_in_the_catalogue(path):
    assert parsed(path).loose == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_all_text_in_scripts_is_in_the_catalogue(path):
    code = "\n".join(re.sub(r"(^|\s)//.*", "", line) for line in path.read_text("utf-8").splitlines())
    code = code.replace("Hamstertop", "")
    literals = re.findall(r'"([^"\n]*)"', code) + re.findall(r"`([^`]*)`", code)
    assert [text for text in literals if re.match(r"[A-Z][a-z]+ [a-z$]|[A-Z][a-z]+[…:.]", text)] == []
    assert not re.search(r"new Error\([\"`]", code), "throw a Trouble"
    assert not re.search(r"(?:textContent|title|alt|placeholder) = [\"`][A-Za-z]", code)


def test_every_string_for_pages_is_used_and_every_key_exists():
    sources = "\n".join(path.read_text("utf-8") for path in SCRIPTS)
    sources += (paths.HOST / "hamstertop_host/site/build.py").read_text("utf-8")
    sources += (paths.HOST / "hamstertop_host/simulator/session.py").read_text("utf-8")
    in_pages = set().union(*[parsed(path).keys for path in HTML])
    known = set(catalogue.words(device.FALLBACK))
    assert in_pages <= known
    built = ("status.", "place.", "hold.", "games.settings", "games.results")  # keys that scripts build
    unsaid = {key for key in known - in_pages if f'"{key}"' not in sources and not key.startswith(built)}
    assert unsaid == set()
    said = set(re.findall(r'(?:Trouble|text|say|put)\((?:[^()"]*(?:\([^()]*\))?[^()"]*, )?\[?"([a-z][\w.]*)"', sources))
    assert said
    assert said <= known


def test_every_string_for_reports_is_used_and_every_key_exists():
    folder = paths.HOST / "hamstertop_host/reports"
    sources = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    known = set(read(device.FALLBACK, report.PART))
    built = ("times.", "run.where.", "hamsterrolle.end.")  # keys that the code builds
    assert {
        key for key in known if f'"{key}"' not in sources and f"'{key}'" not in sources and not key.startswith(built)
    } == set()
    assert set(re.findall(r'\bsay\(\s*"([\w.]*\w)"', sources)) <= known


def test_boards_do_not_store_the_text_of_the_pages_or_the_report():
    for runtime in ("micropython", "circuitpython"):
        assert not [path for path in contents.modules(runtime) if "making" in path or not path.endswith(".py")]
    said = [
        making.source("en", kind)[key] for kind, key in ((catalogue.PAGES, "status.lost"), (catalogue.REPORT, "source"))
    ]
    content = files.collect(boards.load("magtag"))
    assert not [path for path, data in content.items() for text in said if text.encode() in data]


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_numbers_and_plurals_follow_the_language(language):
    words = report.Words(language)
    assert words.number(2.5, 1) == ("2.5" if language == "en" else "2,5")
    told = [words.say("events", count=count) for count in (0, 1, 2)]
    assert told[1] == read(language, report.PART)["events"]["one"].format(count=1)
    assert (told[0] == told[1].replace("1", "0")) == (language == "fr"), "0 is singular in French alone"


def test_names_are_sorted_by_the_rules_of_the_language():
    names = ["Zoe", "Nuria", "Ñu", "Nz", "Émile", "Ärmel", "Bo", "andi"]
    assert sorted(names, key=report.Words("de").order) == ["andi", "Ärmel", "Bo", "Émile", "Ñu", "Nuria", "Nz", "Zoe"]
    assert sorted(names, key=report.Words("es").order) == ["andi", "Ärmel", "Bo", "Émile", "Nuria", "Nz", "Ñu", "Zoe"]
