"""Reports on saved games: a table, JSON, a page with pictures. Nothing here changes a saved game."""
