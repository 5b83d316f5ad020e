"""Run, Hamster, Run! 2.1, for 2 to 5 hamsters."""
