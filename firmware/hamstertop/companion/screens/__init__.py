"""The screens that do not belong to a title."""
