"""Matrix instructions of a warpgroup (PTX ISA 9.7.15).

They are warp synchronisation points, for all lanes of the warp (`.aligned`). A product is computed when it is
issued, so that fences, groups and waits emit nothing.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import IntImm, Operand, Vector
from ..emit import Emitter
from ..instructions import warpgroup_matrix
from .matrix import fragment_registers, write_fragment
from .registry import NAMESPACE, rule

NAMESPACE["warpgroup_matrix"] = warpgroup_matrix
_ONE, _ZERO = IntImm(1), IntImm(0)
_SIZES = range(8, 257, 8)
_INTEGER_SIZES = (8, 16, 24, *range(32, 257, 16))
_KINDS = (
    ("f16 f32", "f16", _SIZES, 16),
    ("f32", "bf16", _SIZES, 16),
    ("f32", "tf32", _SIZES, 8),
    ("f16 f32", "e4m3 e5m2", _SIZES, 32),
    ("s32", "s8 u8", _INTEGER_SIZES, 32),
)
"""Element types of results and of factors, columns of d, and k of the dense product."""


def _constant(operand: Operand) -> int:
    assert isinstance(operand, IntImm)
    return operand.value


def _element_types(v: Variant) -> tuple[str, str, str, str]:
    return v.slot("dtype"), v.slot("atype"), v.slot("btype"), v.slot("dtype")


def _factors(e: Emitter, v: Variant, a: Operand, b: Operand, ta: Operand, tb: Operand) -> str:
    """Return the text of the operands a and b."""
    left = (
        fragment_registers(e, a, v.slot("atype"))
        if isinstance(a, Vector)
        else f"({e.src(a, 'b64')}, {bool(_constant(ta))})"
    )
    return f"({left}, ({e.src(b, 'b64')}, {bool(_constant(tb))}))"


def shadow_bits(
    e: Emitter, v: Variant, a: Operand, b: Operand, ta: Operand = _ZERO, tb: Operand = _ZERO, **_: Operand
) -> str:
    """Return the text of the undefined bits (u32) of matrices in shared memory, for each lane."""
    return (
        f"warpgroup_matrix.load_shadows(x.shadow.mirror(), {v.slot('shape')!r}, {_element_types(v)!r},"
        f" {_factors(e, v, a, b, ta, tb)}, {bool(v.slot('sp'))}, {e.mask}, {e.site})"
    )


def _mma_async(
    e: Emitter,
    v: Variant,
    d: Operand,
    a: Operand,
    b: Operand,
    scale: Operand,
    flags: tuple[Operand, Operand, Operand, Operand],
    metadata: str = "None",
) -> None:
    imma, immb, ta, tb = flags
    options = {"satfinite": "satfinite"} if v.slot("satfinite") else {}
    if v.slot("atype") == "b1":
        options["op"] = "and"
    write_fragment(
        e,
        d,
        v.slot("dtype"),
        f"warpgroup_matrix.mma_async({e.view}, {v.slot('shape')!r}, {_element_types(v)!r},"
        f" {_factors(e, v, a, b, ta, tb)}, {fragment_registers(e, d, v.slot('dtype'))},"
        f" {e.src(scale, 'pred')}, ({_constant(imma)}, {_constant(immb)}), {options!r}, {e.mask}, {e.site},"
        f" {metadata})",
    )


def mma_async(
    e: Emitter,
    v: Variant,
    d: Operand,
    a: Operand,
    b: Operand,
    scale: Operand,
    imma: Operand = _ONE,
    immb: Operand = _ONE,
    ta: Operand = _ZERO,
    tb: Operand = _ZERO,
) -> None:
    """Emit a product."""
    _mma_async(e, v, d, a, b, scale, (imma, immb, ta, tb))


def sparse(
    e: Emitter,
    v: Variant,
    d: Operand,
    a: Operand,
    b: Operand,
    meta: Operand,
    part: Operand,
    scale: Operand,
    imma: Operand = _ONE,
    immb: Operand = _ONE,
    ta: Operand = _ZERO,
    tb: Operand = _ZERO,
) -> None:
    """Emit a product with a sparse matrix a."""
    metadata = f"({e.src(meta, 'b32')}, {_constant(part)})"
    _mma_async(e, v, d, a, b, scale, (imma, immb, ta, tb), metadata)


for _results, _types, _columns, _k in _KINDS:
    for _head, _emit, _along in (("", mma_async, _k), (".sp", sparse, 2 * _k)):
        rule(
            "wgmma",
            f".mma_async{_head}.sync.aligned.shape.dtype.atype.btype{{.satfinite}}",
            shape=" ".join(f"m64n{n}k{_along}" for n in _columns),
            dtype=_results,
            atype=_types,
            btype=_types,
        )(_emit)
rule(
    "wgmma",
    ".mma_async.sync.aligned.shape.dtype.atype.btype.and.popc",
    shape=" ".join(f"m64n{n}k256" for n in _INTEGER_SIZES),
    dtype="s32",
    atype="b1",
    btype="b1",
)(mma_async)


@rule("wgmma", ".fence.sync.aligned")
@rule("wgmma", ".commit_group.sync.aligned")
@rule("wgmma", ".wait_group.sync.aligned")
def wait(e: Emitter, v: Variant, n: Operand | None = None) -> None:
    """Emit nothing: products are complete when they have been issued."""
