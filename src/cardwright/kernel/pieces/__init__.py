"""What a game is made of: cards, zones, options, decks, and the shapes in which they are shown."""
