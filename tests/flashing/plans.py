"""Test cases for the planner, each as [function, arguments] in the form that the site's page passes."""

import itertools

NAMES = {"start": "code.py", "before": ["boot.py"], "manifest": "hamstertop/manifest.json"}
NOTICE = [400, "notice"]
ROOMS = [
    {"kind": "littlefs", "block": 4096, "free": 200, "saved": []},
    {"kind": "littlefs", "block": 4096, "free": 30, "saved": [300, 20_000]},
    {"kind": "fat", "block": 512, "free": 900, "saved": [2048]},
    {"kind": "fat", "block": 1024, "free": 50, "saved": []},
]


def firmware(version, count):
    names = [f"hamstertop/{'abcdefgh'[number % 8]}/module{number}.mpy" for number in range(count)]
    content = {
        name: [100 * number * number, f"{version if number % 3 else 0} {name}"] for number, name in enumerate(names)
    }
    ends = {name: [900, f"{version} {name}"] for name in ("boot.py", "code.py", "hamstertop_board.py")}
    return {**content, **ends, "hamstertop/manifest.json": [count * 100, f"{version}"]}


def cases():
    new = firmware(2, 20)
    old = firmware(1, 30)
    half = {path: entry for number, (path, entry) in enumerate(old.items()) if number % 2}
    stale = {
        "hamstertop/half.mpy.new": [1, "half"],
        "lib/neopixel.mpy": [5000, "lib"],
        "hamstertop/game.bin": [70, "saved"],
    }
    boards = [
        ({}, None),
        ({"code.py": [20, "theirs"], "boot.py": [30, "theirs"]}, None),
        (old, sorted(old)),
        ({**old, **stale}, [*sorted(old), "lib/neopixel.mpy"]),
        ({**half, **stale}, None),
        ({**half, "code.py": NOTICE}, sorted(old)),
        (new, sorted(new)),
        ({**new, "code.py": [1, "1"]}, sorted(new)),
    ]
    found = [
        ["plan", {"files": new, "there": there, "listed": listed, "names": NAMES, "notice": NOTICE, "room": room}]
        for (there, listed), room in itertools.product(boards, ROOMS)
    ]
    held = {path: size for path, (size, _) in old.items()}
    return found + [["drive_room", {"size": size << 10, "held": held}] for size in (508, 960, 1024, 3072, 7168)]
