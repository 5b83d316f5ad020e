"""Models of e-paper controllers, written from their command sets: they show the image that a driver's bytes produce.

Portable: tests run drivers against them on every runtime.
"""
