"""How much memory somebody uses: pools, and the nodes of graphs."""

from __future__ import annotations

from ...support.fast_dataclass import field, record


@record
class Usage:
    """Bytes now, and the most there were since that was asked to be counted anew."""

    now: int = 0
    highest: int = 0

    def add(self, size: int) -> None:
        self.now += size
        self.highest = max(self.highest, self.now)


@record
class Pool:
    """A memory pool. `threshold` are the bytes that it may keep when nothing is used, `limit` the most that
    it gives, 0 for any number; `flags` are its settings by their numbers.
    """

    threshold: int = 0
    limit: int = 0
    usage: Usage = field(default_factory=Usage)
    flags: dict[int, int] = field(default_factory=dict)


@record
class GraphMemory:
    """Memory that nodes of graphs allocate: bytes by address, and what is in use."""

    sizes: dict[int, int] = field(default_factory=dict)
    used: set[int] = field(default_factory=set)
    in_use: Usage = field(default_factory=Usage)
    reserved: Usage = field(default_factory=Usage)
