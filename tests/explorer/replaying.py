"""What a recording says that registers and memory hold, worked out in the plainest way: all steps from the
first.
"""

from __future__ import annotations

import base64
from typing import Any

import numpy as np

STORED = {
    "b1": np.uint8,
    **{f"{kind}{size}": np.dtype(f"<u{size}").type for kind in "uif" for size in (1, 2, 4, 8)},
}


def decoded(text: str, count: int, width: int) -> np.ndarray:
    """Values as unsigned integers."""
    dtype = np.dtype(f"<u{width}")
    if text[0] == ":":
        return np.frombuffer(base64.b64decode(text[1:]), dtype)
    first, *step = (int(part, 16) for part in text[1:].split(","))
    values = [(first + i * (step[0] if step else 0)) % (1 << 8 * width) for i in range(count)]
    return np.array(values, dtype)


class State:
    """Registers by number, one array over the recorded lanes each; memory by (space, owner), bytes by
    address; the barrier that lanes wait at (-1: none, 100: they have exited).
    """

    def __init__(self, recording: dict[str, Any]) -> None:
        self.recording = recording
        self.registers = [
            np.zeros(recording["lanes"], STORED[kind]) for _, kind, _, _ in recording["registers"]
        ]
        self.memory: dict[tuple[str, int], dict[int, int]] = {
            ("shared", block): dict.fromkeys(range(recording["sharedBytes"]), 0)
            for block in range(recording["blocks"])
        }
        self.waits = np.full(recording["lanes"], -1)
        for area in recording["memory"]:
            content = base64.b64decode(area["bytes"])
            known = self.memory.setdefault(("global", 0), {})
            known.update(
                {area["start"] + i: content[i] if i < len(content) else 0 for i in range(area["kept"])}
            )
        self.take(recording["before"])

    def lanes(self, number: int) -> np.ndarray:
        bits = int(self.recording["masks"][number], 16)
        return np.array([lane for lane in range(self.recording["lanes"]) if bits >> lane & 1], int)

    def take(self, step: dict[str, Any]) -> None:
        """Do what a step does."""
        for number, text, *mask in step.get("w", ()):
            lanes, register = self.lanes(mask[0] if mask else step["m"]), self.registers[number]
            register[lanes] = decoded(text, len(lanes), register.itemsize)
        for space, owner, address, text in step.get("c", ()):
            self.memory.setdefault((space, owner), {}).update(enumerate(base64.b64decode(text), address))
        for kind, number, mask in step.get("e", ()):
            value = {"wait": number, "exit": 100, "release": -1}.get(kind)
            if value is not None:
                self.waits[self.lanes(mask)] = value

    def text(self) -> str:
        """All of it, in an order of its own."""
        memory = {
            f"{space} {owner}": sorted(content.items())
            for (space, owner), content in self.memory.items()
            if content
        }
        return repr(
            [[values.tolist() for values in self.registers], sorted(memory.items()), self.waits.tolist()]
        )
