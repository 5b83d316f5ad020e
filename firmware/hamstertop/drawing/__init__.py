"""Canvas, fonts and pictures. Knows no game and no panel."""
