"""Bringing a device's files up to date by the steps of a plan: see `planning`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ..errors import UserError
from . import planning
from .contents import PACKAGE
from .files import BOOT, MANIFEST, digest, listed, notice

KINDS = {"micropython": "littlefs", "circuitpython": "fat"}  # the file system that a runtime has

Report = Callable[[int, int, str], None]  # bytes done, bytes in all, what is being copied


class Device(Protocol):
    """Where the files go. Paths are relative, with forward slashes."""

    def read(self, path: str) -> bytes | None:
        """Return a file's content, or None if it does not exist."""

    def look(self, folder: str, paths: list[str]) -> dict[str, tuple[int, str]]:
        """Path -> size and SHA-256 of every file below `folder`, and of those of `paths` that exist."""

    def room(self) -> tuple[int, int]:
        """Return bytes of a block of its file system, and how many blocks are free."""

    def write(self, path: str, data: bytes) -> None:
        """Put a file in the place of what is there, in one step; folders are made."""

    def remove(self, path: str) -> None:
        """Remove a file, and the folders that become empty."""


@dataclass(frozen=True)
class Found:
    """What is on a device: `there` of all that may be ours, the paths that its manifest names, and its room."""

    there: dict[str, tuple[int, str]]
    listed: list[str] | None
    room: dict[str, object]


@dataclass(frozen=True)
class Plan:
    """What a device lacks.

    Attributes:
        files: what it should have, the manifest among them.
        steps: as `planning.plan` has them; none if nothing is left to do.
        broken: whether an earlier copy stopped half way.
        kept: start-up files that are not ours, and will be kept under another name.
    """

    files: dict[str, bytes]
    start: str
    steps: list[list[str]]
    broken: bool
    kept: list[str]

    def paths(self, kind: str) -> list[str]:
        """Return the paths of the steps of a kind; a file that is removed to be written again counts as written."""
        found = [step[1] for step in self.steps if step[0] == kind]
        return found if kind != "remove" else [path for path in found if path not in self.files]


def survey(device: Device, files: Mapping[str, bytes], runtime: str) -> Found:
    """Return what is on a device that should get these files, or some of them."""
    manifest = device.read(MANIFEST)
    ours = listed(manifest)
    paths = {*files, *ours}
    there = device.look(PACKAGE, sorted({*paths, *(path + planning.NEW for path in paths)}))
    block, free = device.room()
    saved = [size for size, _ in device.look(planning.SAVED, []).values()]
    room = {"kind": KINDS[runtime], "block": block, "free": free, "saved": saved}
    return Found(there, None if manifest is None else ours, room)


def plan(found: Found, files: dict[str, bytes], start: str) -> Plan:
    """Return the steps by which a device gets these files, the manifest among them.

    Raises:
        UserError: they do not fit.
    """
    told = notice()
    made = planning.plan(
        {path: (len(data), digest(data)) for path, data in files.items()},
        found.there,
        found.listed,
        {"start": start, "before": [BOOT] if BOOT in files else [], "manifest": MANIFEST},
        (len(told), digest(told)),
        found.room,
    )
    if not made["fits"]:
        needed, free = -(-made["needed"] // 1024), made["free"] // 1024
        raise UserError(f"not enough room: {needed} KB needed, {free} KB free (delete files of your own)")
    return Plan(files, start, made["steps"], made["broken"], made["kept"])


def carry_out(plan: Plan, device: Device, report: Report) -> None:
    """Copy what the plan says and check that all is there.

    Raises:
        UserError: the device does not hold what was written to it.
    """
    files = plan.files
    total, done = sum(len(files[path]) for path in plan.paths("write")), 0
    for kind, *paths in plan.steps:
        path = paths[-1] if paths else ""
        if kind == "copy":
            device.write(path, device.read(paths[0]) or b"")
        elif kind == "notice":
            device.write(path, notice())
        elif kind == "remove":
            device.remove(path)
        elif kind == "write":
            report(done, total, path)
            device.write(path, files[path])
            done += len(files[path])
        else:
            report(done, total, "checking")
            after = {step[1] for step in plan.steps[plan.steps.index([kind]) :] if step[0] == "write"}
            there = device.look(PACKAGE, list(files))
            for path, data in files.items():
                if path not in after and (path not in there or there[path][1] != digest(data)):
                    raise _damaged(path)
    if plan.steps and device.read(plan.start) != files[plan.start]:
        raise _damaged(plan.start)
    report(total, total, "done")


def _damaged(path: str) -> UserError:
    return UserError(f"{path} did not arrive complete (run the same command again)")
