"""Pictures, a module a theme: tuples (width, height, bits); made by `hamstertop_host.picturemaker`."""
