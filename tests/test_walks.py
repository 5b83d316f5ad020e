"""The pages for newcomers can be followed literally in a copy of this checkout, and the results pass all checks."""

import re
from pathlib import Path

import pytest

from hamstertop import games
from hamstertop.companion import titles
from hamstertop.games.house import House
from hamstertop.words import making
from hamstertop_host import cli, drafts, newtitle, paths, png, release_check
from walking import ROOT, Checkout, follow

RULE = "-".join(("SP", "A1"))  # split, because only readers of the page define it
TRANSLATED = {  # the words of that rule
    language: f'[house]\n{RULE}.about = "{about}"\n{RULE}.interpretations = ["{most}", "{fewest}"]\n\n[values]'
    for language, about, most, fewest in (
        ("de", "Wer gewinnt?", "meiste Punkte", "wenigste"),
        ("es", "¿Quién gana?", "más puntos", "menos"),
        ("fr", "Qui gagne\u202f?", "plus de points", "moins"),
        ("it", "Chi vince?", "più punti", "meno"),
    )
}
OTHERS = ("Deutsch", "Español", "Français", "Italiano")
RELEASED = ["hamsterdam", "hamsterrolle", "run_hamster_run", "score_pad", "dice_tray"]  # must stay released


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


# What is released

LATER = (release_check.translations, release_check.frames)


def test_released_titles_stay_released() -> None:
    assert [title for title in RELEASED if title not in drafts.released()] == []


@pytest.mark.parametrize(
    "check", [check for check in release_check.CHECKS if check not in LATER], ids=lambda c: c.__name__
)
@pytest.mark.parametrize("title", drafts.released())
def test_a_released_title_is_complete(title: str, check: release_check.Check) -> None:
    """Translations may be added later, and `test_frames` checks golden frames."""
    assert list(check(title)) == []


def test_the_release_check_lists_what_a_draft_language_still_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "LANGUAGES", ("en", "es", "fr", "it"))
    monkeypatch.setattr(making, "path", lambda language, part: paths.CHECKOUT / "none")
    monkeypatch.setattr(making, "complete", lambda language, part: {"common": {"language": "Deutsch"}})
    monkeypatch.setattr(release_check, "untranslated", lambda language, part: ["turn.hint"] if part == "pages" else [])
    assert [gap.what for gap in release_check.of_language("de")] == [
        "words in Deutsch, all of them",
        "its release, with golden frames",
    ]


def test_the_release_check_finds_a_missing_translation_of_a_released_title(monkeypatch: pytest.MonkeyPatch) -> None:
    own = making.sections

    def lacking(language: str, part: str) -> making.Sections:
        found = own(language, part)
        return {**found, "turn": {}} if (language, part) == ("de", "score_pad") else found

    monkeypatch.setattr(making, "sections", lacking)
    (gap,) = release_check.translations("score_pad")
    assert gap.what == "words in Deutsch: turn.hint, turn.how_many, turn.pause and 5 more"
    assert gap.do == "add them to firmware/hamstertop/words/de/score_pad.toml, in the same sections as in English"


def test_the_release_check_names_each_title_and_language_and_fails_if_anything_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release_check, "CHECKS", (release_check.journal, release_check.picture))
    assert cli.main(["release-check"]) == 0
    names = [*titles.names(), "de", "es", "fr", "it"]
    assert capsys.readouterr().out.splitlines() == [f"{name} is complete." for name in names]
    monkeypatch.setattr(release_check, "marks", None)
    assert cli.main(["release-check", "score_pad"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("score_pad has been released, but still needs:\n  1. a picture on the first screen\n")
    assert cli.main(["release-check", "scorepad"]) == 2
    assert "unknown title or language 'scorepad' (known: hamsterdam, " in capsys.readouterr().err


# A title


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "'' is not a valid name (use lower-case letters a to z, digits and _, and begin with a letter)"),
        ("sänd", "is not a valid name"),
        ("Sand timer", "is not a valid name"),
        ("../sand", "is not a valid name"),
        ("2048", "is not a valid name"),
        ("_sand", "is not a valid name"),
        ("class", "is reserved (choose a different name)"),
        ("settings", "is reserved"),
        ("companion", "is reserved"),
        ("report", "is reserved"),
        ("x" * 21, "is too long (use at most 20 characters)"),
        ("hamsterdam", "is taken: docs/rules/hamsterdam.md already exists (choose a different name)"),
        ("tracking", "is taken: firmware/hamstertop/games/tracking.py already exists"),
        ("canvas", "is taken: tests/portable/test_canvas.py already exists"),
        ("run", "is taken: tests/frames/run_"),
    ],
)
def test_an_invalid_title_name_is_refused_and_the_message_says_why(
    name: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[Path] = []
    monkeypatch.setattr(Path, "write_text", lambda path, *_: written.append(path))
    assert cli.main(["new-title", name]) == 2
    said = capsys.readouterr()
    assert (said.out, written) == ("", [])
    assert message in said.err


def test_an_installed_package_says_that_it_is_not_a_checkout(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "INSTALLED", True)
    for command in (["new-title", "sand_timer"], ["release-check"]):
        assert cli.main(command) == 2
        assert "this is an installed package (clone the repository)" in capsys.readouterr().err


def test_a_folder_that_git_leaves_behind_when_a_title_is_removed_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "removed" / "__pycache__").mkdir(parents=True)
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    monkeypatch.setattr(titles, "_names", [])
    assert titles.names() == []


def test_each_title_has_its_own_prefix_for_rule_ids() -> None:
    taken = {"HD", "HR", "ST", "SAN"}
    for name, prefix in (("sand_timer", "SA"), ("sandcastle", "SA"), ("full_cheeks", "FC"), ("x", "X"), ("go_2", "GO")):
        assert newtitle.rules(name, taken) == prefix


# Test files that iterate over titles, parts of words, documents or legs of the tour, including those of the new title
OVER_TITLES = (
    *("tests/test_texts.py", "tests/test_gestures.py", "tests/test_reading_distance.py", "tests/test_shown.py"),
    *("tests/test_documents.py", "tests/test_frames.py", "tests/portable/test_sand_timer.py"),
    "tests/portable/test_page_messages.py",
)
WHOLE = ("test_rule_ids", "test_imports", "test_journal_document")
# The last two check that the first screen has not changed for other titles.
WANTED = " or ".join(("sand_timer", *WHOLE, "draws_its_golden_frames and en-tour_results", "row_by_row and cpython"))


@pytest.mark.slow
def test_a_new_title_passes_all_checks_and_the_release_check_says_what_comes_next(checkout: Checkout) -> None:
    said = checkout.hamstertop("new-title", "sand_timer")
    assert "Sand timer is a draft, in English." in said
    checkout.hamstertop("new-title", "a_title_of_20_letter")
    checkout.run("ruff", "check", "firmware", "tests/portable")
    checkout.run("ruff", "format", "--check", "firmware", "tests/portable")
    checkout.tests(*OVER_TITLES, *(f"tests/{name}.py" for name in WHOLE), "-k", WANTED)
    lines = checkout.hamstertop("release-check", "sand_timer", status=1).splitlines()
    assert lines[0].startswith("sand_timer is a draft: it can be played and flashed, and missing words appear")
    assert [line[5:].split(":")[0] for line in lines[1::2]] == [
        *("a link to its rules from docs/rules/README.md", "a link to its rules from mkdocs.yml"),
        *("its codes in docs/journal.md", "a picture on the first screen"),
        *(f"words in {name}, all of them" for name in OTHERS),
        "its release, with golden frames",
    ]
    assert "sand_timer" in checkout.run(
        "python", "-c", "from hamstertop_host.flashing import contents; print(contents.modules('micropython'))"
    )


@pytest.mark.slow
def test_following_the_tutorial_makes_a_title_that_draws_the_tutorials_picture(checkout: Checkout) -> None:
    for _ in follow(checkout, "docs/tutorial.md"):
        pass
    drawn = checkout.path("drawn.png")
    checkout.run(
        *("python", "-c"),
        "import sys; sys.path.append('tests/portable'); import tour; from hamstertop_host import png\n"
        "frames = {name: bytes(frame) for name, frame in tour.frames(only=['test_full_cheeks'])}\n"
        f"png.write({str(drawn)!r}, frames['cheeks_full'], 296, 128)",
    )
    assert png.read(drawn) == png.read(ROOT / "docs" / "tutorial.png"), "docs/tutorial.png is not what is drawn"


# The other pages


@pytest.mark.slow
def test_following_the_pages_adds_a_rule_and_then_a_house_rule(checkout: Checkout) -> None:
    for _ in follow(checkout, "docs/adding/rule.md"):
        pass
    asked: list[str] = []
    for said in follow(checkout, "docs/adding/house_rule.md"):
        if said.startswith("$ hamstertop release-check"):
            asked.append(said)
            if len(asked) == 1:
                for language, section in TRANSLATED.items():
                    checkout.replace(f"firmware/hamstertop/words/{language}/score_pad.toml", "[values]", section)
    first, last = ([line[5:] for line in said.splitlines()[2::2]] for said in asked)
    assert first == [
        f"words in English: house.{RULE}.about, house.{RULE}.interpretations (one for each of 2)",
        "the row for `setup` in docs/journal.md, below `score_pad`",
        "its house rules, in order, in docs/journal.md, below `score_pad`",
    ]
    assert last == [
        "golden frames that are missing: pad_house",
        "golden frames that are drawn differently now: pad_new",
        "up-to-date golden content for its screens",
    ]


def test_the_release_check_requires_a_house_rule_in_every_language_and_in_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The release check reports these gaps once English has the house rule."""
    house, own = titles.house("score_pad"), making.sections

    def saying(language: str, part: str) -> making.Sections:
        more = {"house": {f"{RULE}.about": "Who wins?", f"{RULE}.interpretations": ["most", "fewest"]}}
        return own(language, part) | (more if (language, part) == ("en", "score_pad") else {})

    monkeypatch.setattr(house, "HOUSE", House(((RULE, "fewest_win", (False, True)),), False))
    monkeypatch.setattr(making, "sections", saying)
    found = [
        gap.what
        for check in (release_check.english, release_check.rules, release_check.translations)
        for gap in check("score_pad")
    ]
    assert found == [
        f"a row for the house rule {RULE} `fewest_win`",
        *(f"words in {name}: house.{RULE}.about, house.{RULE}.interpretations" for name in OTHERS),
    ]


@pytest.mark.slow
def test_following_the_page_about_boards_adds_a_board(checkout: Checkout) -> None:
    for _ in follow(checkout, "docs/adding/board.md", typed="pico\nmicropython\nnone\n\n\n\n4\n\nRGB\nno\n"):
        pass
    assert "4 lights" in checkout.hamstertop("boards")


@pytest.mark.slow
def test_following_the_page_about_languages_adds_a_language(checkout: Checkout) -> None:
    """The language is a fictional Dutch: English with accents added, so that its length is the same."""
    same: set[str] = set()
    for file in sorted(making.path("en", "").parent.iterdir()):
        english = file.read_text("utf-8").splitlines()
        lines = [dutch(line) for line in english]
        said = " ".join(text for line in english if line[:1] != "#" for text in re.findall('"(.*)"', line))
        same.update(word for word in re.findall(r"[^\W\d_]{2,}", said) if accented(word) == word)
        checkout.write(f"firmware/hamstertop/words/nl/{file.name}", "\n".join(lines) + "\n")
    rows = "| English | Dutch | note |\n|---|---|---|\n| Settings | Séttíngs | |\n"
    glossary = f"# Dutch\n\n## Device\n\n{rows}\n## Same as English\n\n" + "".join(
        f"- {word}\n" for word in sorted(same)
    )
    checkout.write("docs/glossary/nl.md", glossary)
    for _ in follow(checkout, "docs/adding/language.md"):
        pass


def dutch(line: str) -> str:
    """Return a line of a source file with accents added to its text, but not to placeholders and elements."""
    if line.startswith(("#", "[", "name =", "plurals")) or not line:
        return line
    if line.startswith(('language = "English"', "decimal")):
        return line.replace("English", "Nederlands").replace(".", ",")
    key, said = re.fullmatch(r'((?:(?:[\w.-]|"[^"]*")+ = )?)(.*)', line).groups()  # type: ignore[union-attr]
    kept = r"%(?:\(\w+\))?[+]?(?:\.\d)?[ds%f]|\{\w+\}|</?\w+>|\b\w+ = |\\\\n"
    parts = re.split(f"({kept})", said)
    parts[::2] = [accented(part) for part in parts[::2]]
    return key + re.sub(r'\\"(.*?)\\"', "“\\1”", "".join(parts))


def accented(text: str) -> str:
    return text.translate(str.maketrans("aeiou", "áéíóú"))


EVERY_PLACE = re.compile(r"^\| (.*?) \| .* \| (.*?) \|$", re.MULTILINE)


@pytest.mark.parametrize("page", ["board", "house_rule", "language", "rule", "title"])
def test_every_path_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / "docs" / "adding" / f"{page}.md").read_text("utf-8")
    named = {path for row in EVERY_PLACE.findall(text) for cell in row for path in re.findall("`([^`]+)`", cell)}
    files = {path for path in named if "/" in path and " " not in path}
    assert files
    examples = {"<name>": "pico_epaper29", "<title>": "hamsterdam", "<language>": "de"}
    for path in files:
        for name, example in examples.items():
            path = path.replace(name, example)
        assert (ROOT / path).exists(), path
