"""The function that runs one strip of lanes: traced blocks, put together so that lanes meet again.

    define internal i32 @strip(ptr %c, ptr %w, i64 %number, i64 %alive.in, ptr %common.in, ptr %common.out,
    ptr %tally, ptr %alive.out,
                               i32 %cta_x, i32 %cta_y, i32 %cta_z[, i1 %resumed])

One function is the whole kernel, entered anew behind barriers, or each region is one (`codegen_plan`). The
answer is negative with a fault in the worker's words, or where a quick form is left (`speculative_versions`);
else 0, and of a region that ends at a barrier the barrier's number among the places, from 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .call_inlining import FlatBlock
from .cfg_linearization import Course
from .codegen_plan import START, CodegenPlan
from .context_arrays import Kept
from .speculative_versions import PARAMETERS, REDO, StripForm, form_name
from .state_layout import AMOUNT, BARRIER, LAUNCH, WORKER
from .terminators import ENDS, split
from .text import INVARIANT, KEPT
from .tracing import Run, variable
from .values import Symbolic, Untraceable, operand, symbolic

TALLY = ("steps", "issued", "slots")
"""Counters of a gang: instructions, sums of active lanes, sums of live lanes."""


class Strip(Course):
    """The text of a traced kernel's strip function."""

    def __init__(self, plan: CodegenPlan, region: int | None, form: StripForm) -> None:
        super().__init__(plan, region, form)
        self.kept = Kept(plan, self.out)

    @property
    def name(self) -> str:
        """The function's."""
        return (
            "strip"
            if self.region is None
            else form_name(self.region, self.form)
            if self.form
            else f"strip.{self.region + 1}"
        )

    def text(self) -> str:
        """The definition."""
        out = self.out
        self._entry()
        for index, (_, kind, target, j) in enumerate(self.chain):
            following = self.chain[index + 1] if index + 1 < len(self.chain) else None
            self.question(
                f"{kind}{target}.{j}",
                kind,
                target,
                f"{following[1]}{following[2]}.{following[3]}" if following else "end",
            )
        for k in self.reached:
            self._block(k)
        self._end()
        more, how = (
            (", i1 %resumed", "noinline")
            if self.region is None
            else ("", "noinline optnone" if self.form == "careful" else "alwaysinline")
        )
        if self.form == "quick" and self.region in self.plan.whole:
            how = "noinline"
        head = (
            f"define{'' if self.plan.is_apart(self.region, self.form) else ' internal'} i32"
            f" @{self.name}({PARAMETERS}{more}) {how} {{"
        )
        return "\n".join([head, "entry:", *self._stack(), *out.lines, "}"])

    def _stack(self) -> list[str]:
        lines = []
        for place, kind in sorted(self.trace.kinds.items()):
            lines.append(f"  {variable(place)} = alloca {self.out.type(kind.dtype, not kind.uniform)}")
            if kind.stride is not None:
                # What a register holds before anything is written to it is no line; a branch on memory that
                # nobody has written is undefined.
                lines += [
                    f"  {variable(place)}.base = alloca {self.out.type(kind.dtype, False)}",
                    f"  {variable(place)}.holds = alloca i1",
                ]
                lines += [
                    (
                        f"  store {self.out.type(kind.dtype, False)}"
                        f" {operand(self.out, kind.dtype.type(0), False)}, ptr {variable(place)}.base"
                    ),
                    f"  store i1 false, ptr {variable(place)}.holds",
                ]
        lines += [f"  %P{k} = alloca {self.mask}" for k in sorted(self.pending)]
        lines += [f"  store {self.mask} 0, ptr %P{k}" for k in sorted(self.pending)]
        lines += [
            f"  %M = alloca {self.mask}",
            f"  %alive = alloca {self.mask}",
            "  %ran = alloca i1",
            "  store i1 true, ptr %ran",
            "  %code = alloca i32",
            "  store i32 0, ptr %code",
        ]
        for number, name in enumerate(TALLY):
            lines += [
                f"  %{name} = alloca i64\n  store i64 0, ptr %{name}",
                f"  %tally.{name} = getelementptr i64, ptr %tally, i64 {number}",
            ]
        return lines

    def _entry(self) -> None:
        out = self.out
        out.do(f"%first = mul i64 %number, {self.width}")
        out.do("%first32 = trunc i64 %first to i32")
        out.do(f"%stop = load ptr, ptr {self.place('%c', LAUNCH['stop'])}{INVARIANT}")
        out.do(f"%limit = load i64, ptr {self.place('%c', LAUNCH['limit'])}{INVARIANT}")
        frames = out.value(f"load ptr, ptr {self.place('%w', WORKER['frames'])}{INVARIANT}")
        out.do(
            f"%frame = getelementptr i8, ptr {frames}, i64"
            f" {out.value(f'mul i64 %number, {self.plan.frame_bytes}')}"
        )
        alive = out.narrowed("%alive.in", self.mask)
        out.store(self.mask, alive, "%alive")
        out.store("i64", out.load("i64", "%tally.steps"), "%steps")
        if self.region is None:
            self._enter_whole(alive)
        elif self.region == START:
            self._begin(alive)
        else:
            self._go_on(self.region, alive)

    def _begin(self, alive: str) -> None:
        """All lanes begin."""
        out = self.out
        for slot in range(len(self.flat.root.fn.registers.order)):
            kind = self.trace.kinds.get((slot, 0))
            if kind is not None and self.flat.root.fn.codes[0].live_in >> slot & 1:
                first = kind.dtype.type(self.flat.root.top if slot == self.flat.root.fn.stack_slot else 0)
                out.store(
                    out.type(kind.dtype, not kind.uniform), operand(out, first, not kind.uniform), f"%R{slot}"
                )
        out.store(self.mask, alive, "%M")
        out.do("br label %body0")

    def _go_on(self, place: int, alive: str) -> None:
        """All lanes that are left go on behind a barrier."""
        block = self.flat.blocks[place]
        self._found(block, alive)
        target = block.targets[0]
        if self.form == "whole":
            self.out.store(self.mask, "-1", "%M")
            self.out.do(f"br label %body{target}")
            return
        self.wait(target, alive)
        self.out.do(f"br label %{self.entered(target)}")

    def _found(self, block: FlatBlock, mask: str) -> None:
        """Restore the values that lanes saved at a barrier."""
        for place, kind in self.plan.kept(block):
            self.kept.restore(place, kind)
        if block.code.reduce_slot is not None:
            self._reduce(block, mask)

    def _enter_whole(self, alive: str) -> None:
        """All lanes begin, or those that stood at barriers go on."""
        out = self.out
        strips = out.value(f"load ptr, ptr {self.place('%w', WORKER['strips'])}{INVARIANT}")
        out.do(
            f"%own = getelementptr i64, ptr {strips}, i64"
            f" {out.value(f'mul i64 %number, {self.plan.words.count}')}"
        )
        out.do("br i1 %resumed, label %resume, label %fresh")
        out.enter("fresh")
        self._begin(alive)
        out.enter("resume")
        for number, k in enumerate(self.plan.parks):
            block, word = self.flat.blocks[k], self.place("%own", self.plan.words.released(number))
            waits = out.value(f"load i64, ptr {word}")
            some, none = out.label(), out.label()
            out.branch(out.value(f"icmp eq i64 {waits}, 0"), none, some)
            out.enter(some)
            out.do(f"store i64 0, ptr {word}")
            mask = out.narrowed(waits, self.mask)
            self._found(block, mask)
            self.wait(block.targets[0], mask)
            out.do(f"br label %{none if not self.waiting.alone(k) else self.entered(block.targets[0])}")
            out.enter(none)
        out.do(f"br label %{self.after(-1)}")

    def _reduce(self, block: FlatBlock, mask: str) -> None:
        """The result of `bar.red`."""
        out, slot = self.out, block.code.reduce_slot
        assert slot is not None and block.code.block.last is not None
        place = block.frame.base + slot, 0
        kind = self.trace.kinds[place]
        if self.flat.is_counted:
            number, own = self.plan.numbers[self.flat.blocks.index(block)], self.plan.words
            holding, arrived = (
                out.load("i64", self.place("%own", place)) for place in (own.held(number), own.came(number))
            )
        else:
            holding, arrived = (out.load("i64", self.place("%w", WORKER[name])) for name in ("held", "came"))
        words = block.code.block.last.modifiers
        if "popc" in words:
            result = symbolic(out, holding, np.uint64, True).astype(kind.dtype)
        else:
            result = symbolic(
                out,
                out.value(
                    f"icmp eq i64 {holding}, {arrived}" if "and" in words else f"icmp ne i64 {holding}, 0"
                ),
                np.bool_,
                True,
            )
        if not kind.uniform:
            before = symbolic(
                out, out.value(f"load {out.type(kind.dtype, True)}, ptr {variable(place)}"), kind.dtype, False
            )
            lanes = symbolic(
                out, out.value(f"bitcast {self.mask} {mask} to <{self.width} x i1>"), np.bool_, False
            )
            result = np.where(lanes, result, before)
        out.do(
            f"store {out.type(kind.dtype, not kind.uniform)} {operand(out, result, not kind.uniform)}, ptr"
            f" {variable(place)}"
        )

    # -- blocks

    def _block(self, k: int) -> None:
        out, block, run = self.out, self.flat.blocks[k], self.trace.runs[k]
        if k in self.pending:
            out.enter(self.entered(k))
            here = out.value(f"load {self.mask}, ptr %P{k}")
            if run.gate is not None:
                self._gate(k, run, here)
            out.do(f"store {self.mask} 0, ptr %P{k}")
            out.do(f"store {self.mask} {here}, ptr %M")
            out.do(f"br label %body{k}")
        out.enter(f"body{k}")
        out.do("store i1 true, ptr %ran")
        out.do(f"%mi{k} = load {self.mask}, ptr %M")
        out.do(f"%m{k} = bitcast {self.mask} %mi{k} to <{self.width} x i1>")
        self._count(k, block)
        result = self._versions(k, run)
        if block.end == "barrier":
            self._barrier(k, block, result)
        elif block.end == "arrive":
            self._arrive(k, block, result)
            self.go(k, block.targets[0], f"%mi{k}")
        else:
            ENDS[block.end](self, k, block, result)

    def _versions(self, k: int, run: Run) -> Any:
        """The text of a block, both versions where it has two; what its end needs."""
        out = self.out
        if self.form == "whole":
            assert run.whole is not None
            out.lines += run.whole.lines
            out.needs.update(run.whole.needs)
            return run.whole_result
        if run.quick is not None and self.form == "careful":
            out.do(f"br label %careful{k}")
            out.enter(f"careful{k}")
        elif run.quick is not None:
            out.lines += run.quick.lines
            out.needs.update(run.quick.needs)
            if self.form == "quick":
                return run.quick_result
            out.do(f"br label %joined{k}")
            out.enter(f"careful{k}")
        out.lines += run.text.lines
        out.needs.update(run.text.needs)
        out.here = ""
        if run.quick is None or self.form == "careful":
            return run.result
        out.do(f"br label %joined{k}")
        out.enter(f"joined{k}")
        return self._joined(run, run.quick_result, run.result)

    def _joined(self, run: Run, quick: Any, careful: Any) -> Any:
        """One value of two, from the two versions of a block."""
        if isinstance(careful, tuple):
            return tuple(self._joined(run, a, b) for a, b in zip(quick, careful, strict=True))
        if not isinstance(careful, Symbolic):
            return careful
        assert run.quick is not None and isinstance(quick, Symbolic) and quick.uniform == careful.uniform
        name = self.out.value(
            f"phi {careful.type} [ {quick.name}, %{run.quick.here} ], [ {careful.name}, %{run.text.here} ]"
        )
        return symbolic(self.out, name, careful.dtype, careful.uniform, careful.nan)

    def _count(self, k: int, block: FlatBlock) -> None:
        if not block.code.size:
            return
        out = self.out
        if self.form == "whole":
            for name, every in (("steps", 1), ("issued", self.width), ("slots", self.width)):
                out.add(f"%{name}", str(every * block.code.size))
            return
        for name, mask in (
            ("steps", ""),
            ("issued", f"%mi{k}"),
            ("slots", out.value(f"load {self.mask}, ptr %alive")),
        ):
            amount = str(block.code.size)
            if mask:
                lanes = out.intrinsic(f"llvm.ctpop.{self.mask}", self.mask, [(self.mask, mask)])
                amount = out.value(f"mul i64 {out.widened(lanes, self.mask)}, {block.code.size}")
            out.add(f"%{name}", amount)

    def _gate(self, k: int, run: Run, here: str) -> None:
        """Lanes wait until all lanes of the warp that they name are here or gone."""
        out = self.out
        assert run.gate is not None and self.width == 32
        if sum(1 for g in self.waiting.gates if _is_barrier(self.flat.blocks[g])) > 1 and _is_barrier(
            self.flat.blocks[k]
        ):
            raise Untraceable("lanes of a warp may meet at different barriers")
        out.do(f"%gm{k} = bitcast {self.mask} {here} to <{self.width} x i1>")
        out.lines += run.gate.lines
        out.needs.update(run.gate.needs)
        named = run.named
        if isinstance(named, Symbolic) and not named.uniform:
            chosen: Any = np.where(
                symbolic(out, f"%gm{k}", np.bool_, False),
                symbolic(out, named.name, named.dtype, False),
                np.uint32(0),
            )
            name = out.intrinsic("llvm.vector.reduce.or.v32i32", "i32", [(chosen.type, chosen.name)])
        else:
            name = operand(out, named, False)
        alive = out.value("load i32, ptr %alive")
        absent = out.value(f"xor i32 {here}, -1")
        wanted = out.value(f"and i32 {name}, {alive}")
        missing = out.value(f"and i32 {wanted}, {absent}")
        ready = out.label()
        out.branch(out.value(f"icmp eq i32 {missing}, 0"), ready, self.after(k), True)
        out.enter(ready)

    # -- the end

    def _barrier(self, k: int, block: FlatBlock, result: Any) -> None:
        """Lanes stand at a barrier."""
        out, (*_, holds) = self.out, result
        park = k + 1
        if self.flat.is_counted:
            self._arrive(k, block, result)
        others = self.waiting.reads(k)
        for place, kind in self.plan.kept(self.flat.blocks[park]):
            self.kept.save(place, kind, f"%m{k}" if others >> place[0] & 1 else "")
        number = self.plan.parks.index(park)
        if block.frame.is_deep:
            self._tell_heights()
        if self.region is None:
            word = self.place("%own", self.plan.words.waiting(number))
            wide, before = out.widened(f"%mi{k}", self.mask), out.load("i64", word)
            out.store("i64", out.value(f"or i64 {wide}, {before}"), word)
        else:
            out.store("i32", str(number + 1), "%code")
        if holds is not None and not self.flat.is_counted:
            taken = self._holding(k, holds)
            for name, mask in (("holding", taken), ("arrived", f"%mi{k}")):
                lanes = out.intrinsic(f"llvm.ctpop.{self.mask}", self.mask, [(self.mask, mask)])
                out.add(self.place("%w", WORKER[name]), out.widened(lanes, self.mask))
        out.do(f"br label %{self.after(k)}")

    def _tell_heights(self) -> None:
        """Store the height of each lane's stack, for fault reports."""
        place = self.flat.stack[0], 0
        kind = self.trace.kinds.get(place)
        if kind is None:
            return
        out = self.out
        heights = symbolic(
            out, out.load(out.type(kind.dtype, not kind.uniform), variable(place)), kind.dtype, kind.uniform
        )
        own = out.value(f"mul i64 %number, {out.load('i64', self.place('%w', WORKER['stack_stride']))}")
        stack = out.load("ptr", self.place("%w", WORKER["stack"]))
        out.store(
            f"<{self.width} x i64>",
            operand(out, heights, True),
            out.value(f"getelementptr i8, ptr {stack}, i64 {own}"),
            f", align 64{KEPT}",
        )

    def _arrive(self, k: int, block: FlatBlock, result: Any) -> None:
        """Lanes are counted at a barrier."""
        out, (number, count, holds), words = self.out, result, self.plan.words
        if isinstance(count, Symbolic) and not count.uniform:
            raise Untraceable("a barrier whose count differs from lane to lane")
        asked = "0"
        if count is not None:
            asked = out.widened(
                operand(
                    out,
                    symbolic(out, count.name, count.dtype, True) if isinstance(count, Symbolic) else count,
                    False,
                ),
                "i32",
            )
            odd = out.value(f"icmp ne i64 {out.value(f'and i64 {asked}, 31')}, 0")
            wrong, fine = out.label(), out.label()
            out.branch(out.value(f"or i1 {odd}, {out.value(f'icmp eq i64 {asked}, 0')}"), wrong, fine)
            out.enter(wrong)
            self.fail(str(AMOUNT), block, f"%mi{k}", block.frame.site_base + block.code.last_site, asked)
            out.enter(fine)
        word = self.place("%own", words.arrived(int(number)))
        out.store(
            "i64", out.value(f"or i64 {out.load('i64', word)}, {out.widened(f'%mi{k}', self.mask)}"), word
        )
        out.store("i64", asked, self.place("%own", words.expected(int(number))))
        if words.reduces:
            word = self.place("%own", words.holding(int(number)))
            others = out.value(
                f"and i64 {out.load('i64', word)},"
                f" {out.widened(out.value(f'xor {self.mask} %mi{k}, -1'), self.mask)}"
            )
            out.store(
                "i64",
                out.value(
                    f"or i64 {others},"
                    f" {out.widened(self._holding(k, holds), self.mask) if holds is not None else 0}"
                ),
                word,
            )

    def _holding(self, k: int, holds: Any) -> str:
        """Lanes of a block whose predicate holds."""
        return split(self, k, holds)[0] if isinstance(holds, Symbolic) else f"%mi{k}" if holds else "0"

    def _first_gate(self, gates: list[int], some: str) -> str:
        """The site of the gate where the lowest of the waiting lanes is."""
        out = self.out
        lowest = out.value(f"and {self.mask} {some}, {out.value(f'sub {self.mask} 0, {some}')}")
        site = "0"
        for gate in gates:
            block, code = self.flat.blocks[gate], self.flat.blocks[gate].code
            own = (
                block.frame.site_base
                + code.last_site
                - (len(code.block.instructions) - 1)
                - (code.block.last is not None)
            )
            here = out.value(f"and {self.mask} {lowest}, {out.load(self.mask, f'%P{gate}')}")
            site = out.value(
                f"select i1 {out.value(f'icmp ne {self.mask} {here}, 0')}, i64 {own}, i64 {site}"
            )
        return site

    def _end(self) -> None:
        """Nobody is due anywhere: lanes are gone, at barriers, or at gates that are not complete."""
        out = self.out
        out.enter("end")
        gates = [g for g in self.waiting.gates if g in self.pending]
        if gates:
            some = "0"
            for gate in gates:
                waits = out.load(self.mask, f"%P{gate}")
                some = out.value(f"or {self.mask} {some}, {waits}")
            stuck, done, again, dead = (out.label() for _ in range(4))
            out.branch(out.value(f"icmp eq {self.mask} {some}, 0"), done, stuck)
            out.enter(stuck)
            ran = out.value("load i1, ptr %ran")
            out.do("store i1 false, ptr %ran")
            out.branch(ran, again, dead)
            out.enter(again)
            out.do(f"br label %{self.after(-1)}")
            out.enter(dead)
            self.fail(str(BARRIER), self.flat.blocks[gates[0]], some, self._first_gate(gates, some))
            out.enter(done)
        out.store("i64", out.widened(out.load(self.mask, "%alive"), self.mask), "%alive.out")
        out.store("i64", out.load("i64", "%steps"), "%tally.steps")
        for name in TALLY[1:]:
            out.add(f"%tally.{name}", out.load("i64", f"%{name}"))
        out.do(f"ret i32 {out.load('i32', '%code')}")
        out.enter("failed")
        self._tell_heights()
        out.do("ret i32 -1")
        for k in self.reached if self.form in ("quick", "whole") else ():
            if self.trace.runs[k].quick is not None:
                out.enter(f"careful{k}")
                out.do("br label %left")
        if self.form in ("quick", "whole"):
            out.enter("left")
            again = str(REDO)
            if self.form == "quick" and self.region in self.plan.whole:
                assert self.region is not None
                again = out.value(f"call i32 @{form_name(self.region, 'careful')}({PARAMETERS})")
            out.do(f"ret i32 {again}")


def _is_barrier(block: FlatBlock) -> bool:
    """Return whether a block begins with `bar.warp.sync`."""
    gate = block.code.block.sync
    return gate is not None and gate.variant is not None and "barrier" in gate.variant.form.effects
