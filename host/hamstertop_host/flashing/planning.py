"""The plan of an update: which steps bring a board's files up to date, and whether there is room for them.

`hamstertop flash` runs it on a laptop, the site in the page's MicroPython: hence plain data, of which JSON can be made,
and no more of Python than MicroPython knows.
It knows no names of files but those it is given.

At any cut between two steps, and in any of them, a board starts the old firmware, the new one, or the notice: a
start-up file that stands alone and says how to continue. The notice comes before anything is touched. What is stale or
changed goes before anything new comes, so that old and new never need room together. The start-up file comes last.
"""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    Files = Mapping[str, Sequence[Any]]  # path -> size and digest
    Step = list[str]

NEW = ".new"  # what a file is called until it is whole
OLD = ".old"  # what a stranger's start-up file is called from then on
OURS = (".py", ".mpy", ".words")  # what nobody but an update puts into the package
SAVED = "saved"  # the folder of saved games
KEPT = 48 << 10  # bytes for saved games: two slots on FAT, a few files and their next versions on littlefs
DOUBT = 16 << 10  # bytes fewer of these where an update was cut off: what is counted differs so much from step to step
SPARE = 8 << 10  # bytes that are free at any step
INLINE = 8  # littlefs keeps a file of up to this many parts of a block in its folder
FULL = 2  # and halves what a block holds of a folder's list when it is more than one such part
OVERHEAD = 64  # bytes of a folder's list that are not entries
LONG = 13  # letters of a long name in each entry of FAT
ENTRY = 32  # bytes of an entry of FAT
ROOTS = 512  # entries of its root folder
SECTOR = 512
CLUSTERS = (1, 4, 16, 64, 256, 512)  # from this many times 4096 sectors on FatFs doubles them, f_mkfs in ff.c


def plan(
    files: "Files",
    there: "Files",
    listed: "Sequence[str] | None",
    names: "dict[str, Any]",
    notice: "Sequence[Any]",
    room: "dict[str, Any]",
) -> "dict[str, Any]":
    """Return what to do, in order, so that a board holds `files`.

    Args:
        files: what it should hold, the manifest and the start-up files among them.
        there: what it holds: all that is below the manifest's folder, and of the others those that may be ours.
        listed: the files that its manifest names, None if it has none.
        names: "manifest", "start" the start-up file, "before" those that the runtime runs before it.
        notice: size and digest of the start-up file that says how to continue.
        room: "kind" of the file system, "littlefs" or "fat", its "block" in bytes, "free" blocks, and "saved": the size
            of each saved game.

    Returns:
        "steps": each ["copy", path, to], ["notice", path], ["remove", path], ["write", path] or ["check"], which is to
        find everything but the start-up files in its place; "fits"; "needed" and "free" bytes; "broken": whether an
        earlier update stopped half way; "kept": start-up files of strangers, which are copied.
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
    """Return the steps that remove what an update has left half-written."""
    return _each("remove", [path for path in sorted(there) if path.endswith(NEW)])


def _changes(
    files: "Files",
    there: "Files",
    listed: "Sequence[str] | None",
    ends: "list[str]",
    manifest: str,
    notice: "Sequence[Any]",
) -> "list[Step]":
    """Return the steps that bring the files up to date: behind the notice, unless only the manifest and the start-up
    file differ."""
    before, start = ends[:-1], ends[-1]
    differ = [path for path in sorted(files) if _differs(path, files, there)]
    write = [path for path in differ if path not in ends and path != manifest]
    stale = [path for path in sorted(there) if path not in files and not path.endswith(NEW) and _ours(path, listed)]
    named = [path for path in differ if path == manifest]
    if not (write or stale or set(before) & set(differ)):
        return _each("write", named + [path for path in ends if path in differ])
    clear = _each("remove", before + stale + write, there)
    told = [] if _is(start, there, notice) else [["notice", start]]
    steps = told + clear if start in there else clear + told
    return steps + _each("write", write) + [["check"]] + _each("remove", named, there) + _each("write", named + ends)


def _each(kind: str, paths: "Sequence[str]", there: "Files | None" = None) -> "list[Step]":
    """Return a step of this kind for each of these files, or for those of them that are there."""
    return [[kind, path] for path in paths if there is None or path in there]


def plan_as_json(facts: str) -> str:
    """Do what `plan` does for a page: take JSON of its arguments by name, and return JSON of its result."""
    return json.dumps(plan(**json.loads(facts)))


def drive_room(size: int, held: "dict[str, int]") -> "dict[str, Any]":
    """Block and free blocks of a FAT of `size` bytes that holds files of these sizes, rather too few: for a page, which
    sees only files. CircuitPython made it, by FatFs."""
    steps = [step for step in CLUSTERS if step <= size // SECTOR // 4096]
    cluster = SECTOR << len(steps)
    tables = (ROOTS * ENTRY) + size // cluster * 4 + 8 * SECTOR
    files = {path: (held[path], "") for path in held}
    lists = sum(folders("fat", cluster, files).values())
    used = sum(blocks("fat", cluster, size) for size in held.values()) + lists
    return {"block": cluster, "free": (size - tables) // cluster - used}


def drive_room_as_json(facts: str) -> str:
    """Do what `drive_room` does for a page."""
    return json.dumps(drive_room(**json.loads(facts)))


def _is(path: str, there: "Files", what: "Sequence[Any]") -> bool:
    return path in there and there[path][1] == what[1]


def _differs(path: str, files: "Files", there: "Files") -> bool:
    return not _is(path, there, files[path])


def _ours(path: str, listed: "Sequence[str] | None") -> bool:
    """Return whether an update may remove a file: by its kind, or because the manifest names it. Saved games are
    neither."""
    return path in (listed or ()) or any(path.endswith(end) for end in OURS)


def _strange(path: str, files: "Files", there: "Files", notice: "Sequence[Any]") -> bool:
    return path in there and _differs(path, files, there) and not _is(path, there, notice)


def _begun(there: "Files", manifest: str) -> bool:
    folder = manifest.rpartition("/")[0] + "/"
    return any(path.startswith(folder) and path != manifest for path in there)


# Room


def blocks(kind: str, block: int, size: int) -> int:
    """Return how many blocks a file's content takes."""
    if kind == "fat":
        return -(-size // block)
    if size <= block // INLINE:
        return 0
    count = 0
    while size > 0:  # each but the first begins with pointers to earlier ones
        size -= block - 4 * _pointers(count)
        count += 1
    return count


def _pointers(number: int) -> int:
    count = 0
    while number and not number >> count & 1:
        count += 1
    return count + 1 if number else 0


def folders(kind: str, block: int, files: "Files", most: bool = True) -> "dict[str, int]":
    """Return how many blocks each folder of these files takes, at most or at least."""
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
    """Return how many blocks the list of a folder takes, by its bytes; littlefs keeps each part twice."""
    if kind == "fat":
        return max(1, -(-(size + 2 * ENTRY) // block))
    size += OVERHEAD
    half = block // FULL
    if most and size > half:
        return 2 * (2 + (size - half) // (half // 2))
    return 2 * -(-size // block)


def _entry(kind: str, block: int, name: str, size: int, most: bool) -> int:
    """Return bytes that a folder needs for a name."""
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
    """Blocks that must be free before the first step: for the fullest moment, and for saved games after the last."""
    kind, block = room["kind"], room["block"]
    held = {path: blocks(kind, block, there[path][0]) for path in there}
    written = [step[-1] for step in steps if step[0] == "write"]
    at_most, in_the_end = [_more(kind, block, there, files, written, package, most) for most in (False, True)]
    taken = most = 0
    clear = False  # whether all that goes has gone
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
            taken -= held.get(path, 0)  # the old one, which goes when the new one is whole
            held[path] = blocks(kind, block, size)
    saved = sum(blocks(kind, block, size) for size in room["saved"])
    kept = max(0, -(-kept // block) - saved)
    spare = -(-SPARE // block)
    # At the fullest moment lists that are there may have grown to their most. What is left in the end is as on an empty
    # board, or a board whose update was cut off would get fewer languages than one that is new.
    taken += in_the_end - at_most if clear else 0
    return max(most + spare, taken + max(kept, spare)) if steps else 0


def _more(
    kind: str, block: int, there: "Files", files: "Files", written: "Sequence[str]", package: str, most: bool
) -> int:
    """Return how many more blocks the folders take then, counting those of `there` at most or at least. Only the lists
    in which something is written grow."""
    before, after = folders(kind, block, there, most), folders(kind, block, files)
    before[""] = max(before.get("", 0), _list(kind, block, 0, False))  # it is always there
    touched = folders(kind, block, {path: files[path] for path in written})
    grown = sum(max(0, after[folder] - before.get(folder, 0)) for folder in touched)
    gone = sum(before[folder] for folder in before if folder not in after and folder.startswith(package + "/"))
    return grown - gone
