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
    next_cta: int = 0
    """The first CTA that has not started, in a linear order."""
    padded: PaddedAccesses = field(default_factory=PaddedAccesses)
    deadline: float = math.inf
    cpu_deadline: float = math.inf

    def take_cluster(self) -> int | None:
        """Take the next cluster, for a thread that cancels its launch (`clusterlaunchcontrol.try_cancel`).

        Return the number of its first CTA; None if all have started. No cluster is taken in a random order.
        """
        config = self.config
        if config.limits.order is not None or self.next_cta >= math.prod(config.grid):
            return None
        first = self.next_cta
        self.next_cta += config.cluster_size
        return first
