"""The four games."""
