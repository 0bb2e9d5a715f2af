"""KeyForge: rules v1.1, Call of the Archons."""
