"""Start-up on MicroPython, from files or built into it."""

import sys

OLDEST = (1, 26)  # as in hamstertop_host/flashing/models.py


def main() -> None:
    if tuple(sys.implementation.version[:2]) < OLDEST:
        print("Hamstertop needs MicroPython %d.%d or newer: https://micropython.org/download" % OLDEST)
        return
    import hamstertop_board as data  # boards/<board>/board.py; a file goes before the one that is built in

    sys.path.insert(0, ".frozen")  # but of the rest, what is built in goes before what an older copy left in files

    from hamstertop.hardware.micropython import latch

    latch.hold(data)  # before anything that takes time

    from hamstertop.companion.app import App
    from hamstertop.hardware.micropython.board import Board

    board = Board(data)
    try:
        app = App(board)
        if (1, True) in [edge[1:] for edge in board.edges()]:  # the middle key is held
            app.check()
        app.run()
    except Exception as error:
        board.restart(error)
    finally:
        board.release()


main()
