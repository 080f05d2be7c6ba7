"""A small machine that runs random IR programs lane by lane and checks divergence claims.

A warp runs the waiting block that comes first in loop-contiguous order, with all lanes that wait
there: the order that minicc's engine and, for reducible code, hardware reconvergence follow.
"""

import random

from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import Argument, Function, Instr, Int, Module, const_int
from minicc.passes.analysis.divergence import Level
from minicc.passes.manager import Analyses, run_passes
from minicc.support.graphs import loop_contiguous_order

WARP, WARPS, CTAS = 4, 2, 2
SREG = "llvm.nvvm.read.ptx.sreg."
MASK = 0xFFFFFFFF


def random_function(rng, memory):
    """A kernel over random blocks and variables, turned into SSA form by mem2reg."""
    module = Module("random")
    fn = module.add_function(
        Function("k", ty.function(ty.VOID, (ty.pointer(), ty.I32)), ("p", "n"), is_kernel=True)
    )
    count = rng.randint(3, 9)
    blocks = [fn.add_block(f"b{i}") for i in range(count)]
    end = fn.add_block("end")
    Builder(end).ret()
    build = Builder(blocks[0])
    slots = [build.alloca(ty.I32, name=f"v{i}") for i in range(4)]
    for slot in slots:
        build.store(const_int(ty.I32, rng.randrange(3)), slot)

    def value():
        kind = rng.random()
        if kind < 0.12:
            return build.call(SREG + "tid.x")
        if kind < 0.2:
            return build.call(SREG + "ctaid.x")
        if kind < 0.3:
            return fn.args[1]
        if kind < 0.4:
            return const_int(ty.I32, rng.randrange(4))
        if memory and kind < 0.45:
            test = build.icmp("slt", build.load(ty.I32, rng.choice(slots)), const_int(ty.I32, 2))
            return build.call("llvm.nvvm.vote.ballot.sync", (const_int(ty.I32, -1), test))
        if memory and kind < 0.52:
            index = build.binary("and", build.load(ty.I32, rng.choice(slots)), const_int(ty.I32, 3))
            return build.load(ty.I32, build.gep(ty.I32, fn.args[0], (index,)))
        return build.load(ty.I32, rng.choice(slots))

    for number, block in enumerate(blocks):
        build.at_end(block)
        for _ in range(rng.randint(0, 2)):  # counters make loops that end
            slot = rng.choice(slots)
            build.store(build.binary("add", build.load(ty.I32, slot), const_int(ty.I32, 1)), slot)
        for _ in range(rng.randint(0, 3) if rng.random() < 0.4 else 0):
            build.store(
                build.binary(rng.choice(("add", "xor", "and", "add")), value(), value()), rng.choice(slots)
            )
        if memory and rng.random() < 0.2:
            index = build.binary("and", value(), const_int(ty.I32, 3))
            build.store(value(), build.gep(ty.I32, fn.args[0], (index,)))

        def target(number=number):
            ahead = [*blocks[number + 1 :], end]
            return rng.choice(ahead[:3]) if rng.random() < 0.7 else rng.choice([*blocks[1:], end])

        def back(number=number):
            return rng.choice(blocks[1 : number + 1]) if number else target()

        def limit():
            pick = rng.random()
            if pick < 0.5:
                return build.call(SREG + "tid.x")
            return value() if pick < 0.7 else const_int(ty.I32, rng.randrange(6))

        kind = rng.random()
        if kind < 0.25:
            build.br(target())
        elif kind < 0.6:
            counter = build.load(ty.I32, rng.choice(slots))
            build.cond_br(
                build.icmp("slt", counter, limit()), back() if rng.random() < 0.6 else target(), target()
            )
        elif kind < 0.9:
            build.cond_br(build.icmp(rng.choice(("slt", "eq", "ne")), value(), value()), target(), target())
        else:
            build.switch(value(), target(), [(const_int(ty.I32, i), target()) for i in range(2)])
    run_passes(module, ["mem2reg"])
    return fn


class Machine:
    """Runs `fn` and collects violated claims in `wrong`."""

    def __init__(self, fn, rng, memory):
        self.fn, self.rng = fn, rng
        analyses = Analyses()
        self.claims = analyses.get("divergence", fn)
        self.nest = analyses.get("loops", fn)
        cfg = analyses.get("cfg", fn)
        self.graph = {block: cfg.successors[block] for block in cfg.order}
        self.position = {b: i for i, b in enumerate(loop_contiguous_order(self.graph, fn.entry))}
        self.instances = None if memory or self.nest.irreducible else {}
        self.memory = [rng.randrange(5) for _ in range(4)]
        self.n = rng.randrange(6)
        self.wrong = []
        self.checked = 0

    def run(self):
        for cta in range(CTAS):
            for warp in range(WARPS):
                self.run_warp(cta, warp)

    def run_warp(self, cta, warp):
        lanes = [Lane(self.fn, cta, warp * WARP + i) for i in range(WARP)]
        for _ in range(150):
            waiting = [lane for lane in lanes if lane.block is not None]
            if not waiting:
                return
            block = min((lane.block for lane in waiting), key=self.position.__getitem__)
            self.run_block(block, [lane for lane in waiting if lane.block is block])

    def run_block(self, block, group):
        for lane in group:
            values = [(phi, lane.get(phi.incoming_from(lane.came), self)) for phi in block.phis]
            lane.values.update(values)
        for phi in block.phis:
            self.check(phi, block, group)
        for instr in block.instrs:
            if instr.op == "phi":
                continue
            for operand in instr.operands:
                if (
                    isinstance(operand, Instr | Argument)
                    and self.claims.level_at(operand, block) >= Level.WARP
                ):
                    self.agree(
                        group,
                        [lane.get(operand, self) for lane in group],
                        f"use of {operand.name} in {block.name}",
                    )
            if instr.info.is_terminator:
                break
            self.execute(instr, group)
            if not instr.type.is_void:
                self.check(instr, block, group)
        term = block.terminator
        targets = [self.target(term, lane) for lane in group]
        level = self.claims.branch_level(block)
        if level >= Level.WARP:
            self.agree(group, targets, f"branch of {block.name}")
        for lane, target in zip(group, targets):
            self.same_instance((block, "branch"), level, block, lane, target)
            lane.go(target, self.nest)

    def target(self, term, lane):
        if term.op == "ret":
            return None
        if term.op == "switch":
            picked = lane.get(term.operands[0], self)
            for case, target in zip(term.operands[1:], term.blocks[1:]):
                if case.value == picked:
                    return target
            return term.blocks[0]
        if not term.operands:
            return term.blocks[0]
        return term.blocks[0 if lane.get(term.operands[0], self) else 1]

    def execute(self, instr, group):
        def get(lane, index):
            return lane.get(instr.operands[index], self)

        name = instr.info.name
        if name.endswith("ballot.sync"):
            result = sum(bool(get(lane, 2)) << i for i, lane in enumerate(group))
            for lane in group:
                lane.values[instr] = result
            return
        for lane in group:
            if instr.op == "store":
                self.memory[get(lane, 1)] = get(lane, 0)
                continue
            lane.values[instr] = self.evaluate(instr, name, lane, lambda i, lane=lane: get(lane, i))

    def evaluate(self, instr, name, lane, get):
        match name:
            case "add":
                return get(0) + get(1) & MASK
            case "xor":
                return get(0) ^ get(1)
            case "and":
                return get(0) & get(1)
            case "icmp":
                a, b = get(0), get(1)
                return {"eq": a == b, "ne": a != b, "slt": (a ^ 1 << 31) < (b ^ 1 << 31)}[instr.attrs["pred"]]
            case "getelementptr":
                return get(1)
            case "load":
                return self.memory[get(0)]
            case _ if name == SREG + "tid.x":
                return lane.tid
            case _ if name == SREG + "ctaid.x":
                return lane.cta
        raise AssertionError(f"the model machine does not know '{name}'")

    def check(self, instr, block, group):
        level = self.claims.level(instr)
        if level >= Level.WARP:
            self.agree(group, [lane.values[instr] for lane in group], f"value {instr.name or instr.op}")
        for lane in group:
            self.same_instance(instr, level, block, lane, lane.values[instr])

    def agree(self, group, found, what):
        self.checked += len(group) > 1
        if any(v != found[0] for v in found):
            self.wrong.append(f"{what}: {found}")

    def same_instance(self, what, level, block, lane, value):
        """Threads in the scope of the claim get one value per iteration, whenever they execute."""
        if self.instances is None or level is Level.DIVERGENT:
            return
        scope = {Level.WARP: (lane.cta, lane.tid // WARP), Level.CTA: (lane.cta,), Level.GRID: ()}[level]
        loop, iteration = self.nest.innermost(block), []
        while loop is not None:
            iteration.append(lane.counts[loop])
            loop = loop.parent
        key = (what, level, scope, tuple(iteration))
        if self.instances.setdefault(key, value) != value:
            self.wrong.append(
                f"{level.name} claim for {what} of {block.name}: {self.instances[key]} and {value}"
            )


class Lane:
    def __init__(self, fn, cta, tid):
        self.block, self.came, self.cta, self.tid = fn.entry, None, cta, tid
        self.values, self.counts = {}, {}

    def get(self, value, machine):
        if isinstance(value, Int):
            return value.value
        if isinstance(value, Argument):
            return 0 if value.index == 0 else machine.n
        return self.values[value]

    def go(self, target, nest):
        if target is not None and nest.is_header(target):
            loop = nest.innermost(target)
            self.counts[loop] = self.counts[loop] + 1 if self.block in loop else 0
        self.came, self.block = self.block, target


def violations(seed):
    """Run one random program; (violated claims, claims checked on several lanes, the function)."""
    rng = random.Random(seed)
    memory = rng.random() < 0.5
    fn = random_function(rng, memory)
    machine = Machine(fn, rng, memory)
    machine.run()
    return machine.wrong, machine.checked, fn
