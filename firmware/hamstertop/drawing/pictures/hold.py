"""The sign before what holding a key does."""
# Made by hamstertop_host.picturemaker from pictures/hold.txt. Do not edit.
HOLD = (7, 9, (
    b"\xfe\x44\x44\x38\x10\x28\x44\x7c\xfe"
))
