"""Barriers, fences, atomics and warp-wide communication (PTX ISA 9.7.13)."""

from collections.abc import Iterator

from ..form import Form, Rules, form

SPACE = "global shared shared::cta shared::cluster"
SPACE_GATE = "shared:1.2/12 shared::cta:7.8/30 shared::cluster:7.8/90"
MODERN = "relaxed,acquire,release,acq_rel:6.0/70 cta,gpu,sys:5.0/60 cluster:7.8/90 L2::cache_hint:7.4/80"
ATOMIC: Rules = {"space": SPACE, "policy": "u64 reg lax when:hint", "d": "dst type sink"}
CACHED: Rules = ATOMIC | {"space": "global"}
BARRIER: Rules = {"takes": "no-function", "a": "u32 0..15", "b": "u32 0..2048 %32", "c": "pred"}
VOTE: Rules = {"a": "pred"}
PREFIX = "{.sem}{.scope}{.space}"


def _gates(extra: str = "") -> str:
    return f"{SPACE_GATE} {MODERN} {extra}"


def _atomics(op: str, types: str, does: str, gates: str = "", ptx: str = "1.1", sm: int = 11,
    red: bool = True) -> Iterator[Form]:
    """`atom` and, where it exists, `red` of one group of operations."""
    yield form(f"atom{PREFIX}.op.type d, [a], b", "9.7.13.5", f"d = memory at a, which becomes {does}",
               "read write atomic", op=op, type=types, gates=_gates(gates), ptx=ptx, sm=sm, **ATOMIC)
    yield form(f"atom{PREFIX}.op.hint.type d, [a], b, policy", "9.7.13.5",
        f"d = memory at a, which becomes {does}", "read write atomic", op=op, type=types, gates=_gates(gates),
        ptx=ptx, sm=sm, **CACHED)
    if red:
        yield form(f"red{PREFIX}.op.type [a], b", "9.7.13.7", f"memory at a becomes {does}",
            "read write atomic", op=op, type=types, gates=_gates(gates), ptx=max(ptx, "1.2"), sm=sm,
            sem="relaxed release", **ATOMIC)
        yield form(f"red{PREFIX}.op.hint.type [a], b, policy", "9.7.13.7", f"memory at a becomes {does}",
            "read write atomic", op=op, type=types, gates=_gates(gates), ptx=max(ptx, "1.2"), sm=sm,
            sem="relaxed release", **CACHED)


def _half_atomics(types: str, ptx: str, sm: int) -> Iterator[Form]:
    for hint, policy, rules in (("", "", ATOMIC), (".hint", ", policy", CACHED)):
        yield form(f"atom{PREFIX}.op.noftz{hint}.type d, [a], b{policy}", "9.7.13.5",
            "d = memory at a, which becomes the sum", "read write atomic", op="add", type=types,
            gates=_gates(), ptx=ptx, sm=sm, **rules)
        yield form(f"red{PREFIX}.op.noftz{hint}.type [a], b{policy}", "9.7.13.7",
            "memory at a becomes the sum", "read write atomic", op="add", type=types, gates=_gates(), ptx=ptx,
            sm=sm, sem="relaxed release", **rules)


def _vector_atomics(ops: str, noftz: str, vec: str, types: str) -> Iterator[Form]:
    """Each element by itself; the vector as a whole is not accessed at once."""
    rules: Rules = {"space": "global", "policy": "u64 reg lax when:hint", "op": ops, "vec": vec,
        "type": types, "gates": MODERN, "ptx": "8.1", "sm": 90}
    for hint, policy in (("", ""), (".hint", ", policy")):
        tail = f".op{noftz}{hint}.vec.type"
        yield form(f"atom{PREFIX}{tail} d, [a], b{policy}", "9.7.13.5",
            "d = elements of memory at a, which become sums, or the smaller or larger", "read write atomic",
            d="dst type *vec", b="type *vec reg", **rules)
        yield form(f"red{PREFIX}{tail} [a], b{policy}", "9.7.13.7",
            "elements of memory at a become sums, or the smaller or larger", "read write atomic",
            b="type *vec reg", sem="relaxed release", **rules)


def _barriers(name: str, aligned: str, gates: str, ptx: str = "1.0", sm: int = 0) -> Iterator[Form]:
    does = "waits until all threads, or b of them, have arrived at barrier a"
    yield form(f"{name}.sync{aligned} a{{, b}}", "9.7.13.1", does, "sync barrier read write", gates=gates,
        ptx=ptx, sm=sm, **BARRIER)
    yield form(f"{name}.arrive{aligned} a, b", "9.7.13.1", "marks arrival at barrier a, without waiting",
               "sync barrier read write", gates=gates, ptx=ptx, sm=sm, **BARRIER | {"b": "u32 32..2048 %32"})
    for operands in ("a, c", "a, b, c"):
        yield form(f"{name}.red.popc{aligned}.u32 d, {operands}", "9.7.13.1",
            "waits; d = the number of threads whose c is true", "sync barrier read write", gates=gates,
            ptx=ptx, sm=sm, **BARRIER)
        yield form(f"{name}.red.op{aligned}.pred p, {operands}", "9.7.13.1",
            "waits; p = whether c is true in all, or any, of the threads", "sync barrier read write",
            op="and or", **BARRIER, gates=gates, ptx=ptx, sm=sm)


FORMS = (
    *_barriers("bar{.cta}", "", gates="cta:7.8 red,arrive:2.0/20"),
    *_barriers("barrier{.cta}", "{.aligned}", ptx="6.0", sm=30, gates="cta:7.8"),
    form("bar.warp.sync mask", "9.7.13.2", "waits until all lanes of mask have arrived",
        "sync barrier warp read write", mask="u32", ptx="6.0", sm=30, takes="no-function"),
    form("barrier.cluster.arrive{.sem}{.aligned}", "9.7.13.3", "marks arrival at the cluster's barrier",
        "sync barrier read write", sem="release relaxed", ptx="7.8", sm=90, gates="relaxed,release:8.0"),
    form("barrier.cluster.wait{.acquire}{.aligned}", "9.7.13.3", "waits at the cluster's barrier",
        "sync barrier read write", ptx="7.8", sm=90, gates="acquire:8.0"),
    form("membar.level", "9.7.13.4", "orders memory accesses as seen by the level", "read write volatile",
        level="cta gl sys", gates="sys:2.0/20", ptx="1.4"),
    form("fence{.sem}.scope", "9.7.13.4", "orders memory accesses as seen by the scope",
        "read write volatile",
         sem="sc acq_rel acquire release", ptx="6.0", sm=70, gates="cluster:7.8/90 acquire,release:8.6/90"),
    form("fence.sem.range.cluster", "9.7.13.4", "orders accesses to shared memory", "read write volatile",
        sem="acquire", range="sync_restrict::shared::cluster", ptx="8.6", sm=90),
    form("fence.sem.range.cluster", "9.7.13.4", "orders accesses to shared memory", "read write volatile",
        sem="release", range="sync_restrict::shared::cta", ptx="8.6", sm=90),
    form("fence.alias.sync_restrict::read.release.sys", "9.7.13.4",
        "orders reads through several addresses of one memory", "read write volatile", ptx="9.5", sm=90),
    form("membar.proxy.alias", "9.7.13.4", "orders accesses through different proxies", "read write volatile",
        ptx="7.5", sm=70),
    form("fence.proxy.alias", "9.7.13.4", "orders accesses through different proxies", "read write volatile",
        ptx="7.5", sm=70),
    form("fence.proxy.async{.space}", "9.7.13.4", "orders accesses through different proxies",
        "read write volatile", space="global shared::cta shared::cluster", ptx="8.0", sm=90),
    *_atomics("and or xor", "b32 b64", "the bitwise combination with b", "b64:3.1/32"),
    *_atomics("exch", "b32 b64", "b", "b64:1.2/12", red=False),
    *_atomics("add", "u32 s32 u64", "the sum with b", "u64:1.2/12"),
    *_atomics("add", "f32", "the sum with b", ptx="2.0", sm=20),
    *_atomics("add", "f64", "the sum with b", ptx="5.0", sm=60),
    *_atomics("inc dec", "u32", "its successor or predecessor, wrapping at b"),
    *_atomics("min max", "u32 s32 u64 s64", "the smaller or larger", "u64,s64:3.1/32"),
    form(f"atom{PREFIX}.cas.type d, [a], b, c", "9.7.13.5",
         "d = memory at a, which becomes c if it equals b", "read write atomic", type="b16 b32 b64 b128",
         gates=_gates("b64:1.2/12 b16:6.3/70 b128:8.3/90"), ptx="1.1", sm=11, **ATOMIC),
    form(f"atom{PREFIX}.exch.type d, [a], b", "9.7.13.5", "d = memory at a, which becomes b",
         "read write atomic", type="b128", gates=_gates(), ptx="8.3", sm=90, **ATOMIC),
    form(f"atom{PREFIX}.exch.hint.type d, [a], b, policy", "9.7.13.5", "d = memory at a, which becomes b",
         "read write atomic", type="b128", gates=_gates(), ptx="8.3", sm=90, **CACHED),
    *_half_atomics("f16 f16x2", "6.2", 60),
    *_half_atomics("bf16 bf16x2", "7.8", 90),
    *_vector_atomics("add", "", "v2 v4", "f32"),
    *_vector_atomics("add min max", ".noftz", "v2 v4 v8", "f16 bf16"),
    *_vector_atomics("add min max", ".noftz", "v2 v4", "f16x2 bf16x2"),
    form("vote.mode.pred p, a", "9.7.13.9", "p = whether a holds in all, any, or equally in all lanes",
        "warp",
         mode="all any uni", ptx="1.2", sm=12, until="6.3", **VOTE),
    form("vote.ballot.b32 d, a", "9.7.13.9", "d = the lanes in which a holds", "warp", ptx="2.0", sm=20,
        until="6.3", **VOTE),
    form("vote.sync.mode.pred p, a, mask", "9.7.13.10",
        "p = whether a holds in all, any, or equally in all lanes of mask", "warp sync", mode="all any uni",
        mask="u32", ptx="6.0", sm=30, **VOTE),
    form("vote.sync.ballot.b32 d, a, mask", "9.7.13.10", "d = the lanes of mask in which a holds",
        "warp sync", mask="u32", ptx="6.0", sm=30, **VOTE),
    form("match.any.sync.type d, a, mask", "9.7.13.11", "d = the lanes of mask that hold the same a",
        "warp sync",
         type="b32 b64", d="u32", mask="u32", ptx="6.0", sm=70),
    form("match.all.sync.type d{|p}, a, mask", "9.7.13.11",
        "d = mask and p = true if a is the same in all its lanes", "warp sync", type="b32 b64", d="u32 sink",
        mask="u32", ptx="6.0", sm=70),
    form("activemask.b32 d", "9.7.13.12", "d = the lanes that execute this together", "warp volatile",
        ptx="6.2", sm=30),
    form("redux.sync.op.type d, a, mask", "9.7.13.13", "d = a combined over the lanes of mask", "warp sync",
        op="add min max", type="u32 s32", d="dst type exact", a="type exact", mask="u32", ptx="7.0", sm=80,
        takes="no-function"),
    form("redux.sync.op.b32 d, a, mask", "9.7.13.13", "d = a combined over the lanes of mask", "warp sync",
        op="and or xor", d="dst u32", a="u32", mask="u32", ptx="7.0", sm=80, takes="no-function"),
    form("redux.sync.op{.abs}{.NaN}.f32 d, a, mask", "9.7.13.13",
        "d = the smallest or largest a of the lanes of mask", "warp sync arch-specific", op="min max",
        mask="u32", ptx="8.6", sm=100, archs="100 101 103 107 110", takes="no-function"),
    form("griddepcontrol.action", "9.7.13.14", "waits for the grid before, or lets the next one start",
         "sync read write", action="launch_dependents wait", ptx="7.8", sm=90),
    form("elect.sync d|p, mask", "9.7.13.15", "d = the elected lane of mask, p = whether it is this one",
        "warp sync", d="dst u32 sink", p="pred dst reg", mask="u32", ptx="8.0", sm=90, takes="no-function"),
)
