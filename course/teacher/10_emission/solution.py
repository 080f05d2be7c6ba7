"""Lab 10: out of SSA, and the text of PTX. Write the lines between `# >>> gap` and `# <<< gap`; leave the
fences and the rest as they are.

A function (`minicc.codegen.machine.MachineFunction`) is a list of blocks:

    mf.blocks                in the order in which they are printed, the entry first
    block.code               instructions; `str(instr)` is an instruction's PTX, with its `;`
    block.phis               phi.dst is a register, phi.incoming a list of (predecessor, register or
                             constant); in SSA form only
    block.targets            none (the code ends in `ret`), one, or two: the first is taken when the condition
                             holds
    block.cond               the register of the condition, if there are two
    block.negated            the condition is negated
    block.uniform            all threads of a warp take the same target
"""

from minicc.codegen.machine import MOVE, REGISTER_PREFIX, MachineBlock, defs, uses
from minicc.ptx.build import build
from minicc.ptx.model import Register


def sequentialize(copies, fresh):
    """Return moves, one after the other, that have the effect of parallel copies [(destination, source), …].

    Destinations are distinct. `fresh(value)` returns a new register like `value`; call it only where it is
    necessary.
    """
    # >>> gap 1: parallel copies
    # A copy of something to itself needs no move. A copy may be emitted when no other copy still reads its
    # destination. If there is none, only cycles are left (a = b, b = a): save a member of one in a fresh
    # register, which replaces the member in the copies that read it.
    source = {dst: src for dst, src in copies if dst != src}
    moves = []
    while source:
        ready = [dst for dst in source if dst not in source.values()]
        if not ready:
            start = next(iter(source))
            saved = fresh(start)
            moves.append((saved, start))
            source = {dst: saved if src == start else src for dst, src in source.items()}
        for dst in ready:
            moves.append((dst, source.pop(dst)))
    return moves
    # <<< gap 1


def move(dst, src):
    """Return the instruction that moves a register or constant into a register."""
    return build(MOVE[dst.type], dst, src)


def moves(mf, copies):
    """Return the instructions for parallel copies some of whose sources are constants."""
    # >>> gap 2: constants
    # Copies between registers go through `sequentialize`, with `lambda r: mf.register(r.type)` for fresh
    # ones. A constant is a source that is no Register; no move overwrites it, but its destination may have to
    # be read before.
    register_copies = [(dst, src) for dst, src in copies if isinstance(src, Register)]
    sequence = sequentialize(register_copies, lambda r: mf.register(r.type))
    sequence += [(dst, src) for dst, src in copies if not isinstance(src, Register)]
    return [move(dst, src) for dst, src in sequence]
    # <<< gap 2


def split(mf, pred, block):
    """Insert a new, empty block on the edge from `pred` to `block` and return it."""
    edge = MachineBlock(f"{pred.name}.{block.name}", targets=[block], depth=min(pred.depth, block.depth))
    mf.blocks.insert(mf.blocks.index(pred) + 1, edge)
    pred.targets = [edge if target is block else target for target in pred.targets]
    return edge


def destruct(mf):
    """Replace the phis of every block by moves."""
    preds = {block: [p for p in mf.blocks if block in p.targets] for block in mf.blocks}
    for block in list(mf.blocks):
        if not block.phis:
            continue
        for pred in preds[block]:
            copies = [
                (phi.dst, source) for phi in block.phis for origin, source in phi.incoming if origin is pred
            ]
            code = moves(mf, copies)
            # >>> gap 3: where the moves go
            # They must happen exactly when control goes from `pred` to `block`: at the end of `pred` if it
            # goes nowhere else; at the beginning of `block` if it is reached from nowhere else; else the edge
            # is critical, and needs a block of its own (`split`).
            if not code:
                continue
            if len(pred.successors) == 1:
                pred.code += code
            elif len(preds[block]) == 1:
                block.code[:0] = code
            else:
                split(mf, pred, block).code += code
            # <<< gap 3
        block.phis = []


def jumps(block, following, label):
    """Return the lines that end a block, given the block that is printed after it (None: none is).
    `label(block)` is a block's label.
    """
    # >>> gap 4: jumps
    # `bra LABEL;` always jumps, `@%p1 bra LABEL;` if %p1 holds, `@!%p1 bra LABEL;` if it does not. It is
    # `bra.uni` where block.uniform says so, and in a jump without a condition. Nobody jumps to the block that
    # follows: of two targets the one that does not follow is jumped to, with the condition negated if need
    # be. If neither follows there are two jumps.
    if not block.targets:
        return []
    if len(block.targets) == 1:
        return [] if block.targets[0] is following else [f"bra.uni {label(block.targets[0])};"]
    taken, other, negated = block.targets[0], block.targets[1], block.negated
    if taken is following:
        taken, other, negated = other, taken, not negated
    lines = [f"@{'!' if negated else ''}{block.cond} bra{'.uni' if block.uniform else ''} {label(taken)};"]
    return lines if other is following else [*lines, f"bra.uni {label(other)};"]
    # <<< gap 4


def emit(mf):
    """Return the lines of a function's body, without its braces."""
    names = {block: f"$L_{number}" for number, block in enumerate(mf.blocks)}
    highest = {}
    for block in mf.blocks:
        for register in [r for instr in block.instructions() for r in (*defs(instr), *uses(instr))] + (
            [block.cond] if block.cond else []
        ):
            number = int(register.name.removeprefix(REGISTER_PREFIX[register.type]))
            highest[register.type] = max(highest.get(register.type, 0), number)
    lines = []
    # >>> gap 5: declarations
    # For each type of which there are registers a line such as `.reg .b32 %r<8>;`, which declares %r0 to %r7.
    # `highest` has the highest number of each type that occurs, REGISTER_PREFIX the beginning of their names.
    for type, number in highest.items():
        lines.append(f".reg .{type} {REGISTER_PREFIX[type]}<{number + 1}>;")
    # <<< gap 5
    for block, following in zip(mf.blocks, [*mf.blocks[1:], None]):
        lines.append(f"{names[block]}:")
        lines += [str(instr) for instr in block.code]
        lines += jumps(block, following, names.get)
    return lines
