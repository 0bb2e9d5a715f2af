"""Matches as text: saves and records."""
