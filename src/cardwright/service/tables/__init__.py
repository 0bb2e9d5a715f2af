"""Tables: what happens at them and what follows from it, without a network, a database or a clock."""
