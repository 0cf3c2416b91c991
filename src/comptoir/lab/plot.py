"""A picture of how well value functions fit: the further the game, the surer the estimate."""

from pathlib import Path

from comptoir.lab.train import Fitted


def plot_fit(title: str, fitted: dict[int, Fitted], path: Path) -> None:
    """One line per number of players; the kind of file follows from the name."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "comptoir"  # equal fits give equal files
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    for players, found in sorted(fitted.items()):
        stages = range(1, len(found["r2"]) + 1)
        left.plot(stages, found["r2"], marker="o", label=f"{players} players")
        right.plot(stages, found["sigma"], marker="o", label=f"{players} players")
    left.set(title=f"{title}: share of the outcome explained", xlabel="stage of the game", ylabel="R²", ylim=(0, 1))
    right.set(title="how far off an estimate is", xlabel="stage of the game", ylabel="standard deviation", ylim=(0, None))
    left.legend()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
