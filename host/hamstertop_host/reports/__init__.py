"""What saved games tell: a table, JSON, a page with pictures. Nothing here changes a saved game."""
