"""Start-up on MicroPython."""


def main() -> None:
    import hamstertop_board as data  # boards/<board>/board.py, put here by the flash command

    from hamstertop.hardware.micropython import latch

    latch.hold(data)  # before anything that takes time

    from hamstertop.companion.app import App
    from hamstertop.hardware.micropython.board import Board

    board = Board(data)
    try:
        App(board).run()
    except Exception as error:
        board.restart(error)
    finally:
        board.release()


main()
