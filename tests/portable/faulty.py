"""Storage in memory whose requests can fail."""

from hamstertop.saving.storage import MemoryStorage, whole

NEVER = 1 << 20
FULL = 28  # the number of the error


class Faulty(MemoryStorage):
    """Storage that raises an error in some requests.

    Attributes:
        requests: the kinds of request that can fail: "append", "replace", "pieces", and "more", after each piece read.
        names: the blobs whose requests can fail, or () for all.
        error: what is raised, by default because the storage is full.
        spares: the number of these requests that succeed first.
        fails: the number of requests that fail after that; by default, all.
        count: the number of these requests so far.
        failed: the kind and the name of the latest request that failed.
    """

    def __init__(self, requests=("append", "replace"), names=(), error=None, spares=0, fails=NEVER):
        super().__init__()
        self.requests, self.names, self.error = requests, names, error or OSError(FULL)
        self.spares, self.fails = spares, fails
        self.count = 0
        self.failed = ()

    def request(self, *what):
        if what[0] in self.requests and (not self.names or what[1] in self.names):
            self.count += 1
            if 0 < self.count - self.spares <= self.fails:
                self.failed = what
                raise type(self.error)(*self.error.args)

    def pieces(self, name):
        self.request("pieces", name)
        for piece in super().pieces(name):
            yield piece
            self.request("more", name)

    def append(self, name, data):
        self.request("append", name)
        super().append(name, data)

    def replace(self, name, pieces):
        self.request("replace", name)
        super().replace(name, pieces)


class Small(MemoryStorage):
    """Storage for `room` bytes. An append that does not fit writes part of its data."""

    def __init__(self, room):
        super().__init__()
        self.room = room

    def check(self, name, data):
        """Raise an error unless there is room for this blob."""
        if sum([len(self.blobs[other]) for other in self.blobs if other != name]) + len(data) > self.room:
            raise OSError(FULL)

    def append(self, name, data):
        try:
            self.check(name, whole(self, name) + data)
        except OSError:
            super().append(name, data[:2])
            raise
        super().append(name, data)

    def replace(self, name, pieces):
        data = b"".join(pieces)
        self.check(name, data)
        super().replace(name, [data])
