// How MicroPython is built for the firmware, where that is otherwise than the port has it.
#include <mpconfigport.h>

// The firmware has the first 1 MB of the flash on every board (micropython.cmake), the storage the rest.
#undef MICROPY_HW_FLASH_STORAGE_BYTES
#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - 1024 * 1024)

// The largest of what the firmware never asks for, 26 KB of the flash.
#undef MICROPY_PY_CRYPTOLIB
#define MICROPY_PY_CRYPTOLIB (0)
#undef MICROPY_VFS_FAT
#define MICROPY_VFS_FAT (0)

// Quicker. The firmware starts no second thread, whose locks each allocation would take and give back.
#undef MICROPY_PY_THREAD
#define MICROPY_PY_THREAD (0)

#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (512)

// What the interpreter does most runs from RAM, 8 KB of it, and leaves the flash's cache to the firmware.
#define IN_RAM(f) __attribute__((noinline, section(".time_critical." #f))) f
#define MICROPY_WRAP_MP_BINARY_OP IN_RAM
#define MICROPY_WRAP_MP_EXECUTE_BYTECODE IN_RAM
#define MICROPY_WRAP_MP_LOAD_GLOBAL IN_RAM
#define MICROPY_WRAP_MP_MAP_LOOKUP IN_RAM
#define MICROPY_WRAP_MP_OBJ_GET_TYPE IN_RAM

// What functions need for themselves lies on a stack of its own, not in the heap: no garbage comes of calls.
#define MICROPY_ENABLE_PYSTACK (1)
#undef MICROPY_BOARD_STARTUP
#define MICROPY_BOARD_STARTUP() \
    static mp_obj_t pystack[2048]; \
    mp_pystack_init(pystack, &pystack[2048]);
