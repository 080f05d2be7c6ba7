"""Observers that come with the runtime.

Reading order: `counts` (instructions per thread), `tracing` (every instruction, as text).
"""

from .counts import Counts
from .tracing import Trace

__all__ = ["Counts", "Trace"]
