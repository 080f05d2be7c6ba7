"""The layout of the state that compiled code shares with the launch: arrays of named slots of 64 bits.

A launch has one array with the slots of `LAUNCH`. All its workers read it; `next_cta` and `ctas` alone are
written, with atomic operations. Each worker has an array of its own with the slots of `WORKER`. A slot holds
an integer or the address of a buffer; `launch_context` allocates and fills both.

Invariant: compiled code and Python find a slot by its name in these tables, and nowhere by its number.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from ..support.diagnostics import Space

READ, WRITE, ATOMIC = range(3)
"""Kinds of accesses, for race checks: loads, stores, atomic operations."""
SHADOW_KINDS = 3
"""Shadow words of a granule of memory, one for each kind of access."""

SHADOW_BASES = tuple(
    f"{space}_{kind}" for space in ("arena", "shared") for kind in ("reads", "writes", "atomics")
)
"""Slots of the launch with the addresses of shadow memory, by space and kind of access. An address is biased:
it is that of the word of the granule with index 0.
"""

LAUNCH = {
    name: index
    for index, name in enumerate(
        (
            "arena",
            "allocation_starts",
            "allocation_ends",
            "allocation_is_constant",
            "allocation_count",
            "params",
            "symbols",
            "stop_flag",
            "step_limit",
            "poll_limit",
            "grid_x",
            "grid_y",
            "grid_z",
            "ctas",
            "next_cta",
            "chunk",
            "worker_states",
            "workers",
            "worker_function",
            "shared_bytes",
            "padded_shared_size",
            "padded_ends",
            "dynamic_shared",
            "workspace_high",
            "workspace_low",
            "names_cluster",
            "param_base",
            "single_worker",
            "shared_window",
            "local_window",
            "local_bytes",
            "local_mask",
            "resolve",
            "copy_lanes",
            "copy_active_lanes",
            "host_callback",
            "wall_clock",
            "preload_bounds",
            "version_table",
            "compile_version",
            "expected_starts",
            "shadowed_start",
            "shadowed_bytes",
            "const_ranges",
            "param_ranges",
            *(f"{kind}_ranges" for kind in ("texref", "samplerref", "surfref")),
            "samplers",
            *SHADOW_BASES,
            *(f"{name}{more}" for name in ("exp2", "log2", "sin", "cos", "tanh") for more in ("", "_data")),
        )
    )
}
"""Slots of a launch, and their indices.

- `arena`: the host address of device address 0.
- `allocation_starts`, `allocation_ends`, `padded_ends`, `allocation_is_constant`, `allocation_count`: arrays
  of the device's allocations, in ascending order; `padded_ends` includes padding (`Memory.granule`).
- `params`: the parameter block; `param_base`: its device address, if the kernel takes it; `symbols`: an array
  of the addresses of the module's variables that the kernel uses.
- `stop_flag`: address of a byte; when it is not zero, gangs end at their next back edge.
- `step_limit`: the most instructions of a gang; `poll_limit`: after so many it first looks at the stop flag.
- `ctas`: the number of CTAs, lowered to the number of a CTA that fails; `next_cta`: the first one that no
  worker has taken; `chunk`: CTAs that a worker takes at once.
- `worker_states`: an array of the addresses of the workers' slots, of length `workers`; `single_worker`: 1
  when there is one, so that atomic operations need no locks.
- `worker_function`: the function `work` of the kernel.
- `shared_bytes`, `padded_shared_size`: bytes of a CTA's shared memory, without and with padding;
  `dynamic_shared`: the dynamic part of it.
- `local_bytes`: bytes of a thread's local memory; `local_mask`: they are rounded up to a multiple of this
  plus one, for padding.
- `shared_window`, `local_window`: the windows' generic addresses.
- `workspace_high`, `workspace_low`: halves of the address that `%envreg1` and `%envreg2` return;
- `names_cluster`: 1 if the launch or the kernel names a cluster shape.
- `resolve`, `copy_lanes`, `copy_active_lanes`, `preload_bounds`: functions of `bounds_checks`.
- `host_callback`: the function of `device_runtime_calls`, 0 if the kernel calls none; `wall_clock`: returns
  the time in nanoseconds.
- `version_table`: the functions of lazily compiled versions, null until `compile_version` has compiled them
  (`lazy_versions`).
- `const_ranges`, `param_ranges`: for `isspacep`, the number of allocations of constants, or of parameters,
  and the start and the end of each; `texref_ranges`, `samplerref_ranges`, `surfref_ranges`: the same of
  handles, for `istypep`; `samplers`: the `SamplerTable` of the launch context.
- With race checks: `expected_starts`: by access, the start of the only allocation that it may touch;
  `shadowed_start`, `shadowed_bytes`: the range of the arena that has shadow memory; `SHADOW_BASES`.
- The rest: NumPy's loops and their data (`approximations`).
"""

WORKER = {
    name: index
    for index, name in enumerate(
        (
            "shared",
            "local",
            "frames",
            "gang_states",
            "access_caches",
            "addresses",
            "pointers",
            "cta",
            "steps",
            "thread_instructions",
            "lane_slots",
            "completed_ctas",
            "fault",
            "fault_site",
            "fault_thread",
            "fault_address",
            "fault_size",
            "fault_space",
            "fault_cta",
            "predicate_count",
            "arrival_count",
            "last_predicate_count",
            "last_arrival_count",
            "waiting_sites",
            "barrier_site_sets",
            "buffer",
            "scratch",
            "padding_records",
            "local_limit",
            "stack",
            "stack_stride",
            "interval_number",
            "interval_word",
            "cta_first_word",
            "launch_first_word",
            "race_flags",
        )
    )
}
"""Slots of a worker, and their indices.

- Buffers: `shared` and `local` memory of a CTA; `frames`: the gangs' context arrays (`context_arrays`);
  `gang_states`: the gangs' barrier slots (`counted_barriers`); `addresses`, `pointers`, `buffer`: values of
  all lanes, `SLOT_BYTES` each, passed to functions; `scratch`: the target of stores of inactive lanes.
- `access_caches`: by access, `CACHE_WORDS` words about the allocation that it used last.
- `cta`: the linear index of the running CTA.
- Counters: `steps`, `thread_instructions`, `lane_slots` (instructions times lanes alive), `completed_ctas`.
- `fault`: a `FaultCode`; the other `fault_*`: the instruction, linear thread index, address, bytes, space and
  CTA of the fault. `waiting_sites`: for a deadlock, a bit set of the resume points where lanes wait;
  -1 if lanes wait at a warp synchronisation, and others may at resume points.
- `predicate_count`, `arrival_count`: at a barrier with a reduction, threads whose predicate is true, and
  threads that have arrived; the other two are those of the last complete barrier.
- `barrier_site_sets`: bit sets of resume points from which threads reached one barrier, with its number
  (`BARRIER_SITES`); `padding_records`: records of accesses to padding. The first word of each is 0 while
  there are none.
- `local_limit`: bytes of each thread's local memory so far, where it grows.
- `stack`: stacks of recursive functions; `stack_stride`: bytes between two gangs' stacks, 0 if all share one.
- With race checks (`race_prefilter`): `interval_number` and `interval_word`: the number of the interval, and
  the shadow word of its thread 0; `cta_first_word`, `launch_first_word`: the same word of the first interval
  of the CTA, and of the launch; `race_flags`: a buffer that is not zero if there may be a race.
"""

POLL_STEPS = 1 << 14
"""Instructions of a gang between two looks at the stop flag."""

MASKED_BITS = 512
"""Vector width, in bits, from which on machines have masked loads and stores and fast gathers (AVX-512).
Narrower ones emulate them lane by lane.
"""


class VectorUnit(NamedTuple):
    """Abilities of the machine's vector instructions: loads and stores of some lanes, and gathers that take
    less time than a load for each lane.
    """

    has_masks: bool
    has_gathers: bool


SLOT_BYTES = 512
"""Bytes of one value of all lanes in a worker's buffer: 64 lanes of 64 bits."""

SAMPLER_WORDS = 5
"""Words of a record of a `SamplerTable`."""

CACHE_WORDS = 4
"""Words of an access's cache: the allocation's start, its bytes, its host address, and at how many aligned
offsets the whole access may begin.
"""

BARRIER_SITE_SETS = 63
"""Capacity of `barrier_site_sets`, in bit sets."""

BARRIER_SITES = 59
"""Bits of a set of resume points; the number of the barrier is above them."""

PADDING_RECORDS, PADDING_RECORD_WORDS = 32, 6
"""Capacity of `padding_records`, one for each instruction, and the words of a record: the instruction's
number + 1, thread, address, size, space, CTA.
"""


class FaultCode(IntEnum):
    """The slot `fault` of a worker: the reason why a gang ended its CTA."""

    NONE = 0
    OUT_OF_BOUNDS = 1
    CONSTANT_WRITE = 2
    TRAP = 3
    STOPPED = 4
    """The stop flag was set: time limit or interrupt."""
    STEP_LIMIT = 5
    BARRIER_DEADLOCK = 6
    BRANCH_INDEX = 7
    """The index of `brx.idx` is beyond the targets."""
    INVALID_STATE = 8
    """A region returned an exit that it does not have; an error of the engine."""
    HOST_EXCEPTION = 9
    """A host callback raised an exception (`device_runtime_calls`)."""
    INVALID_CALLEE = 10
    """The address of an indirect call belongs to no possible callee."""
    BARRIER_COUNT = 11
    """The thread count of a barrier is not a positive multiple of 32."""
    BARRIER_NUMBER = 14
    """The number of a barrier is not below 16."""
    STACK_OVERFLOW = 12
    COMPILE_FAILED = 13
    """A lazily compiled version could not be compiled (`lazy_versions`)."""


GLOBAL, GENERIC, SHARED, LOCAL, CONST, PARAM = range(6)
"""State spaces in slots and in arguments of `bounds_checks`."""

SPACES: dict[Space, int] = {
    "global": GLOBAL,
    "generic": GENERIC,
    "shared": SHARED,
    "local": LOCAL,
    "const": CONST,
    "param": PARAM,
}
WRITE_FLAG = 8
"""The bit that is added to a state space if the access writes."""
