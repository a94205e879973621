"""A baseline that learns: proximal policy optimization with masks, in NumPy alone.

    python examples/learn.py tomb4k --seconds 120 --svg tomb4k.svg

The network sees the numbers of `Env.observe` that differ in random play, each less its mean and divided by its deviation, and
never chooses what is illegal. The reward is the points at the end of a game. In games of hundreds of decisions it comes in
instalments: a potential, the difference of both sides as far as the view shows it, is added as it grows and taken back at the
end, so that the best policy stays the same.
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

GAMES, STEPS, HIDDEN = 64, 64, 128
EPOCHS, ROWS, CLIP, DISCOUNT = 3, 512, 0.2, 0.998

POTENTIALS = {
    "kings-challenge": {"human.vp": 1, "roy.vp": -1},
    "scrapyard": {"player.done[": 100, "player.built[": 15, "ghost.done[": -50},
    "trismegistus-bot": {"human.completed[": 12, "human.artifacts[": 3, "bot.vp": -1},
}
"""Points for every number of the view whose name begins so; in lists, every noun counts once."""


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
    entropy: float = 0.01
    trace: float = 0.98

    def __post_init__(self) -> None:
        env = Env(self.game, 0)
        self.batch = Batch(env, GAMES, self.seed * 1_000_003)
        self.draw = np.random.default_rng(self.seed)
        self.raw = np.zeros((GAMES, env.width), np.float32)
        self.masks = np.zeros((STEPS + 1, GAMES, env.actions), np.bool_)
        self.rewards = np.zeros((STEPS, GAMES), np.float32)
        self.over = np.zeros((STEPS, GAMES), np.bool_)
        self.illegal = np.zeros(GAMES, np.bool_)
        self.actions = np.zeros((STEPS, GAMES), np.int64)
        self.potential, self.most = np.zeros((2, env.width), np.float32)
        for at, (name, _, _) in enumerate(env.places()):
            for prefix, points in POTENTIALS.get(self.game, {}).items():
                if name.startswith(prefix) and ".first" not in name:
                    self.potential[at], self.most[at] = points, 1 if "[" in name else np.inf
        self.points: list[float] = []
        self.batch.look(self.masks[0], self.raw)
        self.normalize()
        self.network = Network(self.columns.size, env.actions, self.seed)
        self.seen = np.zeros((STEPS + 1, GAMES, self.columns.size), np.float32)
        self.seen[0] = self.normal()

    def normalize(self) -> None:
        """Plays at random, for the numbers that differ, their means and deviations."""
        total, square = np.zeros((2, self.raw.shape[1]))
        steps = 1000
        for _ in range(steps):
            drawn = self.draw.random((GAMES, self.masks.shape[2]), np.float32)
            self.actions[0] = (drawn * self.masks[0]).argmax(1)
            self.step(0, self.masks[0])
            total += self.raw.sum(0)
            square += (self.raw * self.raw).sum(0)
        mean = total / (steps * GAMES)
        deviation = np.sqrt(np.maximum(square / (steps * GAMES) - mean * mean, 0))
        self.columns = np.flatnonzero(deviation > 1e-4)
        self.mean = mean[self.columns].astype(np.float32)
        self.deviation = np.maximum(deviation[self.columns], 0.1).astype(np.float32)
        self.scale = max(float(np.std(self.points)), 1.0)

    def normal(self) -> Array:
        normal: Array = (self.raw[:, self.columns] - self.mean) / self.deviation
        return normal.clip(-5, 5)

    def worth(self) -> Array:
        """The potential of every game."""
        counted: Array = np.minimum(self.raw, self.most)
        return counted @ self.potential

    def step(self, step: int, mask: NDArray[np.bool_]) -> None:
        """Takes the decisions of a step in all games."""
        before = self.worth()
        self.batch.step(self.actions[step], self.rewards[step], self.over[step], self.illegal, mask, self.raw)
        self.points += self.rewards[step][self.over[step]].tolist()
        self.rewards[step] += np.where(self.over[step], 0, DISCOUNT * self.worth()) - before

    def play(self) -> None:
        """Some steps of all games."""
        for step in range(STEPS):
            logits = self.network.forward(self.seen[step])[2][:, :-1]
            bounds = chances(logits, self.masks[step]).cumsum(1)
            drawn = self.draw.random((GAMES, 1), np.float32) * bounds[:, -1:]
            self.actions[step] = (bounds > drawn).argmax(1)
            self.step(step, self.masks[step + 1])
            self.seen[step + 1] = self.normal()
        self.scale = max(float(np.std(self.points[-5000:])), 1.0)

    def learn(self, rate: float) -> None:
        """Some steps towards what turned out better than expected."""
        out = self.network.forward(self.seen.reshape(-1, self.network.width))[2]
        values = out[:, -1].reshape(STEPS + 1, GAMES)
        gains = np.zeros((STEPS, GAMES), np.float32)
        gain = np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = ~self.over[step]
            error = self.rewards[step] / self.scale + DISCOUNT * goes_on * values[step + 1] - values[step]
            gain = error + DISCOUNT * self.trace * goes_on * gain
            gains[step] = gain
        count = STEPS * GAMES
        seen, masks = self.seen[:STEPS].reshape(count, -1), self.masks[:STEPS].reshape(count, -1)
        actions, returns = self.actions.ravel(), (gains + values[:STEPS]).ravel()
        advantages = (gains.ravel() - gains.mean()) / (gains.std() + 1e-6)
        former = chances(out[:count, :-1], masks)[np.arange(count), actions]
        for _ in range(EPOCHS):
            for rows in np.split(self.draw.permutation(count), count // ROWS):
                first, second, out = self.network.forward(seen[rows])
                probable = chances(out[:, :-1], masks[rows])
                taken = np.zeros_like(probable)
                taken[np.arange(ROWS), actions[rows]] = 1
                ratio = (probable * taken).sum(1) / former[rows]
                advantage: Array = advantages[rows]
                clipped = (advantage > 0) & (ratio >= 1 + CLIP) | (advantage <= 0) & (ratio <= 1 - CLIP)
                pull = ratio * advantage * ~clipped
                logs = np.log(probable + 1e-9)
                surprise = (probable * logs).sum(1, keepdims=True)
                slope: Array = np.empty_like(out)
                slope[:, :-1] = (probable - taken) * pull[:, None] + self.entropy * probable * (logs - surprise)
                slope[:, -1] = 0.5 * (out[:, -1] - returns[rows])
                slope /= ROWS
                self.network.learn(seen[rows], first, second, slope, rate)
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
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--trace", type=float, default=0.98)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    # Of processor time, so that it matters less what else the machine does.
    begin, told, decisions = time.process_time(), 0.0, 0
    learner = Learner(given.game, given.seed, given.entropy, given.trace)
    curve: list[tuple[float, float]] = []
    while (spent := time.process_time() - begin) < given.seconds:
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
