"""Questions to players: what they read and type, answers of many picks, sealed answers, payments."""
