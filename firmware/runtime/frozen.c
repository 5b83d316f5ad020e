// Find frozen modules. MicroPython's own function reads all their names from the flash, 6 KB, and an import calls it three
// times, for a folder, a file and its content: 1 ms for each of the 80 modules that a start imports.
#include <string.h>

#include "py/emitglue.h"
#include "py/frozenmod.h"

#define PACKAGE "hamstertop"

extern const char mp_frozen_names[];
extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

// The manifest has the modules of the package last, so that others are found, or missed, without reading their names.
mp_import_stat_t __wrap_mp_find_frozen_module(const char *str, int *type, void **data) {
    static const char *last; // the name that was found last, and its index
    static size_t index;
    size_t length = strlen(str);
    bool ours = strncmp(str, PACKAGE "/", sizeof(PACKAGE)) == 0;
    if (type) {
        *type = MP_FROZEN_NONE;
    }
    if (!last || strcmp(str, last) != 0) {
        const char *name = mp_frozen_names;
        for (size_t i = 0;; i++) {
            size_t size = strlen(name);
            if (size >= length && memcmp(name, str, length) == 0) {
                if (name[length] == '/') {
                    return MP_IMPORT_STAT_DIR;
                }
                if (size == length || strcmp(name + length, ".py") == 0) {
                    last = name;
                    index = i;
                    break;
                }
            }
            if (!*name || (!ours && strncmp(name, PACKAGE "/", sizeof(PACKAGE)) == 0)) {
                return MP_IMPORT_STAT_NO_EXIST;
            }
            name += size + 1;
        }
        if (last[length]) { // the next call asks for the file
            return MP_IMPORT_STAT_NO_EXIST;
        }
    }
    if (type) {
        *type = MP_FROZEN_MPY;
        *data = (void *)mp_frozen_mpy_content[index];
    }
    return MP_IMPORT_STAT_FILE;
}
