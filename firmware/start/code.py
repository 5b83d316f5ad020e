"""Start-up on CircuitPython."""

RESTART_AFTER = 5  # s


def main() -> None:
    import hamstertop_board as data  # boards/<board>/board.py, put here by the flash command

    from hamstertop.companion.app import App
    from hamstertop.hardware.circuitpython.board import Board

    try:
        App(Board(data)).run()
    except Exception as error:  # a defect: tell it to whoever is listening, and begin anew with the saved game
        import time
        import traceback

        import microcontroller

        traceback.print_exception(type(error), error, error.__traceback__)
        time.sleep(RESTART_AFTER)
        microcontroller.reset()


main()
