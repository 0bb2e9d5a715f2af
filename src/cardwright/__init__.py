"""Cardwright: tabletop card games with their whole rulebooks enforced, to play, study and design."""
