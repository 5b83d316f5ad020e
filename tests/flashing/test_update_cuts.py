"""Test updates interrupted at every step, on real littlefs and FAT file systems the size of each board's.

The tests check what the board then starts, and whether the next update finishes. By default, only some of the
interrupted updates are finished, and boards between the smallest and the largest are updated in only one way.
HAMSTERTOP_EVERY_CUT=1 finishes all updates, and updates all boards in all ways.

The files of version 0.1 are generated from their names and sizes; today's files are those that `hamstertop flash`
copies. Interrupting a computer's own FAT driver during a rename is not tested.
"""

import json
import os
from functools import cache
from pathlib import Path

import pytest
from real_systems import SYSTEMS, Cut

from hamstertop_host import boards
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import contents, copying, files, models, planning

pytestmark = pytest.mark.slow

SIZES = {(model.runtime, model.blocks): model for model in models.MODELS if model.takes_files}
MODELS = [pytest.param(model, id=f"{model.runtime}-{model.name}") for model in SIZES.values()]
BEFORE = json.loads(Path(__file__).with_name("files_of_0_1.json").read_text())
SAVED = {f"saved/{number}.bin": bytes([number]) * size for number, size in enumerate((300, 4000, 9000))}
THEIRS = {"note.txt": b"n", **SAVED}
EVERY = bool(os.environ.get("HAMSTERTOP_EVERY_CUT"))
FINISHED = 10_000 if EVERY else 2
WAYS = ("up from today", "down to today", "up from 0.1", "down to 0.1")


def alike(model):
    """Return the number of blocks of each board with the model's runtime."""
    return [blocks for runtime, blocks in SIZES if runtime == model.runtime]


UPDATES = [
    pytest.param(
        model,
        way,
        id=f"{model.runtime}-{model.name}-{way}",
        marks=[] if model.blocks == min(alike(model)) else pytest.mark.slow,
    )
    for model in SIZES.values()
    for way in (WAYS if EVERY or model.blocks in (min(alike(model)), max(alike(model))) else WAYS[:1])
]


def carried(model):
    """Return the name of a board of this model. Other manufacturers' ESP32-S3 boards get the same files as a MagTag."""
    return next((name for name in model.boards if name in boards.names()), "magtag")


@cache
def today(name, runtime, codes=None):
    board = boards.load(name)
    return files.whole(board, runtime, files.collect(board, runtime, languages=codes))


@cache
def version_0_1(name, runtime):
    """Return files with the names and sizes of version 0.1, all different from today's."""
    content = {path: (b"0.1 " * size)[:size] for path, size in BEFORE[runtime].items() if path != files.MANIFEST}
    return files.whole(boards.load(name), runtime, content)


@cache
def later(name, runtime, codes=None):
    """Return all of today's files, with different content of the same size."""
    content = {path: data[::-1] for path, data in today(name, runtime, codes).items() if path != files.MANIFEST}
    return files.whole(boards.load(name), runtime, content)


def planned(device, wanted, runtime):
    return copying.plan(copying.survey(device, wanted, runtime), wanted, contents.START[runtime])


def update(device, wanted, runtime):
    plan = planned(device, wanted, runtime)
    copying.carry_out(plan, device, lambda *_: None)
    return plan


def starts(device, runtime, *sets):
    """Return what a board starts: the index of a complete set of files, "notice" or "nothing whole"."""
    start = device.get(contents.START[runtime])
    if start == files.notice():
        return "notice"
    for number, content in enumerate(sets):
        if all(device.get(path) == data for path, data in content.items() if path != files.MANIFEST):
            return number
    return "nothing whole"


def ways(model):
    name, runtime = carried(model), model.runtime
    return {
        "up from 0.1": (version_0_1(name, runtime), today(name, runtime)),
        "down to 0.1": (today(name, runtime), version_0_1(name, runtime)),
        "up from today": (today(name, runtime), later(name, runtime)),
        "down to today": (later(name, runtime), today(name, runtime)),
    }


@pytest.mark.parametrize(("model", "way"), UPDATES)
def test_an_interrupted_update_leaves_a_board_that_starts_or_says_how_to_continue(model, way):
    runtime, (before, wanted) = model.runtime, ways(model)[way]
    device = SYSTEMS[runtime](model.blocks)
    device.fill(THEIRS)
    old = update(device, before, runtime).files
    assert starts(device, runtime, old) == 0
    plan = planned(device, wanted, runtime)
    whole, seen = device.again(), []
    whole.watch = lambda: seen.append(starts(whole, runtime, old, plan.files))
    whole.steps = 0
    copying.carry_out(plan, whole, lambda *_: None)
    whole.watch()
    assert set(seen) == {0, "notice", 1}, "the old, how to go on, the new: never nothing"
    assert seen == sorted(seen, key=[0, "notice", 1].index), "and each once"
    cuts = whole.steps
    for left in range(0, cuts, max(1, cuts // FINISHED)):
        cut = device.again()
        cut.left = left
        with pytest.raises(Cut):
            copying.carry_out(plan, cut, lambda *_: None)
        cut = cut.reopened()
        assert starts(cut, runtime, old, plan.files) in seen
        finished = update(cut, wanted, runtime).files
        assert starts(cut, runtime, finished) == 0
        assert {path: cut.get(path) for path in cut.names()} == {**finished, **THEIRS}
        cut.close()
    for system in (device, whole):
        system.close()


@pytest.mark.parametrize("model", MODELS)
def test_block_counts_closely_match_what_the_file_system_uses(model):
    """The count is never too low, and at most slightly too high."""
    runtime = model.runtime
    device = SYSTEMS[runtime](model.blocks)
    block, before = device.room()
    content = today(carried(model), runtime)
    update(device, content, runtime)
    taken = (before - device.free()) * block
    kind = copying.KINDS[runtime]
    told = {path: (len(data), "") for path, data in content.items()}
    counted = sum(planning.blocks(kind, block, size) for size, _ in told.values())
    counted = (counted + sum(planning.folders(kind, block, told).values())) * block
    assert taken <= counted <= taken * 1.1 + 16 * 4096


@pytest.mark.parametrize("model", MODELS)
def test_a_full_board_that_an_older_update_left_without_a_start_up_file_is_repaired(model):
    """The site of version 0.1 caused this by removing the start-up file and writing until the drive was full."""
    runtime, name = model.runtime, carried(model)
    device = SYSTEMS[runtime](model.blocks)
    content = {path: data for path, data in later(name, runtime).items() if path not in contents.START.values()}
    del content[files.MANIFEST]
    for path, data in content.items():
        if device.free() * device.room()[0] < len(data) + (24 << 10):
            break
        device.fill({path: data})
    block, free = device.room()
    device.fill({"hamstertop/half.mpy.new": bytes(max(0, free - 2 * len(path) // block - 2) * block * 9 // 10)})
    plan = update(device, today(name, runtime), runtime)
    assert plan.broken
    assert starts(device, runtime, plan.files) == 0


@pytest.mark.parametrize("model", MODELS)
def test_a_board_has_room_to_finish_an_interrupted_update(model):
    """This used to fail, because every directory was assumed to grow with the next write."""
    runtime, whole = model.runtime, today(carried(model), model.runtime)
    empty = SYSTEMS[runtime](model.blocks)
    block, free = empty.room()
    needed = next(size for size in range(free) if fits(whole, runtime, size, block))
    empty.fill({"photo.jpg": bytes((free - needed) * block)})
    for done in (1, 2, 3):
        device = empty.again()
        half = sorted(whole)[: len(whole) * done // 4]
        device.fill({contents.START[runtime]: files.notice(), **{path: whole[path] for path in half}})
        update(device, whole, runtime)
        assert starts(device, runtime, whole) == 0
        device.close()
    empty.close()


def fits(whole, runtime, free, block):
    """Return whether the update fits on an empty board with this many free blocks."""
    found = copying.Found({}, None, {"kind": copying.KINDS[runtime], "block": block, "free": free, "saved": []})
    try:
        copying.plan(found, whole, contents.START[runtime])
    except UserError:
        return False
    return True


@pytest.mark.parametrize("model", [m for m in MODELS if "circuitpython" in m.id])
def test_space_on_a_drive_that_a_page_considers_free_really_is(model):
    """A page can see only the files on a drive, not its free space."""
    blocks = model.blocks
    device = SYSTEMS["circuitpython"](blocks)
    update(device, today(carried(model), "circuitpython", ("en", "de")), "circuitpython")
    counted = planning.drive_room(blocks * models.BLOCK, {path: len(device.get(path)) for path in device.names()})
    block, free = device.room()
    assert counted["block"] == block
    assert counted["free"] <= free <= counted["free"] + (64 << 10) // block
    device.close()


def test_files_that_do_not_fit_are_refused_before_anything_is_changed():
    for runtime, system in SYSTEMS.items():
        device = system(127)
        block, free = device.room()
        device.fill({"photo.jpg": bytes((free - 30000 // block) * block)})
        refused = r"not enough space on the board: \d+ KB needed, \d+ KB free \(delete some of your own files\)"
        with pytest.raises(UserError, match=refused):
            planned(device, today("pico_epaper29", runtime), runtime)
        assert device.steps == 0
