"""Context arrays (pocl): registers that are saved at a barrier and restored after it, in the gang's frame or
once per CTA.

Of a line the scalar is kept, and whether it holds; the vector beside it only where it does not.
"""

from __future__ import annotations

from .codegen_plan import CodegenPlan
from .text import KEPT, Text
from .tracing import Place, RegisterKind, variable
from .values import operand, symbolic

_RUN = 8
"""Registers between which a load or store may be moved in code generation."""
_FENCE = 'call void asm sideeffect "", ""() nounwind memory(inaccessiblemem: readwrite)'
"""An instruction that makes no code and touches no memory of ours, which keeps its place among loads and
stores in code generation.
"""


class Kept:
    """Loads and stores of what the plan keeps, in the text of a strip."""

    def __init__(self, plan: CodegenPlan, out: Text) -> None:
        self.plan, self.out = plan, out
        self._cooked: set[Place] = set()
        self._copied = 0

    def _fence(self) -> None:
        """Divide long runs of loads or stores: LLVM compares all those of a run with each other, which takes
        seconds for some hundred vectors.
        """
        self._copied += 1
        if self._copied % _RUN == 0:
            self.out.do(_FENCE)

    def _place(self, place: Place, common: str) -> str:
        if place in self.plan.common:
            return self.out.value(f"getelementptr i8, ptr {common}, i64 {self.plan.common[place]}")
        return self.out.value(f"getelementptr i8, ptr %frame, i64 {self.plan.frame[place]}")

    def restore(self, place: Place, kind: RegisterKind) -> None:
        """A register from the frame; of a line the scalar and what it holds for, and the vector where it does
        not hold.
        """
        if place not in self.plan.common and place not in self.plan.frame:
            self.plan.recipes.cook(place, self.out, self._cooked)
            return
        self._fence()
        out, at = self.out, self._place(place, "%common.in")
        type_ = out.type(kind.dtype, not kind.uniform)
        if place in self.plan.common:
            out.store(type_, out.load(type_, at, KEPT), variable(place))
            return
        if kind.stride is None:
            out.store(type_, out.load(type_, at, f", align 64{KEPT}"), variable(place))
            return
        one, line, loaded, done = out.type(kind.dtype, False), out.label(), out.label(), out.label()
        base = out.load(one, at, KEPT)
        holds = out.load("i1", out.value(f"getelementptr i8, ptr {at}, i64 8"), KEPT)
        out.store(one, base, f"{variable(place)}.base")
        out.store("i1", holds, f"{variable(place)}.holds")
        out.branch(holds, line, loaded, True)
        out.enter(line)
        ramp = ", ".join(f"{one} {lane * kind.stride}" for lane in range(self.plan.width))
        made = out.value(f"add {type_} {operand(out, symbolic(out, base, kind.dtype, True), True)}, <{ramp}>")
        out.do(f"br label %{done}")
        out.enter(loaded)
        kept = out.load(type_, out.value(f"getelementptr i8, ptr {at}, i64 64"), f", align 64{KEPT}")
        out.do(f"br label %{done}")
        out.enter(done)
        out.store(
            type_, out.value(f"phi {type_} [ {made}, %{line} ], [ {kept}, %{loaded} ]"), variable(place)
        )

    def save(self, place: Place, kind: RegisterKind, mask: str) -> None:
        """A register into the frame, for the lanes of a mask if one is given."""
        if place not in self.plan.common and place not in self.plan.frame:
            return
        self._fence()
        out, at = self.out, self._place(place, "%common.out")
        type_ = out.type(kind.dtype, not kind.uniform)
        if place in self.plan.common:
            out.store(type_, out.load(type_, variable(place)), at, KEPT)
            return
        done = ""
        if kind.stride is not None:
            one, more = out.type(kind.dtype, False), out.label()
            holds, done = out.load("i1", f"{variable(place)}.holds"), out.label()
            out.store(one, out.load(one, f"{variable(place)}.base"), at, KEPT)
            out.store("i1", holds, out.value(f"getelementptr i8, ptr {at}, i64 8"), KEPT)
            out.branch(holds, done, more, True)
            out.enter(more)
            at = out.value(f"getelementptr i8, ptr {at}, i64 64")
        value = out.load(type_, variable(place))
        if mask and not kind.uniform:
            value = out.value(
                f"select <{self.plan.width} x i1> {mask}, {type_} {value}, {type_}"
                f" {out.load(type_, at, ', align 64')}"
            )
        out.store(type_, value, at, f", align 64{KEPT}")
        if done:
            out.do(f"br label %{done}")
            out.enter(done)
