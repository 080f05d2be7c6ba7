"""Accounts of memory in use: of pools, and of graph nodes."""

from __future__ import annotations

from ...support.fast_dataclass import field, record


@record
class MemoryUsage:
    """Bytes in use now, and their maximum since the last reset."""

    now: int = 0
    highest: int = 0

    def add(self, size: int) -> None:
        """Add bytes, or subtract them if `size` is negative."""
        self.now += size
        self.highest = max(self.highest, self.now)


@record
class MemoryPool:
    """A memory pool. `threshold` is the number of unused bytes that it may hold, `limit` the most bytes that
    it allocates, 0 for no limit; `flags` are its attributes by their numbers.
    """

    threshold: int = 0
    limit: int = 0
    usage: MemoryUsage = field(default_factory=MemoryUsage)
    flags: dict[int, int] = field(default_factory=dict)


@record
class Pools:
    """The memory pools of the device."""

    default: MemoryPool = field(default_factory=MemoryPool)
    selected: MemoryPool | None = None
    """The pool that the program has set, instead of the default one."""
    owners: dict[int, MemoryPool] = field(default_factory=dict)
    """The pool of each allocation that has one, by its address."""

    @property
    def current(self) -> MemoryPool:
        """The pool that allocations are taken from."""
        return self.selected or self.default

    def release(self, start: int, size: int) -> None:
        """Count the memory of an allocation, if it has a pool, as free."""
        pool = self.owners.pop(start, None)
        if pool is not None:
            pool.usage.add(-size)

    def reset(self) -> None:
        """Make the default pool new and current."""
        self.default, self.selected = MemoryPool(), None


@record
class GraphMemory:
    """Memory that graph nodes allocate: sizes in bytes by address, the addresses in use, and their
    accounts.
    """

    sizes: dict[int, int] = field(default_factory=dict)
    used: set[int] = field(default_factory=set)
    in_use: MemoryUsage = field(default_factory=MemoryUsage)
    reserved: MemoryUsage = field(default_factory=MemoryUsage)
