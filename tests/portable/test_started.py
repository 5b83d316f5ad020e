"""Why did the board start? Each combination of what a runtime can say has one answer (see docs/firmware.md)."""

import magtag_modules
import pico_machine
from hamstertop import started
from hamstertop.started import COMPUTER, FAULT, HAND, KEY
from test_circuitpython_board import magtag
from test_micropython_board import pico

CIRCUITPYTHON = (
    "POWER_ON",
    "RESET_PIN",
    "RESCUE_DEBUG",
    "UNKNOWN",
    "BROWNOUT",
    "WATCHDOG",
    "SOFTWARE",
    "DEEP_SLEEP_ALARM",
)
RUNS = ("STARTUP", "AUTO_RELOAD", "SUPERVISOR_RELOAD", "REPL_RELOAD")
HELD = [[key for key in range(3) if keys >> key & 1] for keys in range(8)]


def picos():
    """Yield (latched, power from USB, reset by the watchdog, its mark, what must be the answer)."""
    for latched in (False, True):
        for usb in (None, False, True):
            by_key = latched and usb is False
            yield latched, usb, False, False, KEY if by_key else HAND
            yield latched, usb, False, True, KEY if by_key else HAND  # the mark of an earlier run
            yield latched, usb, True, False, COMPUTER  # a dropped UF2, machine.reset
            yield latched, usb, True, True, FAULT


def magtags():
    """Yield (reset, run, alarm, what must be the answer)."""
    for reset in CIRCUITPYTHON:
        for run in RUNS:
            for alarm in (False, True):
                if run != "STARTUP":
                    answer = COMPUTER
                elif alarm or reset == "DEEP_SLEEP_ALARM":
                    answer = KEY
                elif reset in ("BROWNOUT", "WATCHDOG", "SOFTWARE"):
                    answer = FAULT
                else:
                    answer = HAND
                yield reset, run, alarm, answer


def follows(answer, held, latched):
    """Return what must follow: whether the game continues, the computer gets the drive, and the check opens."""
    return (
        answer in (KEY, FAULT),
        answer in (HAND, COMPUTER) and 0 in held,
        1 in held and (2 in held if latched else answer != KEY) and answer != FAULT,
    )


def test_each_combination_on_micropython_has_its_answer():
    for latched, usb, watchdog, marked, answer in picos():
        reset = "WDT_RESET" if watchdog else "PWRON_RESET"
        assert started.on_micropython(reset, marked, latched, usb) == answer
        for held in HELD:
            found = (
                started.goes_on(answer),
                started.frees_drive(answer, 0 in held),
                started.checks(answer, held, latched),
            )
            assert found == follows(answer, held, latched)


def test_each_combination_on_circuitpython_has_its_answer():
    for reset, run, alarm, answer in magtags():
        assert started.on_circuitpython(reset, run, alarm) == answer
        for held in HELD:
            found = started.goes_on(answer), started.frees_drive(answer, 0 in held), started.checks(answer, held, False)
            assert found == follows(answer, held, False)


def test_the_pico_asks_what_micropython_knows():
    for latched, usb, watchdog, marked, answer in picos():
        world = pico_machine.World()
        world.cause = 3 if watchdog else 1
        world.registers[pico_machine.MARK] = 0x6AB73121 if marked else 0
        world.driven = {24: int(usb or 0)}
        vbus = {} if usb is None else {"VBUS": {"pin": 24}}
        board = pico_machine.board(world, pico(LATCH={"pin": 10, "level": 1} if latched else None, **vbus))
        assert (board.started, board.woke) == (answer, answer in (KEY, FAULT))


def test_the_magtag_asks_what_circuitpython_knows_before_it_gives_the_drive_to_anybody():
    """The key that woke it may still be held, or somebody may press a key while it restarts after a fault."""
    for reset, run, alarm, answer in magtags():
        for held in (False, True):
            world = magtag_modules.World()
            world.cause, world.run, world.alarm = reset, run, alarm or None
            world.levels["BUTTON_A"] = not held
            board = magtag_modules.board(world, magtag())
            assert (board.started, board.woke) == (answer, answer in (KEY, FAULT))
            magtag_modules.boot(world, magtag())
            assert world.readonly == follows(answer, [0] if held else [], False)[1]


class Broken:
    """A module in which everything fails."""

    def __getattr__(self, name):
        raise RuntimeError("of a test")


def test_if_the_question_itself_fails_the_computer_keeps_the_drive():
    for name in ("alarm", "supervisor", "microcontroller"):
        world = magtag_modules.World()
        magtag_modules.boot(world, magtag(), **{name: Broken()})
        assert world.readonly, name


def test_the_boards_own_restart_continues_the_game_and_a_dropped_uf2_does_not():
    for restart, answer in ((lambda world, board: board.restart(ValueError("a defect")), FAULT), (dropped, COMPUTER)):
        world = pico_machine.World()
        board = pico_machine.board(world, pico())
        try:
            restart(world, board)
        except pico_machine.Reset:
            world.cause = 3
        assert pico_machine.board(world, pico()).started == answer


def dropped(world, board):
    """The boot loader restarts the board by the watchdog, after it has cleared the mark."""
    world.registers[pico_machine.MARK] = 0
    raise pico_machine.Reset
