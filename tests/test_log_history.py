"""`hamstertop log` reads results from exported histories."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import made
from hamstertop_host import cli
from hamstertop_host.reports import history


def game(number: int, title: str, minutes: int, rounds: int, *players: object, setup: tuple[int, ...] = ()) -> bytes:
    """Return a result as a device stores it."""
    identity = f"{number:04}".encode()
    return made.result(*players, identity=identity, title=title, minutes=minutes, rounds=rounds, setup=setup)


GAMES = (  # like those in test_log_results, with set-ups and people
    game(1, "score_pad", 42, 5, (1, 30, "Anna", None, "a1b201"), (2, 12, "Ben", None, "a1b202"), setup=(2, 60)),
    game(2, "hamsterdam", 31, 9, (2, 14, "Anna"), (1, 9, "Ben"), (3, 20, ""), setup=(3, 0, 2)),
    game(3, "run_hamster_run", 0, 7, (2, None, "Anna"), (2, None, 'Éloïse, "B"')),
)

Log = Callable[..., str]
Refused = Callable[..., str]


@pytest.fixture
def log(capsys: pytest.CaptureFixture[str]) -> Log:
    """Return a function that runs `hamstertop log` and returns its output."""

    def run(*words: object) -> str:
        assert cli.main(["log", *map(str, words)]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Return a function that runs `hamstertop log` and returns its one-line error message."""

    def run(*words: object) -> str:
        assert cli.main(["log", *map(str, words)]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said

    return run


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Return a folder with results."""
    folder = tmp_path / "evening"
    folder.mkdir()
    (folder / "results.bin").write_bytes(made.blob(*GAMES))
    return folder


def test_an_exported_history_is_read_back_without_loss(evening: Path, log: Log, tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    path.write_text(log(evening, "--json"))
    first = json.loads(log(evening, "--json"))
    again = json.loads(log(path, "--json"))
    assert again["results"] == first["results"]
    assert again["players"] == first["players"]
    assert log(path) == log(evening)
    again["results"].insert(0, {**again["results"][-1], "minutes": 1})  # the last of the same id counts
    assert [taken.record for taken in history.read(again)] == list(GAMES)


def test_dates_are_read_from_a_history(log: Log, tmp_path: Path) -> None:
    entry = {
        "id": "f7468d6d",
        "game": "hamsterdam",
        "date": "2026-11-22",
        "minutes": 31,
        "rounds": 9,
        "setup": [2, 0, 0],
        "players": [{"name": "Anna", "place": 2, "score": 14}, {"name": "Orange", "place": 1, "score": 9}],
        "unnamed": [1],
    }
    path = tmp_path / "history.json"
    path.write_text(json.dumps({"hamstertop": 1, "results": [entry]}))
    found = json.loads(log(path, "--json"))
    assert (found["results"][0]["date"], found["results"][0]["players"][1]["name"]) == ("2026-11-22", "Orange")


def test_only_valid_dates_since_2020_are_accepted() -> None:
    from datetime import date, timedelta

    for number in [*range(1, 1600), 36525, 36526, 36585, 36586]:
        text = (date(2019, 12, 31) + timedelta(number)).isoformat()
        assert (history.date(number), history.day(text)) == (text, number)
    for wrong in ("2019-12-31", "2026-02-29", "2026-13-01", "2026-00-10", "yesterday", "2026-1", "2026-04-31"):
        with pytest.raises(ValueError):  # noqa: PT011
            history.day(wrong)


def test_errors_in_a_history_are_explained(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    good = {"id": "00000001", "game": "score_pad", "players": [{"name": "A", "place": 1, "score": 1}]}
    for text, said in (
        ("{", "is not a history, which the results page exports: "),
        ('{"results": 5}', 'there is no "results" list'),
        ('{"hamstertop": 2, "results": []}', "the history must be version 1, not 2"),
        (json.dumps({"results": [good, {**good, "id": "1"}]}), "results[1] is not a valid result"),
        (json.dumps({"results": [{**good, "players": []}]}), "results[0] is not a valid result"),
        (json.dumps({"results": [{**good, "game": "../x"}]}), "results[0] is not a valid result"),
        (json.dumps({"results": [{**good, "players": [{"name": "A\n1 5 B", "place": 1, "score": 1}]}]}), "[0] is no"),
        (json.dumps({"results": [{**good, "players": [{"name": "A", "place": 1, "score": "1\n2"}]}]}), "[0] is no"),
        (json.dumps({"results": []}), "no saved games found"),
    ):
        path.write_text(text)
        assert said in refused(path), text
