"""Results from any number of devices are joined by person."""

import csv
import io
import json
from typing import Any

import made
from hamstertop import chance
from hamstertop.saving import codes
from hamstertop.saving.people import Person
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.reports import bgstats, evenings, history, people, saved, spreadsheet
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import results as reports

BOARD, PHONE, TABLET = "a1b2", "c3d4", "e5f6"  # the beginnings of ids that were made on one device


def games(*tables: tuple[tuple[str, str], ...]) -> list[reports.Finished]:
    """Return a game for each table of (id, name) pairs, once the people in them are settled."""
    found = []
    for number, seated in enumerate(tables):
        rows = [(1 + seat, None, name, None, id) for seat, (id, name) in enumerate(seated)]
        found.append(made.result(*rows, identity=number.to_bytes(4, "big"), title="run_hamster_run"))
    read = reports.read(made.blob(*found), saved.Speaker())
    people.settle(read)
    return read


def persons(*tables: tuple[tuple[str, str], ...]) -> list[list[str]]:
    return [game.persons for game in games(*tables)]


ANN, BEN, OTHER_BEN = (BOARD + "00", "Ann"), (BOARD + "01", "Ben"), (BOARD + "02", "Ben")


def test_the_latest_spelling_of_a_person_is_shown_everywhere() -> None:
    assert persons((ANN, BEN), ((ANN[0], "Anne"), BEN)) == [["Anne", "Ben"]] * 2


def test_equal_names_from_different_devices_are_one_person() -> None:
    assert persons((ANN, BEN), ((PHONE + "00", "Ben"), ("", "Ann"))) == [["Ann", "Ben"], ["Ben", "Ann"]]


def test_two_people_with_one_name_on_one_device_or_at_one_table_are_told_apart() -> None:
    assert persons((ANN, BEN), (ANN, OTHER_BEN)) == [["Ann", "Ben"], ["Ann", "Ben (2)"]]
    assert persons((BEN, (PHONE + "00", "Ben"))) == [["Ben", "Ben (2)"]]
    apart = persons((BEN,), (OTHER_BEN,), ((PHONE + "00", "Ben"),))
    assert apart == [["Ben"], ["Ben (2)"], ["Ben (3)"]], "nobody knows which of them plays on the phone"


def test_a_name_that_was_shortened_in_a_code_is_shown_in_full_if_it_is_known() -> None:
    (whole,) = games(((TABLET + "07", "Maximilian"),))
    code = codes.code(b"code", codes.result(whole.result, letters=4))
    (taken,) = reports.taken([reading.read(code)], saved.Speaker())
    assert taken.persons == ["Maxi…"]
    people.settle([whole, taken])
    assert taken.persons == ["Maximilian"]
    people.settle([taken, whole])
    assert whole.persons == ["Maximilian"]


def test_a_seat_known_by_its_colour_is_nobody() -> None:
    (game,) = games((ANN, ("", "")))
    assert (game.persons, game.names) == (["Ann", ""], ["Ann", "Orange"])


def test_the_sites_page_tells_people_apart_too() -> None:
    def ask(name: str, whole: object) -> Any:
        return json.loads(getattr(evenings, name)(json.dumps(whole)))

    def people_shown() -> list[str]:
        return sorted(ask("shown", {"year": "", "title": "", "person": "", "language": "en"})["people"])

    tables = [((ANN, BEN),), ((ANN, (PHONE + "00", "Ben")),), ((ANN, OTHER_BEN),), (((ANN[0], "Anne"), BEN),)]
    entries = [history.of_results(games(*each))[0] for each in tables]
    ask("begin", None)
    for number, (entry, wanted) in enumerate(
        zip(entries, (["Ann", "Ben"], ["Ann", "Ben"], ["Ann", "Ben", "Ben (2)", "Ben (3)"], None), strict=True)
    ):
        ask("count", {"add": [{**entry, "id": f"{number:08}", "order": f"{number}"}], "drop": []})
        assert people_shown() == (wanted or ["Anne", "Ben", "Ben (2)", "Ben (3)"])
    facts = ask("shown", {"year": "", "title": "", "person": "Anne", "language": "en"})["facts"]
    assert facts[0][1].startswith("4 of 4")
    stored = ask("totals", None)
    ask("begin", stored)
    assert people_shown() == ["Anne", "Ben", "Ben (2)", "Ben (3)"]


def test_an_id_begins_with_the_device_on_which_it_was_made() -> None:
    one, other = (Settings(MemoryStorage()) for _ in range(2))
    ids = [settings.meet(name, chance.Seeded(seed)).id for settings, seed in ((one, 1), (other, 2)) for name in "AB"]
    assert ids[0][:4] == ids[1][:4] != ids[2][:4] == ids[3][:4]
    assert len(set(ids)) == 4


def test_who_had_a_seat_before_is_named_everywhere_as_the_person_is_called_now() -> None:
    dad = Person(PHONE + "05", "Dad")
    rows = ((1, None, "Ben", None, BEN[0], (Person(*ANN), dad)), (2, None, "Cyd", None, BOARD + "07"))
    payload = made.result(*rows, title="run_hamster_run", setup=(2, 0))
    later = made.result((1, None, "Anne", None, ANN[0]), identity=b"5678", title="run_hamster_run")
    found = reports.read(made.blob(payload, later), saved.Speaker())
    people.settle(found)
    assert found[0].seated == ["Anne, then Dad, then Ben", "Cyd"]
    assert found[0].winners == ["Anne, then Dad, then Ben"]
    assert found[0].persons == ["Ben", "Cyd"]
    (taken,) = reports.read(made.blob(payload), saved.Speaker())
    table = spreadsheet.as_csv([taken])
    assert "Ann / Dad" in next(csv.DictReader(io.StringIO(table.lstrip(spreadsheet.MARK))))["before"]
    assert bgstats.play(taken)["comments"] == taken.seated[0]

    def ask(name: str, whole: object) -> Any:
        return json.loads(getattr(evenings, name)(json.dumps(whole)))

    entries = history.of_results(found)
    ask("begin", None)
    ask("count", {"add": [{**each, "order": each["id"]} for each in history.of_results([taken])], "drop": []})
    ask("count", {"add": [{**entries[1], "order": "5678"}], "drop": []})
    ask("join", {"key": "Dad", "person": "Papa"})
    (shown,) = ask("games", {"entries": entries[:1], "language": "en"})
    assert shown["players"][0]["name"] == "Anne, then Papa, then Ben"
    assert shown["players"][0]["person"] == "Ben"
    assert ask("shown", {"year": "", "title": "", "person": "", "language": "en"})["ranked"] == ["Anne", "Ben", "Cyd"]
