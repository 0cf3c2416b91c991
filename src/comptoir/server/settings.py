"""What the host decides: by flags of `comptoir serve`, or by environment variables COMPTOIR_*."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path


def default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "comptoir"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8720
    data: Path = Path()  # where the store lies; set by `settings`
    lan: bool = False  # listen on the local network from the start
    public_url: str = ""  # behind a proxy: what people type
    password: str = ""  # asked for when a table is opened
    tables_per_device: int = 40
    sockets_per_device: int = 24
    close_after_days: int = 30  # tables that nobody touched
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # a core is left to the server
    bot_pace: float = 0.7  # seconds a bot's move takes at least, for people to follow
    bot_seconds_per_device: float = 40.0  # of thought that a host's bots may take in any minute; then they play without search
    hints_per_device: int = 20  # in any minute
    successor: str = ""  # an environment that is being made: when it is ready, its server takes the place of this one

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def settings(given: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """Flags win over the environment, the environment over the defaults."""
    chosen: dict[str, object] = {"data": default_data()}
    for field in fields(Settings):
        told = environment.get(f"COMPTOIR_{field.name.upper()}")
        if told is not None:
            chosen[field.name] = _read(field.name, told)
        if given.get(field.name) is not None:
            chosen[field.name] = given[field.name]
    return Settings(**chosen)  # type: ignore[arg-type]


def _read(name: str, text: str) -> object:
    default = getattr(Settings, name)
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes")
    if isinstance(default, Path):
        return Path(text)
    try:
        return type(default)(text)
    except ValueError as error:
        raise ValueError(f"COMPTOIR_{name.upper()}: expected {type(default).__name__}, found {text!r}") from error
