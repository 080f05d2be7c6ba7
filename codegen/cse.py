"""Machine-level clean-up in SSA form: what only becomes visible once addresses are arithmetic.

* `share`: an instruction whose equal is already computed on every path reuses it (the `mul.wide` of
  `x[i]` and `y[i]`). Constants are shared within a block only; they are cheaper than a register
  that lives across blocks.
* `hoist`: addresses that do not change in a loop are computed in front of it.
* `fuse`: `mul.wide` whose only reader is an `add.s64` of the same block becomes `mad.wide`.
* `sweep`: what nobody reads any more goes.

Invariant: only instructions without effects are touched; SSA form is kept. Dominator-scoped hashing
as in Briggs, Cooper, Simpson, "Value numbering" (1997), section 4.1.
"""

from __future__ import annotations

from ..ptx.build import build
from ..ptx.model import FloatImm, Instruction, IntImm, Operand, Register, Special
from ..support.graphs import dominator_tree, loop_nest
from . import halves
from .machine import MOVE, Asm, Code, MachineBlock, MachineFunction, Sequence, defs, substitute, uses

STABLE_SPECIALS = ("%tid.", "%ntid.", "%ctaid.", "%nctaid.", "%laneid", "%warpid", "%lanemask")
"""Special registers that a thread reads with the same result each time."""


def clean(mf: MachineFunction) -> None:
    share(mf)
    hoist(mf)
    share(mf)
    fuse(mf)
    halves.fuse(mf)
    sweep(mf)


def is_pure(instr: Instruction) -> bool:
    """Whether `instr` computes one register from its operands and does nothing else."""
    assert instr.variant is not None
    if instr.variant.form.effects or instr.guard is not None or not instr.operands or not isinstance(instr.operands[0], Register):
        return False
    return not any(isinstance(o, Special) and not o.name.startswith(STABLE_SPECIALS) for o in instr.operands)


def _is_constant(instr: Instruction) -> bool:
    return instr.opcode == "mov" and not isinstance(instr.operands[1], Register)


def share(mf: MachineFunction) -> None:
    """Reuse equal computations along the dominator tree."""
    tree = dominator_tree({block: block.successors for block in mf.blocks}, mf.blocks[0])
    known: dict[tuple[str, tuple[Operand, ...]], Register] = {}
    same: dict[Register, Register] = {}

    def find(register: Register) -> Register:
        return same.get(register, register)

    stack: list[tuple[MachineBlock, list[tuple[str, tuple[Operand, ...]]] | None]] = [(tree.root, None)]
    while stack:
        block, added = stack.pop()
        if added is not None:
            for key in added:
                del known[key]
            continue
        added = []
        local: dict[tuple[str, tuple[Operand, ...]], Register] = {}
        kept: list[Code] = []
        for statement in block.code:
            if isinstance(statement, Sequence):
                for inner in statement.statements:
                    if isinstance(inner, Instruction | Asm):
                        inner.operands = tuple(substitute(o, find) for o in inner.operands)
                kept.append(statement)
                continue
            if same:
                statement.operands = tuple(substitute(o, find) for o in statement.operands)
            if is_pure(statement):
                dst = statement.operands[0]
                assert isinstance(dst, Register)
                key = (statement.mnemonic, statement.operands[1:])
                table = local if _is_constant(statement) else known
                found = table.get(key)
                if found is not None and found.type == dst.type:
                    same[dst] = found
                    continue
                if found is None:
                    table[key] = dst
                    if table is known:
                        added.append(key)
            kept.append(statement)
        block.code = kept
        if block.cond is not None:
            block.cond = find(block.cond)
        stack.append((block, added))
        stack += [(child, None) for child in reversed(tree.children[block])]
    for block in mf.blocks:
        for phi in block.phis:
            phi.incoming = [(pred, substitute(source, find)) for pred, source in phi.incoming]


def count_uses(mf: MachineFunction) -> dict[Register, int]:
    """How often each register is read, phis and branch conditions included."""
    count: dict[Register, int] = {}
    for block in mf.blocks:
        read = [r for instr in block.instructions() for r in uses(instr)]
        read += [source for phi in block.phis for _, source in phi.incoming if isinstance(source, Register)]
        if block.cond is not None:
            read.append(block.cond)
        for register in read:
            count[register] = count.get(register, 0) + 1
    return count


def fuse(mf: MachineFunction) -> None:
    """`mul.wide t, a, b; add.s64 d, c, t` → `mad.wide d, a, b, c`, and `mul.lo.s32` with `add.s32` alike."""
    count = count_uses(mf)
    for block in mf.blocks:
        products: dict[Register, Instruction] = {}
        for index, statement in enumerate(block.code):
            if not isinstance(statement, Instruction):
                continue
            if statement.opcode == "mul" and (statement.modifiers[0] == "wide" or statement.modifiers == ("lo", "s32")):
                dst = statement.operands[0]
                assert isinstance(dst, Register)
                if count.get(dst) == 1:
                    products[dst] = statement
            elif statement.opcode == "add" and statement.modifiers in (("s64",), ("s32",)):
                dst, a, b = statement.operands
                product, addend = (b, a) if b in products else (a, b)
                if isinstance(product, Register) and product in products:
                    factor = products.pop(product)
                    mnemonic = factor.mnemonic.replace("mul", "mad", 1)
                    block.code[index] = build(mnemonic, dst, *factor.operands[1:], addend, source=statement.source)
                    block.code[block.code.index(factor)] = build(MOVE[product.type], product, addend)  # swept: nobody reads it


def sweep(mf: MachineFunction) -> None:
    """Delete pure instructions whose result nobody reads."""
    count = count_uses(mf)
    changed = True
    while changed:
        changed = False
        for block in mf.blocks:
            dead = {s for s in block.code if isinstance(s, Instruction) and (is_pure(s) or halves.takes_apart(s)) and not any(count.get(r) for r in defs(s))}
            if dead:
                changed = True
                for instr in dead:
                    for register in uses(instr):
                        count[register] -= 1
                block.code = [s for s in block.code if s not in dead]


def _may_move(instr: Instruction) -> bool:
    """Pure arithmetic on what addresses consist of. Immediates stay where they are; symbols' addresses may move, since no
    instruction but `mov` takes one."""
    if not is_pure(instr) or instr.operands[0].type not in ("b32", "b64"):  # type: ignore[union-attr]
        return False
    return not (instr.opcode == "mov" and isinstance(instr.operands[1], IntImm | FloatImm))


def hoist(mf: MachineFunction) -> None:
    """Move arithmetic of 32 and 64 bits whose operands do not change in a loop in front of it, inner loops
    first. Addresses only become arithmetic here, so the IR's own motion cannot have seen them.
    """
    tree = dominator_tree({block: block.successors for block in mf.blocks}, mf.blocks[0])
    nest = loop_nest({block: block.successors for block in mf.blocks}, tree)
    if not nest.loops:
        return
    home: dict[Register, MachineBlock] = {}
    for block in mf.blocks:
        for phi in block.phis:
            home[phi.dst] = block
        for instr in block.instructions():
            home.update(dict.fromkeys(defs(instr), block))
    for loop in nest.inner_first():
        outside = [pred for pred in tree.preds[loop.header] if pred not in loop]
        if len(outside) != 1:
            continue
        target = outside[0]
        for block in loop.nodes:
            kept: list[Code] = []
            for statement in block.code:
                if isinstance(statement, Instruction) and _may_move(statement) and not any(home[r] in loop for r in uses(statement)):
                    target.code.append(statement)
                    home.update(dict.fromkeys(defs(statement), target))
                else:
                    kept.append(statement)
            block.code = kept
