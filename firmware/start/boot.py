"""Run before start-up on CircuitPython, and let the companion write to the drive so that it can save games.

The computer may write to the drive instead, to install new firmware, if the first key is held down while the board is
plugged in or reset, or the firmware is incomplete or does not load. CircuitPython writes the output of this file to
boot_out.txt on the drive."""


def main() -> None:
    try:
        start()
    except ValueError as error:  # the bytecode is for a different version of CircuitPython
        print("%s: connect the board to a computer and run `hamstertop flash` again" % error)
    except Exception as error:  # code.py also shows the error; the computer can write to the drive to fix it
        print("%s: %s" % (type(error).__name__, error))


def start() -> None:
    from hamstertop_complete import lacking

    path = lacking()
    if path:
        print("%s is missing or incomplete: copy all files again" % path)
        return

    import storage

    from hamstertop import started
    from hamstertop.hardware.circuitpython import cause

    reason = cause.why()
    storage.remount("/", readonly=started.frees_drive(reason, first_key()))
    if reason != started.FAULT:
        forget_crashes()


def first_key() -> bool:
    """Return whether the first key is held."""
    import digitalio
    import hamstertop_board as data

    from hamstertop.hardware.circuitpython.pins import find

    key = data.KEYS[0]
    pin = digitalio.DigitalInOut(find(key["pin"]))
    pin.switch_to_input(pull=digitalio.Pull.UP if key["pull"] == "up" else digitalio.Pull.DOWN)
    held = pin.value == bool(key["active"])
    pin.deinit()
    return held


def forget_crashes() -> None:
    """Reset the count in safemode.py."""
    import microcontroller

    memory = microcontroller.nvm
    if memory and memory[len(memory) - 1] % 255:
        memory[len(memory) - 1] = 255


main()
