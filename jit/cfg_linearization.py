"""The course of control through a strip: who waits where, what is asked behind each block, how lanes go on.

Control is in one block at a time, for the lanes in `%M`. Lanes that are due elsewhere wait in `%P<k>`. Behind
block k stands a chain of questions, one per block where lanes may wait (`reconvergence`): is somebody there?
"""

from __future__ import annotations

from typing import Literal

from .call_inlining import FlatBlock
from .codegen_plan import CodegenPlan
from .reconvergence import bits
from .speculative_versions import StripForm
from .state_layout import LIMIT, STOPPED, WORKER
from .text import Text

QuestionKind = Literal["h", "c"]
"""A check for waiting lanes at the header of a loop, or at any other block."""


class Course:
    """Control among the blocks of a kernel, or of the region that begins at a place."""

    def __init__(self, plan: CodegenPlan, region: int | None, form: StripForm) -> None:
        self.plan, self.region, self.form = plan, region, form
        self.trace, self.flat, self.waiting, self.width = plan.trace, plan.flat, plan.waiting, plan.width
        self.mask = f"i{self.width}"
        self.out = Text(self.width, "s")
        members = range(len(self.flat.blocks)) if region is None else sorted(plan.regions[region])
        self.reached = [k for k in members if self.waiting.at[k] is not None and k in self.trace.runs]
        self.pending = self._pending() if form != "whole" else set()
        self.chain: list[tuple[int, QuestionKind, int, int]] = []
        self._build_chain()

    def _pending(self) -> set[int]:
        """The blocks where lanes may come to wait."""
        result = {
            self.flat.blocks[k].targets[0]
            for k in (self.plan.parks if self.region is None else [self.region] if self.region >= 0 else [])
        }
        for k in self.reached:
            for other in bits(self.waiting.at[k] or 0):
                result.add(other)
            block = self.flat.blocks[k]
            if block.end != "barrier":
                result |= {
                    t
                    for t in _targets(block)
                    if (k, t) not in self.waiting.direct
                    or (t in self.trace.runs and self.trace.runs[t].gate is not None)
                }
        return {k for k in result if k in self.reached}

    def _build_chain(self) -> None:
        for j in range(-1, len(self.flat.blocks)):
            for header in self.waiting.hooks.get(j, ()):
                if header in self.pending:
                    self.chain.append((j, "h", header, j))
            if j + 1 in self.pending:
                self.chain.append((j, "c", j + 1, j))

    def after(self, k: int) -> str:
        """Return where control goes behind block k: the first question."""
        for position, kind, target, j in self.chain:
            if position >= k:
                return f"{kind}{target}.{j}"
        return "end"

    # -- questions

    def wait(self, k: int, mask: str) -> None:
        """Lanes of a mask are due in block k."""
        out = self.out
        before = out.value(f"load {self.mask}, ptr %P{k}")
        out.store(self.mask, out.value(f"or {self.mask} {before}, {mask}"), f"%P{k}")

    def entered(self, k: int) -> str:
        """The label where who waits at a block enters it."""
        return f"enter{k}"

    def question(self, label: str, kind: QuestionKind, target: int, following: str) -> None:
        out = self.out
        out.enter(label)
        here = out.value(f"load {self.mask}, ptr %P{target}")
        none = out.value(f"icmp eq {self.mask} {here}, 0")
        if kind == "h":
            again = out.label()
            out.branch(none, following, again)
            out.enter(again)
            self.budget(target, here)
            out.do(f"br label %{self.entered(target)}")
        else:
            out.branch(none, following, self.entered(target))

    def budget(self, k: int, mask: str) -> None:
        """Generate the test that the gang may continue: no stop was requested, and instructions are left."""
        out = self.out
        stop = out.value("load volatile i8, ptr %stop")
        over = out.value(f"icmp ugt i64 {out.value('load i64, ptr %steps')}, %limit")
        halt = out.value(f"or i1 {out.value(f'icmp ne i8 {stop}, 0')}, {over}")
        on, off = out.label(), out.label()
        out.branch(halt, off, on, False)
        out.enter(off)
        fault = out.value(f"select i1 {over}, i64 {LIMIT}, i64 {STOPPED}")
        self.fail(
            fault,
            self.flat.blocks[k],
            mask,
            self.flat.blocks[k].frame.site_base + self.flat.blocks[k].code.last_site,
        )
        out.enter(on)

    def fail(self, fault: str, block: FlatBlock, mask: str, site: int | str, address: str = "0") -> None:
        """Leave the strip with a fault of the lowest lane of a mask."""
        out = self.out
        lane = out.intrinsic(f"llvm.cttz.{self.mask}", self.mask, [(self.mask, mask), ("i1", "false")])
        wide = out.widened(lane, self.mask)
        thread = out.value(f"add i64 %first, {wide}")
        for name, value in (
            ("fault", fault),
            ("fault_site", str(site)),
            ("fault_thread", thread),
            ("fault_address", address),
        ):
            out.do(f"store i64 {value}, ptr {self.place('%w', WORKER[name])}")
        out.do("br label %failed")

    def go(self, k: int, target: int, mask: str) -> None:
        """All lanes of block k go to the target."""
        out = self.out
        if self.form == "whole":
            if target <= k:
                self.budget(k, mask)
            out.do(f"br label %body{target}")
            return
        if (k, target) not in self.waiting.direct:
            self.wait(target, mask)
            out.do(f"br label %{self.after(k)}")
            return
        if target <= k:
            self.budget(k, mask)
        if self.waiting.at[target] is not None and self.trace.runs[target].gate is not None:
            self.wait(target, mask)
            out.do(f"br label %{self.entered(target)}")
            return
        if target in self.pending:
            others = out.value(f"load {self.mask}, ptr %P{target}")
            out.do(f"store {self.mask} 0, ptr %P{target}")
            mask = out.value(f"or {self.mask} {mask}, {others}")
        out.do(f"store {self.mask} {mask}, ptr %M")
        out.do(f"br label %body{target}")

    def place(self, base: str, index: int) -> str:
        """A pointer to a word."""
        return self.out.value(f"getelementptr i64, ptr {base}, i64 {index}")


def _targets(block: FlatBlock) -> list[int]:
    return block.targets[: len(block.entered)] if block.entered else block.targets
