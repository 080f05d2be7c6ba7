"""The function that runs one strip of lanes: traced blocks, put together so that lanes meet again.

    define internal i32 @strip(ptr %c, ptr %w, i64 %number, i1 %resumed)

Control is in one block at a time, for the lanes in `%M`. Lanes that are due elsewhere wait in `%P<k>`. Behind block k stands a chain of
questions, one per block where lanes may wait (`waiting`): is somebody there? At a barrier lanes leave what they will read in the strip's
frame; when all of a block's threads are there, the strip is entered anew. The answer is 0, or 1 with the fault in the worker's words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...ptx.webs import plain
from ...support.diagnostics import LaunchError
from ..lanes.barriers import COUNT
from .flat import FlatBlock
from .state import BARRIER, INDEX, LAUNCH, LIMIT, STOPPED, TRAP, WORKER
from .text import Text
from .tracing import Kind, Run, Trace, variable
from .values import Symbolic, Untraceable, operand, symbolic
from .waiting import bits


class Strip:
    """The text of a traced kernel's strip function, and how large what it keeps between barriers is."""

    def __init__(self, trace: Trace) -> None:
        self.trace, self.flat, self.waiting, self.width = trace, trace.flat, trace.waiting, trace.width
        self.mask = f"i{self.width}"
        self.out = Text(self.width, "s")
        self.reached = [k for k in range(len(self.flat.blocks)) if self.waiting.at[k] is not None]
        self.parks = [k for k in bits(self.waiting.parked) if k - 1 in self.trace.runs]
        self.words = 2 + len(self.parks)
        """Words that a strip has: who is alive, the instructions so far, and who waits behind each barrier."""
        self.frame, self.frame_bytes = self._frame()
        self.pending = self._pending()
        self.numbers: dict[int, int] = {}
        self._chain: list[tuple[int, str, int, int]] = []
        self._build_chain()

    # -- what lies where

    def _frame(self) -> tuple[dict[tuple[int, int], int], int]:
        """Where what is read behind barriers lies in a strip's frame, and the frame's bytes."""
        live = 0
        for k in self.parks:
            live |= self.flat.blocks[k].live
        offsets, end = {}, 0
        for place, kind in sorted(self.trace.kinds.items()):
            if live >> place[0] & 1:
                offsets[place] = end
                end += 64 * -(-max(kind.dtype.itemsize * (1 if kind.uniform else self.width), 1) // 64) + (64 if kind.stride is not None else 0)
        return offsets, end

    def _pending(self) -> set[int]:
        """The blocks where lanes may come to wait."""
        found = {self.flat.blocks[k].targets[0] for k in self.parks}
        for k in self.reached:
            for other in bits(self.waiting.at[k] or 0):
                found.add(other)
            run, block = self.trace.runs.get(k), self.flat.blocks[k]
            if run is not None and block.end != "barrier":
                found |= {t for t in _targets(block) if (k, t) not in self.waiting.direct}
        return {k for k in found if self.flat.blocks[k].end != "wait"}

    def _build_chain(self) -> None:
        for j in range(-1, len(self.flat.blocks)):
            for header in self.waiting.hooks.get(j, ()):
                if header in self.pending:
                    self._chain.append((j, "h", header, j))
            if j + 1 in self.pending:
                self._chain.append((j, "c", j + 1, j))

    def _after(self, k: int) -> str:
        """Where control goes behind block k: the first question."""
        for position, kind, target, j in self._chain:
            if position >= k:
                return f"{kind}{target}.{j}"
        return "end"

    # -- the function

    def text(self) -> str:
        """The definition."""
        out = self.out
        head = ["define internal i32 @strip(ptr %c, ptr %w, i64 %number, i1 %resumed) noinline {", "entry:"]
        self._entry()
        for index, (_, kind, target, j) in enumerate(self._chain):
            following = self._chain[index + 1] if index + 1 < len(self._chain) else None
            self._question(f"{kind}{target}.{j}", kind, target, f"{following[1]}{following[2]}.{following[3]}" if following else "end")
        for k in self.reached:
            if k in self.trace.runs:
                self._block(k)
        self._end()
        return "\n".join([*head, *self._stack(), *out.lines, "}"])

    def _stack(self) -> list[str]:
        lines = [f"  {variable(place)} = alloca {self.out.type(kind.dtype, not kind.uniform)}" for place, kind in sorted(self.trace.kinds.items())]
        for place, kind in sorted(self.trace.kinds.items()):
            if kind.stride is not None:
                lines += [f"  {variable(place)}.base = alloca {self.out.type(kind.dtype, False)}", f"  {variable(place)}.holds = alloca i1"]
        lines += [f"  %P{k} = alloca {self.mask}" for k in sorted(self.pending)]
        lines += [f"  store {self.mask} 0, ptr %P{k}" for k in sorted(self.pending)]
        lines += [f"  %M = alloca {self.mask}", f"  %alive = alloca {self.mask}", "  %ran = alloca i1", "  store i1 true, ptr %ran"]
        lines += [f"  %{name} = alloca i64\n  store i64 0, ptr %{name}" for name in ("steps", "issued", "slots")]
        return lines

    def _entry(self) -> None:
        out = self.out
        out.do(f"%first = mul i64 %number, {self.width}")
        out.do("%first32 = trunc i64 %first to i32")
        for axis in "xyz":
            out.do(f"%cta_{axis} = load i32, ptr {self._place('%w', WORKER[f'cta_{axis}'])}")
        out.do(f"%stop = load ptr, ptr {self._place('%c', LAUNCH['stop'])}, !invariant.load !2")
        out.do(f"%limit = load i64, ptr {self._place('%c', LAUNCH['limit'])}, !invariant.load !2")
        strips = out.value(f"load ptr, ptr {self._place('%w', WORKER['strips'])}, !invariant.load !2")
        out.do(f"%own = getelementptr i64, ptr {strips}, i64 {out.value(f'mul i64 %number, {self.words}')}")
        out.do("%own.steps = getelementptr i64, ptr %own, i64 1")
        frames = out.value(f"load ptr, ptr {self._place('%w', WORKER['frames'])}, !invariant.load !2")
        out.do(f"%frame = getelementptr i8, ptr {frames}, i64 {out.value(f'mul i64 %number, {self.frame_bytes}')}")
        alive = out.value("load i64, ptr %own")
        narrow = out.narrowed(alive, self.mask)
        out.do(f"store {self.mask} {narrow}, ptr %alive")
        out.store("i64", out.load("i64", "%own.steps"), "%steps")
        out.do("br i1 %resumed, label %resume, label %fresh")
        out.enter("fresh")
        for slot in range(len(self.flat.root.fn.registers.order)):
            kind = self.trace.kinds.get((slot, 0))
            if kind is not None and self.flat.root.fn.codes[0].live_in >> slot & 1:
                out.do(f"store {out.type(kind.dtype, not kind.uniform)} {operand(out, kind.dtype.type(0), not kind.uniform)}, ptr %R{slot}")
        out.do(f"store {self.mask} {narrow}, ptr %M")
        out.do("br label %body0")
        out.enter("resume")
        self._resume()
        out.do(f"br label %{self._after(-1)}")

    def _place(self, base: str, index: int) -> str:
        return self.out.value(f"getelementptr i64, ptr {base}, i64 {index}")

    def _resume(self) -> None:
        """Lanes that stood at barriers go on."""
        out = self.out
        for number, k in enumerate(self.parks):
            block = self.flat.blocks[k]
            word = self._place("%own", 2 + number)
            waits = out.value(f"load i64, ptr {word}")
            some, none = out.label(), out.label()
            out.branch(out.value(f"icmp eq i64 {waits}, 0"), none, some)
            out.enter(some)
            out.do(f"store i64 0, ptr {word}")
            mask = out.narrowed(waits, self.mask)
            for place, kind, at in self._kept(block):
                self._restore(place, kind, at)
            if block.code.reduce_slot is not None:
                self._reduce(k, block, mask)
            self._wait(block.targets[0], mask)
            out.do(f"br label %{none if not self.waiting.alone(k) else self._entered(block.targets[0])}")
            out.enter(none)

    def _restore(self, place: tuple[int, int], kind: Kind, at: str) -> None:
        """A register from the frame; of a line the scalar and what it holds for, and the vector where it does not hold."""
        out = self.out
        type_ = out.type(kind.dtype, not kind.uniform)
        if kind.stride is None:
            out.store(type_, out.load(type_, at, ", align 64"), variable(place))
            return
        one, line, loaded, done = out.type(kind.dtype, False), out.label(), out.label(), out.label()
        base = out.load(one, at)
        holds = out.load("i1", out.value(f"getelementptr i8, ptr {at}, i64 8"))
        out.store(one, base, f"{variable(place)}.base")
        out.store("i1", holds, f"{variable(place)}.holds")
        out.branch(holds, line, loaded, True)
        out.enter(line)
        ramp = ", ".join(f"{one} {lane * kind.stride}" for lane in range(self.width))
        made = out.value(f"add {type_} {operand(out, symbolic(out, base, kind.dtype, True), True)}, <{ramp}>")
        out.do(f"br label %{done}")
        out.enter(loaded)
        kept = out.load(type_, out.value(f"getelementptr i8, ptr {at}, i64 64"), ", align 64")
        out.do(f"br label %{done}")
        out.enter(done)
        out.store(type_, out.value(f"phi {type_} [ {made}, %{line} ], [ {kept}, %{loaded} ]"), variable(place))

    def _save(self, place: tuple[int, int], kind: Kind, at: str, mask: str) -> None:
        """A register into the frame, for the lanes of a mask if one is given."""
        out = self.out
        type_ = out.type(kind.dtype, not kind.uniform)
        done = ""
        if kind.stride is not None:
            one, more = out.type(kind.dtype, False), out.label()
            holds, done = out.load("i1", f"{variable(place)}.holds"), out.label()
            out.store(one, out.load(one, f"{variable(place)}.base"), at)
            out.store("i1", holds, out.value(f"getelementptr i8, ptr {at}, i64 8"))
            out.branch(holds, done, more, True)
            out.enter(more)
            at = out.value(f"getelementptr i8, ptr {at}, i64 64")
        value = out.load(type_, variable(place))
        if mask and not kind.uniform:
            value = out.value(f"select <{self.width} x i1> {mask}, {type_} {value}, {type_} {out.load(type_, at, ', align 64')}")
        out.store(type_, value, at, ", align 64")
        if done:
            out.do(f"br label %{done}")
            out.enter(done)

    def _kept(self, block: FlatBlock) -> list[tuple[tuple[int, int], Any, str]]:
        """What the lanes behind a barrier will read, with its kind and where it lies in the frame."""
        found = []
        for place, kind in sorted(self.trace.kinds.items()):
            if block.live >> place[0] & 1:
                found.append((place, kind, self.out.value(f"getelementptr i8, ptr %frame, i64 {self.frame[place]}")))
        return found

    def _reduce(self, k: int, block: FlatBlock, mask: str) -> None:
        """The result of `bar.red`."""
        out, slot = self.out, block.code.reduce_slot
        assert slot is not None and block.code.block.last is not None
        place = block.frame.base + slot, 0
        kind = self.trace.kinds[place]
        holding, arrived = (out.load("i64", self._place("%w", WORKER[name])) for name in ("held", "came"))
        words = block.code.block.last.modifiers
        if "popc" in words:
            found = symbolic(out, holding, np.uint64, True).astype(kind.dtype)
        else:
            found = symbolic(out, out.value(f"icmp eq i64 {holding}, {arrived}" if "and" in words else f"icmp ne i64 {holding}, 0"), np.bool_, True)
        if not kind.uniform:
            before = symbolic(out, out.value(f"load {out.type(kind.dtype, True)}, ptr {variable(place)}"), kind.dtype, False)
            lanes = symbolic(out, out.value(f"bitcast {self.mask} {mask} to <{self.width} x i1>"), np.bool_, False)
            found = np.where(lanes, found, before)
        out.do(f"store {out.type(kind.dtype, not kind.uniform)} {operand(out, found, not kind.uniform)}, ptr {variable(place)}")

    # -- questions

    def _wait(self, k: int, mask: str) -> None:
        out = self.out
        before = out.value(f"load {self.mask}, ptr %P{k}")
        out.store(self.mask, out.value(f"or {self.mask} {before}, {mask}"), f"%P{k}")

    def _entered(self, k: int) -> str:
        return f"enter{k}"

    def _question(self, label: str, kind: str, target: int, following: str) -> None:
        out = self.out
        out.enter(label)
        here = out.value(f"load {self.mask}, ptr %P{target}")
        none = out.value(f"icmp eq {self.mask} {here}, 0")
        if kind == "h":
            again = out.label()
            out.branch(none, following, again)
            out.enter(again)
            self._budget(target, here)
            out.do(f"br label %{self._entered(target)}")
        else:
            out.branch(none, following, self._entered(target))

    def _budget(self, k: int, mask: str) -> None:
        """Whether the strip may go on: nobody said stop, and it has instructions left."""
        out = self.out
        stop = out.value("load volatile i8, ptr %stop")
        over = out.value(f"icmp ugt i64 {out.value('load i64, ptr %steps')}, %limit")
        halt = out.value(f"or i1 {out.value(f'icmp ne i8 {stop}, 0')}, {over}")
        on, off = out.label(), out.label()
        out.branch(halt, off, on, False)
        out.enter(off)
        fault = out.value(f"select i1 {over}, i64 {LIMIT}, i64 {STOPPED}")
        self._fail(fault, self.flat.blocks[k], mask, self.flat.blocks[k].frame.site_base + self.flat.blocks[k].code.last_site)
        out.enter(on)

    def _fail(self, fault: str, block: FlatBlock, mask: str, site: int | str, address: str = "0") -> None:
        """Leave the strip with a fault of the lowest lane of a mask."""
        out = self.out
        lane = out.intrinsic(f"llvm.cttz.{self.mask}", self.mask, [(self.mask, mask), ("i1", "false")])
        wide = out.widened(lane, self.mask)
        thread = out.value(f"add i64 %first, {wide}")
        for name, value in (("fault", fault), ("fault_site", str(site)), ("fault_thread", thread), ("fault_address", address)):
            out.do(f"store i64 {value}, ptr {self._place('%w', WORKER[name])}")
        out.do("br label %failed")

    # -- blocks

    def _block(self, k: int) -> None:
        out, block, run = self.out, self.flat.blocks[k], self.trace.runs[k]
        if k in self.pending:
            out.enter(self._entered(k))
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
        _ENDS[block.end](self, k, block, self._versions(k, run))

    def _versions(self, k: int, run: Run) -> Any:
        """The text of a block, both versions where it has two; what its end needs."""
        out = self.out
        if run.quick is not None:
            out.lines += run.quick.lines
            out.needs.update(run.quick.needs)
            out.do(f"br label %joined{k}")
            out.enter(f"careful{k}")
        out.lines += run.text.lines
        out.needs.update(run.text.needs)
        out.here = ""
        if run.quick is None:
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
        name = self.out.value(f"phi {careful.type} [ {quick.name}, %{run.quick.here} ], [ {careful.name}, %{run.text.here} ]")
        return symbolic(self.out, name, careful.dtype, careful.uniform, careful.nan)

    def _count(self, k: int, block: FlatBlock) -> None:
        if not block.code.size:
            return
        out = self.out
        for name, mask in (("steps", ""), ("issued", f"%mi{k}"), ("slots", out.value(f"load {self.mask}, ptr %alive"))):
            amount = str(block.code.size)
            if mask:
                lanes = out.intrinsic(f"llvm.ctpop.{self.mask}", self.mask, [(self.mask, mask)])
                amount = out.value(f"mul i64 {out.widened(lanes, self.mask)}, {block.code.size}")
            out.add(f"%{name}", amount)

    def _gate(self, k: int, run: Run, here: str) -> None:
        """Lanes wait until all lanes of the warp that they name are here or gone."""
        out = self.out
        assert run.gate is not None and self.width == 32
        if sum(1 for g in self.waiting.gates if _is_barrier(self.flat.blocks[g])) > 1 and _is_barrier(self.flat.blocks[k]):
            raise Untraceable("lanes of a warp may meet at different barriers")
        out.do(f"%gm{k} = bitcast {self.mask} {here} to <{self.width} x i1>")
        out.lines += run.gate.lines
        out.needs.update(run.gate.needs)
        named = run.named
        if isinstance(named, Symbolic) and not named.uniform:
            chosen: Any = np.where(symbolic(out, f"%gm{k}", np.bool_, False), symbolic(out, named.name, named.dtype, False), np.uint32(0))
            name = out.intrinsic("llvm.vector.reduce.or.v32i32", "i32", [(chosen.type, chosen.name)])
        else:
            name = operand(out, named, False)
        alive = out.value("load i32, ptr %alive")
        absent = out.value(f"xor i32 {here}, -1")
        wanted = out.value(f"and i32 {name}, {alive}")
        missing = out.value(f"and i32 {wanted}, {absent}")
        ready = out.label()
        out.branch(out.value(f"icmp eq i32 {missing}, 0"), ready, self._after(k), True)
        out.enter(ready)

    def _go(self, k: int, target: int, mask: str) -> None:
        """All lanes of block k go to the target."""
        out = self.out
        if (k, target) not in self.waiting.direct:
            self._wait(target, mask)
            out.do(f"br label %{self._after(k)}")
            return
        if target <= k:
            self._budget(k, mask)
        if self.waiting.at[target] is not None and self.trace.runs[target].gate is not None:
            self._wait(target, mask)
            out.do(f"br label %{self._entered(target)}")
            return
        if target in self.pending:
            others = out.value(f"load {self.mask}, ptr %P{target}")
            out.do(f"store {self.mask} 0, ptr %P{target}")
            mask = out.value(f"or {self.mask} {mask}, {others}")
        out.do(f"store {self.mask} {mask}, ptr %M")
        out.do(f"br label %body{target}")

    def _split(self, k: int, condition: Any) -> tuple[str, str]:
        """(lanes where a condition holds, the others)."""
        out = self.out
        both = out.value(f"and <{self.width} x i1> {operand(out, condition, True)}, %m{k}")
        taken = out.value(f"bitcast <{self.width} x i1> {both} to {self.mask}")
        others = out.value(f"xor {self.mask} {taken}, -1")
        return taken, out.value(f"and {self.mask} %mi{k}, {others}")

    def _jump(self, k: int, block: FlatBlock, result: Any) -> None:
        self._go(k, block.targets[0], f"%mi{k}")

    def _return(self, k: int, block: FlatBlock, result: Any) -> None:
        if block.frame.parent is None:
            self._exit(k, block, result)
        elif block.code.block.guard is None:
            self._jump(k, block, result)
        else:
            self._either(k, result, block.targets[1], block.targets[0])

    def _branch(self, k: int, block: FlatBlock, result: Any) -> None:
        self._either(k, result, *block.targets)

    def _either(self, k: int, condition: Any, first: int, second: int) -> None:
        out = self.out
        if isinstance(condition, Symbolic) and not condition.uniform:
            taken, rest = self._split(k, condition)
            self._wait(first, taken)
            self._wait(second, rest)
            out.do(f"br label %{self._after(k)}")
            return
        yes, no = out.label(), out.label()
        out.branch(operand(out, condition, False), yes, no)
        out.enter(yes)
        self._go(k, first, f"%mi{k}")
        out.enter(no)
        self._go(k, second, f"%mi{k}")

    def _gone(self, mask: str) -> None:
        out = self.out
        others, alive = out.value(f"xor {self.mask} {mask}, -1"), out.load(self.mask, "%alive")
        out.store(self.mask, out.value(f"and {self.mask} {alive}, {others}"), "%alive")

    def _exit(self, k: int, block: FlatBlock, result: Any) -> None:
        out = self.out
        if block.code.block.guard is None:
            self._gone(f"%mi{k}")
            out.do(f"br label %{self._after(k)}")
        elif isinstance(result, Symbolic) and not result.uniform:
            taken, rest = self._split(k, result)
            self._gone(taken)
            self._wait(block.targets[0], rest)
            out.do(f"br label %{self._after(k)}")
        else:
            yes, no = out.label(), out.label()
            out.branch(operand(out, result, False), yes, no)
            out.enter(yes)
            self._gone(f"%mi{k}")
            out.do(f"br label %{self._after(k)}")
            out.enter(no)
            self._go(k, block.targets[0], f"%mi{k}")

    def _trap(self, k: int, block: FlatBlock, result: Any) -> None:
        out, site = self.out, block.frame.site_base + block.code.last_site
        if block.code.block.guard is None:
            self._fail(str(TRAP), block, f"%mi{k}", site)
            return
        taken, _ = self._split(k, result)
        some, none = out.label(), out.label()
        out.branch(out.value(f"icmp eq {self.mask} {taken}, 0"), none, some, True)
        out.enter(some)
        self._fail(str(TRAP), block, taken, site)
        out.enter(none)
        if k in self.waiting.divergent:
            self._wait(block.targets[0], f"%mi{k}")
            out.do(f"br label %{self._after(k)}")
        else:
            self._go(k, block.targets[0], f"%mi{k}")

    def _switch(self, k: int, block: FlatBlock, result: Any) -> None:
        out, index = self.out, result
        if isinstance(index, Symbolic):
            index = symbolic(out, index.name, index.dtype, index.uniform)
        lanes: Any = symbolic(out, f"%m{k}", np.bool_, False)
        count = np.uint32(len(block.targets))
        outside = lanes & (index >= count)
        bad = out.value(f"bitcast <{self.width} x i1> {operand(out, outside, True)} to {self.mask}")
        some, none = out.label(), out.label()
        out.branch(out.value(f"icmp eq {self.mask} {bad}, 0"), none, some, True)
        out.enter(some)
        least = out.intrinsic(f"llvm.vector.reduce.umin.v{self.width}i32", "i32", [(f"<{self.width} x i32>", operand(
            out, np.where(outside, index, np.uint32(0xFFFFFFFF)), True))])
        chosen = out.value(f"bitcast <{self.width} x i1> {operand(out, outside & (index == symbolic(out, least, np.uint32, True)), True)} to {self.mask}")
        self._fail(str(INDEX), block, chosen, block.frame.site_base + block.code.last_site, out.value(f"zext i32 {least} to i64"))
        out.enter(none)
        if isinstance(index, Symbolic) and not index.uniform:
            for number, target in enumerate(block.targets):
                self._wait(target, self._split(k, index == np.uint32(number))[0])
            out.do(f"br label %{self._after(k)}")
            return
        labels = [out.label() for _ in block.targets]
        cases = " ".join(f"i32 {number}, label %{label}" for number, label in enumerate(labels))
        out.do(f"switch i32 {operand(out, index, False)}, label %{labels[0]} [ {cases} ]")
        for label, target in zip(labels, block.targets):
            out.enter(label)
            self._go(k, target, f"%mi{k}")

    def _barrier(self, k: int, block: FlatBlock, result: Any) -> None:
        out, (number, count, holds) = self.out, result
        last = block.code.block.last
        assert last is not None
        if isinstance(number, Symbolic) or count is not None or "arrive" in last.modifiers or int(number) >= COUNT:
            raise LaunchError(f"'{plain(str(last))}' is a barrier with a count, of a number that is not constant, or without waiting")
        park = k + 1
        self.numbers[self.parks.index(park)] = int(number)
        others = self.waiting.reads(k)
        for place, kind, at in self._kept(self.flat.blocks[park]):
            self._save(place, kind, at, f"%m{k}" if others >> place[0] & 1 else "")
        word = self._place("%own", 2 + self.parks.index(park))
        wide, before = out.widened(f"%mi{k}", self.mask), out.load("i64", word)
        out.store("i64", out.value(f"or i64 {wide}, {before}"), word)
        if holds is not None:
            taken = self._split(k, holds)[0] if isinstance(holds, Symbolic) else f"%mi{k}" if holds else "0"
            for name, mask in (("holding", taken), ("arrived", f"%mi{k}")):
                lanes = out.intrinsic(f"llvm.ctpop.{self.mask}", self.mask, [(self.mask, mask)])
                out.add(self._place("%w", WORKER[name]), out.widened(lanes, self.mask))
        out.do(f"br label %{self._after(k)}")

    def _first_gate(self, gates: list[int], some: str) -> str:
        """The site of the gate where the lowest of the waiting lanes is."""
        out = self.out
        lowest = out.value(f"and {self.mask} {some}, {out.value(f'sub {self.mask} 0, {some}')}")
        site = "0"
        for gate in gates:
            block, code = self.flat.blocks[gate], self.flat.blocks[gate].code
            own = block.frame.site_base + code.last_site - (len(code.block.instructions) - 1) - (code.block.last is not None)
            here = out.value(f"and {self.mask} {lowest}, {out.load(self.mask, f'%P{gate}')}")
            site = out.value(f"select i1 {out.value(f'icmp ne {self.mask} {here}, 0')}, i64 {own}, i64 {site}")
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
            out.do(f"br label %{self._after(-1)}")
            out.enter(dead)
            self._fail(str(BARRIER), self.flat.blocks[gates[0]], some, self._first_gate(gates, some))
            out.enter(done)
        alive = out.value(f"load {self.mask}, ptr %alive")
        out.store("i64", out.widened(alive, self.mask), "%own")
        out.store("i64", out.load("i64", "%steps"), "%own.steps")
        for name, word in (("issued", "thread_instructions"), ("slots", "lane_slots")):
            out.add(self._place("%w", WORKER[word]), out.load("i64", f"%{name}"))
        out.do("ret i32 0")
        out.enter("failed")
        out.do("ret i32 1")


def _is_barrier(block: FlatBlock) -> bool:
    """Whether a block begins with `bar.warp.sync`."""
    gate = block.code.block.gate
    return gate is not None and gate.variant is not None and "barrier" in gate.variant.form.effects


def _targets(block: FlatBlock) -> list[int]:
    return block.targets[:1] if block.end == "call" else block.targets


_ENDS = {"jump": Strip._jump, "call": Strip._jump, "branch": Strip._branch, "switch": Strip._switch, "exit": Strip._exit, "return": Strip._return,
         "barrier": Strip._barrier, "trap": Strip._trap}
