"""Models of e-paper controllers, based on their command sets. They show the image that a driver's bytes produce.

Portable: tests run drivers against the models on every runtime.
"""
