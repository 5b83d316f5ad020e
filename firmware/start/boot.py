"""Before start-up on CircuitPython: the companion may write to the drive, to save games there.

The computer may, to bring new firmware, if the first key is held down meanwhile, or if the firmware does not load.
What is printed here, CircuitPython writes to boot_out.txt on the drive.
"""


def main() -> None:
    import digitalio
    import storage

    try:
        import hamstertop_board as data

        from hamstertop.hardware.circuitpython.pins import find
    except ImportError:  # it is not whole
        return
    except ValueError as error:  # its bytecode is for other versions of CircuitPython
        print("%s: connect the board to a computer and run `hamstertop flash` again" % error)
        return
    key = data.KEYS[0]
    pull = digitalio.Pull.UP if key["pull"] == "up" else digitalio.Pull.DOWN
    pin = digitalio.DigitalInOut(find(key["pin"]))
    pin.switch_to_input(pull=pull)
    storage.remount("/", readonly=pin.value == bool(key["active"]))
    pin.deinit()


main()
