"""Partial control-flow linearization: one order of blocks, with masks where lanes diverge (Moll and Hack,
PLDI 2018).

Control is in one block at a time, for the lanes of the mask `%M`. Lanes that are due at block k later wait in
the mask `%P<k>`. Behind each block there is a chain of tests, one per block where lanes may wait
(`reconvergence`). The first test that finds a lane enters its block. A uniform branch along a direct edge
stays a jump.
"""

from __future__ import annotations

from typing import Literal

from ..ir.core import FALSE, Block, Value, zero
from ..ir.irtypes import I8, I64
from .call_inlining import InlinedBlock
from .code_builder import PTR, CodeBuilder, word
from .codegen_plan import CodegenPlan
from .reconvergence import bits
from .speculative_versions import Version
from .state_layout import LAUNCH, POLL_STEPS, WORKER, FaultCode

QuestionKind = Literal["h", "c"]
"""A test for waiting lanes at the header of a loop ('h'), or at any other block ('c')."""


class ControlFlow:
    """The control flow of a gang function: of the kernel, or of the region that begins at a place."""

    def __init__(self, plan: CodegenPlan, region: int | None, version: Version) -> None:
        self.plan, self.region, self.version = plan, region, version
        self.trace, self.kernel, self.reconvergence, self.width = (
            plan.trace,
            plan.kernel,
            plan.reconvergence,
            plan.width,
        )
        self.out = CodeBuilder(self.width, "s")
        members = range(len(self.kernel.blocks)) if region is None else sorted(plan.regions[region])
        self.reached = [
            k for k in members if self.reconvergence.at[k] is not None and k in self.trace.traced_blocks
        ]
        self.pending = self._pending() if version != "all_active" else set()
        self.headers: dict[int, Block] = {}
        """The blocks where loops are entered again that have code in front of them."""
        self.matched = [k for k in bits(self.reconvergence.matched) if k in self.pending]
        self.loop_headers = {
            header for headers in self.reconvergence.header_checks.values() for header in headers
        }
        self.chain: list[tuple[int, QuestionKind, int, int]] = []
        self._build_chain()

    def _pending(self) -> set[int]:
        """Return the blocks where lanes may come to wait."""
        result = {
            self.kernel.blocks[k].targets[0]
            for k in (
                self.plan.resume_points if self.region is None else [self.region] if self.region >= 0 else []
            )
        }
        for k in self.reached:
            for other in bits(self.reconvergence.at[k] or 0):
                result.add(other)
            block = self.kernel.blocks[k]
            if block.end != "barrier":
                result |= {
                    t
                    for t in _targets(block)
                    if (k, t) not in self.reconvergence.direct or self.synchronizes(t)
                }
        return {k for k in result if k in self.reached}

    def _build_chain(self) -> None:
        for j in range(-1, len(self.kernel.blocks)):
            for header in self.reconvergence.header_checks.get(j, ()):
                if header in self.pending:
                    self.chain.append((j, "h", header, j))
            if j + 1 in self.pending:
                self.chain.append((j, "c", j + 1, j))

    def after(self, k: int) -> Block:
        """Return the label behind block k: the first test."""
        for position, kind, target, j in self.chain:
            if position >= k:
                return self.out.block_named(f"{kind}{target}.{j}")
        return self.out.block_named("end")

    # -- questions

    def wait(self, k: int, mask: Value) -> None:
        """Let the lanes of a mask wait at block k."""
        out = self.out
        before = out.load(out.mask, self.pending_lanes(k))
        out.store(out.binary("or", before, mask), self.pending_lanes(k))

    def pending_lanes(self, k: int) -> Value:
        """Return the address of the mask of the lanes that wait at block k."""
        return self.out.named(f"P{k}")

    def synchronizes(self, k: int) -> bool:
        """Return whether lanes that wait at block k may not enter it until others of their warp arrive."""
        traced = self.trace.traced_blocks.get(k)
        return traced is not None and traced.warp_sync is not None

    def released_lanes(self, k: int) -> Value:
        """Return the address of the mask of the lanes that a match of different `bar.warp.sync` has released
        at block k, where they still wait.
        """
        return self.out.named(f"Q{k}")

    def rejected_lanes(self, k: int) -> tuple[Value, Value]:
        """Return the addresses of two masks: the lanes that waited at block k when they were last found
        unable to enter it, and the lanes that were alive then.
        """
        return self.out.named(f"J{k}"), self.out.named(f"L{k}")

    def is_rejected(self, k: int, here: Value) -> Value:
        """Emit whether nothing has changed since the lanes that wait at block k, a loop header, were last
        unable to enter it. Control must pass on then.
        """
        out = self.out
        waited, lived = (out.load(out.mask, place) for place in self.rejected_lanes(k))
        alive = out.load(out.mask, out.named("alive"))
        result = out.binary("and", out.icmp("eq", here, waited), out.icmp("eq", alive, lived))
        if k in self.matched:
            released = out.load(out.mask, self.released_lanes(k))
            result = out.binary("and", result, out.icmp("eq", released, 0))
        return result

    def lanes(self, k: int) -> Value:
        """Return the mask of the lanes that execute block k."""
        return self.out.named(f"mi{k}", self.out.mask)

    def entered(self, k: int) -> Block:
        """Return the label where waiting lanes enter a block."""
        return self.out.block_named(f"enter{k}")

    def body(self, k: int) -> Block:
        """Return the label of a block's code."""
        return self.out.block_named(f"body{k}")

    def question(self, label: Block, kind: QuestionKind, target: int, following: Block) -> None:
        out = self.out
        out.enter(label)
        here = out.load(out.mask, self.pending_lanes(target))
        none = out.icmp("eq", here, 0)
        if kind == "h":
            again = out.new_block()
            out.branch(none, following, again)
            out.enter(again)
            if self.synchronizes(target):
                changed = out.new_block()
                out.branch(self.is_rejected(target, here), following, changed, False)
                out.enter(changed)
            self.budget(target, here)
            out.br(self.entered(target))
        else:
            out.branch(none, following, self.entered(target))

    def budget(self, k: int, mask: Value) -> None:
        """Emit the test that the gang may continue: no stop was requested, and the instruction budget is not
        used up. The flag is looked at once in POLL_STEPS instructions, so that a loop has one compare.
        """
        out = self.out
        on, due, more, off = (out.new_block() for _ in range(4))
        steps = out.load(I64, out.named("steps"))
        out.branch(out.icmp("ugt", steps, out.load(I64, out.named("poll_limit"))), due, on, False)
        out.enter(due)
        stop = out.load(I8, out.load_slot(out.named("c"), LAUNCH["stop_flag"], PTR), volatile=True)
        limit = out.load_slot(out.named("c"), LAUNCH["step_limit"])
        over = out.icmp("ugt", steps, limit)
        out.branch(out.binary("or", out.icmp("ne", stop, 0), over), off, more, False)
        out.enter(more)
        following = out.overloaded("umin", [limit, out.binary("add", steps, POLL_STEPS)])
        out.store(following, out.named("poll_limit"))
        out.br(on)
        out.enter(off)
        fault = out.select(over, word(FaultCode.STEP_LIMIT), word(FaultCode.STOPPED))
        block = self.kernel.blocks[k]
        self.fail(fault, block, mask, block.frame.site_base + block.code.last_site)
        out.enter(on)

    def fail(
        self,
        fault: Value | int,
        block: InlinedBlock,
        mask: Value,
        site: Value | int,
        address: Value | int = 0,
    ) -> None:
        """Emit a fault of the lowest lane of a mask, and leave the function."""
        out = self.out
        lane = out.overloaded("cttz", [mask, FALSE])
        thread = out.binary("add", out.named("first", I64), out.zext_to_i64(lane))
        for name, value in (
            ("fault", fault),
            ("fault_site", site),
            ("fault_thread", thread),
            ("fault_address", address),
        ):
            place = self.place(out.named("w"), WORKER[name])
            out.store(word(value) if isinstance(value, int) else value, place)
        out.br(out.block_named("failed"))

    def go(self, k: int, target: int, mask: Value) -> None:
        """Send all lanes of block k to the target."""
        out = self.out
        if self.version == "all_active":
            if target <= k:
                self.budget(k, mask)
            out.br(self.headers.get(k, self.body(k)) if target == k else self.body(target))
            return
        if (k, target) not in self.reconvergence.direct:
            self.wait(target, mask)
            out.br(self.after(k))
            return
        if target <= k:
            self.budget(k, mask)
        if self.reconvergence.at[target] is not None and self.synchronizes(target):
            self.wait(target, mask)
            out.br(self.entered(target))
            return
        if target in self.pending:
            others = out.load(out.mask, self.pending_lanes(target))
            out.store(zero(out.mask), self.pending_lanes(target))
            mask = out.binary("or", mask, others)
        out.store(mask, out.named("M"))
        out.br(self.headers.get(k, self.body(k)) if target == k else self.body(target))

    def place(self, base: Value, index: int) -> Value:
        """Emit the address of a state slot."""
        return self.out.element(I64, base, index)


def _targets(block: InlinedBlock) -> list[int]:
    return block.targets[: len(block.entered)] if block.entered else block.targets
