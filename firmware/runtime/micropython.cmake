# Builds MicroPython without what the firmware never asks for, and quicker where it spends its time:
# USER_C_MODULES=<this file>, see docs/firmware.md.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE="${CMAKE_CURRENT_LIST_DIR}/mpconfig.h" PICO_DIVIDER_IN_RAM=1)
set_source_files_properties(
    ${MICROPY_PY_DIR}/argcheck.c
    ${MICROPY_PY_DIR}/bc.c
    ${MICROPY_PY_DIR}/gc.c
    ${MICROPY_PY_DIR}/malloc.c
    ${MICROPY_PY_DIR}/modstruct.c
    ${MICROPY_PY_DIR}/nativeglue.c
    ${MICROPY_PY_DIR}/obj.c
    ${MICROPY_PY_DIR}/objarray.c
    ${MICROPY_PY_DIR}/objboundmeth.c
    ${MICROPY_PY_DIR}/objclosure.c
    ${MICROPY_PY_DIR}/objdict.c
    ${MICROPY_PY_DIR}/objfun.c
    ${MICROPY_PY_DIR}/objint.c
    ${MICROPY_PY_DIR}/objlist.c
    ${MICROPY_PY_DIR}/objstr.c
    ${MICROPY_PY_DIR}/objtuple.c
    ${MICROPY_PY_DIR}/objtype.c
    ${MICROPY_PY_DIR}/qstr.c
    ${MICROPY_PY_DIR}/runtime.c
    ${MICROPY_PY_DIR}/sequence.c
    ${MICROPY_PY_DIR}/smallint.c
    PROPERTIES
    COMPILE_OPTIONS "-O2"
)
