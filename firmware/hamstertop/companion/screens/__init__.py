"""Screens that do not belong to a title."""
