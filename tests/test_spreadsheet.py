"""LibreOffice reads the table of results in German and English, in both dialects, and finds no formula in it."""

import shutil
import subprocess
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from hamstertop_host.reports import results, saved, spreadsheet
from test_log_history import game
from test_log_results import FORMULAS, blob

OFFICE = shutil.which("soffice")
NAMES = (*FORMULAS, "Zoë", "Юля", "1/2", "3-4", "A;B", 'Say "hi"')
ROWS = [((1, -3, name), (2, 12, "Ben")) for name in NAMES]
GAMES = tuple(game(at, "score_pad", 42, 5, *rows, setup=(2, 30)) for at, rows in enumerate(ROWS))
LOCALES = {"English": 1033, "German": 1031}
COMMA, SEMICOLON = ord(","), ord(";")
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
OFFICIAL = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
WRITTEN = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}p"


def opened(path: Path, locale: str, separator: int) -> list[list[xml.Element]]:
    """Return the cells of a CSV file as LibreOffice opens it, with all the numbers and dates that it recognizes."""
    assert OFFICE
    options = f"CSV:{separator},34,76,1,,{LOCALES[locale]},false,true"
    profile = f"-env:UserInstallation={(path.parent / 'profile').as_uri()}"
    command = [OFFICE, profile, "--headless", f"--infilter={options}", "--convert-to", "fods", path.name]
    done = subprocess.run(command, cwd=path.parent, capture_output=True, text=True)
    made = path.with_suffix(".fods")
    assert made.is_file(), done.stdout + done.stderr
    return [row.findall(f"{TABLE}table-cell") for row in xml.parse(made).getroot().iter(f"{TABLE}table-row")]


def shown(cell: xml.Element) -> str:
    return "\n".join("".join(part.itertext()) for part in cell.findall(WRITTEN))


@pytest.mark.slow
@pytest.mark.skipif(OFFICE is None, reason="install libreoffice-calc")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("decimal", ".,")
def test_libreoffice_finds_the_names_and_no_formula(locale: str, decimal: str, tmp_path: Path) -> None:
    games = results.read(blob(GAMES), saved.Speaker())
    path = tmp_path / "results.csv"
    path.write_text(spreadsheet.as_csv(games, decimal), "utf-8")
    own, other = (SEMICOLON, COMMA) if decimal == "," else (COMMA, SEMICOLON)
    for separator in (own, other):
        rows = opened(path, locale, separator)
        assert [shown(cell) for row in rows for cell in row if f"{TABLE}formula" in cell.attrib] == []
    head, *rows = [[shown(cell) for cell in row] for row in opened(path, locale, own)]
    assert head[0] == "game", "the mark at the beginning is not part of the text"
    at = head.index("player")
    assert [spreadsheet.read(row[at]) for row in rows[::2]][::-1] == list(NAMES)
