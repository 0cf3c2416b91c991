"""Bots: they see a game through its contract only."""
