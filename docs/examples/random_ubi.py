#!/usr/bin/env python3
"""A bughouse engine that plays random legal moves: random_ubi.py TANDEM [SEED]

It speaks both dialects of UBI (docs/ubi.md). What is legal it asks of a child, TANDEM validate.
"""
import json
import random
import subprocess
import sys

chance = random.Random(sys.argv[2] if len(sys.argv) > 2 else None)
boards = {"A": "startpos", "B": "startpos"}
rules = subprocess.Popen(
    [sys.argv[1], "validate"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
rules.stdin.write("setoption name UCI_Variant value bughouse\n")


def clause(text):
    """Returns a board as the validator reads it: startpos or fen, and moves."""
    text = text.strip().removeprefix("bfen ")
    return text if text.startswith("startpos") else "fen " + text


def best_move(board):
    """Returns the answer to a go."""
    rules.stdin.write("legalmoves " + boards[board] + "\n")
    moves = json.loads(rules.stdout.readline())["moves"]
    # Drops are written in lower case. Without a move now, the seat waits for a piece.
    return "bestmove board " + board + " " + (chance.choice(moves).lower() if moves else "(none)")


for line in sys.stdin:
    words = line.split()
    match words:
        case ["ubi"]:
            print("id name Random\nid author nobody in particular\nubiok", flush=True)
        case ["isready"]:
            print("readyok", flush=True)
        case ["position", "board", board, *rest]:
            boards[board] = clause(" ".join(rest))
        case ["position", *rest]:
            both = " ".join(rest).split(" clock ")[0]
            boards["A"], boards["B"] = map(clause, both.split("|"))
        case ["go", "board", board, *_]:
            print(best_move(board), flush=True)
        case ["quit"]:
            break
