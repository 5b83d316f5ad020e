"""Models of e-paper controllers, written from their command sets: what drivers send them shows on a glass.

Portable: tests run drivers against them on every runtime.
"""
