"""The words of KeyForge: how each acts and prints; `vocabulary` is what authors type."""
