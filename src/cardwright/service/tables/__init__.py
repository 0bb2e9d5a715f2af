"""Tables: events and what follows from them, without a network, a database or a clock."""
