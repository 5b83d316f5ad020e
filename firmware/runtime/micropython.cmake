# Builds MicroPython as mpconfig.h has it: USER_C_MODULES=<this file>, see docs/firmware.md.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE="${CMAKE_CURRENT_LIST_DIR}/mpconfig.h")

# What the linker may fill: the storage begins behind it.
set(PICO_FLASH_SIZE_BYTES 1024k)

add_library(usermod_hamstertop INTERFACE)
target_sources(usermod_hamstertop INTERFACE ${CMAKE_CURRENT_LIST_DIR}/frozen.c)
target_link_options(usermod_hamstertop INTERFACE LINKER:--wrap=mp_find_frozen_module)
target_link_libraries(usermod INTERFACE usermod_hamstertop)

# Compile the table of strings for speed, as the port does the interpreter's loop: each new string is looked up there.
set_source_files_properties(${MICROPY_PY_DIR}/qstr.c PROPERTIES COMPILE_OPTIONS "-O2")

# Lookups in dictionaries divide, and run from RAM (mpconfig.h).
add_compile_definitions(PICO_DIVIDER_IN_RAM=1)

# The SDK reads a Feather's flash one bit at a time, which takes six times as long as a Pico's. Arduino-Pico, in its
# makeboards.py, has a Feather ThinkInk's read like a Pico's: on four lines, at half the core's clock.
if(MICROPY_BOARD STREQUAL "ADAFRUIT_FEATHER_RP2040")
    set_property(TARGET bs2_default PROPERTY SOURCES ${PICO_BOOT_STAGE2_DIR}/boot2_w25q080.S)
    target_compile_definitions(
        bs2_default PRIVATE PICO_BUILD_BOOT_STAGE2_NAME="boot2_w25q080" PICO_FLASH_SPI_CLKDIV=2)
    add_compile_definitions(PICO_FLASH_SPI_CLKDIV=2)
endif()
