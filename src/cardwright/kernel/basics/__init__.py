"""What knows nothing of matches: errors, names, chance, counting and choosing."""
