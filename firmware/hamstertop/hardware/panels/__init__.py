"""Drivers for e-paper controllers. They only send commands to a bus, so they run and can be tested on every runtime."""
