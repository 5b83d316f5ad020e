"""Canvas, fonts and pictures. Independent of games and panels."""
