"""Warp-wide matrix instructions (PTX ISA 9.7.14).

They are warp synchronisation points, for all lanes of the warp (`.aligned`).
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, FloatImm, Instruction, IntImm, Operand, Vector
from ..emit import NUMPY, Emitter
from ..instructions import matrix
from .memory import address_of, space_of
from .registry import NAMESPACE, rule

NAMESPACE["matrix"] = matrix

_COUNTS = {"x1": 1, "x2": 2, "x4": 4}


def _elements(operand: Operand) -> tuple[Operand, ...]:
    return operand.elements if isinstance(operand, Vector) else (operand,)


def fragment_registers(e: Emitter, operand: Operand, type_: str) -> str:
    """Return the list of a fragment's registers as unsigned integers."""
    bits = "b64" if type_ == "f64" else "b32"
    return (
        "["
        + ", ".join(
            (
                f"{e.src(element, type_)}.view({NUMPY[bits]})"
                if isinstance(element, FloatImm)
                else e.src(element, bits)
            )
            for element in _elements(operand)
        )
        + "]"
    )


def write_fragment(e: Emitter, d: Operand, type_: str, text: str) -> None:
    """Emit the assignment of a list of registers, given by its text, to those of a fragment."""
    values = e.temporary(text)
    for i, element in enumerate(_elements(d)):
        e.dst(element, "b64" if type_ == "f64" else "b32", f"{values}[{i}]")


def _types(v: Variant) -> tuple[str, str, str, str]:
    """Return the element types of d, a, b, c; older rows do not name f16 inputs."""
    a, b = v.slot("atype", "f16"), v.slot("btype", "f16")
    if v.slot("kind") in ("kind::f8f6f4", "kind::mxf8f6f4"):
        a, b = ("e2m1.b8" if type_ == "e2m1" else type_ for type_ in (a, b))
    return v.slot("dtype", "s32"), a, b, v.slot("ctype", "s32")


def _options(v: Variant) -> dict[str, str]:
    return {name: v.slot(name) for name in ("op", "rnd", "satfinite") if v.slot(name)}


_DENSE = (
    ("m16n8k8 m16n8k16", "f16 f32", "f16"),
    ("m16n8k8 m16n8k16", "f32", "bf16"),
    ("m16n8k4 m16n8k8", "f32", "tf32"),
    ("m16n8k16 m16n8k32", "f16 f32", "e4m3 e5m2"),
    ("m8n8k4 m16n8k4 m16n8k8 m16n8k16", "f64", "f64"),
    ("m8n8k16 m16n8k16 m16n8k32", "s32", "u8 s8"),
    ("m8n8k32 m16n8k32 m16n8k64", "s32", "u4 s4"),
)
_SPARSE = (
    ("m16n8k16 m16n8k32", "f16 f32", "f16"),
    ("m16n8k16 m16n8k32", "f32", "bf16"),
    ("m16n8k8 m16n8k16", "f32", "tf32"),
    ("m16n8k32 m16n8k64", "s32", "u8 s8"),
    ("m16n8k64 m16n8k128", "s32", "u4 s4"),
    ("m16n8k64", "f16 f32", "e4m3 e5m2"),
)
"""Shapes, element types of results, element types of factors."""


_NARROW = "e4m3 e5m2 e3m2 e2m3 e2m1"
_KINDS = (
    ("kind::f8f6f4", "m16n8k32", "m16n8k64", "f16 f32", _NARROW),
    ("kind::mxf8f6f4", "m16n8k32", "m16n8k64", "f32", _NARROW),
    ("kind::mxf4 kind::mxf4nvf4", "m16n8k64", "m16n8k128", "f32", "e2m1"),
)
"""Kinds, shapes of dense and of sparse products, element types of results, element types of factors."""
_VECTORS = {"scale_vec::1X": 1, "scale_vec::2X": 2, "scale_vec::4X": 4}
"""Scale factors of a row."""


def _inputs(e: Emitter, types: tuple[str, str, str, str], *operands: Operand) -> str:
    return ", ".join(fragment_registers(e, o, t) for o, t in zip(operands, types[1:]))


def _scales(e: Emitter, v: Variant, sa: Operand, ia: Operand, sb: Operand, ib: Operand) -> str:
    """Return the text of the scale factors, a `BlockScales`."""
    default = "scale_vec::1X" if v.slot("kind") == "kind::mxf8f6f4" else "scale_vec::2X"
    count = _VECTORS[v.slot("vector", default)]
    a, b = (
        f"({', '.join([e.src(data, 'b32'), *(e.src(s, 'u16') for s in _elements(selectors))])})"
        for data, selectors in ((sa, ia), (sb, ib))
    )
    return f"({v.slot('stype')!r}, {count}, {a}, {b})"


def _mma(
    e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand, scales: str = "None"
) -> None:
    types = _types(v)
    write_fragment(
        e,
        d,
        types[0],
        f"matrix.mma(x, {v.slot('shape')!r}, {types!r}, {_inputs(e, types, a, b, c)}, {_options(v)!r},"
        f" {scales})",
    )


def mma(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    """Emit a matrix product."""
    _mma(e, v, d, a, b, c)


def scaled(
    e: Emitter,
    v: Variant,
    d: Operand,
    a: Operand,
    b: Operand,
    c: Operand,
    sa: Operand,
    ia: Operand,
    sb: Operand,
    ib: Operand,
) -> None:
    """Emit a matrix product with scale factors."""
    _mma(e, v, d, a, b, c, _scales(e, v, sa, ia, sb, ib))


def _sparse(
    emitter: Emitter,
    v: Variant,
    d: Operand,
    a: Operand,
    b: Operand,
    c: Operand,
    e: Operand,
    f: Operand,
    scales: str = "None",
) -> None:
    types = _types(v)
    assert isinstance(f, IntImm)
    write_fragment(
        emitter,
        d,
        types[0],
        f"matrix.sparse(x, {v.slot('shape')!r}, {types!r}, {_inputs(emitter, types, a, b, c)},"
        f" {emitter.src(e, 'b32')}, {f.value}, {_options(v)!r}, {scales})",
    )


def sparse(
    emitter: Emitter, v: Variant, /, d: Operand, a: Operand, b: Operand, c: Operand, e: Operand, f: Operand
) -> None:
    """Emit a sparse matrix product."""
    _sparse(emitter, v, d, a, b, c, e, f)


def sparse_scaled(
    emitter: Emitter,
    v: Variant,
    /,
    d: Operand,
    a: Operand,
    b: Operand,
    c: Operand,
    e: Operand,
    f: Operand,
    sa: Operand,
    ia: Operand,
    sb: Operand,
    ib: Operand,
) -> None:
    """Emit a sparse matrix product with scale factors."""
    _sparse(emitter, v, d, a, b, c, e, f, _scales(emitter, v, sa, ia, sb, ib))


for _kind, _dense_shape, _sparse_shape, _results, _elements_of in _KINDS:
    for _head, _shape, _plain, _with_scales in (
        ("", _dense_shape, mma, scaled),
        (".sp::ordered_metadata", _sparse_shape, sparse, sparse_scaled),
    ):
        _row = {"shape": _shape, "kind": _kind, "dtype": _results, "ctype": _results}
        _row |= {"atype": _elements_of, "btype": _elements_of}
        if _kind == "kind::f8f6f4":
            rule("mma", f"{_head}.sync.aligned.shape.row.col.kind.dtype.atype.btype.ctype", **_row)(_plain)
        else:
            rule(
                "mma",
                f"{_head}.sync.aligned.shape.row.col.kind.block_scale{{.vector}}.dtype.atype.btype.ctype"
                ".stype",
                vector=" ".join(_VECTORS),
                stype="ue8m0 ue4m3",
                **_row,
            )(_with_scales)
for _shapes, _results, _elements_of in _DENSE:
    rule(
        "mma",
        ".sync.aligned.shape.row.col{.satfinite}{.rnd}.dtype.atype.btype.ctype",
        shape=_shapes,
        dtype=_results,
        ctype=_results,
        atype=_elements_of,
        btype=_elements_of,
    )(mma)
for _shapes, _results, _elements_of in _SPARSE:
    rule(
        "mma",
        ".kind.sync.aligned.shape.row.col{.satfinite}.dtype.atype.btype.ctype",
        kind="sp sp::ordered_metadata",
        shape=_shapes,
        dtype=_results,
        ctype=_results,
        atype=_elements_of,
        btype=_elements_of,
    )(sparse)
rule(
    "mma",
    ".sync.aligned.shape.row.col.dtype.atype.btype.ctype.op.popc",
    shape="m8n8k128 m16n8k128 m16n8k256",
    op="xor and",
    dtype="s32",
    ctype="s32",
    atype="b1",
    btype="b1",
)(mma)


@rule(
    "mma",
    ".sync.aligned.m8n8k4.alayout.blayout.dtype.atype.btype.ctype",
    alayout="row col",
    blayout="row col",
    dtype="f16 f32",
    ctype="f16 f32",
    atype="f16",
    btype="f16",
)
def volta(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    types, orders = _types(v), (v.slot("alayout"), v.slot("blayout"))
    write_fragment(e, d, types[0], f"matrix.volta(x, {types!r}, {orders!r}, {_inputs(e, types, a, b, c)})")


_LARGE, _LAYOUT = (
    "m16n16k16 m32n8k16 m8n32k16",
    {"layout": "row col", "alayout": "row col", "blayout": "row col"},
)
_WMMA = (
    (_LARGE, "f16 bf16 u8 s8"),
    ("m16n16k8", "tf32"),
    ("m8n8k4", "f64"),
    ("m8n8k32", "u4 s4"),
    ("m8n8k128", "b1"),
)
"""Shapes, and element types of factors."""
_SUMS = ((_LARGE, "f16 f32 s32"), ("m16n16k8", "f32"), ("m8n8k4", "f64"), ("m8n8k32 m8n8k128", "s32"))
"""Shapes, and element types of accumulators and results."""
_SPACES = "global shared shared::cta"


def wmma(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    """Emit a product of fragments."""
    types = _types(v)
    write_fragment(
        e,
        d,
        types[0],
        f"matrix.wmma(x, {v.slot('shape')!r}, {types!r}, {_inputs(e, types, a, b, c)}, {_options(v)!r})",
    )


def wmma_load(e: Emitter, v: Variant, r: Operand, p: Address, stride: Operand | None = None) -> None:
    """Emit the load of a fragment."""
    part = next(name for name in "abc" if v.slot(name))
    write_fragment(
        e,
        r,
        v.type,
        f"matrix.wmma_load({e.view}, {part!r}, {v.slot('shape')!r}, {v.type!r}, {len(_elements(r))},"
        f" {v.slot('layout')!r}, {space_of(e, v, p)!r}, {address_of(e, p)}, {_stride(e, stride)}, {e.mask},"
        f" {e.site})",
    )


def wmma_store(e: Emitter, v: Variant, p: Address, r: Operand, stride: Operand | None = None) -> None:
    """Emit the store of a fragment."""
    e.line(
        f"matrix.wmma_store({e.view}, {v.slot('shape')!r}, {v.type!r}, {v.slot('layout')!r},"
        f" {space_of(e, v, p)!r}, {address_of(e, p)}, {fragment_registers(e, r, v.type)},"
        f" {_stride(e, stride)}, {e.mask}, {e.site})"
    )


def row_addresses(e: Emitter, instr: Instruction) -> str:
    """Return an expression for the addresses that `wmma.load` and `wmma.store` access, in order."""
    v, address = instr.variant, next(operand for operand in instr.operands if isinstance(operand, Address))
    assert v is not None
    part = next((name for name in "abc" if v.slot(name)), "c")
    registers = instr.operands[address is instr.operands[0]]
    stride = instr.operands[2] if len(instr.operands) > 2 else None
    return (
        f"matrix.wmma_addresses(x, {part!r}, {v.slot('shape')!r}, {v.type!r}, {len(_elements(registers))},"
        f" {v.slot('layout')!r}, {address_of(e, address)}, {_stride(e, stride)})"
    )


def _stride(e: Emitter, stride: Operand | None) -> str:
    return "None" if stride is None else e.src(stride, "u32")


for _shapes, _elements_of in _WMMA:
    rule(
        "wmma",
        ".load{.a}{.b}.sync.aligned.layout.shape{.space}.type",
        shape=_shapes,
        type=_elements_of,
        space=_SPACES,
        **_LAYOUT,
    )(wmma_load)
for _shapes, _elements_of in _SUMS:
    rule(
        "wmma",
        ".load.c.sync.aligned.layout.shape{.space}.type",
        shape=_shapes,
        type=_elements_of,
        space=_SPACES,
        **_LAYOUT,
    )(wmma_load)
    rule(
        "wmma",
        ".store.d.sync.aligned.layout.shape{.space}.type",
        shape=_shapes,
        type=_elements_of,
        space=_SPACES,
        **_LAYOUT,
    )(wmma_store)
for _shapes, _results, _elements_of in (
    (_LARGE, "f32", "bf16"),
    (_LARGE, "s32", "u8 s8"),
    ("m16n16k8", "f32", "tf32"),
    ("m8n8k4", "f64", "f64"),
    ("m8n8k32", "s32", "u4 s4"),
):
    rule(
        "wmma",
        ".mma.sync.aligned.alayout.blayout.shape{.rnd}.dtype.atype.btype.ctype{.satfinite}",
        shape=_shapes,
        dtype=_results,
        ctype=_results,
        atype=_elements_of,
        btype=_elements_of,
        **_LAYOUT,
    )(wmma)
rule(
    "wmma",
    ".mma.sync.aligned.alayout.blayout.shape.dtype.ctype{.satfinite}",
    shape=_LARGE,
    dtype="f16 f32",
    ctype="f16 f32",
    **_LAYOUT,
)(wmma)
rule(
    "wmma",
    ".mma.op.popc.sync.aligned.row.col.shape.dtype.atype.btype.ctype",
    op="xor and",
    shape="m8n8k128",
    dtype="s32",
    ctype="s32",
    atype="b1",
    btype="b1",
)(wmma)


_SHARED = "shared shared::cta"
_BYTES = "b6x16_p32 b4x16_p64"


@rule("ldmatrix", ".sync.aligned.m8n8.num{.trans}{.space}.b16", num="x1 x2 x4", space=_SHARED)
@rule("ldmatrix", ".sync.aligned.m8n16.num{.space}.b8x16.sfmt", num="x1 x2 x4", space=_SHARED, sfmt=_BYTES)
@rule("ldmatrix", ".sync.aligned.m16n16.num.trans{.space}.b8", num="x1 x2", space=_SHARED)
@rule(
    "ldmatrix", ".sync.aligned.m16n16.num.trans{.space}.b8x16.sfmt", num="x1 x2", space=_SHARED, sfmt=_BYTES
)
def ldmatrix(e: Emitter, v: Variant, d: Operand, a: Address) -> None:
    count, location = _COUNTS[v.slot("num")], f"{space_of(e, v, a)!r}, {address_of(e, a)}, {e.mask}, {e.site}"
    if v.slot("m8n8"):
        return write_fragment(
            e, d, "b16", f"matrix.load_matrices({e.view}, {count}, {bool(v.slot('trans'))}, {location})"
        )
    return write_fragment(
        e,
        d,
        "b8",
        f"matrix.load_bytes({e.view}, {count}, {bool(v.slot('m16n16'))}, {v.slot('sfmt')!r}, {location})",
    )


@rule("stmatrix", ".sync.aligned.m8n8.num{.trans}{.space}.b16", num="x1 x2 x4", space=_SHARED)
@rule("stmatrix", ".sync.aligned.m16n8.num.trans{.space}.b8", num="x1 x2 x4", space=_SHARED)
def stmatrix(e: Emitter, v: Variant, a: Address, b: Operand) -> None:
    call = f"store_bytes({e.view}" if v.slot("m16n8") else f"store_matrices({e.view}, {bool(v.slot('trans'))}"
    e.line(
        f"matrix.{call}, {space_of(e, v, a)!r}, {address_of(e, a)}, {fragment_registers(e, b, 'b16')},"
        f" {e.mask}, {e.site})"
    )


@rule("movmatrix", ".sync.aligned.m8n8.trans.b16")
def movmatrix(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, "b32", f"matrix.move_matrix(x, {e.src(a, 'b32')})")
