"""Start-up on CircuitPython."""

# CircuitPython's heap grows only when it is full, and garbage is collected each time before: most of a press went into
# that. So it grows once, here: a list that is cleared keeps its first bytes, and the heap what it has grown by.
ROOM = [None] * 30000
ROOM.clear()


def main() -> None:
    import hamstertop_board as data  # boards/<board>/board.py, put here by the flash command

    try:
        from hamstertop.companion.app import App
        from hamstertop.hardware.circuitpython.board import Board
    except ValueError as error:
        # The bytecode is for other versions of CircuitPython. What is raised here stands on the console, and on a
        # display that is built in; the status light blinks. boot.py has left the drive to the computer.
        raise RuntimeError(
            "%s: connect the board to a computer and run `hamstertop flash` again; it names the versions that work"
            % error
        ) from None

    board = Board(data)
    try:
        app = App(board)
        if (1, True) in [edge[1:] for edge in board.edges()]:  # the middle key is held
            app.check()
        app.run()
    except Exception as error:
        board.restart(error)


main()
