"""What the device shows of Hamsterrolle, and what its keys do: `phases` says what is shown when."""
