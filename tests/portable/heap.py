"""A recorded leg of the tour, step by step: whoever plays it looks at the heap in between."""

from binascii import hexlify

from hamstertop import unstarted
from hamstertop.storage import FileStorage
from hamstertop_host.virtual.upright import seen
from replay import Player

_players = []
_steps = []


def start(path, folder):
    """Switch the companion on. Games are saved in files of a folder: on a board they take no heap either. Nothing is
    read that nobody asked for, as on a board with little memory: the heap here grows."""
    unstarted.found = 1
    _players.append(Player(FileStorage(folder)))
    _steps.append(_play(_players[0], path))


def step():
    """Play a line of the leg; whether a frame is complete, None at its end."""
    return next(_steps[0], None)


def shown():
    """The frame that is complete now, in hexadecimal."""
    return hexlify(seen(_players[0].app.canvas)).decode()


def _play(player, path):
    with open(path) as lines:
        for line in lines:
            yield player.play(line)
