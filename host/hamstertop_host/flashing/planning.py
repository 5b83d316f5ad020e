"""Plan an update: the steps that bring a board's files up to date, and whether there is room for them.

`hamstertop flash` runs this module on a laptop, and the site runs it on the page's MicroPython. It therefore uses plain
data that can be converted to JSON, and only Python features that MicroPython has. All file names are passed in.

After a power cut at any point, a board starts the old firmware, the new firmware or the notice, which is a start-up
file that needs no other files and says how to continue. The notice is written before anything is changed. Old and
changed files are removed before new ones are written, so that they never take up space together. The start-up file is
written last.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    Files = Mapping[str, Sequence[Any]]  # path -> size and digest
    Step = list[str]

NEW = ".new"  # the suffix of an incomplete file
OLD = ".old"  # the suffix added to another program's start-up file
OURS = (".py", ".mpy", ".words")  # suffixes of files that only an update puts in the package
SAVED = "saved"  # the folder of saved games
KEPT = 48 << 10  # bytes for saved games: two slots on FAT, or several files and their next versions on littlefs
DOUBT = 16 << 10  # bytes of KEPT that can be missing after an interrupted update, as free space varies between steps
SPARE = 8 << 10  # bytes that stay free at every step
INLINE = 8  # littlefs stores a file of up to 1/8 of a block in its folder
FULL = 2  # littlefs splits a folder's list if it is longer than 1/2 of a block
OVERHEAD = 64  # bytes in a folder's list besides the entries
LONG = 13  # characters of a long name per FAT entry
ENTRY = 32  # bytes per FAT entry
ROOTS = 512  # entries in a FAT root folder
SECTOR = 512
CLUSTERS = (1, 4, 16, 64, 256, 512)  # FatFs doubles the clusters at these multiples of 4096 sectors, f_mkfs in ff.c


def plan(
    files: "Files",
    there: "Files",
    listed: "Sequence[str] | None",
    names: "dict[str, Any]",
    notice: "Sequence[Any]",
    room: "dict[str, Any]",
) -> "dict[str, Any]":
    """Return the steps that give a board these files.

    Args:
        files: the files that the board should have, including the manifest and the start-up files.
        there: the files that the board has: all those in the manifest's folder and its subfolders, and others that
            could be ours.
        listed: the files listed in the board's manifest, or None if it does not have one.
        names: the paths of the "manifest"; of "start", the start-up file; and of "before", files that the runtime runs
            first.
        notice: the size and digest of the notice.
        room: the "kind" of file system, "littlefs" or "fat"; its "block" size in bytes; the number of "free" blocks;
            and "saved", the sizes of the saved games.

    Returns:
        A dictionary: "steps", each of which is ["copy", path, to], ["notice", path], ["remove", path], ["write", path]
        or ["check"], which checks all files except the start-up files; "fits", whether there is room; "needed" and
        "free", in bytes; "broken", whether an earlier update was interrupted; "kept", other programs' start-up files,
        which are backed up first.
    """
    start, manifest = names["start"], names["manifest"]
    ends = list(names["before"])
    ends.append(start)
    strangers = [path for path in ends if listed is None and _strange(path, files, there, notice)]
    steps = [["copy", path, path + OLD] for path in strangers]
    steps = _leftovers(there) + steps + _changes(files, there, listed, ends, manifest, notice)
    broken = _is(start, there, notice) or (listed is None and _begun(there, manifest))
    kept = KEPT - DOUBT if broken else KEPT
    needed = _needed(steps, files, there, notice, room, manifest.rpartition("/")[0], kept)
    return {
        "steps": steps,
        "fits": needed <= room["free"],
        "needed": needed * room["block"],
        "free": room["free"] * room["block"],
        "broken": broken,
        "kept": strangers,
    }


def _leftovers(there: "Files") -> "list[Step]":
    """Return steps that remove incomplete files left by an earlier update."""
    return _each("remove", [path for path in sorted(there) if path.endswith(NEW)])


def _changes(
    files: "Files",
    there: "Files",
    listed: "Sequence[str] | None",
    ends: "list[str]",
    manifest: str,
    notice: "Sequence[Any]",
) -> "list[Step]":
    """Return steps that update the files. The notice comes first, unless only the manifest and the start-up file
    differ."""
    before, start = ends[:-1], ends[-1]
    differ = [path for path in sorted(files) if _differs(path, files, there)]
    write = [path for path in differ if path not in ends and path != manifest]
    stale = [path for path in sorted(there) if path not in files and not path.endswith(NEW) and _ours(path, listed)]
    named = [path for path in differ if path == manifest]
    if not (write or stale or set(before) & set(differ)):
        return _each("write", named + [path for path in ends if path in differ])
    clear = _each("remove", before + stale + write, there)
    stop = [] if _is(start, there, notice) else [["notice", start]]
    steps = stop + clear if start in there else clear + stop
    return steps + _each("write", write) + [["check"]] + _each("remove", named, there) + _each("write", named + ends)


def _each(kind: str, paths: "Sequence[str]", there: "Files | None" = None) -> "list[Step]":
    """Return a step of this kind for each path, or only for those in `there` if it is given."""
    return [[kind, path] for path in paths if there is None or path in there]


def plan_as_json(facts: str) -> str:
    """Run `plan` for a page, which passes its arguments by name, and return the result as JSON."""
    return json.dumps(plan(**json.loads(facts)))


def drive_room(size: int, held: "dict[str, int]") -> "dict[str, Any]":
    """Return the block size, and a low estimate of the number of free blocks, for a FAT file system of `size` bytes
    that holds files of the sizes in `held`.

    Pages need this because they can see only files. CircuitPython formats the drive with FatFs.
    """
    steps = [step for step in CLUSTERS if step <= size // SECTOR // 4096]
    cluster = SECTOR << len(steps)
    tables = (ROOTS * ENTRY) + size // cluster * 4 + 8 * SECTOR
    files = {path: (held[path], "") for path in held}
    lists = sum(folders("fat", cluster, files).values())
    used = sum(blocks("fat", cluster, size) for size in held.values()) + lists
    return {"block": cluster, "free": (size - tables) // cluster - used}


def drive_room_as_json(facts: str) -> str:
    """Run `drive_room` for a page, with its arguments and its result as JSON."""
    return json.dumps(drive_room(**json.loads(facts)))


def _is(path: str, there: "Files", what: "Sequence[Any]") -> bool:
    return path in there and there[path][1] == what[1]


def _differs(path: str, files: "Files", there: "Files") -> bool:
    return not _is(path, there, files[path])


def _ours(path: str, listed: "Sequence[str] | None") -> bool:
    """Return whether an update can remove a file, because of its kind or because the manifest lists it. Saved games are
    never removed."""
    return path in (listed or ()) or any(path.endswith(end) for end in OURS)


def _strange(path: str, files: "Files", there: "Files", notice: "Sequence[Any]") -> bool:
    return path in there and _differs(path, files, there) and not _is(path, there, notice)


def _begun(there: "Files", manifest: str) -> bool:
    folder = manifest.rpartition("/")[0] + "/"
    return any(path.startswith(folder) and path != manifest for path in there)


# Free space


def blocks(kind: str, block: int, size: int) -> int:
    """Return the number of blocks that a file's content occupies."""
    if kind == "fat":
        return -(-size // block)
    if size <= block // INLINE:
        return 0
    count = 0
    while size > 0:  # all but the first begin with pointers to earlier blocks
        size -= block - 4 * _pointers(count)
        count += 1
    return count


def _pointers(number: int) -> int:
    count = 0
    while number and not number >> count & 1:
        count += 1
    return count + 1 if number else 0


def folders(kind: str, block: int, files: "Files", most: bool = True) -> "dict[str, int]":
    """Return the number of blocks for each folder of these files: the maximum, or the minimum if not `most`."""
    sizes: dict[str, int] = {}
    for path in files:
        name, size = path, files[path][0]
        first = True
        while True:
            folder, _, name = name.rpartition("/")
            known = folder in sizes
            sizes[folder] = sizes.get(folder, 0) + _entry(kind, block, name, size if first else 0, most)
            if known or not folder:
                break
            name, first = folder, False
    return {folder: _list(kind, block, sizes[folder], most) for folder in sizes}


def _list(kind: str, block: int, size: int, most: bool) -> int:
    """Return the number of blocks for a folder's list of `size` bytes. littlefs stores each part twice."""
    if kind == "fat":
        return max(1, -(-(size + 2 * ENTRY) // block))
    size += OVERHEAD
    half = block // FULL
    if most and size > half:
        return 2 * (2 + (size - half) // (half // 2))
    return 2 * -(-size // block)


def _entry(kind: str, block: int, name: str, size: int, most: bool) -> int:
    """Return the number of bytes that a folder needs for an entry."""
    if kind == "fat":
        return ENTRY * (1 + (-(-len(name) // LONG) if most else 0))
    return len(name) + (8 + size if size <= block // INLINE else 16)


def _needed(
    steps: "list[Step]",
    files: "Files",
    there: "Files",
    notice: "Sequence[Any]",
    room: "dict[str, Any]",
    package: str,
    kept: int,
) -> int:
    """Return the number of blocks that must be free before the first step, to leave room at the fullest point and for
    saved games at the end."""
    kind, block = room["kind"], room["block"]
    held = {path: blocks(kind, block, there[path][0]) for path in there}
    written = [step[-1] for step in steps if step[0] == "write"]
    at_most, in_the_end = [_more(kind, block, there, files, written, package, most) for most in (False, True)]
    taken = most = 0
    clear = False  # whether all removals are done
    for step in steps:
        if step[0] == "remove":
            taken -= held.pop(step[1], 0)
        elif step[0] != "check":
            if step[0] == "write" and not clear:
                clear, taken = True, taken + at_most
            path = step[-1]
            size = notice[0] if step[0] == "notice" else there[step[1]][0] if step[0] == "copy" else files[path][0]
            taken += blocks(kind, block, size)
            most = max(most, taken)
            taken -= held.get(path, 0)  # the old file, removed once the new one is complete
            held[path] = blocks(kind, block, size)
    saved = sum(blocks(kind, block, size) for size in room["saved"])
    kept = max(0, -(-kept // block) - saved)
    spare = -(-SPARE // block)
    # At the fullest point, existing lists can have grown to their maximum. The final state is calculated as for an
    # empty board, because a board with an interrupted update would otherwise get fewer languages than a new one.
    taken += in_the_end - at_most if clear else 0
    return max(most + spare, taken + max(kept, spare)) if steps else 0


def _more(
    kind: str, block: int, there: "Files", files: "Files", written: "Sequence[str]", package: str, most: bool
) -> int:
    """Return the number of blocks by which the folders grow, assuming that they now take up as many as possible, or
    as few as possible if not `most`.

    Only folders that gain an entry grow.
    """
    before, after = folders(kind, block, there, most), folders(kind, block, files)
    before[""] = max(before.get("", 0), _list(kind, block, 0, False))  # the root folder always exists
    touched = folders(kind, block, {path: files[path] for path in written})
    grown = sum(max(0, after[folder] - before.get(folder, 0)) for folder in touched)
    gone = sum(before[folder] for folder in before if folder not in after and folder.startswith(package + "/"))
    return grown - gone
