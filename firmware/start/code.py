"""Start-up on CircuitPython."""


def main() -> None:
    import hamstertop_board as data  # boards/<board>/board.py, put here by the flash command

    from hamstertop.companion.app import App
    from hamstertop.hardware.circuitpython.board import Board

    board = Board(data)
    try:
        App(board).run()
    except Exception as error:
        board.restart(error)


main()
