# Builds MicroPython without what the firmware never asks for, and quicker where it spends its time:
# USER_C_MODULES=<this file>, see docs/firmware.md.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE="${CMAKE_CURRENT_LIST_DIR}/mpconfig.h" PICO_DIVIDER_IN_RAM=1)

# What runs bytecode: for speed, and in RAM, where the flash's cache is no matter. The linker script of MicroPython 1.28
# means to have three of these there, but by names that their objects have no longer.
set(HOT bc gc map obj objfun objtype runtime vm)
# Called often, too.
set(WARM argcheck malloc modstruct nativeglue objarray objboundmeth objclosure objdict objint objlist objstr objtuple
    qstr sequence smallint)
foreach(SOURCE ${HOT} ${WARM})
    set_source_files_properties(${MICROPY_PY_DIR}/${SOURCE}.c PROPERTIES COMPILE_OPTIONS "-O2")
endforeach()

set(STALE "*gc.c.obj *vm.c.obj *parse.c.obj")
list(TRANSFORM HOT REPLACE ".+" "*/py/\\0.c.o" OUTPUT_VARIABLE OBJECTS)
list(JOIN OBJECTS " " OBJECTS)
if(PICO_RP2040)
    file(READ memmap_mp_rp2040.ld SCRIPT)
else()
    file(READ memmap_mp_rp2350.ld SCRIPT)
endif()
string(FIND "${SCRIPT}" "${STALE}" PLACE)
if(PLACE EQUAL -1)
    message(FATAL_ERROR "MicroPython's linker script is not the one of version 1.28")
endif()
string(REPLACE "${STALE}" "${OBJECTS}" SCRIPT "${SCRIPT}")
set(MICROPY_BOARD_LINKER_SCRIPT ${CMAKE_CURRENT_BINARY_DIR}/memmap.ld)
file(WRITE ${MICROPY_BOARD_LINKER_SCRIPT} "${SCRIPT}")
