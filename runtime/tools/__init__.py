"""Observers that come with the runtime.

Reading order: `counts` (how much each thread executed), `tracing` (every instruction, as text)."""

from .counts import Counts
from .tracing import Trace

__all__ = ["Counts", "Trace"]
