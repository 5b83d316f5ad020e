"""A drop of water."""
# Made by hamstertop_host.picturemaker from pictures/water.txt. Do not edit.
DROP = (9, 12, (
    b"\x11\xc0\xe0\xf8\xfc\xff\xfc\xf8\xe0\xc0\x03\x07\x0c\x09\x0b\x0f\x0f\x07\x03"
))
