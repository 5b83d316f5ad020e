# Builds MicroPython without what the firmware never asks for: USER_C_MODULES=<this file>, see docs/firmware.md.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE="${CMAKE_CURRENT_LIST_DIR}/mpconfig.h")
