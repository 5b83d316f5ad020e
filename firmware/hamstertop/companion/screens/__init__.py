"""The screens of no title."""
