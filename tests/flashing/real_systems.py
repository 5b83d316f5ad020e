"""Devices with a real littlefs or FAT file system in memory, for testing interrupted updates."""

import struct

import littlefs

import file_systems
from hamstertop_host.flashing import files, planning


def _read(self, config, block, offset, size):
    """Read as littlefs-python does, but without logging, which took half the time."""
    at = block * config.block_size + offset
    return self.buffer[at : at + size]


littlefs.UserContext.read = _read


class Cut(Exception):
    """Raised when the power fails."""


class System:
    """A `copying.Device` on a file system in `buffer`.

    Attributes:
        left: the number of steps until the power fails, or None if it never does. A write takes two steps; if the power
            fails at the first one, half of the `.new` file is left.
        watch: a function to call before each step.
    """

    def __init__(self, buffer):
        self.buffer = buffer
        self.left = None
        self.watch = lambda: None
        self.steps = 0

    def step(self):
        self.watch()
        self.steps += 1
        if self.left is not None:
            self.left -= 1
            return self.left < 0
        return False

    def read(self, path):
        return self.get(path)

    def look(self, folder, paths):
        every = [path for path in self.names() if path.startswith(folder + "/")]
        found = {path: self.get(path) for path in dict.fromkeys([*every, *paths])}
        return {path: (len(data), files.digest(data)) for path, data in found.items() if data is not None}

    def write(self, path, data):
        dark = self.step()
        self.put(path + planning.NEW, data[: len(data) // 2] if dark else data)
        if dark:
            raise Cut
        if self.step():
            raise Cut
        self.replace(path + planning.NEW, path)

    def remove(self, path):
        if self.step():
            raise Cut
        self.delete(path)
        folder = path.rpartition("/")[0]
        while folder and not any(name.startswith(folder + "/") for name in self.names()):
            self.delete(folder)
            folder = folder.rpartition("/")[0]

    def free(self):
        return self.room()[1]

    def reopened(self):
        """Return the device after a restart, which reads the file system again."""
        self.close()
        return self.again()

    def close(self):
        """Unmount the file system, because FatFs can mount at most ten."""

    def fill(self, there):
        for path, data in there.items():
            self.put(path, data)
            assert self.get(path) == data, "it fits"


class Little(System):
    def __init__(self, blocks, buffer=None):
        super().__init__(buffer or bytearray(b"\xff" * blocks * file_systems.BLOCK))
        self.system = file_systems.on_littlefs(self.buffer)
        if buffer is None:
            self.system.format()
        self.system.mount()
        self.blocks = blocks
        self.known = {f"{folder}/{name}".lstrip("/") for folder, _, names in self.system.walk("/") for name in names}

    def again(self):
        return Little(self.blocks, bytearray(self.buffer))

    def names(self):
        return sorted(self.known)

    def room(self):
        return file_systems.BLOCK, self.blocks - self.system.used_block_count

    def get(self, path):
        if path not in self.known:
            return None
        with self.system.open(path, "rb") as file:
            return file.read()

    def put(self, path, data):
        self.system.makedirs("/" + path.rpartition("/")[0], exist_ok=True)
        with self.system.open(path, "wb") as file:
            file.write(data)
        self.known.add(path)

    def replace(self, path, to):
        self.system.rename(path, to)
        self.known.discard(path)
        self.known.add(to)

    def delete(self, path):
        self.system.remove(path)
        self.known.discard(path)


class Fat(System):
    def __init__(self, blocks, buffer=None):
        super().__init__(buffer or bytearray(blocks * file_systems.BLOCK))
        self.mounted = file_systems.on_fat(self.buffer, fresh=buffer is None)
        self.partition = self.mounted.__enter__()
        self.blocks = blocks
        walked = [(folder, names) for folder, _, names in self.partition.walk("/")]
        self.known = {f"{folder}/{name}".replace("//", "/").lstrip("/") for folder, names in walked for name in names}

    def again(self):
        return Fat(self.blocks, bytearray(self.buffer))

    def names(self):
        return sorted(self.known)

    def room(self):
        """Return the size of a cluster and the number of free ones, as counted in the file system's own table."""
        sector, each, reserved, copies, roots, small = struct.unpack_from("<HBHBHH", self.buffer, 11)
        (length,) = struct.unpack_from("<H", self.buffer, 22)
        total = small or struct.unpack_from("<I", self.buffer, 32)[0]
        clusters = (total - reserved - copies * length - roots * 32 // sector) // each
        table = self.buffer[reserved * sector : (reserved + length) * sector]
        if clusters < 4085:
            pairs = (int.from_bytes(table[at * 3 // 2 : at * 3 // 2 + 2], "little") for at in range(2, clusters + 2))
            entries = [pair >> 4 if at % 2 else pair & 0xFFF for at, pair in enumerate(pairs)]
        else:
            entries = struct.unpack_from(f"<{clusters}H", table, 4)
        return sector * each, sum(entry == 0 for entry in entries)

    def get(self, path):
        return self.partition.read_file("/" + path) if path in self.known else None

    def close(self):
        self.mounted.__exit__(None, None, None)

    def put(self, path, data):
        folder = path.rpartition("/")[0]
        if folder:
            self.partition.makedirs("/" + folder, exist_ok=True)
        self.partition.write_file("/" + path, data)
        self.known.add(path)

    def replace(self, path, to):
        if to in self.known:
            self.partition.remove("/" + to)
        self.partition.rename("/" + path, "/" + to)
        self.known.discard(path)
        self.known.add(to)

    def delete(self, path):
        if path in self.known:
            self.partition.remove("/" + path)
        else:
            self.partition.rmdir("/" + path)
        self.known.discard(path)


SYSTEMS = {"micropython": Little, "circuitpython": Fat}
