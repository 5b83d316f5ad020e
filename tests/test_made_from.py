"""Translations know from which English text they were made."""

from pathlib import Path

import pytest

import translations
from hamstertop.words import making

ENGLISH = """[turn]
do = "Roll."
"do when tired" = "Rest."
[[help.turn]]
when = "tired"
do = "Sleep."
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for language, source in (("en", ENGLISH), ("nl", ENGLISH.replace("Roll", "Rol").replace("Sleep", "Slaap"))):
        (tmp_path / language).mkdir()
        (tmp_path / language / "dice_tray.toml").write_text(source, "utf-8")
    monkeypatch.setattr(making, "FOLDER", tmp_path)
    return tmp_path


def test_a_translation_is_older_once_its_english_text_has_changed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translations.older("nl") == [
        f"dice_tray:{place}" for place in ("turn.do", "turn.do when tired", "help.turn.1.do")
    ]
    assert translations.main(["nl", "--made"]) == 0
    file = folder / "en" / "dice_tray.toml"
    file.write_text(ENGLISH.replace("Rest.", "Rest now.") + '[end]\ntitle = "Over"\n', "utf-8")
    assert translations.main([]) == 1
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "nl missing: dice_tray:end.title: Over",
        "nl older: dice_tray:turn.do when tired: Rest now.",
        "Missing or older: 2",
    ]
    translations.note("nl", ["dice_tray:turn.do when tired"])
    assert translations.older("nl") == []


@pytest.mark.parametrize("language", translations.languages())
def test_each_place_in_the_list_of_a_language_is_one_of_its_texts(language: str) -> None:
    known = translations.texts(language)
    assert [place for place in translations.made_from(language) if place not in known] == []
