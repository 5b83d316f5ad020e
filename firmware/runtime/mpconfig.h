// What of MicroPython makes room for words, some 35 KB: the firmware never asks for it, and neither does `hamstertop`.
#include <mpconfigport.h>

#undef MICROPY_PY_CRYPTOLIB
#define MICROPY_PY_CRYPTOLIB (0)

#undef MICROPY_VFS_FAT // drives of CircuitPython; the flash has a littlefs
#define MICROPY_VFS_FAT (0)

#undef MICROPY_PY_MACHINE_I2S // sound by a converter
#define MICROPY_PY_MACHINE_I2S (0)

#undef MICROPY_PY_MACHINE_I2C_TARGET // to be somebody's sensor
#define MICROPY_PY_MACHINE_I2C_TARGET (0)

#define MICROPY_PY_MATH_SPECIAL_FUNCTIONS (0) // erf, gamma
#define MICROPY_PY_UCTYPES (0)

// Quicker. The firmware starts no second thread, whose locks each allocation would take and give back.
#undef MICROPY_PY_THREAD
#define MICROPY_PY_THREAD (0)

// Hertz of the flash at most, beside a core of 200 MHz too (hardware/micropython/core.py). 100 MHz is what the chip's maker
// has there. Boards with a divider of 4 read by the flash's slow command, and stay near the 31 MHz that they have at 125.
#if PICO_RP2040
#define MICROPY_HW_FLASH_MAX_FREQ (PICO_FLASH_SPI_CLKDIV > 2 ? 34000000 : 100000000)
#endif

#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (512)

// What functions need for themselves lies on a stack of its own, not in the heap: no garbage comes of calls.
#define MICROPY_ENABLE_PYSTACK (1)
#undef MICROPY_BOARD_STARTUP
#define MICROPY_BOARD_STARTUP() \
    static mp_obj_t pystack[2048]; \
    mp_pystack_init(pystack, &pystack[2048]);
