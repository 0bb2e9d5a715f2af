"""The language: the words that every card game shares, how they act, print, and are checked."""
