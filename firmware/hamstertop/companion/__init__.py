"""The app: presses become events, events become pages and lights."""
