"""What is kept: games, results, settings and the people who played, in records on any medium. See docs/journal.md."""
