"""MaskablePPO of sb3-contrib with its defaults on a game, beside random play: `python examples/ppo.py votk --svg votk.svg`.

It needs `pip install './bindings/python[sb3]'`. Observations are divided by their bounds (`normalize=True`); nothing else is set.
"""

from __future__ import annotations

import argparse
import runpy
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from solo_tabletop.sb3 import SoloVecEnv
from solo_tabletop.study import Study, points

RECENT = 100


def played(learner: Any, game: str, games: int, seed: int) -> list[float]:
    """The points of games by what was learned, as it plays while it learns."""
    env, ended = SoloVecEnv(game, 16, normalize=True, seed=seed), list[float]()
    seen = env.reset()
    while len(ended) < games:
        actions, _ = learner.predict(seen, action_masks=env.action_masks())
        env.step_async(actions)
        seen, _, done, infos = env.step_wait()
        ended += [float(info["points"]) for info, over in zip(infos, done, strict=True) if over]
    return ended[:games]


def train(game: str, steps: int, seed: int) -> tuple[Any, list[tuple[float, float]]]:
    """A learner after that many steps, and the points of its latest games on the way."""
    # Threads of small networks wait for each other where others use the processor, too.
    import_module("torch").set_num_threads(1)
    base: Any = import_module("stable_baselines3.common.callbacks").BaseCallback
    ended, curve = list[float](), list[tuple[float, float]]()

    class Notes(base):  # type: ignore[misc, unused-ignore]
        def _on_step(self) -> bool:
            both = zip(self.locals["infos"], self.locals["dones"], strict=True)
            ended.extend(float(info["points"]) for info, over in both if over)
            if ended and self.num_timesteps % max(1, steps // 60) == 0:
                curve.append((self.num_timesteps, float(np.mean(ended[-RECENT:]))))
            return True

    learner: Any = import_module("sb3_contrib").MaskablePPO("MlpPolicy", SoloVecEnv(game, normalize=True, seed=seed), seed=seed)
    learner.learn(steps, callback=Notes())
    return learner, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO with its defaults.")
    parser.add_argument("game", nargs="?", default="votk")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=300, help="to measure what was learned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    random = points(Study([given.game], given.games, ["random"], seed=given.seed).play()["rows"][0]["tally"])
    learner, curve = train(given.game, given.steps, given.seed)
    ended = played(learner, given.game, given.games, given.seed + 1)
    mean, reach = float(np.mean(ended)), 1.96 * float(np.std(ended, ddof=1)) / sqrt(len(ended))
    both = sqrt(reach**2 + (random.high - random.mean) ** 2)
    print(f"{given.game}: random {random}; learned {mean:.2f} ({mean - reach:.2f} to {mean + reach:.2f})")
    print(f"above by {mean - random.mean:.2f}, which is {(mean - random.mean) / both:.1f} times the interval of the difference")
    if given.svg:
        drawn = runpy.run_path(str(Path(__file__).with_name("learn.py")))["svg"]
        given.svg.write_text(drawn(f"{given.game}: points of the last {RECENT} games", curve).replace("seconds</text>", "steps</text>"))


if __name__ == "__main__":
    main()
