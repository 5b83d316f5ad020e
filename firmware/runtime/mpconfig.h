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
