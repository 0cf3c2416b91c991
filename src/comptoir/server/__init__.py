"""The live table: HTTP for lobby and waiting room, one socket per client and table. It knows no rule of any game."""
