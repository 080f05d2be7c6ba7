"""Products in tensor memory (`tcgen05.mma`, PTX ISA 9.7.16.10), computed when they are issued."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, IntImm, Operand, Vector
from ..emit import Emitter
from ..instructions import tensor_matrix
from .memory import address_of, guarded
from .registry import NAMESPACE, lanewise, sources

NAMESPACE["tensor_matrix"] = tensor_matrix
_USES = " ".join(f"collector::a::{use}" for use in ("fill", "use", "lastuse", "discard"))


@lanewise(
    "tcgen05",
    ".mma.cg.kind{.collector}",
    cg="cta_group::1",
    kind="kind::f16 kind::tf32 kind::f8f6f4 kind::i8",
    collector=_USES,
)
def multiply(
    e: Emitter,
    v: Variant,
    d: Address,
    a: Operand | Address,
    b: Operand,
    i: Operand,
    enable: Operand,
    lanes: Operand | None = None,
    scale: Operand | None = None,
) -> None:
    """Emit a product. The collector buffer is not modelled: a is read from memory each time."""
    left_out = sources(e, "b32", lanes.elements) if isinstance(lanes, Vector) else ""
    with guarded(e):
        first = address_of(e, a) if isinstance(a, Address) else e.src(a, "u64")
        e.line(
            f"tensor_matrix.multiply(x, {v.slot('kind')!r}, {address_of(e, d)}, {first},"
            f" {isinstance(a, Address)}, {e.src(b, 'u64')}, {e.src(i, 'u32')}, {e.src(enable, 'pred')},"
            f" {scale.value if isinstance(scale, IntImm) else 0}, [{left_out}], {e.mask}, {e.site})"
        )
