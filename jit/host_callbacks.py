"""Callbacks of compiled code (`numpy_callbacks`): the NumPy engine's definitions, on a batch of one CTA.

The batch works on the worker's own shared and local memory. Lanes outside the strip are not running.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ..runtime.engine.config import LaunchConfig
from ..runtime.memory.arena import Memory
from ..runtime.numpy_engine.events import EventDispatcher
from ..runtime.numpy_engine.lane_ids import Lanes
from ..runtime.numpy_engine.memory.access import LaneMemory
from ..runtime.numpy_engine.memory.storage import Storage
from ..runtime.numpy_engine.specials import SpecialRegisters
from .launch_context import WorkerState
from .numpy_callbacks import FUNCTIONS, SITES, is_sampled


class HostCallback:
    """One call: what it calls, and what its arguments are made from."""

    def __init__(self, pattern: str) -> None:
        name, self._pattern = json.loads(pattern)
        self._is_sampled, self._handles = is_sampled(name, self._pattern), self._pattern[:2]
        self._function, self._mask = FUNCTIONS[name], SITES.get(name, 0) - 1

    def sampler_handles(self, worker: WorkerState) -> tuple[int, int] | None:
        """Return the handles of a texture and a sampler (0: the texture's own) if the definition may have
        machine code for them (`textures`).
        """
        if not self._is_sampled:
            return None
        texture, sampler = (
            0 if part is None else int(_argument(part, worker, 1, 0, 1, _ALL)) for part in self._handles
        )
        return texture, sampler

    def run(self, x: LaneMemory, worker: WorkerState, first: int, count: int, lanes: np.ndarray) -> None:
        """Do it for the lanes from `first` on, if any take part, and leave the results in the worker's
        buffer.
        """
        arguments = [_argument(part, worker, x.n, first, count, lanes) for part in self._pattern]
        if self._mask >= 0 and not arguments[self._mask].any():
            return
        with np.errstate(all="ignore"):
            made = self._function(x, *arguments)
        for slot, value in enumerate(
            made if isinstance(made, list | tuple) else [] if made is None else [made]
        ):
            one = np.asarray(value)
            bits = (
                one.astype(np.uint64)
                if one.dtype.kind == "b"
                else one.view(f"u{one.dtype.itemsize}").astype(np.uint64)
            )
            worker.slot(slot)[:count] = np.broadcast_to(bits, (x.n,))[first : first + count]


_ALL = np.ones(1, np.bool_)


def _argument(part: Any, worker: WorkerState, n: int, first: int, count: int, lanes: np.ndarray) -> Any:
    if isinstance(part, list):
        return [_argument(p, worker, n, first, count, lanes) for p in part]
    if not isinstance(part, dict):
        return part
    if "dict" in part:
        return dict(part["dict"])
    if "type" in part:
        return np.dtype(part["type"]).type
    dtype = np.dtype(part["dtype"])
    if "value" in part:
        return np.frombuffer(bytes.fromhex(part["value"]), dtype)[0]
    words = worker.slot(part["slot"])[:count]
    own = words != 0 if dtype.kind == "b" else words.astype(f"u{dtype.itemsize}").view(dtype)
    if part["uniform"]:
        return own[0]
    value = np.zeros(n, dtype)
    value[first : first + count] = own & lanes[first : first + count] if dtype.kind == "b" else own
    return value


def batch(config: LaunchConfig, memory: Memory, worker: WorkerState, static_shared: int) -> LaneMemory:
    """The block of threads that a worker is running."""
    lanes = Lanes(config.grid, config.block, worker["cta"], 1)
    storage = Storage(
        memory,
        lanes,
        SpecialRegisters(lanes, (static_shared, config.shared_bytes)),
        0,
        b"",
        0,
        {},
        EventDispatcher(),
        False,
    )
    storage.shared = worker.part("shared")[: storage.shared_stride]
    storage.local_size, storage.local_stride = worker["local_limit"], worker.local_stride
    storage.local = worker.part("local")[: lanes.n * storage.local_stride]
    return LaneMemory(storage, lanes.n)
