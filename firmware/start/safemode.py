"""Leave CircuitPython's safe mode: start again after a brownout or a crash, instead of waiting until RESET is pressed.

This happens only a few times: a fault that returns at once would restart the board for ever. boot.py resets the count
whenever the board is switched on, reset or woken.
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
        count = memory[len(memory) - 1] % 255  # never written: 255
        if count < TIMES:
            memory[len(memory) - 1] = count + 1  # the byte that hardware/circuitpython/nvm.py does not use
            microcontroller.reset()


main()
