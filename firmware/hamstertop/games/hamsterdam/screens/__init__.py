"""What the device shows of Hamsterdam, and what its keys do: `phases` says what is shown when."""
