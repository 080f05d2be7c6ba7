"""What all batches of one launch share."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from ...engine.config import LaunchConfig
from ...engine.padding import PaddedAccesses
from ...memory.arena import Memory
from ..events import Telling
from ..instructions.syscalls import Services
from ..translation.functions import Functions
from ..translation.translate import Translated


@dataclass(slots=True)
class Grid:
    """`symbols` are the addresses of names in their own state spaces; `param_base` is where the parameters
    lie in the arena, 0 where nobody asks.

    `ends` is when the launch must have ended, by `time.monotonic`, `busy_until` the same by
    `time.thread_time`. `uses_affine` and `may_compact` allow the short cuts of `affine` and
    `lane_compaction`.
    """

    functions: Functions
    kernel: Translated
    memory: Memory
    config: LaunchConfig
    static_shared: int
    params: bytes
    symbols: Mapping[str, np.uint64]
    param_base: int
    telling: Telling
    services: Services
    warn: Callable[[str], None]
    check_uniform: bool = False
    uses_affine: bool = True
    may_compact: bool = True
    padded: PaddedAccesses = field(default_factory=PaddedAccesses)
    ends: float = math.inf
    busy_until: float = math.inf
