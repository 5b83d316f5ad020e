"""The sign for holding a key: give it time."""
# Made by hamstertop_host.picturemaker from pictures/hold.txt. Do not edit.
HOURGLASS = (7, 9, (
    b"\xfe\x44\x7c\x38\x10\x38\x44\x7c\xfe"
))
