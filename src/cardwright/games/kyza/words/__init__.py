"""The words of Kyza Kards, besides those that all games share."""
