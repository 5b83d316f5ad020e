"""The sign for holding a key: give it time."""
# Made by hamstertop_host.picturemaker from pictures/hold.txt. Do not edit.
HOURGLASS = (7, 9, (
    b"\xfe\x7c\x44\x28\x10\x28\x54\x7c\xfe"
))
