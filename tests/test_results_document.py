"""docs/results.md matches the code: an example with its bytes, and the limits."""

import json
import re

import made
from document_tables import sections, table
from hamstertop.saving import codes, results
from hamstertop_host import paths
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import history, saved
from hamstertop_host.reports import results as reports

SECTIONS = sections(paths.FIRMWARE.parent / "docs" / "results.md", "##")
EXAMPLE = SECTIONS["A worked example"]
BYTES = bytes.fromhex("".join(row[0].strip("`") for row in table(EXAMPLE, "bytes")))


def fenced(section: str) -> str:
    """Return the content of a section's code block."""
    found = re.search(r"```\n(.*)\n```", section)
    assert found
    return found[1]


def test_the_example_matches_its_description() -> None:
    assert codes.text(BYTES) == fenced(EXAMPLE)


def test_the_firmwares_output_matches_the_documented_example() -> None:
    rows = (2, 14, "Anna", None, "24f700"), (1, 9, "")
    shown = results.Result(made.result(*rows, identity=BYTES[1:5], minutes=31, rounds=9, setup=(2, 0, 0)))
    assert codes.code(shown.identity, codes.result(shown)) == fenced(EXAMPLE)
    assert reading.read(fenced(EXAMPLE)).record == shown.write()


def test_the_documented_alphabet_and_limits_match_the_code() -> None:
    assert fenced(SECTIONS["The text"]) == codes.ALPHABET
    assert f"begins with `{codes.MARK}`" in SECTIONS["What reading does"]
    for why in (reading.FOREIGN, reading.NEWER, reading.DAMAGED):
        assert f"| {why} |" in SECTIONS["What reading does"]


def test_the_history_example_is_the_result_example_plus_a_date() -> None:
    shown = re.search(r"```json\n(.*?)\n```", SECTIONS["A history"], re.S)
    assert shown
    (taken,) = history.read(json.loads(shown[1]))
    assert taken.record == reading.read(fenced(EXAMPLE)).record
    assert history.date(taken.day) == "2026-11-22"


def test_the_keys_of_a_history_are_explained() -> None:
    (game,) = reports.taken([reading.read(fenced(EXAMPLE))], saved.Speaker())
    (entry,) = history.of_results([game])
    explained = {name for row in table(SECTIONS["A history"], "key") for name in re.findall(r"`(\w+)`", row[0])}
    assert explained == {history.MARK, history.RESULTS, *entry}
