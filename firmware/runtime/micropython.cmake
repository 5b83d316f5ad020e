# Builds MicroPython as mpconfig.h has it: USER_C_MODULES=<this file>, see docs/firmware.md.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE="${CMAKE_CURRENT_LIST_DIR}/mpconfig.h")

# What the linker may fill: the storage begins behind it.
set(PICO_FLASH_SIZE_BYTES 1024k)
