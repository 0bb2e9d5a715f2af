"""What the cards of Crystal Crucible say besides the words that all games share."""
