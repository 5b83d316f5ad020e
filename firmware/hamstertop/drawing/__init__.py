"""Canvas, fonts and pictures, which do not depend on games or panels."""
