"""Host callbacks: the NumPy engine's own definitions, called by compiled code for operations that have no
machine code (`numpy_callbacks` emits the calls).

A definition runs on a batch that is the gang's CTA, with the worker's own shared and local memory. Threads
outside the gang are inactive in the batch.
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
    """A call site: the definition to call, and the pattern of its arguments (JSON, `numpy_callbacks`)."""

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
        """Call the definition for the `count` threads from `first` on, and store the results in the worker's
        buffer. `lanes` says which threads of the CTA are active; if the call's own mask is empty, nothing
        happens.
        """
        arguments = [_argument(part, worker, x.n, first, count, lanes) for part in self._pattern]
        if self._mask >= 0 and not arguments[self._mask].any():
            return
        with np.errstate(all="ignore"):
            result = self._function(x, *arguments)
        for slot, value in enumerate(
            result if isinstance(result, list | tuple) else [] if result is None else [result]
        ):
            array = np.asarray(value)
            bits = (
                array.astype(np.uint64)
                if array.dtype.kind == "b"
                else array.view(f"u{array.dtype.itemsize}").astype(np.uint64)
            )
            worker.lane_values(slot)[:count] = np.broadcast_to(bits, (x.n,))[first : first + count]


_ALL = np.ones(1, np.bool_)


def _argument(part: Any, worker: WorkerState, n: int, first: int, count: int, lanes: np.ndarray) -> Any:
    """Return an argument from its pattern: a constant, a type, or a value of the lanes in the worker's
    buffer. The latter is a scalar if it is uniform, or else an array of n elements, zero outside the gang.
    """
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
    words = worker.lane_values(part["slot"])[:count]
    values = words != 0 if dtype.kind == "b" else words.astype(f"u{dtype.itemsize}").view(dtype)
    if part["uniform"]:
        return values[0]
    value = np.zeros(n, dtype)
    value[first : first + count] = values & lanes[first : first + count] if dtype.kind == "b" else values
    return value


def cta_batch(config: LaunchConfig, memory: Memory, worker: WorkerState, static_shared: int) -> LaneMemory:
    """Return the CTA that a worker is running as a batch of the NumPy engine, on the worker's memory.
    `static_shared` are the bytes of the kernel's own shared variables.
    """

    lanes = Lanes(config.grid, config.block, worker["cta"], 1)
    storage = Storage(
        memory,
        lanes,
        SpecialRegisters(lanes, (static_shared, config.shared_bytes)),
        0,
        b"",
        0,
        {},
        (),
        EventDispatcher(),
        False,
    )
    storage.shared = worker.buffer_at("shared")[: storage.shared_stride]
    storage.local_size, storage.local_stride = worker["local_limit"], worker.local_stride
    storage.local = worker.buffer_at("local")[: lanes.n * storage.local_stride]
    return LaneMemory(storage, lanes.n)
