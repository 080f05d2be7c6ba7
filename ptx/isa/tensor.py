"""Asynchronous copies, mbarriers and tensor cores (PTX ISA 9.7.9.25 to 9.7.9.27, 9.7.13.16, 9.7.15, 9.7.16).

What needs units of its own (pairs of CTAs, some kinds of products in tensor memory, multimem, fabric) is
parsed and verified, and a launch refuses it by name.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..form import Form, Rules, form

LONG: Rules = {"vector_bits": (0, 1 << 20)}
HARDWARE: Rules = {"run": "hardware", **LONG}
SHARED = "shared shared::cta"
EITHER = "shared shared::cta shared::cluster"
AMPERE: Rules = {"ptx": "7.0", "sm": 80}
HOPPER: Rules = {"ptx": "8.0", "sm": 90}
BLACKWELL: Rules = {"ptx": "8.6", "sm": 100}
GATES = ("cta:8.0/80 cluster:8.0/90 shared::cta:7.8/30 shared::cluster:8.0/90 relaxed:8.0/90 "
         "acquire,release:8.0/80")
HOPPER_ONLY: Rules = {"archs": "90", **LONG}
PAIRS: Rules = {"archs": "100 101 103 107 110", **LONG}
TENSOR_MEMORY: Rules = {**PAIRS, **HARDWARE}
TENSOR_RED: Rules = {"ptx": "8.8", "sm": 101, **TENSOR_MEMORY, "archs": "101 103 107 110"}
FABRIC: Rules = {"ptx": "9.5", "sm": 100, **HARDWARE}
REDUCTIONS = (("add", "u32 s32 u64"), ("min max", "u32 s32 u64 s64"), ("and or xor", "b32 b64"),
    ("inc dec", "u32"))
"""Operations of reductions with the types that each has."""
IN_SHARED = "in:shared plain copied:120"
DIMENSIONS = (1, 2, 3, 4, 5)
GROUPS = "cta_group::1 cta_group::2"


def _mbarriers() -> Iterator[Form]:
    section, none = "9.7.13.16", "no-function"
    state: Rules = {"d": "u64 dst sink", "space": SHARED, "gates": GATES, "a": "of:shared"}
    yield form("mbarrier.init{.space}.b64 [a], count", section, "sets up the barrier at a for count arrivals",
        "write sync", count="u32", space=SHARED, gates=GATES, a="of:shared", **AMPERE, takes=none)
    layout: Rules = {"layout": "layout::v0 layout::v1", "space": SHARED, "gates": GATES, "a": "of:shared",
        "ptx": "9.3", "sm": 90}
    yield form("mbarrier.init.layout{.space}.b64 [a], count", section,
        "sets up the barrier at a, in a layout, for count arrivals", "write sync", count="u32", **layout,
        takes=none)
    yield form("mbarrier.check_layout.layout{.space}.b64 p, [a]", section,
        "p = whether the barrier at a has that layout", "read", **layout, run="hardware", takes=none)
    yield form("mbarrier.inval{.space}.b64 [a]", section,
        "makes the memory of the barrier at a usable for other things", "write sync", space=SHARED,
        gates=GATES, a="of:shared", **AMPERE, takes=none)
    for op, does in (("expect_tx", "raises"), ("complete_tx", "lowers")):
        yield form(f"mbarrier.{op}{{.relaxed.scope}}{{.space}}.b64 [a], count", section,
            f"{does} the bytes that the barrier at a waits for", "write sync", count="u32",
            scope="cta cluster", space=EITHER, gates=GATES, a="of:shared", **HOPPER, takes=none)
    for op, does in (("arrive", "arrives at the barrier at a; d = its state before"),
                     ("arrive_drop", "arrives, now and for all phases to come")):
        head = f"mbarrier.{op}{{.sem.scope}}{{.space}}.b64"
        more: Rules = {"sem": "release relaxed", "scope": "cta cluster"}
        yield form(f"{head} d, [a]", section, does, "write sync", **state, **more, **AMPERE, takes=none)
        yield form(f"{head} d, [a], count", section, f"{does}, count times", "write sync",
            count="u32 1..4294967295 braces", **state, **more, ptx="7.8", sm=90, takes=none)
        yield form(f"mbarrier.{op}{{.sem.scope}}.space.b64 d, [a]{{, count}}", section, does, "write sync",
            count="u32 1..4294967295 braces", **more, **HOPPER, gates=GATES, a="of:shared",
            space="shared::cluster", d="u64 dst nothing", takes=none)
        yield form(f"mbarrier.{op}.expect_tx{{.sem.scope}}{{.space}}.b64 d, [a], count", section,
            f"expects count bytes, then {does}", "write sync", count="u32", **state, **more, **HOPPER,
            takes=none)
        yield form(f"mbarrier.{op}.expect_tx{{.sem.scope}}.space.b64 d, [a], count", section,
            f"expects count bytes, then {does}", "write sync", count="u32", **more, **HOPPER, gates=GATES,
            a="of:shared", space="shared::cluster", d="u64 dst nothing", takes=none)
        yield form(f"mbarrier.{op}.noComplete{{.release.cta}}{{.space}}.b64 d, [a], count", section,
            "arrives without completing the phase; d = the state before", "write sync",
            count="u32 1..4294967295 braces", **state, **AMPERE, takes=none)
    for op, does, since in (("test_wait", "p = whether the phase is complete", AMPERE),
                            ("try_wait", "p = whether the phase is complete, waiting a while",
                                {"ptx": "7.8", "sm": 90})):
        limit = "{, limit}" if op == "try_wait" else ""
        more = {"sem": "acquire relaxed", "scope": "cta cluster", "limit": "u32"}
        yield form(f"mbarrier.{op}{{.sem.scope}}{{.space}}.b64 p, [a], state{limit}", section, does,
            "read sync volatile", state="u64 reg lax", space=SHARED, gates=GATES, a="of:shared", **more,
            **since, takes=none)
        yield form(f"mbarrier.{op}.parity{{.sem.scope}}{{.space}}.b64 p, [a], phase{limit}", section, does,
            "read sync volatile", phase="u32 0..1", space=SHARED, a="of:shared",
            gates=f"{GATES} parity:7.1/80", **more, **since, takes=none)
    yield form("mbarrier.pending_count.b64 d, state", section,
        "d = the arrivals that a state still waits for", d="u32 dst", state="u64 reg lax", **AMPERE,
        takes=none)
    yield form("cp.async.mbarrier.arrive{.noinc}{.space}.b64 [a]", "9.7.13.16.15",
        "arrives at the barrier at a when the thread's copies are done", "write sync", space=SHARED,
        gates=GATES, a="of:global+shared+local narrow cast", **AMPERE, takes=none)
    yield form("fence.mbarrier_init.release.cluster", "9.7.13.4", "orders the setting up of mbarriers",
        "read write volatile", **HOPPER)
    yield form("fence.proxy.tensormap::generic.release.scope", "9.7.13.4", "orders accesses to a tensor map",
               "read write volatile", ptx="8.3", sm=90)
    yield form("fence.proxy.tensormap::generic.acquire.scope [a], size", "9.7.13.4",
        "orders accesses to a tensor map", "read write volatile", size="u32 imm 128..128", a="in: narrow",
        ptx="8.3", sm=90)
    for sem, name in (("acquire", "cluster"), ("release", "cta")):
        yield form("fence.proxy.async::generic.sem.range.cluster", "9.7.13.4",
               "orders accesses to shared memory between proxies", "read write volatile", sem=sem,
               range=f"sync_restrict::shared::{name}", ptx="8.6", sm=90)


def _bulk() -> Iterator[Form]:
    section = "9.7.9.25.4"
    policy: Rules = {"policy": "u64 reg lax when:hint", "size": "u32 0..1048560 %16"}
    yield form(
        "cp.async.bulk.dstspace.global.mbarrier::complete_tx::bytes{.hint} [d], [a], size, [bar]{, policy}",
        section, "starts a copy of size bytes to shared memory", "read write",
        dstspace="shared::cta shared::cluster", d="in:shared", a="in:global narrow", bar="in:shared",
        gates="shared::cta:8.6/90", **policy, **HOPPER, **LONG, takes="no-function")
    yield form(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster{.hint} [d], "
        "[a], size, [bar], mask{, policy}",
        section, "starts a copy of size bytes to shared memory of several CTAs", "read write", d="in:shared",
        a="in:global narrow", bar="in:shared", mask="u16", **policy, **HOPPER, **LONG,
        takes="no-function")
    yield form("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [d], [a], size, [bar]",
        section, "starts a copy of size bytes to another CTA", "read write", d="in:shared", a="in:shared",
        bar="in:shared", size="u32 0..1048560 %16", **HOPPER, **LONG, takes="no-function")
    yield form("cp.async.bulk.global.shared::cta.bulk_group{.hint} [d], [a], size{, policy}", section,
        "starts a copy of size bytes to global memory", "read write", d="in:global narrow", a="in:shared",
        **policy, **HOPPER, **LONG, takes="no-function")
    yield form("cp.async.bulk.global.shared::cta.bulk_group{.hint}.cp_mask [d], [a], size{, policy}, mask",
        section, "starts a copy of size bytes, some of each 16, to global memory", "read write",
        d="in:global narrow", a="in:shared", mask="u16", **policy, **BLACKWELL, **LONG,
        takes="no-function")
    yield form("cp.async.bulk.commit_group", section, "makes the bulk copies started so far a group", "write",
        **HOPPER, **LONG, takes="no-function")
    yield form(
        "cp.async.bulk.dstspace.global.mbarrier::complete_tx::bytes.ignore_oob{.hint} [d], [a], size, left, "
        "right, [bar]{, policy}",
        section, "starts a copy of size bytes to shared memory, but of bytes at its ends", "read write",
        dstspace="shared::cta", d="in:shared", a="in:global narrow", bar="in:shared", left="u32 0..15",
        right="u32 0..15", **policy, **LONG, ptx="9.2", sm=90, takes="no-function")
    copies: list[tuple[str, str, Rules]] = [("", "", {}),
        (".reduce", ".add.noftz.type", {"type": "f16 bf16"})]
    copies += [(".reduce", ".op.type", {"op": op, "type": type_}) for op,
        type_ in (*REDUCTIONS, ("add", "f32 f64"), ("min max", "f16 bf16"))]
    for head, tail, more in copies:
        yield form(f"multimem.cp{head}.async.bulk.global.shared::cta.bulk_group{tail} [d], [a], size",
            section, "starts a copy or reduction of size bytes to all copies of global memory", "read write",
            d="in:global narrow", a="in:shared", **policy, **more, **HARDWARE, ptx="9.1", sm=90,
            takes="no-function")
    yield form("multimem.cp.async.bulk.global.shared::cta.bulk_group.cp_mask [d], [a], size, mask", section,
        "starts a copy of size bytes, some of each 16, to all copies of global memory", "read write",
        d="in:global narrow", a="in:shared", mask="u16", **policy, **HARDWARE, ptx="9.1", sm=100,
        takes="no-function")
    yield form("cp.async.bulk.wait_group.sync_restrict::proxy::async n", section,
        "waits until at most n groups of bulk copies are pending", "read write", n="u32 imm",
        **FABRIC | {"sm": 90, "run": "executed"}, takes="no-function")
    yield form("fabric.submit{.commit_group}", section, "makes the accesses to other devices so far a group",
        "write", **FABRIC)
    yield form("fabric.wait.what n", section, "waits until at most n groups of such accesses are pending",
        "read write", what="sync_restrict::read sync_restrict::reads", n="u32 imm",
        gates="sync_restrict::read:9.5", **FABRIC | {"ptx": "9.3"})
    yield form("applypriority.async.bulk{.global}.bulk_group.level [a], size", section,
        "sets the eviction priority of size bytes at a, later", "write arch-specific",
        level="L2::evict_normal", a="narrow copied", size="u32", ptx="9.4", sm=107, archs="107", **LONG)
    yield form("cp.async.bulk.wait_group{.read} n", section,
        "waits until at most n groups of bulk copies are pending", "read write", n="u32 imm", **HOPPER,
        **LONG, takes="no-function")
    for op, types in (("and or xor", "b32 b64"), ("add", "u32 s32 u64"), ("min max", "s32 u32 s64 u64"),
        ("inc dec", "u32")):
        yield form(
            "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.op.type [d], [a], "
            "size, [bar]",
            section, "starts a reduction into another CTA", "read write", d="in:shared", a="in:shared",
            bar="in:shared", op=op,
            type="b32" if "and" in op else types.replace("min", "").replace("s32 u32 s64 u64", "s32 u32"),
            size="u32 0..1048560 %16", **HOPPER, **LONG, takes="no-function")
    for op, types in (("and or xor", "b32 b64"), ("add", "u32 s32 u64 f32 f64"),
        ("min max", "s32 u32 s64 u64 f16 bf16"),
                      ("inc dec", "u32")):
        yield form(
            "cp.reduce.async.bulk.global.shared::cta.bulk_group{.hint}.op.type [d], [a], size{, policy}",
            section, "starts a reduction into global memory", "read write", d="in:global narrow",
            a="in:shared", op=op, type=types, **policy, **HOPPER, **LONG, takes="no-function")
    yield form(
        "cp.reduce.async.bulk.global.shared::cta.bulk_group{.hint}.add.noftz.type [d], [a], size{, policy}",
        section, "starts a reduction into global memory", "read write", d="in:global narrow", a="in:shared",
        type="f16 bf16", **policy, **HOPPER, **LONG, takes="no-function")
    yield form("cp.async.bulk.what.L2.global{.hint} [a], size{, policy}", section,
        "brings size bytes into the L2 cache", what="prefetch", a="in:global narrow", **policy, **HOPPER,
        **LONG, takes="no-function")
    for n in DIMENSIONS:
        common: Rules = {"dim": f"{n}d", "what": "prefetch", "m": "address in: narrow copied:120",
            "c": f"s32 *{n}", **policy, **HOPPER, **LONG, "takes": "no-function"}
        mode: Rules = {"load": "tile"}
        yield form(
            "cp.async.bulk.tensor.dim.dstspace.global{.load}.mbarrier::complete_tx::bytes{.hint} [d], [m;c], "
            "[bar]{, policy}",
            "9.7.9.27", "starts a copy of a box of a tensor to shared memory", "read write", d=IN_SHARED,
            bar=IN_SHARED, dstspace="shared::cta shared::cluster", gates="shared::cta:8.6/90", **common,
            **mode)
        if n == 2:
            yield from _gathers(common)
        yield from _groups(n, common, mode)
        yield form(
            "cp.async.bulk.tensor.dim.shared::cluster.global{.load}.mbarrier::complete_tx::bytes"
            ".multicast::cluster{.hint} "
                   "[d], [m;c], [bar], mask{, policy}", "9.7.9.27",
            "starts a copy of a box of a tensor to shared memory of several CTAs", "read write", d=IN_SHARED,
            bar=IN_SHARED, mask="u16", **common, **mode)
        yield form(
            "cp.async.bulk.tensor.dim.global.shared::cta{.load}.bulk_group{.hint} [m;c], [a]{, policy}",
            "9.7.9.27", "starts a copy of a box from shared memory into a tensor", "read write", a=IN_SHARED,
            **common, **mode)
        yield form(
            "cp.reduce.async.bulk.tensor.dim.global.shared::cta.op{.load}.bulk_group{.hint} [m;c], [a]{, "
            "policy}",
            "9.7.9.27", "starts a reduction of a box from shared memory into a tensor", "read write",
            a=IN_SHARED, op="add min max inc dec and or xor", **common, **mode)
        yield form("cp.async.bulk.what.tensor.dim.L2.global{.load}{.hint} [m;c]{, policy}", "9.7.9.27",
                   "brings a box of a tensor into the L2 cache", "read", **common, **mode)
        if n >= 3:
            offsets = f"u16 *{n - 2}"
            common = common | {"offsets": offsets, "load": "im2col"}
            yield form(
                "cp.async.bulk.tensor.dim.dstspace.global.load.mbarrier::complete_tx::bytes{.hint} "
                       "[d], [m;c], [bar], offsets{, policy}", "9.7.9.27",
                "starts a copy of columns of a tensor to shared memory", "read write", d=IN_SHARED,
                bar=IN_SHARED, dstspace="shared::cta shared::cluster", gates="shared::cta:8.6/90", **common)
            yield form(
                "cp.async.bulk.tensor.dim.shared::cluster.global.load.mbarrier::complete_tx::bytes.multicast::cluster"
                       "{.hint} [d], [m;c], [bar], offsets, mask{, policy}", "9.7.9.27",
                "starts a copy of columns of a tensor to shared memory of several CTAs", "read write",
                d=IN_SHARED, bar=IN_SHARED, mask="u16", **common)
            yield form("cp.async.bulk.what.tensor.dim.L2.global.load{.hint} [m;c], offsets{, policy}",
                "9.7.9.27", "brings columns of a tensor into the L2 cache", "read", **common)
            yield form(
                "cp.async.bulk.tensor.dim.global.shared::cta.load.bulk_group{.hint} [m;c], [a]{, policy}",
                "9.7.9.27", "starts a copy of columns from shared memory into a tensor", "read write",
                a=IN_SHARED, **(common | {"load": "im2col_no_offs"}))
            yield form(
                "cp.reduce.async.bulk.tensor.dim.global.shared::cta.op.load.bulk_group{.hint} [m;c], [a]{, "
                "policy}",
                "9.7.9.27", "starts a reduction of columns from shared memory into a tensor", "read write",
                a=IN_SHARED, op="add min max inc dec and or xor", **(common | {"load": "im2col_no_offs"}))
            yield from _halos(common)


def _halos(common: Rules) -> Iterator[Form]:
    """Columns with a halo in one dimension."""
    rules: Rules = common | BLACKWELL | {"offsets": "u16 *2", "d": IN_SHARED, "bar": IN_SHARED,
        "load": "im2col::w im2col::w::128"}
    groups: Rules = rules | PAIRS | {"cg": GROUPS}
    head = "cp.async.bulk.tensor.dim.dstspace.global.load.mbarrier::complete_tx::bytes"
    effects = "read write arch-specific"
    does = "starts a copy of columns with a halo to shared memory"
    yield form(f"{head}{{.hint}} [d], [m;c], [bar], offsets{{, policy}}", "9.7.9.27", does, "read write",
        dstspace="shared::cta", **rules | {"load": "im2col::w"})
    yield form(f"{head}{{.cg}}{{.hint}} [d], [m;c], [bar], offsets{{, policy}}", "9.7.9.27", does, effects,
               dstspace="shared::cta shared::cluster", **groups)
    yield form(f"{head}.multicast::cluster{{.cg}}{{.hint}} [d], [m;c], [bar], offsets, mask{{, policy}}",
        "9.7.9.27", f"{does} of several CTAs", effects, dstspace="shared::cluster", mask="u16", **groups)
    yield form("cp.async.bulk.what.tensor.dim.L2.global.load{.hint} [m;c], offsets{, policy}", "9.7.9.27",
               "brings columns with a halo of a tensor into the L2 cache", "read arch-specific", **groups)


def _groups(n: int, common: Rules, mode: Rules) -> Iterator[Form]:
    """Copies whose mbarrier is that of one of a pair of CTAs."""
    rules: Rules = common | BLACKWELL | PAIRS | {"d": IN_SHARED, "bar": IN_SHARED, "cg": GROUPS}
    head = "cp.async.bulk.tensor.dim.dstspace.global{.load}.mbarrier::complete_tx::bytes"
    does = "starts a copy of a box of a tensor to shared memory, for a pair of CTAs"
    yield form(f"{head}.cg{{.hint}} [d], [m;c], [bar]{{, policy}}", "9.7.9.27", does,
        "read write arch-specific", dstspace="shared::cta shared::cluster", **rules, **mode)
    yield form(f"{head}.multicast::cluster.cg{{.hint}} [d], [m;c], [bar], mask{{, policy}}", "9.7.9.27", does,
               "read write arch-specific", dstspace="shared::cluster", mask="u16", **rules, **mode)
    if n < 3:
        return
    rules |= {"load": "im2col", "offsets": f"u16 *{n - 2}"}
    head = head.replace("{.load}", ".load")
    yield form(f"{head}.cg{{.hint}} [d], [m;c], [bar], offsets{{, policy}}", "9.7.9.27", does,
        "read write arch-specific", dstspace="shared::cta shared::cluster", **rules)
    yield form(f"{head}.multicast::cluster.cg{{.hint}} [d], [m;c], [bar], offsets, mask{{, policy}}",
        "9.7.9.27", does, "read write arch-specific", dstspace="shared::cluster", mask="u16", **rules)


def _gathers(common: Rules) -> Iterator[Form]:
    """Four rows of a matrix at once: a column and four row numbers. Only `.shared::cta` is there on every
    target of today.
    """
    rules: Rules = common | BLACKWELL | {"c": "s32 *5", "d": IN_SHARED, "bar": IN_SHARED,
        "load": "tile::gather4"}
    groups: Rules = rules | PAIRS | {"cg": GROUPS}
    head = "cp.async.bulk.tensor.dim.dstspace.global.load.mbarrier::complete_tx::bytes"
    effects = "read write arch-specific"
    does = "starts a copy of four rows to shared memory"
    yield form(f"{head}{{.hint}} [d], [m;c], [bar]{{, policy}}", "9.7.9.27", does, "read write",
        dstspace="shared::cta", **rules)
    yield form(f"{head}.cg{{.hint}} [d], [m;c], [bar]{{, policy}}", "9.7.9.27", does, effects,
        dstspace="shared::cta", **groups)
    yield form(f"{head}{{.cg}}{{.hint}} [d], [m;c], [bar]{{, policy}}", "9.7.9.27", does, effects,
        dstspace="shared::cluster", **groups)
    yield form(f"{head}.multicast::cluster{{.cg}}{{.hint}} [d], [m;c], [bar], mask{{, policy}}", "9.7.9.27",
               f"{does} of several CTAs", effects, dstspace="shared::cluster", mask="u16", **groups)
    yield form("cp.async.bulk.tensor.dim.global.shared::cta.load.bulk_group{.hint} [m;c], [a]{, policy}",
        "9.7.9.27", "starts a copy of four rows from shared memory", effects, a=IN_SHARED,
        **groups | {"load": "tile::scatter4"})
    yield form("cp.async.bulk.what.tensor.dim.L2.global.load{.hint} [m;c]{, policy}", "9.7.9.27",
        "brings four rows into the L2 cache", "read arch-specific", **groups)


def _tensor_maps() -> Iterator[Form]:
    section = "9.7.9.28"
    rules: Rules = {"mode": "tile", "ss": "global shared::cta", "a": "in:ss narrow copied", **LONG,
        "ptx": "8.3", "sm": 90, "gates": "swizzle_atomicity:8.6/100"}
    effects = "read write arch-specific"
    for fields, type_, ordinal in (("global_address", "b64", ""), ("rank", "b32", ""),
        ("box_dim global_dim element_stride", "b32", ", ord"),
                                   ("global_stride", "b64", ", ord")):
        yield form(f"tensormap.replace.mode.field{{.ss}}.b1024.btype [a]{ordinal}, b", section,
            "a field of the tensor map at a = b", effects, field=fields, btype=type_, b="btype",
            ord="u32 imm 0..4", **rules)
    yield form("tensormap.query.alloc_class_large{.ss}.b1024 p, [a]", section,
        "p = a property of the tensor map at a", "read arch-specific", **rules | {"ptx": "9.5"})
    for field, most in (("elemtype", 12), ("interleave_layout", 2), ("swizzle_mode", 3), ("fill_mode", 1),
        ("swizzle_atomicity", 3)):
        yield form("tensormap.replace.mode.field{.ss}.b1024.b32 [a], b", section,
            "a field of the tensor map at a = b", effects, field=field, b=f"b32 imm 0..{most}", **rules)
    yield form("tensormap.replace.mode.field{.ss}.b1024.b32 [a], b", section,
        "a field of the tensor map at a = b", effects, field="elemtype", b="b32 imm 13..15",
        **rules | {"ptx": "8.7", "sm": 100})
    yield form(
        "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.scope.sync.aligned [d], [a], "
        "size",
        "9.7.13.4", "copies a tensor map and orders accesses to it", "read write sync warp",
        d="in:global narrow", a="in:shared", size="u32 imm 128..128", ptx="8.3", sm=90, **LONG)


def _clusters() -> Iterator[Form]:
    yield form("prefetch{.space}.tensormap [a]", "9.7.9.15", "brings a tensor map into a cache",
        space="const param", a="narrow copied", ptx="8.0", sm=90)
    for op, types in (("min max", "u32 s32"), ("inc dec", "u32"), ("add", "u32 s32 u64"),
        ("and or xor", "b32")):
        yield form("red.async.relaxed.cluster{.space}.mbarrier::complete_tx::bytes.op.type [a], b, [bar]",
            "9.7.13.8", "combines memory of another CTA with b", "read write atomic", op=op, type=types,
            space="shared::cluster", a="narrow copied", bar="in:shared::cluster", ptx="8.1", sm=90,
            **LONG)
    yield form("st.async{.weak}{.space}.mbarrier::complete_tx::bytes.type [a], b, [bar]", "9.7.9.12",
        "memory of another CTA at a = b", "write", type="b128", b="type", a="narrow copied",
        space="shared::cluster", bar="in:shared::cluster", ptx="9.2", sm=90, **LONG)
    for vec, operand in (("", ""), (".vec", "*vec")):
        yield form(f"st.async{{.weak}}{{.space}}.mbarrier::complete_tx::bytes{vec}.type [a], b, [bar]",
            "9.7.9.12", "memory of another CTA at a = b", "write", type="b32 b64 u32 u64 s32 s64 f32 f64",
            b=f"type {operand or 'braces'}", a="narrow copied", space="shared::cluster",
            bar="in:shared::cluster", ptx="8.1", sm=90, **LONG)
    for part, scopes in ((".release.scope", "gpu sys"), (".mmio.release.scope", "sys")):
        late: Rules = {"scope": scopes, "space": "global", "a": "narrow copied", "ptx": "8.7", "sm": 100,
            **LONG}
        yield form(f"st.async{part}{{.space}}.type [a], b", "9.7.9.12", "memory at a = b, later", "write",
            b="type", type="b8 u8 s8 b16 u16 s16 b32 u32 s32 b64 u64 s64 f32 f64", **late)
        for op, types in (("min max", "u32 s32"), ("inc dec", "u32"), ("add", "u32 s32 u64"),
            ("and or xor", "b32")):
            yield form(f"red.async{part}{{.space}}.op.type [a], b", "9.7.13.8",
                "combines memory at a with b, later", "read write atomic", op=op, type=types, **late)
    copies: Rules = {"space": "global", "a": "narrow copied", "ptx": "9.3", "sm": 100, **HARDWARE}
    yield form("multimem.st.async.release.scope{.space}.type [a], b", "9.7.9.14",
        "all copies of memory at a = b, later", "write", scope="gpu sys",
        type="b32 u32 s32 b64 u64 s64 f32 f64", b="type", **copies)
    yield form("multimem.red.async.release.scope{.space}.add.type [a], b", "9.7.9.14",
        "adds b to all copies of memory at a, later", "read write", scope="gpu sys", type="u32 s32 u64",
        b="type", **copies)
    yield form("st.bulk{.weak}{.shared::cta} [a], size, value", "9.7.9.13", "size bytes at a = 0", "write",
               a="in:shared copied", size="u64 %8 0..16777216", value="u64 imm 0..0", **BLACKWELL, **LONG)
    yield form(
        "clusterlaunchcontrol.try_cancel.async{.space}.mbarrier::complete_tx::bytes"
        "{.multicast::cluster::all}.b128 [a], [bar]",
        "9.7.13.17", "asks for a cluster that has not started", "write", space="shared::cta", a="narrow",
        bar="in:shared::cta", **BLACKWELL, **LONG)
    yield form("clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, a", "9.7.13.17",
               "p = whether a cluster was handed over", a="b128 reg", **BLACKWELL, **LONG)
    yield form("clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 d, a", "9.7.13.17",
        "d = the first CTA of the cluster handed over", d="b32 *4 dst sink", a="b128 reg", **BLACKWELL,
        **LONG)
    yield form("clusterlaunchcontrol.query_cancel.which.b32.b128 d, a", "9.7.13.17",
        "d = a coordinate of the first CTA of the cluster handed over",
        which="get_first_ctaid::x get_first_ctaid::y " "get_first_ctaid::z", d="b32 dst", a="b128 reg",
        **BLACKWELL, **LONG)


def _policies() -> Iterator[Form]:
    primary = "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged"
    yield form("createpolicy.fractional.primary{.secondary}.b64 d{, fraction}", "9.7.9.17",
        "d = a cache policy", d="dst u64", primary=primary, secondary="L2::evict_first L2::evict_unchanged",
        fraction="f32", ptx="7.4", sm=80, takes="no-function")
    yield form("createpolicy.range{.global}.primary{.secondary}.b64 d, [a], size, total", "9.7.9.17",
        "d = a cache policy for a range of addresses", d="dst u64", primary=primary,
        secondary="L2::evict_first L2::evict_unchanged", size="u32", total="u32", ptx="7.4", sm=80,
        a="in: narrow copied", takes="no-function")
    yield form("createpolicy.cvt.L2.b64 d, a", "9.7.9.17", "d = the cache policy of an access property",
        d="dst u64", a="u64", ptx="7.4", sm=80, takes="no-function")


def _multimem() -> Iterator[Form]:
    section = "9.7.9.14"
    order = "{.sem.scope}{.space}"
    for op, types in (("min max", "u32 s32 u64 s64"), ("add", "u32 s32 u64"), ("and or xor", "b32 b64")):
        yield form(f"multimem.ld_reduce{order}.op.type d, [a]", section,
            "d = all copies of memory at a, combined", "read", op=op, type=types, sem="relaxed acquire",
            space="global", ptx="8.1", sm=90, **HARDWARE)
        yield form(f"multimem.red{order}.op.type [a], b", section,
            "combines all copies of memory at a with b", "read write", op=op, type=types,
            sem="relaxed release", space="global", a="copied", b="type", ptx="8.1", sm=90, **HARDWARE,
            takes="ignores:acc::f32")
        yield form("multimem.ld_reduce.weak{.space}.op.type d, [a]", section,
            "d = all copies of memory at a, combined", "read", op=op, type=types, space="global", ptx="8.1",
            sm=90, **HARDWARE)
    yield form(f"multimem.st{order}.type [a], b", section, "all copies of memory at a = b", "write",
        sem="relaxed release", type="b32 b64 u32 u64 s32 s64 f32 f64", space="global", b="type braced:f32",
        ptx="8.1", sm=90, **HARDWARE, takes="ignores:acc::f32")
    yield form("multimem.st.weak{.space}.type [a], b", section, "all copies of memory at a = b", "write",
        type="b32 b64 u32 u64 s32 s64 f32 f64", space="global", b="type braced:f32", ptx="8.1", sm=90,
        **HARDWARE, takes="ignores:acc::f32")
    for part, vec, types in (("", "", "f16x2 bf16x2"), (".vec", "v2", "f16 bf16 f16x2 bf16x2 f32"),
        (".vec", "v4", "f16 bf16 f16x2 bf16x2 f32"),
                             (".vec", "v8", "f16 bf16")):
        vectors: Rules = {"b": f"type *{vec[1:]} reg", "vec": vec} if vec else {"b": "type reg braced"}
        for head in (f"multimem.st{order}", "multimem.st.weak{.space}"):
            yield form(f"{head}{part}.type [a], b", section, "all copies of memory at a = b", "write",
                type=types, space="global", sem="relaxed release", ptx="8.1", sm=90, **vectors, **HARDWARE,
                takes="ignores:acc::f32")
        loads: Rules = {"d": f"type *{vec[1:]} dst", "vec": vec} if vec else {"d": "type dst braced"}
        yield form(f"multimem.ld_reduce.weak{{.space}}.op{part}.type d, [a]", section,
            "d = all copies of memory at a, combined", "read", op="add" if not vec else "add min max",
            type=types.replace(" f32", "") if vec else "f16x2 bf16x2", space="global", ptx="8.1", sm=90,
            **loads, **HARDWARE)
    for vec, types in (("", "f32 f64"), (".vec", "f32")):
        yield form(f"multimem.ld_reduce.weak{{.space}}.add{vec}.type d, [a]", section,
            "d = the sum of all copies of memory at a", "read", type=types,
            d=f"type {'*vec' if vec else 'braced:f32'} dst", space="global", ptx="8.1", sm=90, **HARDWARE)
    for vec, type_, operand in (("", "f32 f64", "type braced:f32"), (".vec", "f32", "f32 *vec")):
        yield form(f"multimem.ld_reduce{order}.add{vec}.type d, [a]", section,
            "d = the sum of all copies of memory at a", "read", sem="relaxed acquire", type=type_,
            d=f"{operand} dst", space="global", ptx="8.1", sm=90, **HARDWARE)
        yield form(f"multimem.red{order}.add{vec}.type [a], b", section,
            "adds b to all copies of memory at a", "read write", sem="relaxed release", type=type_,
            b=f"{operand.partition(' braced')[0]} reg", a="copied", space="global", ptx="8.1", sm=90,
            **HARDWARE, takes="ignores:acc::f32")
    for vec, types in (("v2", "f16x2 bf16x2"), ("v4", "f16x2 bf16x2"), ("v4", "f16 bf16"), ("v8", "f16 bf16"),
        ("v2", "f16 bf16"),
                       ("", "f16x2 bf16x2")):
        add = "add" if not vec else "add min max"
        part, count = (".vec", f"*{vec[1:]}") if vec else ("", "")
        more: Rules = {"vec": vec} if vec else {}
        yield form(f"multimem.ld_reduce{order}.add.acc::f32{part}.type d, [a]", section,
            "d = the sum of all copies of memory at a, added in f32", "read", sem="relaxed acquire",
            type=types, d=f"type {count or 'braced'} dst", space="global", ptx="8.2", sm=90, **more,
            **HARDWARE)
        yield form(f"multimem.ld_reduce{order}.op{part}.type d, [a]", section,
            "d = all copies of memory at a, combined", "read", op="add min max", sem="relaxed acquire",
            type=types, d=f"type {count or 'braced'} dst", space="global", ptx="8.1", sm=90, **more,
            **HARDWARE)
        yield form(f"multimem.red{order}.op{part}.type [a], b", section,
            "combines all copies of memory at a with b", "read write", op=add, sem="relaxed release",
            type=types, b=f"type {count} reg", a="copied", space="global", ptx="8.1", sm=90, **more,
            **HARDWARE, takes="ignores:acc::f32")


def _multimem_bytes() -> Iterator[Form]:
    """Sums and copies of floats of eight bits, which families have."""
    section, effects = "9.7.9.14", "read arch-specific"
    for vec, types in (("", "e4m3x4 e5m2x4"), ("v2", "e4m3x2 e5m2x2 e4m3x4 e5m2x4"),
        ("v4", "e4m3 e5m2 e4m3x2 e5m2x2 e4m3x4 e5m2x4"),
                       ("v8", "e4m3 e5m2 e4m3x2 e5m2x2")):
        part, count = (".vec", f"*{vec[1:]}") if vec else ("", "")
        rules: Rules = {"type": types, "space": "global", **BLACKWELL,
            **HARDWARE} | ({"vec": vec} if vec else {})
        for order in ("{.sem.scope}{.space}", ".weak{.space}"):
            for op in (".op", ".add.acc::f16"):
                yield form(f"multimem.ld_reduce{order}{op}{part}.type d, [a]", section,
                    "d = all copies of memory at a, combined", effects, op="add min max",
                    sem="relaxed acquire", d=f"type {count} dst", **rules)
            yield form(f"multimem.st{order}{part}.type [a], b", section, "all copies of memory at a = b",
                "write arch-specific", sem="relaxed release", b=f"type {count} reg", **rules)


def _wgmma() -> Iterator[Form]:
    section = "9.7.15"
    common: Rules = {"imma": "s32 imm odd -1..1", "immb": "s32 imm odd -1..1", "ta": "s32 imm 0..1",
        "tb": "s32 imm 0..1", "scale": "pred 0..1", "b": "b64 reg", **HOPPER, **HOPPER_ONLY}
    kinds = (("f16", "f16", "f16", 16, True), ("f32", "f16", "f16", 16, True),
        ("f32", "bf16", "bf16", 16, True), ("f32", "tf32", "tf32", 8, False),
        ("f16", "e4m3 e5m2", "e4m3 e5m2", 32, False), ("f32", "e4m3 e5m2", "e4m3 e5m2", 32, False),
        ("s32", "s8 u8", "s8 u8", 32, False), ("s32", "b1", "b1", 256, False))
    for dtype, atypes, btypes, k, transposable in kinds:
        sizes = range(8, 257, 8) if dtype != "s32" else (8, 16, 24, *range(32, 257, 16))
        d = f"both {'f16x2' if dtype == 'f16' else dtype} *shape{'/2' if dtype == 'f16' else ''}"
        tail = ", scale" if dtype == "s32" else ", scale, imma, immb"
        for a, flags in (("b64 reg", ", ta, tb"), (f"{'b32' if dtype == 's32' else 'f16x2'} *4 reg", ", tb")):
            op = ".and.popc" if atypes == "b1" else ""
            satfinite = "{.satfinite}" if dtype == "s32" and not op else ""
            yield form(
                f"wgmma.mma_async.sync.aligned.shape.dtype.atype.btype{op}{satfinite} d, a, b{tail}"
                       f"{flags if transposable else ''}", section,
                "starts d = a * b + d on matrices in shared memory", "read write arch-specific sync warp",
                shape=" ".join(f"m64n{n}k{k}" for n in sizes), dtype=dtype, atype=atypes, btype=btypes, a=a,
                d=d, **common)
            if atypes != "b1":
                yield form(
                    f"wgmma.mma_async.sp.sync.aligned.shape.dtype.atype.btype{satfinite} d, a, b, meta, "
                    f"part{tail}"
                           f"{flags if transposable else ''}", section, "starts d = a * b + d, a sparse",
                    "read write arch-specific sync warp", shape=" ".join(f"m64n{n}k{2 * k}" for n in sizes),
                    dtype=dtype, atype=atypes, btype=btypes, a=a, d=d, meta="b32 reg",
                    part=f"u32 imm 0..{0 if k == 32 else 1}", ptx="8.2",
                    **{key: value for key, value in common.items() if key != "ptx"})
    for name, does in (("fence", "orders registers before wgmma"), ("commit_group", "makes the wgmmas so far "
                                                                                    "a group")):
        yield form(f"wgmma.{name}.sync.aligned", section, does, "read write arch-specific sync warp",
            **HOPPER, **HOPPER_ONLY)
    yield form("wgmma.wait_group.sync.aligned n", section,
        "waits until at most n groups of wgmma are pending", "read write arch-specific sync warp",
        n="u32 imm 0..2147483647", **HOPPER, **HOPPER_ONLY)


def _allocation(section: str, effects: str, common: Rules) -> Iterator[Form]:
    yield form("tcgen05.alloc.cg.sync.aligned{.space}.b32 [a], n", section,
        "allocates n columns of tensor memory", effects, space="shared::cta", a="narrow copied",
        n="u32 32..512 %32", **common)
    yield form("tcgen05.dealloc.cg.sync.aligned.b32 a, n", section, "frees n columns of tensor memory",
        effects, a="b32 reg", n="u32 32..512 %32", **common)
    yield form("tcgen05.relinquish_alloc_permit.cg.sync.aligned", section, "gives up the right to allocate",
        effects, **common)


def _tcgen05() -> Iterator[Form]:
    section = "9.7.16"
    effects = "read write arch-specific sync"
    warp = f"{effects} warp"
    common: Rules = {"cg": "cta_group::1 cta_group::2", **BLACKWELL, **TENSOR_MEMORY}
    executed: Rules = {**BLACKWELL, **PAIRS}
    for group in ({"cg": "cta_group::1", **executed}, {**common, "cg": "cta_group::2"}):
        yield from _allocation(section, warp, group)
        yield form("tcgen05.commit.cg.mbarrier::arrive::one{.space}.b64 [a]", section,
            "arrives at a when the tensor-core work so far is done", effects, space="shared::cluster",
            a="narrow copied", **group)
        copied: Rules = {"a": "in: short", "b": "u64 reg", **group}
        does = "copies from shared memory to tensor memory"
        yield form("tcgen05.cp.cg.shape [a], b", section, does, effects, shape="128x256b 4x256b 128x128b",
            **copied)
        yield form("tcgen05.cp.cg.shape.multicast [a], b", section, does, effects, shape="64x128b",
            multicast="warpx2::02_13 warpx2::01_23", **copied)
        yield form("tcgen05.cp.cg.32x128b.warpx4 [a], b", section, does, effects, **copied)
    for shapes, factor in (("16x64b 32x32b", 1), ("16x128b", 2), ("16x256b", 4)):
        most = {1: 8, 2: 7, 4: 6}[factor]
        nums = " ".join(f"x{1 << n}" for n in range(most))
        count = f"*num*{factor}"
        yield form("tcgen05.ld.sync.aligned.shape.num{.pack::16b}.b32 d, [a]", section,
            "d = tensor memory at a", warp, shape=shapes, num=nums, d=f"b32 {count} dst bare",
            a="in: short", **executed)
        yield form("tcgen05.st.sync.aligned.shape.num{.unpack::16b}.b32 [a], b", section,
            "tensor memory at a = b", warp, shape=shapes, num=nums, b=f"b32 {count} bare reg",
            a="in: short", **executed)
    nums = " ".join(f"x{1 << n}" for n in range(8))
    for modifiers, types in (("", "u32 s32"), ("{.abs}{.NaN}", "f32")):
        for shape, n in (("32x32b", ""), ("16x32bx2", ", n")):
            yield form(f"tcgen05.ld.red.sync.aligned.shape.num.op{modifiers}.type d, e, [a]{n}", section,
                "d = tensor memory at a, e = the smallest or largest of it", effects, shape=shape,
                num=nums.replace("x1 ", ""), op="min max", type=types,
                d=f"{'type' if types == 'u32 s32' else 'b32'} *num dst",
                e="type dst" if types == "u32 s32" else "b32 dst", n="s32 imm", a="in: short", **TENSOR_RED)
    yield form("tcgen05.ld.sync.aligned.16x32bx2.num{.pack::16b}.b32 d, [a], n", section,
        "d = tensor memory at a", warp, num=nums, d="b32 *num dst bare", n="s32 imm", a="in: short",
        **executed)
    yield form("tcgen05.st.sync.aligned.16x32bx2.num{.unpack::16b}.b32 [a], n, b", section,
        "tensor memory at a = b", warp, num=nums, b="b32 *num bare reg", n="s32 imm", a="in: short",
        **executed)
    yield form("tcgen05.what.sync.aligned", section, "waits for loads or stores of tensor memory",
               effects, what="wait::ld wait::st", **executed)
    yield form("tcgen05.what", section, "orders tensor-core work around a synchronisation", effects,
               what="fence::before_thread_sync fence::after_thread_sync", **executed)
    yield form("tcgen05.commit.cg.mbarrier::arrive::one{.space}.multicast::cluster.b64 [a], mask", section,
        "arrives at a in several CTAs when the tensor-core work so far is done", effects,
        space="shared::cluster", a="narrow copied", mask="b16 reg", **common)
    yield form("tcgen05.shift.cg.down [a]", section, "moves rows of tensor memory down",
        f"{effects} one-arch", a="in: short", **common)
    formats: Rules = {"fmt": "b6x16_p32 b4x16_p64", **common}
    yield form("tcgen05.cp.cg.shape.b8x16.fmt [a], b", section,
        "copies from shared memory to tensor memory, to bytes", effects, shape="128x256b 4x256b 128x128b",
        a="in: short", b="u64 reg", **formats)
    yield form("tcgen05.cp.cg.shape.multicast.b8x16.fmt [a], b", section,
        "copies from shared memory to tensor memory, to bytes", effects, shape="64x128b",
        multicast="warpx2::02_13 warpx2::01_23", a="in: short", b="u64 reg", **formats)
    yield form("tcgen05.cp.cg.32x128b.warpx4.b8x16.fmt [a], b", section,
        "copies from shared memory to tensor memory, to bytes", effects, a="in: short", b="u64 reg",
        **formats)
    yield from _tcgen05_products(section, common)


USES = "fill use lastuse discard"
SCALED = (("kind::mxf8f6f4", "scale_vec::1X", "block32"), ("kind::mxf4", "scale_vec::2X", "block32"),
          ("kind::mxf4nvf4", "scale_vec::2X scale_vec::4X", "block16 block32"))
"""(kind, the sizes of scale vectors that `sm_NNa` alone names, the names that families have too)"""


EFFECTS = "read write arch-specific sync"


def _tcgen05_products(section: str, common: Rules) -> Iterator[Form]:
    """`tcgen05.mma`: a from shared or tensor memory, whole or sparse, lanes of d left out or not, with or
    without scale factors.
    """
    for source, a, shift, allowed in (("a", "u64 reg lax", "", USES), ("[a]", "in: short", "", USES),
        ("[a]", "in: short", ".ashift", "lastuse discard")):
        uses: Rules = {"collector": " ".join(f"collector::a::{use}" for use in allowed.split())}
        for sparse, e in (("", ""), (".sp", ", [e]")):
            does = "starts d = a * b + d" + (", a sparse" if sparse else "")
            rules: Rules = {"a": a, "b": "u64 reg lax", "d": "in: short", "i": "u32 reg lax",
                "enable": "pred reg lax", "e": "in: short", "scale": "u32 imm 0..15", "scale_a": "in: short",
                "scale_b": "in: short", **common}
            head = f"tcgen05.mma{sparse}.cg.kind{shift}{{.collector}} [d], {source}, b{e}, i"
            for kinds, scale in (("kind::f16 kind::tf32", "{, scale}"), ("kind::f8f6f4", ""),
                ("kind::i8", "")):
                archs: Rules = {"archs": "100 101 110"} if kinds == "kind::i8" else {}
                more = rules | uses | {"kind": kinds} | archs
                effects = f"{EFFECTS} one-arch" if kinds == "kind::i8" else EFFECTS
                for group, lanes in (("cta_group::1", 4), ("cta_group::2", 8)):
                    run: Rules = {"run": "hardware" if sparse or shift or lanes == 8 else "executed"}
                    named = more | run | {"cg": group}
                    yield form(f"{head}, enable{scale}", section, does, effects, **named)
                    yield form(f"{head}, lanes, enable{scale}", section, f"{does}, some lanes left out",
                        effects, **(named | {"lanes": f"b32 *{lanes} reg"}))
            if shift:
                continue
            for kind, one_arch, family in SCALED:
                # Families multiply sparse matrices of bytes only.
                narrow = f"{EFFECTS} one-arch" if sparse and kind != "kind::mxf8f6f4" else EFFECTS
                for vectors, effects, since in ((one_arch, f"{EFFECTS} one-arch", {}),
                    (family, narrow, {"ptx": "8.8"})):
                    part = "{.vector}" if vectors == family and kind != "kind::mxf4nvf4" else ".vector"
                    yield form(
                        f"tcgen05.mma{sparse}.cg.kind.block_scale{part}{{.collector}} [d], {source}, b{e}, "
                        f"i, [scale_a], [scale_b], "
                               "enable", section, f"{does}, with scale factors", effects, kind=kind,
                        vector=vectors, **(rules | uses | since))
            for kinds, effects, archs in (("kind::f16 kind::tf32 kind::f8f6f4", EFFECTS, {}),
                                          ("kind::i8", f"{EFFECTS} one-arch", {"archs": "100 101 110"})):
                yield form(
                    f"tcgen05.mma.ws{sparse}.cg.kind{{.collector}} [d], {source}, b{e}, i, enable{{, zeros}}",
                    section, f"{does}, b kept", effects, kind=kinds, zeros="u64 reg lax",
                    collector=" ".join(f"collector::b{n}::{use}" for n in range(4) for use in USES.split()),
                    **(rules | {"cg": "cta_group::1"} | archs))


FORMS = (*_mbarriers(), *_bulk(), *_tensor_maps(), *_clusters(), *_policies(), *_multimem(),
    *_multimem_bytes(), *_wgmma(), *_tcgen05())
