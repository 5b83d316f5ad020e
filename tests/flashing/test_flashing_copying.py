"""Test updating a device: what is copied in which order, and what an interrupted copy leaves behind."""

import pytest

from hamstertop_host import boards
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import copying, files, planning

PICO = boards.load("pico_epaper29")
START = "main.py"
CONTENT = {START: b"go", "hamstertop/__init__.mpy": b"one", "hamstertop/games/dice.mpy": b"two"}


class Memory:
    """A device that keeps its files in a dictionary and records all changes."""

    def __init__(self, held=None, room=1 << 20):
        self.held = dict(held or {})
        self.size = room
        self.done = []

    def read(self, path):
        return self.held.get(path)

    def look(self, folder, paths):
        there = [path for path in self.held if path.startswith(folder + "/") or path in paths]
        return {path: (len(self.held[path]), files.digest(self.held[path])) for path in there}

    def room(self):
        return 512, self.size // 512 - sum(-(-len(data) // 512) for data in self.held.values())

    def write(self, path, data):
        self.done.append(("write", path))
        self.held[path] = data

    def remove(self, path):
        if self.held.pop(path, None) is not None:
            self.done.append(("remove", path))


def manifest(content):
    return files.manifest(PICO, "micropython", content)


def update(device, content=CONTENT):
    device.done = []
    whole = {**content, files.MANIFEST: manifest(content)}
    found = copying.survey(device, whole, "circuitpython")
    plan = copying.plan(found, whole, START)
    copying.carry_out(plan, device, lambda *_: None)
    return plan


def holds(device, content=CONTENT):
    return device.held == {**content, files.MANIFEST: manifest(content)}


def test_a_fresh_device_gets_the_notice_first_and_the_start_up_file_last():
    device = Memory()
    update(device)
    assert holds(device)
    assert [path for _, path in device.done] == [START, *sorted({*CONTENT} - {START}), files.MANIFEST, START]


def test_a_second_run_does_nothing():
    device = Memory()
    update(device)
    plan = update(device)
    assert plan.steps == []
    assert device.done == []


def test_only_changed_files_are_copied_and_a_notice_replaces_the_start_up_file_meanwhile():
    device = Memory()
    update(device)
    changed = {**CONTENT, "hamstertop/games/dice.mpy": b"three"}
    update(device, changed)
    assert holds(device, changed)
    assert device.done == [
        ("write", START),
        ("remove", "hamstertop/games/dice.mpy"),
        ("write", "hamstertop/games/dice.mpy"),
        ("remove", files.MANIFEST),
        ("write", files.MANIFEST),
        ("write", START),
    ]


def test_if_only_the_start_up_file_has_changed_it_is_replaced_without_a_notice():
    device = Memory()
    update(device)
    update(device, {**CONTENT, START: b"newer"})
    assert device.done == [("write", files.MANIFEST), ("write", START)]


class Unplugged(Exception):
    pass


class Fused(Memory):
    """A device that is unplugged after a given number of changes."""

    def __init__(self, held, steps):
        super().__init__(held)
        self.left = steps

    def step(self):
        if self.left == 0:
            raise Unplugged
        self.left -= 1

    def write(self, path, data):
        self.step()
        super().write(path, data)

    def remove(self, path):
        self.step()
        super().remove(path)


@pytest.mark.parametrize("steps", range(8))
def test_a_copy_interrupted_at_any_step_can_be_finished_and_never_starts_mixed_versions(steps):
    device = Memory()
    update(device)
    changed = {START: b"go!", "hamstertop/__init__.mpy": b"ONE", "hamstertop/games/dice.mpy": b"TWO"}
    broken = Fused(device.held, steps)
    with pytest.raises(Unplugged):
        update(broken, changed)
    now = broken.held
    assert now == device.held or now[START] == files.notice()
    again = Memory(now)
    plan = update(again, changed)
    assert holds(again, changed)
    assert plan.broken == (steps >= 1)


def test_obsolete_modules_are_removed_and_saved_games_are_kept():
    device = Memory()
    update(device, {**CONTENT, "hamstertop/old.mpy": b"old", "lib/neopixel.py": b"lib"})
    device.held["hamstertop/games/game.bin"] = b"saved"
    device.held["lib/theirs.py"] = b"not ours"
    update(device)
    assert "hamstertop/old.mpy" not in device.held
    assert "lib/neopixel.py" not in device.held
    assert device.held["hamstertop/games/game.bin"] == b"saved"
    assert device.held["lib/theirs.py"] == b"not ours"


def test_a_source_file_that_would_shadow_a_compiled_module_is_removed():
    device = Memory({"hamstertop/games/dice.py": b"an old copy by hand"})
    update(device)
    assert holds(device)


def test_leftovers_from_an_interrupted_write_are_removed():
    device = Memory({"hamstertop/games/dice.mpy.new": b"tw", "main.py.new": b"g"})
    update(device)
    assert holds(device)


def test_another_programs_start_up_file_is_kept_under_a_different_name():
    device = Memory({START: b"theirs"})
    assert update(device).kept == [START]
    assert device.held.pop(START + planning.OLD) == b"theirs"
    assert holds(device)
    changed = {**CONTENT, START: b"newer"}
    assert update(device, changed).kept == [], "by now it is ours"
    assert holds(device, changed)


def test_a_damaged_file_is_replaced_even_though_the_manifest_is_up_to_date():
    device = Memory()
    update(device)
    device.held["hamstertop/__init__.mpy"] = b"oNe"
    update(device)
    assert holds(device)


def test_a_damaged_manifest_is_rewritten():
    device = Memory()
    update(device)
    device.held[files.MANIFEST] = b"{\x00"
    update(device)
    assert holds(device)


def test_files_that_do_not_fit_are_refused_before_anything_is_changed():
    device = Memory({"photo.jpg": bytes(1000)}, room=50_000)
    with pytest.raises(
        UserError, match=r"not enough space on the board: 51 KB needed, 47 KB free \(delete some of your own files\)"
    ):
        update(device)
    assert device.done == []


def test_removed_files_make_room_for_new_ones():
    device = Memory({"hamstertop/of_long_ago.mpy": bytes(60_000)}, room=80_000)
    update(device)
    assert holds(device)


def test_an_incompletely_copied_file_is_reported_and_no_manifest_is_written():
    device = Memory()
    device.write = lambda path, data: device.held.__setitem__(path, data[:2])
    with pytest.raises(UserError, match=r"hamstertop/__init__.mpy was not copied completely \(run the same command"):
        update(device)
    assert files.MANIFEST not in device.held


def test_block_counts_on_littlefs_allow_for_the_pointers_in_blocks():
    """All blocks except the first begin with a pointer, every second block with two, every fourth with three."""
    sizes = {512: 0, 513: 1, 4096: 1, 4097: 2, 4096 + 4092: 2, 4096 + 4092 + 4088: 3, 4096 + 4092 + 4088 + 1: 4}
    assert {size: planning.blocks("littlefs", 4096, size) for size in sizes} == sizes


def test_small_littlefs_files_are_stored_in_their_directory():
    """A directory longer than half a block is split into parts, each stored twice. Files of more than 512 bytes
    have their own blocks."""

    def of(size):
        return planning.folders("littlefs", 4096, {f"a/b/{name}": (size, "") for name in "0123456789"})

    assert planning.folders("littlefs", 4096, {"a/b/c": (0, "")}) == {"a/b": 2, "a": 2, "": 2}
    assert of(0) == of(513) == {"a/b": 2, "a": 2, "": 2}
    assert of(511) == of(512) == {"a/b": 10, "a": 2, "": 2}


def test_space_already_used_by_saved_games_is_not_required_a_second_time():
    device = Memory({"saved/hamsterdam.bin": bytes(40_000)}, room=80_000)
    update(device)
    assert device.held.pop("saved/hamsterdam.bin") == bytes(40_000)
    assert holds(device)


def test_the_space_needed_includes_the_notice():
    """The notice is written before anything is removed."""
    found = copying.survey(Memory({START: b"theirs"}, room=100_000), {}, "circuitpython")
    whole = {**CONTENT, files.MANIFEST: manifest(CONTENT)}
    facts = {path: (len(data), files.digest(data)) for path, data in whole.items()}
    names = {"start": START, "before": [], "manifest": files.MANIFEST}

    def fits(size):
        return planning.plan(facts, found.there, found.listed, names, (size, "notice"), found.room)["fits"]

    assert fits(1000)
    assert not fits(100_000)
