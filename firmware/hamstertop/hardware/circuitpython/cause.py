"""Ask CircuitPython why the board started."""

import microcontroller
import supervisor

from ... import started


def why() -> str:
    try:
        import alarm

        woken = alarm.wake_alarm is not None
    except ImportError:  # the RP2350 cannot sleep
        woken = False
    names = [str(reason).split(".")[-1] for reason in (microcontroller.cpu.reset_reason, supervisor.runtime.run_reason)]
    return started.on_circuitpython(names[0], names[1], woken)
