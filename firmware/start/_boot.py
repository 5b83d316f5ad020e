"""Replace MicroPython's own module of this name in images that contain the firmware, because that module would mount a
file system over the ring's sectors. This module runs before start-up."""

from hamstertop.hardware.micropython import flash

flash.mount()
