"""A report of strength as a picture: each row's interval of wins, to the left or to the right of the fair share.

Drawn without a library: who plays rows needs none, and equal rows give equal files on any machine.
"""

from collections.abc import Iterator

from comptoir.lab.ladder import Played, is_mirror
from comptoir.lab.tally import percent, verdict

WIDTH, LEFT, RIGHT, ROW = 760, 290, 70, 24  # names are to the left of the chart, numbers to its right
SHADES = {  # on light screens and on dark ones; colour says nothing that the place of a point does not say
    "paper": ("#F6F1E7", "#0E1924"),
    "text": ("#1E2A38", "#F0E8D8"),
    "quiet": ("#676660", "#99A3AA"),
    "line": ("#D8CBB2", "#2C4152"),
    "fair": ("#7A5410", "#E8C67F"),
    "stronger": ("#2C6B46", "#8CCB9B"),
    "weaker": ("#B83626", "#F08571"),
}
STYLE = "path { stroke: currentColor } text, circle, rect { fill: currentColor } text { font: 13px system-ui, sans-serif }"


def picture(title: str, players: int, rows: list[Played]) -> str:
    """In SVG. It has its own colours, and nothing else comes from outside."""
    height = ROW * (len(rows) + 3)
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
        f"<title>{title}, {players} players: wins of the first, in percent, with 95 % intervals</title>",
        f"<style>{_style()}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="6"/>',
        *_scale(height),
        _line("fair", 1 / players, ROW, height - ROW * 1.5),
        _text("fair", _across(1 / players), ROW * 0.7, "middle", f"fair {percent(1 / players)} %"),
        *(part for number, played in enumerate(rows) for part in _row(played, ROW * (number + 1.5))),
        "</svg>",
        "",
    ])  # fmt: skip


def _style() -> str:
    light, dark = (" ".join(f".{name} {{ color: {shades[scheme]} }}" for name, shades in SHADES.items()) for scheme in (0, 1))
    return f"{STYLE} {light} @media (prefers-color-scheme: dark) {{ {dark} }}"


def _across(share: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * share


def _scale(height: int) -> Iterator[str]:
    for share in (0, 0.25, 0.5, 0.75, 1):
        yield _line("line", share, ROW, height - ROW * 1.5)
        yield _text("quiet", _across(share), height - ROW * 0.6, "middle", f"{100 * share:.0f} %")


def _row(played: Played, y: float) -> Iterator[str]:
    """Controls are rings: there is nothing to win."""
    one, control = played["standing"], is_mirror(played)
    ink = "quiet" if control else "text"
    shade = "quiet" if verdict(one) == "level" else verdict(one)
    low, middle, high = (_across(share) for share in (one["low"], one["share"], one["high"]))
    yield _text(ink, LEFT - 14, y + 4.5, "end", played["row"])
    yield f'<path class="{shade}" stroke-width="2" d="M{low:.1f} {y:.1f}H{high:.1f}"/>'
    yield _disc(shade, middle, y, 4.5)
    if control:
        yield _disc("paper", middle, y, 3)
    yield _text(ink, WIDTH - 8, y + 4.5, "end", percent(one["share"]))


def _disc(shade: str, x: float, y: float, radius: float) -> str:
    return f'<circle class="{shade}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}"/>'


def _line(shade: str, share: float, top: float, bottom: float) -> str:
    return f'<path class="{shade}" d="M{_across(share):.1f} {top:.1f}V{bottom:.1f}"/>'


def _text(shade: str, x: float, y: float, anchor: str, words: str) -> str:
    return f'<text class="{shade}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'
