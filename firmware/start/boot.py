"""Run before start-up on CircuitPython, and let the companion write to the drive so that it can save games.

The computer may write to the drive instead, to install new firmware, if the first key is held down or the firmware is
incomplete or does not load. CircuitPython writes the output of this file to boot_out.txt on the drive."""


def main() -> None:
    try:
        give_drive()
        forget_crashes()
    except ValueError as error:  # the bytecode is for a different version of CircuitPython
        print("%s: connect the board to a computer and run `hamstertop flash` again" % error)
    except Exception as error:  # code.py also shows the error; the computer can write to the drive to fix it
        print("%s: %s" % (type(error).__name__, error))


def forget_crashes() -> None:
    """Reset the count in safemode.py, unless that module caused this start."""
    import microcontroller

    memory = microcontroller.nvm
    by_hand = microcontroller.cpu.reset_reason != microcontroller.ResetReason.SOFTWARE
    if by_hand and memory and memory[len(memory) - 1] % 255:
        memory[len(memory) - 1] = 255


def give_drive() -> None:
    from hamstertop_complete import lacking

    path = lacking()
    if path:
        print("%s is missing or incomplete: copy all files again" % path)
        return

    import digitalio
    import hamstertop_board as data
    import storage

    from hamstertop.hardware.circuitpython.pins import find

    key = data.KEYS[0]
    pull = digitalio.Pull.UP if key["pull"] == "up" else digitalio.Pull.DOWN
    pin = digitalio.DigitalInOut(find(key["pin"]))
    pin.switch_to_input(pull=pull)
    storage.remount("/", readonly=pin.value == bool(key["active"]))
    pin.deinit()


main()
