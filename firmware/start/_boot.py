"""Replace MicroPython's own module of this name in images with the firmware frozen in, because that module would mount
a file system over the ring's sectors. It runs before start-up."""

from hamstertop.hardware.micropython import flash

flash.mount()
