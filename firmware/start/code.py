"""Start-up on CircuitPython.

If any import or any other part of the start fails, `main` shows why. Until all files of the firmware have been copied,
it shows how to continue.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

AGAIN = "connect the board to a computer, and run `hamstertop flash` or copy all files again"

# CircuitPython's heap grows only when it is full, after a garbage collection. This took most of the time that a press
# needed, so the heap is grown once at the start, with a large list. The list is then cleared, but keeps its first
# bytes, so that the heap keeps its size.
ROOM = 30000  # words
KEPT: "list[Any]" = []  # references to the lights' pins, which would otherwise be collected and switched off


def main() -> None:
    made: list[Any] = [None, None]  # the board's data and the board, once they exist
    loop = None
    try:
        loop = start(made)
        loop.run()
    except Exception as error:
        board = made[1]
        written = explain(error, made) if not loop or board.again() else False
        if board:
            board.restart(error)
        if not written:
            raise  # CircuitPython shows it on the console, a built-in display and its status light
        while True:  # ending the program would switch off the lights; the console can interrupt this
            pause(1000)


def start(made: "list[Any]") -> "Any":
    """Create the board and the companion on it. Raise any error that prevents this."""
    try:
        import hamstertop_board as data  # boards/<board>/board.py, copied here by the flash command

        made[0] = data
        need_files()
        from hamstertop import started, unstarted

        unstarted.need_memory()
        grow()
        from hamstertop.companion.loop import Loop
        from hamstertop.hardware.circuitpython.board import Board
    except ImportError as error:
        raise RuntimeError("%s: %s" % (error, AGAIN)) from None
    except ValueError as error:
        # The bytecode is for a different version of CircuitPython. boot.py lets the computer write to the drive.
        raise RuntimeError(
            "%s: connect the board to a computer and run `hamstertop flash` again; it names the versions that work"
            % error
        ) from None

    board = made[1] = Board(data)
    loop = Loop(board)
    if started.checks(board.started, [key for _, key, down in board.edges() if down], False):
        loop.check()
    return loop


def need_files() -> None:
    """Raise an error if files are missing. If the drive is the companion's, boot.py has just checked them."""
    import storage

    if storage.getmount("/").readonly:
        from hamstertop_complete import lacking

        path = lacking()
        if path:
            raise RuntimeError("%s is missing or incomplete: %s" % (path, AGAIN))


def grow() -> None:
    """Grow the heap by ROOM words, or as far as possible."""
    words = ROOM
    while words > 1000:
        try:
            room = [None] * words
            room.clear()
            return
        except MemoryError:
            words //= 2


def explain(error: Exception, made: "list[Any]") -> bool:
    """Show on the console, the lights and the display, if they work, why the firmware cannot start. Return whether the
    display shows the reason."""
    print("Hamstertop could not start: %s: %s" % (type(error).__name__, error))
    data, board = made
    done = False
    for say in (shine, write):
        try:
            done = say(error, data, board)
        except Exception:
            done = False  # try the other outputs
    return done


def shine(error: Exception, data: "Any", board: "Any") -> bool:
    """Light the pixels red, using only CircuitPython. Return False, because lights do not show the reason."""
    if not data.PIXELS or board:  # a board's own lights shine before it restarts
        return False
    import board as pins
    import digitalio
    import neopixel_write

    def out(pin: "int | str", level: int) -> digitalio.DigitalInOut:
        made = digitalio.DigitalInOut(getattr(pins, pin if isinstance(pin, str) else "GP%d" % pin))
        made.switch_to_output(value=bool(level))
        KEPT.append(made)
        return made

    lights = data.PIXELS
    if "power_pin" in lights:
        out(lights["power_pin"], lights.get("power_level", 1))
    red = b"\x20\x00\x00" if lights["order"] == "RGB" else b"\x00\x20\x00"
    neopixel_write.neopixel_write(out(lights["pin"], 0), bytearray(red * lights["count"]))
    return False


def write(error: Exception, data: "Any", board: "Any") -> bool:
    need_files()  # a module that is cut off would hang
    from hamstertop import unstarted
    from hamstertop.hardware.circuitpython import display, saved

    panel = board.panel if board else display.make(data.PANEL)
    storage = board.storage if board else saved.make()
    unstarted.write(error, panel, storage, board.idle if board else pause)
    return True


def pause(ms: int) -> None:
    import time

    time.sleep(ms / 1000)


main()
