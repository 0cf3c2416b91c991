"""`comptoir bench`: how fast engine, search and server are."""

import argparse
from pathlib import Path

import comptoir
from comptoir import catalog
from comptoir.cli.common import add_common, count, mention_plain_engine, progress, say
from comptoir.lab import bench
from comptoir.server import bench as server_bench
from comptoir.server import serve


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=["engine", "search", "server"], default="engine")
    parser.add_argument("--tables", type=count, default=250, help="of the server's benchmark")
    parser.add_argument("--seconds", type=count, default=10, help="of the server's benchmark")
    parser.add_argument("--game", choices=list(catalog.GAMES), default="speicherstadt")
    parser.add_argument("--reference", type=Path, metavar="FILE.c", help="a C program to compare with, in the same run")
    parser.add_argument("--rounds", type=count, default=5)
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
    mention_plain_engine()
    return {"engine": run_engine, "search": run_search, "server": run_server}[asked.what](asked)


def run_server(asked: argparse.Namespace) -> int:
    with progress(asked.tables, "table") as bar:
        found = serve.run_loop(server_bench.run(asked.tables, asked.seconds, comptoir.engine(), bar.update))
    say(asked, {**found}, [
        f"{found['engine']} engine, {found['tables']} tables of {found['players']} people, server on one core",
        f"{found['paced_moves_per_second']} moves/s paced",
        f"{found['paced_p50_ms']} ms median, {found['paced_p99_ms']} ms p99 from sending to the last player's update",
        f"{found['closed_moves_per_second']} durable moves/s in a closed loop",
        f"{found['memory_per_idle_table_kb']} kB per idle table",
    ])  # fmt: skip
    return 0


def run_engine(asked: argparse.Namespace) -> int:
    with progress(asked.rounds, "round") as bar:
        figures = bench.measure(catalog.find(asked.game), comptoir.engine(), asked.reference, asked.rounds, bar.update)
    lines = [
        f"{figures['engine']} engine, {figures['players']} players, median of {figures['rounds']} rounds",
        f"{figures['decisions_per_second']:,} decisions/s inside the engine",
        f"{figures['interpreted_decisions_per_second']:,} decisions/s from an interpreted loop",
        f"{figures['clone_microseconds']} microseconds for a clone",
    ]
    if figures["ratio_to_reference"] is not None:
        lines.append(f"{figures['ratio_to_reference']} of the reference's {figures['reference_decisions_per_second']:,} decisions/s")
    say(asked, {**figures}, lines)
    return 0


def run_search(asked: argparse.Namespace) -> int:
    with progress(asked.rounds, "round") as bar:
        figures = bench.measure_search(catalog.find(asked.game), comptoir.engine(), asked.rounds, bar.update)
    say(asked, {**figures}, [
        f"{figures['engine']} engine, {figures['players']} players, median of {figures['rounds']} rounds, iterations per second",
        f"{figures['to_the_horizon']:,} to the next horizon",
        f"{figures['as_the_captain']:,} as far as the captain looks",
        f"{figures['random_playouts']:,} with random play to the end",
    ])  # fmt: skip
    return 0
