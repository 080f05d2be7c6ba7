"""The state of compiled code besides registers: named slots of 64 bits that the launch fills.

`LAUNCH` is shared by all workers of a launch and, but for `next`, only read; `WORKER` belongs to one. A
worker's site words are, for each access of the kernel, the allocation that it met last.
"""

from __future__ import annotations

from ..support.diagnostics import Space

READ, WRITE, STRONG = range(3)
"""Kinds of accesses: loads, stores, atomic operations."""
PLANES = 3
"""As many words a granule has."""

SHADOWS = tuple(f"{space}_{kind}" for space in ("arena", "shared") for kind in ("reads", "writes", "atomics"))
"""Base addresses of the shadow memory of launches with race checks, biased so that they correspond to address
0.
"""

LAUNCH = {
    name: index
    for index, name in enumerate(
        (
            "arena",
            "starts",
            "ends",
            "constant",
            "count",
            "params",
            "symbols",
            "stop",
            "limit",
            "grid_x",
            "grid_y",
            "grid_z",
            "ctas",
            "next",
            "chunk",
            "worker_states",
            "workers",
            "work",
            "shared_bytes",
            "padded_shared_size",
            "padded_ends",
            "dynamic_shared",
            "workspace_high",
            "workspace_low",
            "param_base",
            "single_worker",
            "shared_window",
            "local_window",
            "local_bytes",
            "local_mask",
            "resolve",
            "copy_lanes",
            "copy_active_lanes",
            "host",
            "time",
            "preload",
            "versions",
            "compile_version",
            "expected",
            "noted_start",
            "noted_bytes",
            "const_ranges",
            "param_ranges",
            *SHADOWS,
            *(f"{name}{more}" for name in ("exp2", "log2", "sin", "cos", "tanh") for more in ("", "_data")),
        )
    )
}
"""`padded_shared_size`: bytes of shared memory with its padding; `local_mask`: bytes of local memory are
rounded up to one more than this, for padding; `padded_ends`: where the padding of allocations ends
(`Memory.granule`); `time`: a function that says what time it is; `chunk`: how many blocks of threads a worker
takes at once; `team` points at the addresses of the `workers`, each with a copy of its words as they are when
it begins behind it; `work`: the worker's function; `alone`: no other worker runs; `foresee`, `resolve`,
`carry`, `some`: functions (`bounds_checks`); `forms`: where forms of regions lie that are machine code of
their own, null until `make` has made them (`forms`); `stop` points at a byte that says when to give up;
`limit` is the most instructions of a strip; of watched launches `expected`: by access the start of the
allocation that it may have, `noted_start` and `noted_bytes`: the stretch of the arena that has words beside
it; `const_ranges` and `param_ranges` point at the number of allocations of constants, or of parameters, and
behind it where each begins and ends.
"""

WORKER = {
    name: index
    for index, name in enumerate(
        (
            "shared",
            "local",
            "frames",
            "gang_states",
            "sites",
            "addresses",
            "pointers",
            "cta",
            "steps",
            "thread_instructions",
            "lane_slots",
            "done",
            "fault",
            "fault_site",
            "fault_thread",
            "fault_address",
            "fault_size",
            "fault_space",
            "fault_cta",
            "holding",
            "arrived",
            "last_holding",
            "last_arrived",
            "waiting_sites",
            "barrier_site_sets",
            "buffer",
            "scratch",
            "padded",
            "local_limit",
            "stack",
            "stack_stride",
            "serial",
            "interval",
            "block_first",
            "launch_first",
            "suspect",
        )
    )
}
"""`padded` points at records of accesses of padding; `local_limit`: bytes of each thread's local memory so
far; `stack_stride`: from one strip's stack to the next one's, 0 where all use one. Of watched launches
(`race_prefilter`) `serial`: the number of the interval, `interval`: the word of its thread 0, `block_first`
and `launch_first`: those of the first intervals of the block and of the launch; `suspect` points at words
that are not zero where there may be a race.
"""

MASKED_BITS = 512
"""Machines with vectors so wide load and store some lanes of a vector as fast as all of them, and gather.
Others do it lane by lane, or slowly.
"""

SLOT_BYTES = 512
"""Bytes of one value of all lanes in a worker's buffer."""

SITE_WORDS = 4
"""Words per access: start, bytes, host's base, and at how many aligned places from the start all that the
access asks at once may begin.
"""

MEETINGS = 63
"""Capacity for sets of sites from which threads reached one barrier."""

PADDED, PADDED_WORDS = 32, 6
"""Capacity for instructions whose accesses touched padding, and the words of a record: the
instruction's number + 1, thread, address, size, space, block of threads.
"""

(
    FINE,
    OUTSIDE,
    CONSTANT,
    TRAP,
    STOPPED,
    LIMIT,
    BARRIER,
    INDEX,
    CONFUSED,
    HOST,
    CALL,
    AMOUNT,
    OVERFLOW,
    UNMADE,
) = range(14)
"""Exit codes of a gang: kinds of faults."""

GLOBAL, GENERIC, SHARED, LOCAL, CONST, PARAM = range(6)
"""Spaces, as the checks name them."""

SPACES: dict[Space, int] = {
    "global": GLOBAL,
    "generic": GENERIC,
    "shared": SHARED,
    "local": LOCAL,
    "const": CONST,
    "param": PARAM,
}
WRITES = 8
"""Added to a space where an access writes."""
