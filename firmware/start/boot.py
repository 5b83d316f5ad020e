"""Before start-up on CircuitPython: the companion may write to the drive, to save games there.

The computer may, to bring new firmware, if the first key is held down meanwhile, or if the firmware is not whole.
"""


def main() -> None:
    import digitalio
    import storage

    try:
        import hamstertop_board as data

        from hamstertop.hardware.circuitpython.pins import find
    except ImportError:
        return
    key = data.KEYS[0]
    pull = digitalio.Pull.UP if key["pull"] == "up" else digitalio.Pull.DOWN
    pin = digitalio.DigitalInOut(find(key["pin"]))
    pin.switch_to_input(pull=pull)
    storage.remount("/", readonly=pin.value == bool(key["active"]))
    pin.deinit()


main()
