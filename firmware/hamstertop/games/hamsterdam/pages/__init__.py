"""Screens of Hamsterdam that are not shown in every turn, and their texts: read when they are shown."""
