"""Crystal Crucible."""
