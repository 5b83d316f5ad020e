"""Play on a virtual board using only its keys, as people do. Portable, like the virtual board."""
