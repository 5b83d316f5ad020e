"""Run before start-up on MicroPython with the firmware frozen in. MicroPython's own module of this name would mount a
file system over the sectors of the ring."""

from hamstertop.hardware.micropython import flash

flash.mount()
