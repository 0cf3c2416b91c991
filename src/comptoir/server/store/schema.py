"""The tables of the store, as a list of migrations: number k leads from version k to k + 1. Never change one that was released."""

MIGRATIONS = [
    """
    CREATE TABLE devices (device TEXT PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
        edition TEXT NOT NULL, seed TEXT NOT NULL, listed INTEGER NOT NULL, host INTEGER NOT NULL, state TEXT NOT NULL,
        created INTEGER NOT NULL, changed INTEGER NOT NULL
    );
    CREATE INDEX tables_by_code ON tables (code);
    CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT, stand_in TEXT,
        glyph INTEGER NOT NULL, PRIMARY KEY ("table", seat)
    );
    CREATE TABLE keys (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, device TEXT NOT NULL,
        PRIMARY KEY ("table", device)
    );
    CREATE INDEX keys_by_device ON keys (device);
    CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, e INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        data TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY ("table", e)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
        at INTEGER NOT NULL
    );
    CREATE INDEX chat_by_table ON chat ("table");
    CREATE TABLE tokens (
        token TEXT PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        until INTEGER NOT NULL
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN pace INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN watched INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE chat ADD COLUMN board INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE keys_of_seats (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, device TEXT NOT NULL,
        PRIMARY KEY ("table", seat, device)
    );
    INSERT INTO keys_of_seats SELECT * FROM keys;
    DROP TABLE keys;
    ALTER TABLE keys_of_seats RENAME TO keys;
    CREATE INDEX keys_by_device ON keys (device);
    """,
    """
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    UPDATE seats SET bot = 'sailor' WHERE bot = 'greedy';
    UPDATE seats SET bot = 'deckhand' WHERE bot = 'random';
    UPDATE seats SET stand_in = 'sailor' WHERE stand_in = 'greedy';
    UPDATE seats SET stand_in = 'deckhand' WHERE stand_in = 'random';
    """,
]
