"""What must survive: tables, seats, events. SQLite, one writer thread, group commit."""

from comptoir.server.store.sqlite import Store

__all__ = ["Store"]
