"""Play a game on a medium whose power fails at every step. Runs on MicroPython: power_cuts.py MEDIUM GAME STRIDE GAMES

GAME is a JSON file with the "name" and "events" of the game, the events of an "older" game that it replaces and, as
"beside", the name and events of a game of another title. Every STRIDE-th cut is tried, and GAMES games are played in a
row to measure wear. Results of games are also stored: one is added, then all are rewritten. The findings are printed as
JSON.
"""

import json
import sys

from drives import MEDIA, ROOT
from hamstertop import chance
from hamstertop.saving import results
from hamstertop.saving.session import Session
from hamstertop.saving.settings import Settings
from media import BLOCK, JUNK

TEARS = 4  # number of times that each erase and write is torn
GOES_ON = 5  # interval, in cuts, at which the game is also continued
UNDO = 9  # interval, in events, at which one is undone and entered again
SET = 14  # interval, in events, at which settings change
EARLIER = 2  # number of results stored before the game
results.MOST = EARLIER + 1  # so that the results of this game and another exceed the limit
results.KEPT = 2


# The firmware's files, which a cut must not damage


def firmware():
    """Return the content of the files before the first start, by path."""
    return {"%s/code%d.py" % (ROOT, index): JUNK[index * 50 : index * 150] for index in range(1, 60)}


def copy_firmware(medium):
    medium.stop()
    medium.mount()
    for path, data in firmware().items():
        with open(path, "wb") as file:
            file.write(data)
    medium.stop()


def is_whole(path, data):
    try:
        with open(path, "rb") as file:
            return file.read() == data
    except OSError:
        return False


def harmed(medium, worn):
    """Return the total number of files lost if, one at a time, each block that the game erased were left blank."""
    lost = 0
    flash = medium.flashes[-1]
    for block, erases in enumerate(worn):
        if erases:
            flash.change("look", block * BLOCK, b"\xff" * BLOCK)
            medium.start()
            lost += sum([not is_whole(path, data) for path, data in firmware().items()])
            medium.stop()
            flash.restore()
    return lost


# A game, and what can be restored


def session(storage, seed=1):
    return Session(storage, chance.Seeded(seed), lambda: 0)


def game_of(at_table):
    return at_table.game, at_table.count, at_table.tracker and at_table.tracker.state(), at_table.journal.trouble


def settings_of(settings):
    return settings.language, settings.light, settings.names


def results_of(storage):
    return results.read(storage.pieces(results.BLOB))


def finish_another(storage, seed):
    """Play a short game of another title, and store its result."""
    at_table = session(storage, seed)
    at_table.begin("score_pad", ("setup", 2, 0))
    at_table.do(("ended",))
    assert results.update(storage, at_table)


def begin(storage, name, events):
    at_table = session(storage)
    at_table.begin(name, tuple(events[0]))
    for event in events[1:]:
        at_table.do(tuple(event))
    return at_table


def play(storage, game, mark):
    """Play the game with undos and settings changes, and store its result. Call `mark` after each stored change."""
    settings = Settings(storage)
    at_table = session(storage)
    assert at_table.resume(game["name"])
    mark(game_of(at_table), settings_of(settings))
    rest = getattr(storage, "rest", bool)  # work that storage does while idle
    for number, event in enumerate(game["events"]):
        rest()
        if number:
            at_table.do(tuple(event))
        else:
            at_table.begin(game["name"], tuple(event))
        mark(game_of(at_table), settings_of(settings))
        if number % UNDO == UNDO - 1:
            at_table.undo()
            mark(game_of(at_table), settings_of(settings))
            at_table.do(tuple(event))
            mark(game_of(at_table), settings_of(settings))
        if number % SET == SET - 1:
            settings.light = (settings.light + 1) % 4
            settings.call(number % 5, "N%d" % number, chance.Seeded(number))
            assert settings.save()
            mark(game_of(at_table), settings_of(settings))
    assert results.update(storage, at_table)
    mark(game_of(at_table), settings_of(settings))
    finish_another(storage, EARLIER + 2)
    mark(game_of(at_table), settings_of(settings))


class Trial:
    """A series of trials that start the device after each cut and compare what is stored."""

    def __init__(self, medium, game, marks):
        self.medium = medium
        self.game = game
        self.marks = marks
        self.cuts = 0
        self.losses = []

    def look(self, step, at, what):
        """Check what is stored after a cut. `at` is the index of the last mark reached before the power failed."""
        self.cuts += 1
        loss = self._loss(self.marks[at : at + 2])
        if loss:
            self.losses.append([step, what, loss])

    def _loss(self, allowed):
        for flash in self.medium.flashes:
            flash.start()
        storage = self.medium.start()
        try:
            at_table = session(storage)
            at_table.resume(self.game["name"])
            found = game_of(at_table)
            if found not in [mark[1] for mark in allowed]:
                return "found %s instead of %s" % (found, allowed[0][1])
            settings = settings_of(Settings(storage))
            if settings not in [mark[2] for mark in allowed]:
                return "found the settings %s" % (settings,)
            if results_of(storage) not in [mark[3] for mark in allowed]:
                return "found the results %s" % (results_of(storage),)
            if self.cuts % GOES_ON == 0:
                return self._goes_on(storage, at_table)
        finally:
            self.medium.stop()
        return ""

    def _goes_on(self, storage, at_table):
        beside = session(storage)
        beside.resume(self.game["beside"][0])
        if beside.count != len(self.game["beside"][1]):
            return "the other game has %d events" % beside.count
        for _ in range(3):
            at_table.undo()
        played = game_of(at_table)
        self.medium.stop()
        again = session(self.medium.start())
        again.resume(self.game["name"])
        return "" if game_of(again) == played else "could not be played on"


def ignore(at_table, settings):
    pass


def prepared(name, game):
    """Return a medium before the game, with firmware, settings, the older game and the game of another title."""
    medium = MEDIA[name]()
    if medium.mounts:
        medium.mount()
        copy_firmware(medium)
    storage = medium.start()
    begin(storage, game["beside"][0], game["beside"][1])
    begin(storage, game["name"], game["older"])
    for number in range(EARLIER):
        finish_another(storage, 2 + number)
    settings = Settings(storage)
    settings.language = "de"
    settings.save()
    return medium, storage, settings


def wear(name, game, games):
    """Return the average number, per game, of bytes written, of erases, and of erases of the most worn block."""
    medium, _, _ = prepared(name, game)
    for flash in medium.flashes:
        flash.forget_wear()
    for _ in range(games):
        medium.stop()
        play(medium.start(), game, ignore)
    medium.stop()
    return {
        "bytes": sum([flash.written for flash in medium.flashes]) / games,
        "erases": sum([sum(flash.worn) for flash in medium.flashes]) / games,
        "most": max([max(flash.worn) for flash in medium.flashes]) / games,
    }


def recorded(medium, game):
    """Play the game, then restore the medium. Return what was stored at each mark: (steps so far, game, settings,
    results); and how often each block of the last flash was erased."""
    storage = medium.start()
    marks = []

    def mark(at_table, settings):
        marks.append((len(medium.steps), at_table, settings[:2] + (list(settings[2]),), results_of(storage)))

    for flash in medium.flashes:
        flash.recording = True
        flash.forget_wear()
    before = [bytes(flash.bytes) for flash in medium.flashes]
    play(storage, game, mark)
    worn = medium.flashes[-1].worn[:]
    for flash in medium.flashes:
        flash.recording = False
    medium.stop()
    for flash, content in zip(medium.flashes, before):
        flash.trying = True
        flash.bytes[:] = content
    return marks, worn


def folders(flash, worn):
    """Return the number of blocks with folders or FAT's table that were erased."""
    found = 0
    for block, erases in enumerate(worn):
        content = bytes(flash.bytes[block * BLOCK : block * BLOCK + BLOCK])
        found += erases > 0 and (block == 0 or b"SLOT    " in content or b"SAVED   " in content)
    return found


def cut(medium, game, marks, stride):
    """Try every stride-th cut."""
    trial = Trial(medium, game, marks)
    at = 0
    turn = 0
    for index, step in enumerate(medium.steps):
        while at + 1 < len(marks) and marks[at + 1][0] <= index:
            at += 1
        flash, kind, start, new = step
        for tears in range(1 + TEARS * (kind in ("erase", "program"))):
            turn += 1
            if turn % stride == 0:
                if tears:
                    flash.keep(start, len(new))
                    flash.tear(start, new)
                trial.look(index, at, kind)
                medium.restore()
        flash.bytes[start : start + len(new)] = new
    trial.look(len(medium.steps), len(marks) - 1, "the end")
    medium.restore()
    return trial


def main(name, path, stride, games):
    with open(path) as file:
        game = json.load(file)
    found = wear(name, game, games)
    medium, storage, settings = prepared(name, game)
    medium.crowd(storage, settings)
    medium.stop()
    marks, worn = recorded(medium, game)
    trial = cut(medium, game, marks, stride)
    found["saves"] = len(marks) - 1
    found["steps"] = len(medium.steps)
    found["cuts"] = trial.cuts
    found["losses"] = trial.losses
    found["folders"] = folders(medium.flashes[-1], worn) if medium.mounts else 0
    found["harmed"] = harmed(medium, worn) if medium.mounts else 0
    print(json.dumps(found))


main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
