"""Make blobs as attackers who know the format would, and check what must hold whatever the storage contains.

A source of chance determines the damage. It is either seeded or supplied by a fuzzer.
"""

import json

from hamstertop import chance
from hamstertop.companion.actions import act, do
from hamstertop.games import titles
from hamstertop.saving import fields, journal, records, settings
from hamstertop.saving.history import UNDO, History, ImpossibleRecord
from hamstertop.saving.session import Session
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers
from soak import TABLES

TITLES = sorted(TABLES)
ASIDES = getattr(journal, "ASIDES", (journal.ASIDE,))
_saved = {}  # (title, seed) -> blob


def saved(title, seed):
    """Return a saved game with up to 60 events, which is always the same for the same seed."""
    if (title, seed) not in _saved:
        source = chance.Seeded(seed)
        player = Fingers(VirtualBoard(), source)
        table = TABLES[title]()
        act(player.app, "begin", title, table.setup(lambda n: chance.below(source, n)))
        session = player.app.game.session
        for step in range(chance.below(source, 60)):
            if session.tracker.over:
                break
            session.do(table.event(session.tracker, source))
            if step % 9 == 8:
                session.undo()
        _saved[title, seed] = whole(player.board.storage, title)
    return _saved[title, seed]


def framed(payloads, magic=records.GAME):
    """Return a blob of these payloads with valid checksums."""
    return b"".join(records.framed(magic, [payload[: records.LONGEST] for payload in payloads]))


def noise(source, most):
    return bytes([source.byte() for _ in range(chance.below(source, most))])


# Attackers who see only bytes


def flip(source, blob, other):
    at = chance.below(source, len(blob))
    return blob[:at] + bytes([blob[at] ^ 1 << chance.below(source, 8)]) + blob[at + 1 :]


def cut(source, blob, other):
    return blob[: chance.below(source, len(blob))]


def insert(source, blob, other):
    at = chance.below(source, len(blob))
    return blob[:at] + noise(source, 40) + blob[at:]


def remove(source, blob, other):
    at = chance.below(source, len(blob))
    return blob[:at] + blob[at + 1 + chance.below(source, 9) :]


def double(source, blob, other):
    return blob + blob


def splice(source, blob, other):
    return blob[: chance.below(source, len(blob))] + other[chance.below(source, len(other)) :]


def rubbish(source, blob, other):
    return records.head(records.GAME)[: chance.below(source, 4)] + noise(source, 300)


# Attackers who can also compute checksums


def _place(source, payloads):
    return chance.below(source, len(payloads))


def swap(source, payloads, other):
    at, to = _place(source, payloads), _place(source, payloads)
    payloads[at], payloads[to] = payloads[to], payloads[at]


def drop(source, payloads, other):
    del payloads[_place(source, payloads)]


def repeat(source, payloads, other):
    at = _place(source, payloads)
    payloads[at:at] = [payloads[_place(source, payloads)]] * (1 + chance.below(source, 3))


def alter(source, payloads, other):
    at = _place(source, payloads)
    payload = bytearray(payloads[at])
    payload[chance.below(source, len(payload))] = source.byte()
    payloads[at] = bytes(payload)


def invent(source, payloads, other):
    payloads[_place(source, payloads)] = bytes([source.byte() % 20]) + noise(source, 20)


def lengthen(source, payloads, other):
    payloads[_place(source, payloads)] += bytes([source.byte()])


def longest(source, payloads, other):
    payloads[_place(source, payloads)] = bytes([source.byte()]) * records.LONGEST


def graft(source, payloads, other):
    payloads[_place(source, payloads) :] = other[_place(source, other) :] if other else []


def undo(source, payloads, other):
    payloads[_place(source, payloads) + 1 :] = [payload for payload in payloads if payload[0] == 255] * 20


BLIND = (flip, cut, insert, remove, double, splice, rubbish)
KNOWING = (swap, drop, repeat, alter, invent, lengthen, longest, graft, undo)


def damaged(source, blob, other):
    """Return `blob`, damaged in up to three ways. `other` is the blob of a different game."""
    for _ in range(1 + chance.below(source, 3)):
        trick = chance.below(source, len(BLIND) + len(KNOWING))
        if trick < len(BLIND):
            blob = BLIND[trick](source, blob, other)
        else:
            payloads, others = [list(records.Reader([each], each[:3])) for each in (blob, other)]
            if payloads:
                KNOWING[trick - len(BLIND)](source, payloads, others)
                blob = framed(payloads, blob[:3])
        if not blob:
            break
    return blob


def damaged_journal(source):
    """Return a title and a damaged blob for it."""
    title = TITLES[chance.below(source, len(TITLES))]
    other = saved(TITLES[chance.below(source, len(TITLES))], 10 + chance.below(source, 3))
    return title, damaged(source, saved(title, chance.below(source, 5)), other)


ODD = (None, "", -1, 10**20, 1.5, True, "..", "en.common", "\0", "\U0001f439" * 90, [], {}, ["a1b201"] * 6, {"": [[]]})


def damaged_settings(source):
    good = Settings(MemoryStorage())
    for seat, name in enumerate(("Anna", "Ben", "Zoë")):
        good.call(seat, name, source)
    good.last, good.explained, good.setups = TITLES[0], {"hamsterdam": 3}, {"hamsterdam": [4, 1, 2]}
    good.save()
    (payload,) = records.Reader(good._storage.pieces(settings.BLOB), records.SETTINGS)
    values = fields.read(payload)
    names = sorted(values)
    for _ in range(chance.below(source, 6)):
        name = names[chance.below(source, len(names))]
        odd = ODD[chance.below(source, len(ODD))]
        if isinstance(values[name], list) and values[name] and chance.below(source, 2):
            values[name][chance.below(source, len(values[name]))] = odd
        else:
            values[name] = odd
    payload = json.dumps(values).encode() if chance.below(source, 4) else noise(source, 200) or b"\xff"
    blob = framed([payload] * (1 + chance.below(source, 2)), records.SETTINGS)
    return blob if chance.below(source, 3) else damaged(source, blob, saved(TITLES[0], 1))


# Attackers who write whole games. A game usually starts correctly and continues with rubbish and legal events, some of
# which have a changed byte.


class DiceTray:
    """Generates possible throws for a dice tray."""

    def setup(self, below):
        return "dice", 1 + below(6), (4, 6, 8, 10, 12, 20)[below(6)]

    def event(self, tracker, source):
        if chance.below(source, 2):
            return ("rolled",) + tuple([1 + chance.below(source, tracker.sides) for _ in range(tracker.count)])
        return ("flipped", chance.below(source, 2)) if chance.below(source, 2) else ("starts", 4, 3)


FIRST = b'{"id":"31323334","title":"%s"}'
GAME = 40  # approximate number of records in a game


class Records:
    """Makes records for games of a title: of a draft, which has no table yet, rubbish alone."""

    def __init__(self, title, source):
        self.source = source
        makers = dict(TABLES, dice_tray=DiceTray)
        self.table = makers[title]() if title in makers else None
        self.rows = titles.tracker(title).Tracker.events

    def below(self, n):
        return chance.below(self.source, n)

    def first(self, history):
        """Return the record that begins a game, occasionally an invalid one."""
        if self.table and self.below(9):
            return history.encode(self.table.setup(self.below))
        return self._rubbish()

    def next(self, history):
        """Return the next record of the game."""
        wish = self.below(20)
        if wish == 0:
            return UNDO
        if wish == 1:
            return noise(self.source, 9)
        if wish > 9 and self.table and history.count and not history.tracker.over:
            record = bytearray(history.encode(self.table.event(history.tracker, self.source)))
            if wish < 13:
                record[self.below(len(record))] = self._value()
            return bytes(record)
        return self._rubbish()

    def _rubbish(self):
        """Return a record with the right number of arbitrary values."""
        kind = self.below(len(self.rows))
        names = self.rows[kind][1]
        values = names.count(" ") + 1 if names else 0
        return bytes([kind] + [self._value() for _ in range(values)])

    def _value(self):
        """Return a byte that is usually small, as most values are."""
        return (0, 1, 2, 3, self.below(8), self.below(8), 255, self.source.byte())[self.below(8)]


# Requirements


def endure_records(title, source, count):
    """Replay this many records of a title in games of GAME records each.

    Each record must be applied, or refused without changing anything. Each game is then opened as a saved game; as much
    as possible must be resumed, and nothing must be lost.
    """
    made = Records(title, source)
    while count > 0:
        history = History(title)
        record = made.first(history)
        payloads = [FIRST % title.encode()]
        good = 0  # number of payloads before the first one that is refused
        for _ in range(min(GAME, count)):
            before = history.count, history.tracker.state()
            try:
                history.replay(record)
                history.tracker.to_act, history.tracker.phase, history.tracker.over  # noqa: B018  (all that pages read)
            except ImpossibleRecord:
                assert (history.count, history.tracker.state()) == before, record
                good = good or len(payloads)
            payloads.append(record[:254] + b"\1")
            record = made.next(history)
        count -= GAME
        _open(title, framed(payloads), good or len(payloads))


def _open(title, blob, good):
    storage = MemoryStorage()
    storage.replace(title, [blob])
    session = Session(storage, chance.Seeded(1), lambda: 0)
    session.resume(title)
    reader = records.Reader([blob], records.GAME)
    for _ in range(good):
        next(reader)
    end = reader.good if good > 1 else 0  # a name alone is not a game
    kept, aside = whole(storage, title), _aside(storage)
    assert (kept, aside) == (blob[:end], blob[end:])
    assert session.journal.trouble == ("" if not aside else journal.CUT if kept else journal.FOREIGN)


def _aside(storage):
    """Return everything that was set aside, in storage order."""
    return b"".join([whole(storage, name) for name in ASIDES])


def endure_journal(title, blob):
    """Start a companion with `blob` as the last game, both normally and after a fault.

    It must start, resume everything that makes sense, keep the remainder, continue, and begin and save a new game.
    """
    for woke in (False, True):
        _endure_journal(title, blob, woke)


def _endure_journal(title, blob, woke):
    player = Fingers(VirtualBoard(storage=MemoryStorage()), chance.Seeded(1))
    board, app = player.board, player.app
    app.settings.last = title
    app.settings.save()
    board.storage.replace(title, [blob])
    board.woke = woke
    player.power_on()
    player.settle()
    assert board.reported == []
    session = player.app.game.saved(title)
    if session.journal.trouble:
        kept = whole(board.storage, title)
        assert blob[: len(kept)] == kept
        aside = _aside(board.storage)
        assert aside
        assert blob[len(kept) :] == aside
    else:
        assert whole(board.storage, title) == blob
    if session.game:
        tracker = titles.tracker(title).Tracker()
        for event in session.history.events():
            tracker.apply(event)
        assert session.tracker.state() == tracker.state()
        act(player.app, "resume", title)
        player.settle()
        player.press(2)
        player.hold(0)
    _begins_anew(player, title)


def _begins_anew(player, title):
    table = TABLES[title]()
    act(player.app, "begin", title, table.setup(lambda n: 0))
    state = player.app.game.session.tracker.state()
    player.power_on()
    assert player.app.game.session.game == title
    assert player.app.game.session.tracker.state() == state
    assert player.app.game.session.journal.trouble == ""


def endure_settings(blob):
    """Start a companion with `blob` as its settings. It must start, show pages and store changes."""
    player = Fingers(VirtualBoard(storage=MemoryStorage()), chance.Seeded(1))
    player.board.storage.replace(settings.BLOB, [blob])
    player.power_on()
    player.settle()
    player.app.stack.show("settings")
    player.settle()
    player.press(1)
    player.press(2)
    player.app.stack.home()
    act(player.app, "game", "hamsterdam")
    player.settle()
    act(player.app, "begin", "hamsterdam", player.set_up)
    act(player.app, "begin", "hamsterdam", ("setup", 4, 0, 0))
    for event in (("done",), ("first", 1), ("done",)):
        do(player.app, event)
        player.settle()
    player.name("Anna")
    player.app.settings.light = 1
    player.app.save_settings()
    player.power_on()
    stored = player.app.settings
    assert (stored.light, stored.names[0], stored.last) == (1, "Anna", "hamsterdam")
