"""Special registers: names, types, history and uniformity (PTX ISA 10).

`uniform` is the widest group of threads that are guaranteed to read the same value: 'grid', 'cta', 'warp'
or 'thread'; `volatile` registers may change between two reads.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class SpecialRegister(NamedTuple):
    """One row of the table of special registers.

    `vector` registers are read by component (`.x .y .z .w`, or whole with `.v4`). `narrow` is the smallest
    number of bits of an integer that may read the register, where that may be shorter than the register.
    """

    name: str
    type: str
    uniform: Literal["thread", "warp", "cta", "grid"]
    does: str
    vector: bool = False
    volatile: bool = False
    ptx: tuple[int, int] = (1, 0)
    sm: int = 0
    narrow: int = 0


_R = SpecialRegister
_CLUSTER = ((7, 8), 90)

_ROWS = [
    _R("%tid", "u32", "thread", "thread index in the CTA", True, narrow=16),
    _R("%ntid", "u32", "grid", "CTA shape", True, narrow=16),
    _R("%laneid", "u32", "thread", "lane in the warp", ptx=(1, 3)),
    _R("%warpid", "u32", "warp", "warp in the CTA", volatile=True, ptx=(1, 3)),
    _R("%nwarpid", "u32", "grid", "largest number of warps", ptx=(2, 0), sm=20),
    _R("%ctaid", "u32", "cta", "CTA index in the grid", True, narrow=16),
    _R("%nctaid", "u32", "grid", "grid shape", True, narrow=16),
    _R("%smid", "u32", "cta", "multiprocessor", volatile=True, ptx=(1, 3)),
    _R("%nsmid", "u32", "grid", "largest number of multiprocessors", ptx=(2, 0), sm=20),
    _R("%gridid", "u64", "grid", "number of the grid", narrow=16),
    _R(
        "%is_explicit_cluster",
        "pred",
        "grid",
        "whether the launch named a cluster shape",
        False,
        False,
        *_CLUSTER,
    ),
    _R("%clusterid", "u32", "cta", "cluster index in the grid", True, False, *_CLUSTER),
    _R("%nclusterid", "u32", "grid", "grid shape in clusters", True, False, *_CLUSTER),
    _R("%cluster_ctaid", "u32", "cta", "CTA index in the cluster", True, False, *_CLUSTER),
    _R("%cluster_nctaid", "u32", "grid", "cluster shape", True, False, *_CLUSTER),
    _R("%cluster_ctarank", "u32", "cta", "linear CTA index in the cluster", False, False, *_CLUSTER),
    _R("%cluster_nctarank", "u32", "grid", "number of CTAs in the cluster", False, False, *_CLUSTER),
    *(
        _R(f"%lanemask_{name}", "u32", "thread", f"mask of the lanes {relation} this one", ptx=(2, 0), sm=20)
        for name, relation in (
            ("eq", "equal to"),
            ("le", "up to"),
            ("lt", "below"),
            ("ge", "from"),
            ("gt", "above"),
        )
    ),
    _R("%clock", "u32", "thread", "cycle counter", volatile=True),
    _R("%clock_hi", "u32", "thread", "high half of the cycle counter", volatile=True, ptx=(5, 0), sm=20),
    _R("%clock64", "u64", "thread", "cycle counter", volatile=True, ptx=(2, 0), sm=20),
    *(
        _R(
            f"%pm{n}",
            "u32",
            "thread",
            "performance counter",
            volatile=True,
            ptx=(1, 3) if n < 4 else (3, 0),
            sm=0 if n < 4 else 20,
        )
        for n in range(8)
    ),
    *(
        _R(f"%pm{n}_64", "u64", "thread", "performance counter", volatile=True, ptx=(4, 0), sm=50)
        for n in range(8)
    ),
    *(_R(f"%envreg{n}", "b32", "grid", "set by the driver", ptx=(2, 1)) for n in range(32)),
    _R("%globaltimer", "u64", "thread", "nanoseconds", volatile=True, ptx=(3, 1), sm=30),
    _R("%globaltimer_lo", "u32", "thread", "nanoseconds, low half", volatile=True, ptx=(3, 1), sm=30),
    _R("%globaltimer_hi", "u32", "thread", "nanoseconds, high half", volatile=True, ptx=(3, 1), sm=30),
    _R("%reserved_smem_offset_begin", "b32", "grid", "start of reserved shared memory", ptx=(7, 6), sm=80),
    _R("%reserved_smem_offset_end", "b32", "grid", "end of reserved shared memory", ptx=(7, 6), sm=80),
    _R("%reserved_smem_offset_cap", "b32", "grid", "size of reserved shared memory", ptx=(7, 6), sm=80),
    _R("%reserved_smem_offset_0", "b32", "grid", "reserved shared memory", ptx=(7, 6), sm=80),
    _R("%reserved_smem_offset_1", "b32", "grid", "reserved shared memory", ptx=(7, 6), sm=80),
    _R("%total_smem_size", "u32", "grid", "shared memory of the CTA, in bytes", ptx=(4, 1), sm=20),
    _R(
        "%aggr_smem_size",
        "u32",
        "grid",
        "shared memory of the CTA with what the system uses",
        ptx=(8, 1),
        sm=90,
    ),
    _R("%dynamic_smem_size", "u32", "grid", "dynamic shared memory of the CTA, in bytes", ptx=(4, 1), sm=20),
    _R("%current_graph_exec", "u64", "grid", "the graph being executed, or 0", ptx=(8, 0), sm=50),
    _R("%locality_domain_id", "u32", "cta", "domain of memory near the CTA", ptx=(9, 5), sm=100),
    _R("WARP_SZ", "u32", "grid", "lanes in a warp", narrow=16),
]

SPECIALS: dict[str, SpecialRegister] = {row.name: row for row in _ROWS}
"""Rows by name; `WARP_SZ` is the predefined constant, which has no percent sign."""

READABLE: dict[str, SpecialRegister] = {}
"""Every spelling of a scalar operand: '%tid.x', '%laneid', 'WARP_SZ'."""

for _row in _ROWS:
    for _suffix in (".x", ".y", ".z", ".w") if _row.vector else ("",):
        READABLE[_row.name + _suffix] = _row
