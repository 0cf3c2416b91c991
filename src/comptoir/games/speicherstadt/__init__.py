"""Die Speicherstadt (Stefan Feld, eggertspiele 2010), 2 to 5 players."""
