"""Effects that wait and can be answered, and priority."""
