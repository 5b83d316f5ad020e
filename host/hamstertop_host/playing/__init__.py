"""Play on a virtual board with its keys alone, as people do. Portable, like the boards it plays on."""
