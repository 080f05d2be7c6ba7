"""Observers that come with the runtime: `counts` (who executed how much) and `tracing` (everything, as text)."""

from .counts import Counts
from .tracing import Trace

__all__ = ["Counts", "Trace"]
