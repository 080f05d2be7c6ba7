"""Context arrays (pocl): registers that are saved at a barrier and restored after it, in the gang's frame or
once per CTA.

Of a line the scalar is kept, and whether it holds; the vector beside it only where it does not.
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Value, inline_asm
from ..ir.irtypes import I1, VOID
from .code_builder import CodeBuilder, int_vector
from .codegen_plan import CodegenPlan
from .tracing import Place, RegisterKind, variable

_RUN = 8
"""Registers between which a load or store may be moved in code generation."""
_FENCE = inline_asm("", "", True)
"""An instruction that makes no code and touches no memory of ours, which keeps its place among loads and
stores in code generation.
"""


class ContextArrays:
    """Loads and stores of what the plan keeps, in a gang's function."""

    def __init__(self, plan: CodegenPlan, out: CodeBuilder) -> None:
        self.plan, self.out = plan, out
        self._recomputed: set[Place] = set()
        self._copied = 0

    def _fence(self) -> None:
        """Divide long runs of loads or stores: LLVM compares all those of a run with each other, which takes
        seconds for some hundred vectors.
        """
        self._copied += 1
        if self._copied % _RUN == 0:
            ftype = ty.function(VOID, ())
            self.out.emit("call", VOID, (_FENCE,), ftype=ftype, memory="inaccessiblemem: readwrite")

    def _place(self, place: Place, common: str) -> Value:
        if place in self.plan.common:
            return self.out.offset(self.out.named(common), self.plan.common[place])
        return self.out.offset(self.out.named("frame"), self.plan.frame[place])

    def restore(self, place: Place, kind: RegisterKind) -> None:
        """A register from the frame; of a line the scalar and what it holds for, and the vector where it does
        not hold.
        """
        if place not in self.plan.common and place not in self.plan.frame:
            self.plan.rematerializer.recompute(place, self.out, self._recomputed)
            return
        self._fence()
        out, at = self.out, self._place(place, "common.in")
        type, storage = out.type(kind.dtype, not kind.uniform), out.named(variable(place))
        if place in self.plan.common:
            out.store(out.load(type, at, alias="kept"), storage)
            return
        if kind.stride is None:
            out.store(out.load(type, at, align=64, alias="kept"), storage)
            return
        one, line, loaded, done = (
            out.type(kind.dtype, False),
            out.new_block(),
            out.new_block(),
            out.new_block(),
        )
        base = out.load(one, at, alias="kept")
        holds = out.load(I1, out.offset(at, 8), alias="kept")
        out.store(base, out.named(f"{variable(place)}.base"))
        out.store(holds, out.named(f"{variable(place)}.holds"))
        out.branch(holds, line, loaded, True)
        out.enter(line)
        ramp = int_vector(one, tuple(lane * kind.stride for lane in range(self.plan.width)))
        made = out.binary("add", out.broadcast(base), ramp)
        out.br(done)
        out.enter(loaded)
        kept = out.load(type, out.offset(at, 64), align=64, alias="kept")
        out.br(done)
        out.enter(done)
        out.store(out.phi(type, [(made, line), (kept, loaded)]), storage)

    def save(self, place: Place, kind: RegisterKind, mask: Value | None) -> None:
        """A register into the frame, for the lanes of a mask if one is given."""
        if place not in self.plan.common and place not in self.plan.frame:
            return
        self._fence()
        out, at = self.out, self._place(place, "common.out")
        type, storage = out.type(kind.dtype, not kind.uniform), out.named(variable(place))
        if place in self.plan.common:
            out.store(out.load(type, storage), at, alias="kept")
            return
        done = None
        if kind.stride is not None:
            more = out.new_block()
            holds, done = out.load(I1, out.named(f"{variable(place)}.holds")), out.new_block()
            base = out.load(out.type(kind.dtype, False), out.named(f"{variable(place)}.base"))
            out.store(base, at, alias="kept")
            out.store(holds, out.offset(at, 8), alias="kept")
            out.branch(holds, done, more, True)
            out.enter(more)
            at = out.offset(at, 64)
        value: Value = out.load(type, storage)
        if mask is not None and not kind.uniform:
            value = out.select(mask, value, out.load(type, at, align=64))
        out.store(value, at, align=64, alias="kept")
        if done is not None:
            out.br(done)
            out.enter(done)
