"""A baseline that learns: advantage actor-critic with masks, in NumPy alone.

    python examples/learn.py tomb4k --seconds 120 --svg tomb4k.svg

The network sees what `Env.observe` writes, each number divided by the largest seen at its place, and never chooses what is
illegal. The reward is the points at the end of a game.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from solo_tabletop import Batch, Env

Array = NDArray[np.float32]

GAMES, STEPS, HIDDEN = 128, 16, 128


@dataclass
class Network:
    """One hidden layer; behind it logits for all actions, and the value of the position."""

    width: int
    actions: int
    seed: int
    weights: list[Array] = field(default_factory=list[Array])
    moments: list[tuple[Array, Array]] = field(default_factory=list[tuple[Array, Array]])
    updates: int = 0

    def __post_init__(self) -> None:
        draw = np.random.default_rng(self.seed)
        shapes = [(self.width, HIDDEN, 1.0), (HIDDEN, HIDDEN, 1.4), (HIDDEN, self.actions + 1, 0.01)]
        for rows, columns, scale in shapes:
            self.weights.append((draw.standard_normal((rows, columns)) * scale / rows**0.5).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]

    def forward(self, seen: Array) -> tuple[Array, Array, Array]:
        first = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        second = np.maximum(first @ self.weights[2] + self.weights[3], 0)
        return first, second, second @ self.weights[4] + self.weights[5]

    def learn(self, seen: Array, first: Array, second: Array, slope: Array, rate: float) -> None:
        """A step of Adam against these slopes of logits and value."""
        below = (slope @ self.weights[4].T) * (second > 0)
        lowest = (below @ self.weights[2].T) * (first > 0)
        slopes = [seen.T @ lowest, lowest.sum(0), first.T @ below, below.sum(0), second.T @ slope, slope.sum(0)]
        norm = float(np.sqrt(sum(float((part * part).sum()) for part in slopes)))
        self.updates += 1
        for weight, part, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            part *= min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (part - mean)
            square += 0.001 * (part * part - square)
            first_guess = mean / (1 - 0.9**self.updates)
            weight -= rate * first_guess / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-5)


def chances(logits: Array, mask: NDArray[np.bool_]) -> Array:
    """Probabilities of the legal actions."""
    logits = np.where(mask, logits, np.float32(-1e9))
    weights: Array = np.exp(logits - logits.max(1, keepdims=True))
    weights /= weights.sum(1, keepdims=True)
    return weights


@dataclass
class Learner:
    """Games that are played, and the network that plays them."""

    game: str
    seed: int = 1
    rate: float = 1e-3
    entropy: float = 0.02

    def __post_init__(self) -> None:
        env = Env(self.game, 0)
        self.batch = Batch(env, GAMES, self.seed * 1_000_003)
        self.network = Network(env.width, env.actions, self.seed)
        self.draw = np.random.default_rng(self.seed)
        self.largest = np.ones(env.width, np.float32)
        self.masks = np.zeros((STEPS + 1, GAMES, env.actions), np.bool_)
        self.seen = np.zeros((STEPS + 1, GAMES, env.width), np.float32)
        self.rewards = np.zeros((STEPS, GAMES), np.float32)
        self.over = np.zeros((STEPS, GAMES), np.bool_)
        self.illegal = np.zeros(GAMES, np.bool_)
        self.actions = np.zeros((STEPS, GAMES), np.int64)
        self.points: list[float] = []
        self.scale = 1.0
        self.batch.look(self.masks[0], self.seen[0])

    def choose(self, step: int) -> None:
        np.maximum(self.largest, np.abs(self.seen[step]).max(0), out=self.largest)
        self.seen[step] /= self.largest
        logits = self.network.forward(self.seen[step])[2][:, :-1]
        bounds = chances(logits, self.masks[step]).cumsum(1)
        drawn = self.draw.random((GAMES, 1), np.float32) * bounds[:, -1:]
        self.actions[step] = (bounds > drawn).argmax(1)

    def play(self) -> None:
        """Some steps of all games."""
        for step in range(STEPS):
            self.choose(step)
            self.batch.step(
                self.actions[step],
                self.rewards[step],
                self.over[step],
                self.illegal,
                self.masks[step + 1],
                self.seen[step + 1],
            )
        self.points += self.rewards[self.over].tolist()
        if len(self.points) > 100:
            self.scale = max(float(np.std(self.points[-5000:])), 1.0)

    def learn(self, rate: float) -> None:
        """One step towards what turned out better than expected."""
        last = self.seen[STEPS] / self.largest
        everything = np.concatenate([self.seen[:STEPS], last[None]]).reshape(-1, self.network.width)
        first, second, out = self.network.forward(everything)
        values = out[:, -1].reshape(STEPS + 1, GAMES)
        gains = np.zeros((STEPS, GAMES), np.float32)
        gain = np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = ~self.over[step]
            error = self.rewards[step] / self.scale + goes_on * values[step + 1] - values[step]
            gain = error + 0.95 * goes_on * gain
            gains[step] = gain
        count = STEPS * GAMES
        probable = chances(out[:count, :-1], self.masks[:STEPS].reshape(count, -1))
        taken = np.zeros_like(probable)
        taken[np.arange(count), self.actions.ravel()] = 1
        advantage = gains.ravel() / (gains.std() + 1e-6)
        logs = np.log(probable + 1e-9)
        surprise = (probable * logs).sum(1, keepdims=True)
        slope = np.zeros((count, self.network.actions + 1), np.float32)
        slope[:, :-1] = (probable - taken) * advantage[:, None] + self.entropy * probable * (logs - surprise)
        slope[:, -1] = -0.5 * gains.ravel()
        slope /= count
        self.network.learn(everything[:count], first[:count], second[:count], slope, rate)
        self.masks[0], self.seen[0] = self.masks[STEPS], self.seen[STEPS]


def svg(title: str, curve: list[tuple[float, float]]) -> str:
    """The points over the seconds."""
    right = max(second for second, _ in curve)
    low, high = min(0.0, *(points for _, points in curve)), max(1.0, *(points for _, points in curve))

    def at(second: float, points: float) -> str:
        return f"{60 + 520 * second / right:.1f},{340 - 300 * (points - low) / (high - low):.1f}"

    line = " ".join(at(second, points) for second, points in curve)
    grid = ""
    for part in range(5):
        value = low + (high - low) * part / 4
        x, y = at(0, value).split(",")
        grid += f'<path d="M{x},{y}H580" stroke="#ddd"/><text x="52" y="{y}" text-anchor="end">{value:.0f}</text>'
    # Readable on light and dark pages.
    style = (
        "<style>text{fill:#1c1e21}.ground{fill:#fff}@media(prefers-color-scheme:dark){text{fill:#e6e8eb}.ground{fill:#16181d}"
        'path{stroke:#3a3f47}polyline{stroke:#7fa8ff}}</style><rect class="ground" width="600" height="380" rx="8"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 380" font-family="sans-serif" font-size="13">\n'
        f"<title>{title}</title>\n{style}\n"
        f'<text x="60" y="24">{title}</text>{grid}<polyline fill="none" stroke="#1668b0" stroke-width="2" '
        f'points="{line}"/><text x="580" y="366" text-anchor="end">{right:.0f} seconds</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play a game.")
    parser.add_argument("game", nargs="?", default="tomb4k")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    learner = Learner(given.game, given.seed, given.rate, given.entropy)
    begin, told, decisions = time.monotonic(), 0.0, 0
    curve: list[tuple[float, float]] = []
    while (spent := time.monotonic() - begin) < given.seconds:
        learner.play()
        learner.learn(given.rate * (1 - 0.9 * spent / given.seconds))
        decisions += GAMES * STEPS
        if learner.points and spent - told > given.seconds / 60:
            told = spent
            curve.append((spent, float(np.mean(learner.points[-2000:]))))
            if len(curve) % 5 == 0:
                games = len(learner.points)
                print(f"{spent:6.0f} s {decisions:9} decisions {games:8} games {curve[-1][1]:7.2f} points", flush=True)
    print(f"{given.game}: {np.mean(learner.points[-2000:]):.2f} points in the last 2000 games")
    if given.svg and curve:
        given.svg.write_text(svg(f"{given.game}: points of the last 2000 games", curve))


if __name__ == "__main__":
    main()
