"""Update a device's files by carrying out a plan (see `planning`)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ..errors import UserError
from . import planning
from .contents import PACKAGE
from .files import BOOT, MANIFEST, digest, listed, notice

KINDS = {"micropython": "littlefs", "circuitpython": "fat"}  # the file system of each runtime

Report = Callable[[int, int, str], None]  # bytes done, bytes in total, the file being copied


class Device(Protocol):
    """A target for files. Paths are relative, with forward slashes."""

    def read(self, path: str) -> bytes | None:
        """Return a file's content, or None if it does not exist."""

    def look(self, folder: str, paths: list[str]) -> dict[str, tuple[int, str]]:
        """Return path -> (size, SHA-256) for all files in `folder` and its subfolders, and for those of `paths` that
        exist."""

    def room(self) -> tuple[int, int]:
        """Return the block size of the device's file system in bytes, and the number of free blocks."""

    def write(self, path: str, data: bytes) -> None:
        """Create or replace a file atomically, with folders as needed."""

    def remove(self, path: str) -> None:
        """Remove a file, and any folders that become empty."""


@dataclass(frozen=True)
class Found:
    """The state of a device: all files that could be ours (`there`), the paths listed in its manifest, and its free
    space."""

    there: dict[str, tuple[int, str]]
    listed: list[str] | None
    room: dict[str, object]


@dataclass(frozen=True)
class Plan:
    """The changes that a device needs.

    Attributes:
        files: the files that the device should have, including the manifest.
        steps: the steps from `planning.plan`; empty if there is nothing to do.
        broken: whether an earlier copy was interrupted.
        kept: start-up files that are not ours, which will be kept under another name.
    """

    files: dict[str, bytes]
    start: str
    steps: list[list[str]]
    broken: bool
    kept: list[str]

    def paths(self, kind: str) -> list[str]:
        """Return the paths in all steps of a kind. A file that is removed and then written again counts as written."""
        found = [step[1] for step in self.steps if step[0] == kind]
        return found if kind != "remove" else [path for path in found if path not in self.files]


def survey(device: Device, files: Mapping[str, bytes], runtime: str) -> Found:
    """Return the state of a device that is to receive these files."""
    manifest = device.read(MANIFEST)
    ours = listed(manifest)
    paths = {*files, *ours}
    there = device.look(PACKAGE, sorted({*paths, *(path + planning.NEW for path in paths)}))
    block, free = device.room()
    saved = [size for size, _ in device.look(planning.SAVED, []).values()]
    room = {"kind": KINDS[runtime], "block": block, "free": free, "saved": saved}
    return Found(there, None if manifest is None else ours, room)


def plan(found: Found, files: dict[str, bytes], start: str) -> Plan:
    """Return the plan for giving a device these files, including the manifest.

    Raises:
        UserError: the files do not fit.
    """
    cut_off = notice()
    made = planning.plan(
        {path: (len(data), digest(data)) for path, data in files.items()},
        found.there,
        found.listed,
        {"start": start, "before": [BOOT] if BOOT in files else [], "manifest": MANIFEST},
        (len(cut_off), digest(cut_off)),
        found.room,
    )
    if not made["fits"]:
        needed, free = -(-made["needed"] // 1024), made["free"] // 1024
        raise UserError(
            f"not enough space on the board: {needed} KB needed, {free} KB free (delete some of your own files)"
        )
    return Plan(files, start, made["steps"], made["broken"], made["kept"])


def carry_out(plan: Plan, device: Device, report: Report) -> None:
    """Carry out a plan, and check that all files have arrived.

    Raises:
        UserError: a file on the device differs from what was written.
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
    return UserError(f"{path} was not copied completely (run the same command again)")
