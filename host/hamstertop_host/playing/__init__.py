"""Playing on a virtual board by its keys alone, as people do. Portable, like the boards it plays on."""
