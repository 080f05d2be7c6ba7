"""Warp-wide matrix instructions (PTX ISA 9.7.14): wmma, mma, ldmatrix, stmatrix, movmatrix.

A fragment is a vector of registers per lane; how many follows from shape and element type. Rows are
generated per shape and types from the tables below, whose numbers are those of 9.7.14.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..form import Form, Rules, form

FRAGMENTS: Rules = {"vector_bits": (0, 1 << 20)}
LAYOUT = "row col"
WMMA_SPACE = "global shared shared::cta"
SHARED_GATE = "shared::cta:7.8/30"
WMMA_GATE = f"{SHARED_GATE} aligned:6.3/70"
DIMENSIONS = {"m16n16k16": (16, 16, 16), "m32n8k16": (32, 8, 16), "m8n32k16": (8, 32, 16)}

Since = tuple[str, int]
"""(PTX version, sm) from which a row exists."""

# (shapes, element type, {shape: registers of a}, {shape: registers of b}, register type, since)
WMMA_INPUTS: list[tuple[str, str, str, dict[str, int], dict[str, int], Since]] = [
    ("m16n16k16 m32n8k16 m8n32k16", "f16", "f16x2", {}, {}, ("6.0", 70)),
    ("m16n16k16", "bf16", "bf16x2", {"m16n16k16": 4}, {"m16n16k16": 4}, ("7.0", 80)),
    ("m32n8k16", "bf16", "bf16x2", {"m32n8k16": 8}, {"m32n8k16": 2}, ("7.0", 80)),
    ("m8n32k16", "bf16", "bf16x2", {"m8n32k16": 2}, {"m8n32k16": 8}, ("7.0", 80)),
    ("m16n16k16", "u8 s8", "s32", {"m16n16k16": 2}, {"m16n16k16": 2}, ("6.3", 72)),
    ("m32n8k16", "u8 s8", "s32", {"m32n8k16": 4}, {"m32n8k16": 1}, ("6.3", 72)),
    ("m8n32k16", "u8 s8", "s32", {"m8n32k16": 1}, {"m8n32k16": 4}, ("6.3", 72)),
    ("m16n16k8", "tf32", "tf32", {"m16n16k8": 4}, {"m16n16k8": 4}, ("7.0", 80)),
    ("m8n8k4", "f64", "f64", {"m8n8k4": 1}, {"m8n8k4": 1}, ("7.0", 80)),
    ("m8n8k32", "u4 s4", "b32", {"m8n8k32": 1}, {"m8n8k32": 1}, ("6.3", 75)),
    ("m8n8k128", "b1", "b32", {"m8n8k128": 1}, {"m8n8k128": 1}, ("6.3", 75)),
]

# (shapes, element type, register type, registers, since)
WMMA_RESULTS: list[tuple[str, str, str, int, Since]] = [
    ("m16n16k16 m32n8k16 m8n32k16", "f16", "f16x2", 4, ("6.0", 70)),
    ("m16n16k16 m32n8k16 m8n32k16", "f32", "f32", 8, ("6.0", 70)),
    ("m16n16k16 m32n8k16 m8n32k16", "s32", "s32", 8, ("6.3", 72)),
    ("m16n16k8", "f32", "f32", 8, ("7.0", 80)),
    ("m8n8k4", "f64", "f64", 2, ("7.0", 80)),
    ("m8n8k32 m8n8k128", "s32", "s32", 2, ("6.3", 75)),
]


def _fragment(register: str, count: int) -> str:
    return f"{register} *{count}"


def _since(since: Since) -> Rules:
    return {"ptx": since[0], "sm": since[1], **FRAGMENTS}


def _inputs() -> Iterator[tuple[str, str, str, int, int, Since]]:
    """(shape, element types, register type, registers of a, registers of b, since)."""
    for shapes, types, register, a, b, since in WMMA_INPUTS:
        for shape in shapes.split():
            yield shape, types, register, a.get(shape, 8), b.get(shape, 8), since


def _wmma_memory() -> Iterator[Form]:
    for shape, types, register, a, b, since in _inputs():
        layouts = LAYOUT if shape in DIMENSIONS or shape in ("m16n16k8", "m8n8k4") else ""
        for matrix, count in (("a", a), ("b", b)):
            fixed = "row" if matrix == "a" else "col"
            yield form(f"wmma.load.{matrix}.sync.aligned.layout.shape{{.space}}.type r, [p]{{, stride}}",
                "9.7.14.3.3", f"r = the lanes' parts of matrix {matrix} at p", "read warp sync",
                p="narrow copied", layout=layouts or fixed, shape=shape, type=types, space=WMMA_SPACE,
                gates=WMMA_GATE, r=f"dst {'sink ' if count > 1 else ''}{_fragment(register, count)}",
                stride="u32", **_since(since))
    for shapes, element, register, count, since in WMMA_RESULTS:
        yield form("wmma.load.c.sync.aligned.layout.shape{.space}.type r, [p]{, stride}", "9.7.14.3.3",
            "r = the lanes' parts of matrix c at p", "read warp sync", p="narrow copied", layout=LAYOUT,
            shape=shapes, type=element, space=WMMA_SPACE, gates=WMMA_GATE,
            r=f"dst {'sink ' if count > 1 else ''}{_fragment(register, count)}", stride="u32",
            **_since(since))
        yield form("wmma.store.d.sync.aligned.layout.shape{.space}.type [p], r{, stride}", "9.7.14.3.4",
            "the matrix at p = the lanes' parts r", "write warp sync", p="narrow copied", layout=LAYOUT,
            shape=shapes, type=element, space=WMMA_SPACE, gates=WMMA_GATE,
            r=f"src {_fragment(register, count)} reg", stride="u32", **_since(since))


def _wmma() -> Iterator[Form]:
    does = "d = a * b + c, matrices"
    for shape, types, register, a, b, since in _inputs():
        register = "s32" if register == "b32" else register
        operands: Rules = {"a": f"{_fragment(register, a)} reg", "b": f"{_fragment(register, b)} reg",
            "shape": shape}
        head = "wmma.mma.sync.aligned.alayout.blayout.shape"
        free: Rules = {"alayout": LAYOUT, "blayout": LAYOUT}
        if types == "f16":
            for d, c in (("f16", "f16"), ("f16", "f32"), ("f32", "f16"), ("f32", "f32")):
                fragments: Rules = {"dtype": d, "ctype": c, "d": f"dst {_result(d)}",
                    "c": f"{_result(c)} reg"}
                for saturated in ("", ".satfinite"):
                    yield form(f"{head}.dtype.ctype{saturated} d, a, b, c", "9.7.14.3.5", does, "warp sync",
                        gates=WMMA_GATE, until="6.4" if saturated else None, **fragments, **free, **operands,
                        **_since(since))
        elif types in ("bf16", "tf32"):
            yield form(f"{head}.dtype.atype.btype.ctype d, a, b, c", "9.7.14.3.5", does, "warp sync",
                gates=WMMA_GATE, dtype="f32", ctype="f32", atype=types, btype=types, d="dst f32 *8",
                c="f32 *8 reg", **free, **operands, **_since(since))
        elif types == "f64":
            yield form(f"{head}{{.rnd}}.dtype.atype.btype.ctype d, a, b, c", "9.7.14.3.5", does, "warp sync",
                gates=WMMA_GATE, dtype="f64", ctype="f64", atype="f64", btype="f64", d="dst f64 *2",
                c="f64 *2 reg", **free, **operands, **_since(since))
        elif types == "b1":
            for op, from_ in (("xor", since), ("and", ("7.1", 80))):
                yield form("wmma.mma.op.popc.sync.aligned.row.col.shape.dtype.atype.btype.ctype d, a, b, c",
                    "9.7.14.3.5", "d = counts of bits of a combined with b, plus c", "warp sync",
                    gates=WMMA_GATE, op=op, atype="b1", btype="b1", dtype="s32", ctype="s32", d="dst s32 *2",
                    c="s32 *2 reg", **operands, **_since(from_))
        else:
            wide = shape in DIMENSIONS
            for element in types.split():
                for other in types.split():
                    if element != other:
                        continue
                    yield form(f"{head}.dtype.atype.btype.ctype{{.satfinite}} d, a, b, c", "9.7.14.3.5", does,
                        "warp sync", gates=WMMA_GATE, dtype="s32", ctype="s32", atype=element, btype=other,
                        d=f"dst s32 *{8 if wide else 2}", c=f"s32 *{8 if wide else 2} reg",
                        **(free if wide else {"alayout": "row", "blayout": "col"}), **operands,
                        **_since(since))


def _result(element: str) -> str:
    return "f16x2 *4" if element == "f16" else "f32 *8"


# (shapes, results, inputs a, inputs b, registers of d and c, of a, of b, since)
MMA: list[tuple[str, str, str, str, tuple[int, int, int], Since]] = [
    ("m16n8k8", "f16", "f16", "f16", (2, 2, 1), ("6.5", 75)),
    ("m16n8k8", "f32", "f16", "f16", (4, 2, 1), ("6.5", 75)),
    ("m16n8k16", "f16", "f16", "f16", (2, 4, 2), ("7.0", 80)),
    ("m16n8k16", "f32", "f16", "f16", (4, 4, 2), ("7.0", 80)),
    ("m16n8k8", "f32", "bf16", "bf16", (4, 2, 1), ("7.0", 80)),
    ("m16n8k16", "f32", "bf16", "bf16", (4, 4, 2), ("7.0", 80)),
    ("m16n8k4", "f32", "tf32", "tf32", (4, 2, 1), ("7.0", 80)),
    ("m16n8k8", "f32", "tf32", "tf32", (4, 4, 2), ("7.0", 80)),
    ("m16n8k32", "f32", "e4m3 e5m2", "e4m3 e5m2", (4, 4, 2), ("8.4", 89)),
    ("m16n8k16", "f32", "e4m3 e5m2", "e4m3 e5m2", (4, 2, 1), ("8.7", 89)),
    ("m16n8k32", "f16", "e4m3 e5m2", "e4m3 e5m2", (2, 4, 2), ("8.7", 89)),
    ("m16n8k16", "f16", "e4m3 e5m2", "e4m3 e5m2", (2, 2, 1), ("8.7", 89)),
    ("m8n8k4", "f64", "f64", "f64", (2, 1, 1), ("7.0", 80)),
    ("m16n8k4", "f64", "f64", "f64", (4, 2, 1), ("7.8", 90)),
    ("m16n8k8", "f64", "f64", "f64", (4, 4, 2), ("7.8", 90)),
    ("m16n8k16", "f64", "f64", "f64", (4, 8, 4), ("7.8", 90)),
    ("m8n8k16", "s32", "u8 s8", "u8 s8", (2, 1, 1), ("6.5", 75)),
    ("m16n8k16", "s32", "u8 s8", "u8 s8", (4, 2, 1), ("7.0", 80)),
    ("m16n8k32", "s32", "u8 s8", "u8 s8", (4, 4, 2), ("7.0", 80)),
    ("m8n8k32", "s32", "u4 s4", "u4 s4", (2, 1, 1), ("6.5", 75)),
    ("m16n8k32", "s32", "u4 s4", "u4 s4", (4, 2, 1), ("7.0", 80)),
    ("m16n8k64", "s32", "u4 s4", "u4 s4", (4, 4, 2), ("7.0", 80)),
]

# Sparse: a is half as large, e holds the places of its elements. (…, since, whether the selector is 0 only)
SPARSE: list[tuple[str, str, str, tuple[int, int, int], int, Since]] = [
    ("m16n8k16", "f16", "f16", (2, 2, 2), 1, ("7.1", 80)),
    ("m16n8k16", "f32", "f16", (4, 2, 2), 1, ("7.1", 80)),
    ("m16n8k32", "f16", "f16", (2, 4, 4), 1, ("7.1", 80)),
    ("m16n8k32", "f32", "f16", (4, 4, 4), 1, ("7.1", 80)),
    ("m16n8k16", "f32", "bf16", (4, 2, 2), 1, ("7.1", 80)),
    ("m16n8k32", "f32", "bf16", (4, 4, 4), 1, ("7.1", 80)),
    ("m16n8k8", "f32", "tf32", (4, 2, 2), 1, ("7.1", 80)),
    ("m16n8k16", "f32", "tf32", (4, 4, 4), 1, ("7.1", 80)),
    ("m16n8k32", "s32", "u8 s8", (4, 2, 2), 1, ("7.1", 80)),
    ("m16n8k64", "s32", "u8 s8", (4, 4, 4), 0, ("7.1", 80)),
    ("m16n8k64", "s32", "u4 s4", (4, 2, 2), 1, ("7.1", 80)),
    ("m16n8k128", "s32", "u4 s4", (4, 4, 4), 0, ("7.1", 80)),
    ("m16n8k64", "f32", "e4m3 e5m2", (4, 4, 4), 0, ("8.4", 89)),
    ("m16n8k64", "f16", "e4m3 e5m2", (2, 4, 4), 0, ("8.7", 120)),
]
REGISTER = {"f16": "f16x2", "f32": "f32", "f64": "f64", "s32": "s32"}


def _mma() -> Iterator[Form]:
    does = "d = a * b + c, matrices"
    for shape, result, atypes, btypes, (d, a, b), since in MMA:
        source = "s32" if shape == "m8n8k16" else {"f16": "f16x2", "f64": "f64", "bf16": "bf16x2",
            "tf32": "tf32"}.get(
            atypes, "b32")
        register = REGISTER[result]
        tail = "{.satfinite}" if result == "s32" else "{.rnd}" if result == "f64" else ""
        head = "mma.sync.aligned.shape.row.col"
        modifiers = f"{tail}.dtype.atype.btype.ctype"
        yield form(f"{head}{modifiers} d, a, b, c", "9.7.14.5.14", does, "warp sync", shape=shape,
            dtype=result, ctype=result, atype=atypes, btype=btypes, d=f"dst {register} *{d}",
            c=f"{register} *{d}", a=f"{source} *{a} reg", b=f"{source} *{b} reg", **_since(since))
    for op, since in (("xor", ("7.0", 75)), ("and", ("7.1", 80))):
        for shape, (d, a, b), from_ in (("m8n8k128", (2, 1, 1), since), ("m16n8k128", (4, 2, 1), ("7.0", 80)),
                                        ("m16n8k256", (4, 4, 2), ("7.0", 80))):
            yield form("mma.sync.aligned.shape.row.col.dtype.atype.btype.ctype.op.popc d, a, b, c",
                "9.7.14.5.14", "d = counts of bits of a combined with b, plus c", "warp sync", shape=shape,
                op=op, dtype="s32", ctype="s32", atype="b1", btype="b1", d=f"dst s32 *{d}", c=f"s32 *{d}",
                a=f"b32 *{a} reg", b=f"b32 *{b} reg", **_since(max(since, from_)))
    for dtype, ctype in (("f16", "f16"), ("f32", "f16"), ("f32", "f32")):
        yield form("mma.sync.aligned.m8n8k4.alayout.blayout.dtype.atype.btype.ctype d, a, b, c",
            "9.7.14.5.14", f"{does}, four of them", "warp sync", alayout=LAYOUT, blayout=LAYOUT, dtype=dtype,
            ctype=ctype, atype="f16", btype="f16", d=f"dst {_result(dtype)}", c=_result(ctype),
            a="f16x2 *2 reg", b="f16x2 *2 reg", **_since(("6.4", 70)))


def _sparse() -> Iterator[Form]:
    for shape, result, types, (d, a, b), most, since in SPARSE:
        source = "f16x2" if types == "f16" else "b32"
        has_four = shape == "m16n8k8" or (shape == "m16n8k16" and types != "tf32")
        for ordered, from_ in (("", since), ("::ordered_metadata", ("8.5", since[1]))):
            yield form(
                f"mma.kind.sync.aligned.shape.row.col{'{.satfinite}' if result == 's32' else ''}"
                       ".dtype.atype.btype.ctype d, a, b, c, e, f", "9.7.14.6.3",
                "d = a * b + c, a sparse; e says where its elements are",
                "warp sync" + (" arch-specific" if since[1] == 120 else ""), kind=f"sp{ordered}", shape=shape,
                dtype=result, ctype=result, atype=types, btype=types, d=f"dst {REGISTER[result]} *{d}",
                c=f"{REGISTER[result]} *{d}", a=f"{source} *{a} reg", b=f"{source} *{b} reg", e="b32 reg",
                f=f"u32 imm 0..{3 if has_four else most}",
                **_since(max(from_, since)))


BYTES = "e4m3 e5m2"
NARROW = f"e3m2 e2m3 e2m1 {BYTES}"
# (shape, shape of the sparse form, kind, scale vectors, element types, types of the scale factors)
SCALED: list[tuple[str, str, str, str, str, str]] = [
    ("m16n8k32", "m16n8k64", "kind::mxf8f6f4", "scale_vec::1X", NARROW, "ue8m0"),
    ("m16n8k64", "m16n8k128", "kind::mxf4", "scale_vec::2X", "e2m1", "ue8m0"),
    ("m16n8k64", "m16n8k128", "kind::mxf4nvf4", "scale_vec::2X", "e2m1", "ue8m0"),
    ("m16n8k64", "m16n8k128", "kind::mxf4nvf4", "scale_vec::4X", "e2m1", "ue4m3"),
]


def _kinds() -> Iterator[Form]:
    """Yield the products of mixed narrow formats, with or without scale factors, on sm_120; of bytes also on
    sm_100.
    """
    since: Rules = {"ptx": "8.7", "sm": 120, **FRAGMENTS}
    for sparse in (False, True):
        name, k, width = (".sp::ordered_metadata", 64, 4) if sparse else ("", 32, 2)
        operands = ", e, f" if sparse else ""
        rules: Rules = {"e": "b32 reg", "f": "u32 imm 0..0"} if sparse else {}
        rules |= {"a": "b32 *4 reg", "b": f"b32 *{width} reg", **since}
        head = f"mma{name}.sync.aligned.shape.row.col.kind"
        does = "d = a * b + c, matrices" + (", a sparse" if sparse else "")
        accumulators = [("f32", "f32 *4", BYTES, 100), ("f32", "f32 *4", NARROW, 120),
            ("f16", "f16x2 *2", BYTES, 100), ("f16", "f16x2 *2", NARROW, 120)]
        if sparse:
            accumulators = [row for row in accumulators if row[0] == "f32" or row[3] == 120]
        for dtype, fragment, types, sm in accumulators:
            yield form(f"{head}.dtype.atype.btype.ctype d, a, b, c{operands}", "9.7.14.5.14", does,
                "warp sync arch-specific", shape=f"m16n8k{k}", kind="kind::f8f6f4", dtype=dtype, ctype=dtype,
                atype=types, btype=types, d=f"dst {fragment}", c=fragment, **rules | {"sm": sm})
        for dense_shape, sparse_shape, kind, vector, types, scales in SCALED:
            part = "{.vector}" if kind != "kind::mxf4nvf4" else ".vector"
            yield form(
                f"{head}.block_scale{part}.dtype.atype.btype.ctype.stype d, a, b, c{operands}, sa, ia, sb, "
                f"ib",
                "9.7.14.5.14", f"{does}, with scale factors", "warp sync arch-specific",
                shape=sparse_shape if sparse else dense_shape, kind=kind, vector=vector, dtype="f32",
                ctype="f32", atype=types, btype=types, stype=scales, d="dst f32 *4", c="f32 *4", sa="b32 reg",
                sb="b32 reg", ia="u16 *2", ib="u16 *2", **rules)


FORMS = (
    *_kinds(),
    *_wmma_memory(),
    *_wmma(),
    *_mma(),
    *_sparse(),
    form("ldmatrix.sync.aligned.m8n8.num{.trans}{.space}.b16 d, [a]", "9.7.14.5.15",
        "d = the lanes' parts of matrices of 16-bit elements whose rows are at the lanes' a",
        "read warp sync", num="x1 x2 x4", d="b32 *num dst", space="shared shared::cta", a="narrow cast",
        ptx="6.5", sm=75, gates="shared::cta:7.8/75", **FRAGMENTS),
    form("ldmatrix.sync.aligned.m8n16.num{.space}.b8x16.sfmt d, [a]", "9.7.14.5.15",
        "d = the lanes' parts of matrices of narrow elements, widened to bytes",
        "read warp sync arch-specific", num="x1 x2 x4", sfmt="b6x16_p32 b4x16_p64", d="b32 *num dst",
        space="shared shared::cta", a="narrow cast", ptx="8.6", sm=100, **FRAGMENTS),
    form("ldmatrix.sync.aligned.m16n16.num.trans{.space}.b8 d, [a]", "9.7.14.5.15",
        "d = the lanes' parts of matrices of bytes", "read warp sync arch-specific", num="x1 x2",
        d="b32 *num*2 dst", space="shared shared::cta", a="narrow cast", ptx="8.6", sm=100, **FRAGMENTS),
    form("ldmatrix.sync.aligned.m16n16.num.trans{.space}.b8x16.sfmt d, [a]", "9.7.14.5.15",
        "d = the lanes' parts of matrices of narrow elements, widened to bytes",
        "read warp sync arch-specific", num="x1 x2", sfmt="b6x16_p32 b4x16_p64", d="b32 *num*2 dst",
        space="shared shared::cta", a="narrow cast", ptx="8.6", sm=100, **FRAGMENTS),
    form("stmatrix.sync.aligned.m8n8.num{.trans}{.space}.b16 [a], b", "9.7.14.5.16",
        "stores the lanes' parts of matrices of 16-bit elements to rows at the lanes' a", "write warp sync",
        num="x1 x2 x4", b="b32 *num reg", space="shared shared::cta", a="narrow cast", ptx="7.8", sm=90,
        **FRAGMENTS),
    form("stmatrix.sync.aligned.m16n8.num.trans{.space}.b8 [a], b", "9.7.14.5.16",
         "stores the lanes' parts of matrices of bytes", "write warp sync arch-specific", num="x1 x2 x4",
         b="b32 *num reg", space="shared shared::cta", a="narrow cast", ptx="8.6", sm=100, **FRAGMENTS),
    form("movmatrix.sync.aligned.m8n8.trans.b16 d, a", "9.7.14.5.17",
        "d = the lane's part of the transposed matrix a", "warp sync", d="b32 dst", a="b32 reg", ptx="7.8",
        sm=75),
)
