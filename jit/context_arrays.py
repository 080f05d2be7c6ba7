"""Context arrays: memory for registers that live across a barrier, saved before it and restored after it.

The term is that of pocl (Jääskeläinen et al., IJPP 2015). A gang has one context array, its frame;
CTA-uniform registers are stored once per CTA. A lane-affine register is stored as its base and a bit that
says whether it is affine; its vector is stored only if it is not. Registers without storage are recomputed
(`rematerialization`).
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Value, inline_asm
from ..ir.irtypes import I1, VOID
from .code_builder import CodeBuilder, int_vector
from .codegen_plan import CodegenPlan
from .tracing import Place, RegisterKind, variable

_RUN = 8
"""The most loads or stores in a run, within which code generation may reorder them."""
_FENCE = inline_asm("", "", True)
"""An empty assembly statement with side effects: code generation moves no load or store across it."""


class ContextArrays:
    """The emitter of saves and restores in a gang function; the plan has the offset of each register."""

    def __init__(self, plan: CodegenPlan, out: CodeBuilder) -> None:
        self.plan, self.out = plan, out
        self._recomputed: set[Place] = set()
        self._copies = 0

    def _fence(self) -> None:
        """Emit a fence after each `_RUN` loads or stores. LLVM compares all those of a run with each other,
        which takes seconds for some hundred vectors.
        """
        self._copies += 1
        if self._copies % _RUN == 0:
            ftype = ty.function(VOID, ())
            self.out.emit("call", VOID, (_FENCE,), ftype=ftype, memory="inaccessiblemem: readwrite")

    def _address(self, place: Place, common: str) -> Value:
        """Emit the address of a register's storage; `common` names the parameter for CTA-uniform ones."""
        if place in self.plan.common:
            return self.out.offset(self.out.named(common), self.plan.common[place])
        return self.out.offset(self.out.named("frame"), self.plan.frame[place])

    def restore(self, place: Place, kind: RegisterKind) -> None:
        """Emit the load of a register from its context array, or its recomputation. The vector of a
        lane-affine register is computed from the base, or loaded if the register is not affine.
        """
        if place not in self.plan.common and place not in self.plan.frame:
            self.plan.rematerializer.recompute(place, self.out, self._recomputed)
            return
        self._fence()
        out, at = self.out, self._address(place, "common.in")
        type, storage = out.type(kind.dtype, not kind.uniform), out.named(variable(place))
        if place in self.plan.common:
            out.store(out.load(type, at, alias="context"), storage)
            return
        if kind.stride is None:
            out.store(out.load(type, at, align=64, alias="context"), storage)
            return
        scalar = out.type(kind.dtype, False)
        affine, general, done = out.new_block(), out.new_block(), out.new_block()
        base = out.load(scalar, at, alias="context")
        holds = out.load(I1, out.offset(at, 8), alias="context")
        out.store(base, out.named(f"{variable(place)}.base"))
        out.store(holds, out.named(f"{variable(place)}.holds"))
        out.branch(holds, affine, general, True)
        out.enter(affine)
        offsets = int_vector(scalar, tuple(lane * kind.stride for lane in range(self.plan.width)))
        computed = out.binary("add", out.broadcast(base), offsets)
        out.br(done)
        out.enter(general)
        loaded = out.load(type, out.offset(at, 64), align=64, alias="context")
        out.br(done)
        out.enter(done)
        out.store(out.phi(type, [(computed, affine), (loaded, general)]), storage)

    def save(self, place: Place, kind: RegisterKind, mask: Value | None) -> None:
        """Emit the store of a register that is not recomputed, for the lanes of a mask if one is given."""
        if place not in self.plan.common and place not in self.plan.frame:
            return
        self._fence()
        out, at = self.out, self._address(place, "common.out")
        type, storage = out.type(kind.dtype, not kind.uniform), out.named(variable(place))
        if place in self.plan.common:
            out.store(out.load(type, storage), at, alias="context")
            return
        done = None
        if kind.stride is not None:
            general = out.new_block()
            holds, done = out.load(I1, out.named(f"{variable(place)}.holds")), out.new_block()
            base = out.load(out.type(kind.dtype, False), out.named(f"{variable(place)}.base"))
            out.store(base, at, alias="context")
            out.store(holds, out.offset(at, 8), alias="context")
            out.branch(holds, done, general, True)
            out.enter(general)
            at = out.offset(at, 64)
        value: Value = out.load(type, storage)
        if mask is not None and not kind.uniform:
            value = out.select(mask, value, out.load(type, at, align=64))
        out.store(value, at, align=64, alias="context")
        if done is not None:
            out.br(done)
            out.enter(done)
