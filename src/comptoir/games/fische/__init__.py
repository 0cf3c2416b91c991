"""Fische Fluppen Frikadellen (Friedemann Friese, 2F-Spiele 2002), 2 to 15 players at one to three tables."""
