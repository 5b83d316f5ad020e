"""Pages, each group read when it is shown: what a small heap has not room for at once."""
