"""Leave CircuitPython's safe mode after a brownout or crash by restarting, instead of waiting until RESET is pressed.

This is done only a few times, because a fault that recurs at once would restart the board endlessly. boot.py resets the
count whenever the board is switched on, reset or woken.
"""

TIMES = 3


def main() -> None:
    import microcontroller
    import supervisor

    reasons = supervisor.SafeModeReason
    if supervisor.runtime.safe_mode_reason not in (reasons.BROWNOUT, reasons.HARD_FAULT):
        return
    memory = microcontroller.nvm
    if memory:
        count = memory[len(memory) - 1] % 255  # 255 if never written
        if count < TIMES:
            memory[len(memory) - 1] = count + 1  # hardware/circuitpython/nvm.py does not use this byte
            microcontroller.reset()


main()
