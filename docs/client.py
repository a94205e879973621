"""Plays one game at random through the referee: client.py REFEREE GAME SEED"""
import json, random, subprocess, sys

path, game, seed = sys.argv[1], sys.argv[2], int(sys.argv[3])
pipe = dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

with subprocess.Popen([path, game], **pipe) as referee:
    def ask(**command):
        print(json.dumps(command), file=referee.stdin, flush=True)
        answer = json.loads(referee.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    player = random.Random(seed)
    position = ask(cmd="new")
    if position["next"] != "over":
        position = ask(cmd="seed", seed=seed)  # from here on, chance answers itself
    while position["next"] == "player":
        position = ask(cmd="act", action=player.choice(position["actions"]))
    print(json.dumps({"outcome": position["outcome"], "record": ask(cmd="save")["record"]}))
