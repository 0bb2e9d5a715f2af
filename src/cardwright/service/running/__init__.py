"""Running: the tables of a process in memory, what they do by themselves, and bots that think beside them."""
