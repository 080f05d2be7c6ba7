"""The state shared by all batches of one launch."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

import numpy as np

from ...engine.config import LaunchConfig
from ...engine.padding import PaddedAccesses
from ...memory.arena import Memory
from ..events import EventDispatcher
from ..instructions.syscalls import SyscallState
from ..translation.functions import Functions
from ..translation.translate import TranslatedFunction


@dataclass(slots=True)
class Grid:
    """State of a launch.

    `symbols` are the addresses of names in their own state spaces, `shared_names` those among them that are
    in shared memory; `param_base` is the address of the parameters in the arena, 0 if unused. `deadline` is
    the end of the launch by `time.monotonic`, `cpu_deadline` that by `time.thread_time`. `uses_affine` and
    `may_compact` enable the fast paths of `affine` and `lane_compaction`.
    """

    functions: Functions
    kernel: TranslatedFunction
    memory: Memory
    config: LaunchConfig
    static_shared: int
    params: bytes
    symbols: Mapping[str, np.uint64]
    shared_names: Collection[str]
    param_base: int
    events: EventDispatcher
    services: SyscallState
    warn: Callable[[str], None]
    check_uniform: bool = False
    uses_affine: bool = True
    may_compact: bool = True
    padded: PaddedAccesses = field(default_factory=PaddedAccesses)
    deadline: float = math.inf
    cpu_deadline: float = math.inf
