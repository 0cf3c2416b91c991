"""Bremerhaven (Robert Auerochs, Lookout Games 2013), 1 to 4 players."""
