"""Bringing a device's files up to date: only what changed, in an order that a broken copy cannot harm.

A copy takes the manifest and the start-up file away first and puts them back last. A device whose copy broke off
therefore starts nothing half new, and the next run finds by the files' hashes what is left to do.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..errors import UserError
from .contents import PACKAGE
from .files import MANIFEST, digest, listed

NEW = ".new"  # what a file is called until it is whole
OLD = ".old"  # what a stranger's start-up file is called from then on

Report = Callable[[int, int, str], None]  # bytes done, bytes in all, what is being copied


class Device(Protocol):
    """Where the files go. Paths are relative, with forward slashes."""

    def read(self, path: str) -> bytes | None:
        """A file's content, None if there is none."""

    def look(self, folder: str, paths: list[str]) -> dict[str, tuple[int, str]]:
        """Path -> size and SHA-256 of every file below `folder`, and of those of `paths` that exist."""

    def free(self) -> int:
        """Bytes free."""

    def write(self, path: str, data: bytes) -> None:
        """Put a file in the place of what is there, in one step; folders are made."""

    def rename(self, path: str, to: str) -> None:
        """Rename a file."""

    def remove(self, path: str) -> None:
        """Remove a file, and the folders that become empty."""


@dataclass(frozen=True)
class Plan:
    """What a device lacks.

    Attributes:
        write: files to copy, in order; the start-up file last.
        remove: files of ours that the firmware no longer has.
        broken: whether an earlier copy stopped half way.
        stranger: the start-up file is not ours and will be kept under another name.
        whole: nothing is left to do.
    """

    write: list[str]
    remove: list[str]
    broken: bool
    stranger: bool
    whole: bool


def plan(device: Device, files: dict[str, bytes], start: str, manifest: bytes) -> Plan:
    """Compare a device with the files it should have.

    Raises:
        UserError: they do not fit.
    """
    before = device.read(MANIFEST)
    ours = [*files, *listed(before)]
    there = device.look(PACKAGE, sorted({*ours, *(path + NEW for path in ours)}))
    there.pop(MANIFEST, None)
    write = [path for path in files if there.get(path, (0, ""))[1] != digest(files[path])]
    remove = sorted(path for path in there if path not in files and _is_code(path))
    if write or remove:  # the start-up file is away meanwhile
        write = [*sorted({*write} - {start}), start]
    _check_room(device, files, there, write, remove)
    return Plan(
        write,
        remove,
        broken=before is None and any(path.startswith(PACKAGE + "/") for path in there),
        stranger=before is None and start in there and there[start][1] != digest(files[start]),
        whole=not write and not remove and before == manifest,
    )


def _is_code(path: str) -> bool:
    """Whether it is a module, or what is left of one; saved games are not."""
    return path.endswith((".py", ".mpy", NEW))


def _check_room(
    device: Device, files: dict[str, bytes], there: dict[str, tuple[int, str]], write: list[str], remove: list[str]
) -> None:
    freed = sum(there[path][0] for path in {*write, *remove} if path in there)
    needed = sum(len(files[path]) for path in write) - freed
    room = device.free()
    if needed > room:
        raise UserError(f"no room: {needed // 1024 + 1} KB needed, {room // 1024} KB free (delete files of your own)")


def carry_out(plan: Plan, device: Device, files: dict[str, bytes], manifest: bytes, report: Report) -> None:
    """Copy what the plan says and check that all is there.

    Raises:
        UserError: the device does not hold what was written to it.
    """
    away = plan.write[-1:]  # the start-up file
    if plan.stranger:
        device.rename(away[0], away[0] + OLD)
    for path in (*away, MANIFEST, *plan.remove):
        device.remove(path)
    total, done = sum(len(files[path]) for path in plan.write), 0
    for path in plan.write:
        report(done, total, path)
        device.write(path, files[path])
        done += len(files[path])
    report(total, total, "checking")
    there = device.look(PACKAGE, list(files))
    wrong = [path for path in files if there.get(path, (0, ""))[1] != digest(files[path])]
    if wrong:
        raise UserError(f"{wrong[0]} did not arrive whole (run the same command again)")
    device.write(MANIFEST, manifest)
