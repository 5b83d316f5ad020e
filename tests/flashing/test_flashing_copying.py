"""Bringing a device up to date: what is copied, in which order, and what a broken copy leaves."""

import pytest

from hamstertop_host import boards
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import copying, files

PICO = boards.load("pico_epaper29")
START = "main.py"
CONTENT = {START: b"go", "hamstertop/__init__.mpy": b"one", "hamstertop/games/dice.mpy": b"two"}


class Memory:
    """A device in a dict, which remembers what was done to it."""

    def __init__(self, held=None, room=1 << 20):
        self.held = dict(held or {})
        self.room = room
        self.done = []

    def read(self, path):
        return self.held.get(path)

    def look(self, folder, paths):
        there = [path for path in self.held if path.startswith(folder + "/") or path in paths]
        return {path: (len(self.held[path]), files.digest(self.held[path])) for path in there}

    def free(self):
        return self.room - sum(map(len, self.held.values()))

    def write(self, path, data):
        self.done.append(("write", path))
        self.held[path] = data

    def rename(self, path, to):
        self.held[to] = self.held.pop(path)

    def remove(self, path):
        if self.held.pop(path, None) is not None:
            self.done.append(("remove", path))


def manifest(content):
    return files.manifest(PICO, "micropython", content)


def update(device, content=CONTENT):
    device.done = []
    plan = copying.plan(device, content, START, manifest(content))
    if not plan.whole:
        copying.carry_out(plan, device, content, manifest(content), lambda *_: None)
    return plan


def holds(device, content=CONTENT):
    return device.held == {**content, files.MANIFEST: manifest(content)}


def test_a_fresh_device_gets_everything_the_start_up_file_next_to_last_and_the_manifest_last():
    device = Memory()
    update(device)
    assert holds(device)
    assert [path for _, path in device.done][-2:] == [START, files.MANIFEST]


def test_a_second_run_does_nothing():
    device = Memory()
    update(device)
    plan = update(device)
    assert plan.whole
    assert device.done == []


def test_only_what_changed_is_copied_and_nothing_starts_meanwhile():
    device = Memory()
    update(device)
    changed = {**CONTENT, "hamstertop/games/dice.mpy": b"three"}
    update(device, changed)
    assert holds(device, changed)
    assert device.done == [
        ("remove", START),
        ("remove", files.MANIFEST),
        ("write", "hamstertop/games/dice.mpy"),
        ("write", START),
        ("write", files.MANIFEST),
    ]


class Unplugged(Exception):
    pass


class Fused(Memory):
    """A device that is unplugged after so many changes."""

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


@pytest.mark.parametrize("steps", range(6))
def test_a_copy_that_broke_off_anywhere_is_finished_and_starts_nothing_before(steps):
    device = Memory()
    update(device)
    changed = {START: b"go!", "hamstertop/__init__.mpy": b"ONE", "hamstertop/games/dice.mpy": b"TWO"}
    broken = Fused(device.held, steps)
    with pytest.raises(Unplugged):
        update(broken, changed)
    now = broken.held
    assert START not in now or now == device.held or all(now[path] == changed[path] for path in changed)
    again = Memory(now)
    plan = update(again, changed)
    assert holds(again, changed)
    assert plan.broken == (steps >= 2), "two steps in, the manifest is gone"


def test_a_module_that_is_gone_is_removed_and_saved_games_stay():
    device = Memory()
    update(device, {**CONTENT, "hamstertop/old.mpy": b"old", "lib/neopixel.py": b"lib"})
    device.held["hamstertop/games/game.bin"] = b"saved"
    device.held["lib/theirs.py"] = b"not ours"
    update(device)
    assert "hamstertop/old.mpy" not in device.held
    assert "lib/neopixel.py" not in device.held
    assert device.held["hamstertop/games/game.bin"] == b"saved"
    assert device.held["lib/theirs.py"] == b"not ours"


def test_source_that_would_hide_the_compiled_module_is_removed():
    device = Memory({"hamstertop/games/dice.py": b"an old copy by hand"})
    update(device)
    assert holds(device)


def test_what_a_broken_write_left_is_removed():
    device = Memory({"hamstertop/games/dice.mpy.new": b"tw", "main.py.new": b"g"})
    update(device)
    assert holds(device)


def test_a_strangers_start_up_file_is_kept_under_another_name():
    device = Memory({START: b"theirs"})
    assert update(device).stranger
    assert device.held.pop(START + copying.OLD) == b"theirs"
    assert holds(device)
    changed = {**CONTENT, START: b"newer"}
    assert not update(device, changed).stranger, "by now it is ours"
    assert holds(device, changed)


def test_a_damaged_file_is_noticed_though_the_manifest_is_there():
    device = Memory()
    update(device)
    device.held["hamstertop/__init__.mpy"] = b"oNe"
    update(device)
    assert holds(device)


def test_a_damaged_manifest_is_written_anew():
    device = Memory()
    update(device)
    device.held[files.MANIFEST] = b"{\x00"
    update(device)
    assert holds(device)


def test_what_does_not_fit_is_refused_before_anything_is_touched():
    device = Memory({"photo.jpg": bytes(100)}, room=104)
    with pytest.raises(UserError, match=r"no room: 1 KB needed, 0 KB free \(delete files of your own\)"):
        update(device)
    assert device.done == []


def test_a_file_that_did_not_arrive_whole_is_named_and_the_copy_is_not_called_whole():
    device = Memory()
    device.write = lambda path, data: device.held.__setitem__(path, data[:2])
    with pytest.raises(UserError, match=r"hamstertop/__init__.mpy did not arrive whole \(run the same command"):
        update(device)
    assert files.MANIFEST not in device.held
