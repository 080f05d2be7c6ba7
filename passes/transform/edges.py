"""Edits of the control-flow graph that keep phis right. No pass of its own.

A phi has one entry per *edge*: a switch that reaches a block twice has two entries there, with the
same value. The functions here keep that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ...ir.core import Block, Function, Instr, Value
from ...ir.irtypes import VOID
from ...support import graphs
from ...support.diagnostics import UNKNOWN


def preds(block: Block) -> list[Block]:
    """Predecessors, each once. Cheaper than `block.predecessors`; the order means nothing."""
    return list(dict.fromkeys(u.parent for u in block.users if u.info.is_terminator and u.parent is not None))


def reached(block: Block) -> bool:
    """Return whether a block other than itself leads to `block`."""
    return any(u.info.is_terminator and u.parent is not None and u.parent is not block for u in block.users)


def only_pred(block: Block) -> Block | None:
    """The one predecessor; None when there are several or none. Stops at the second."""
    result: Block | None = None
    for user in block.users:
        if user.info.is_terminator and user.parent is not None and user.parent is not result:
            if result is not None:
                return None
            result = user.parent
    return result


def edge_count(source: Block, target: Block) -> int:
    """Return the number of edges from `source` to `target`."""
    term = source.terminator
    return target.users.get(term, 0) if term is not None else 0


def jump(block: Block, target: Block) -> None:
    """Replace the terminator of `block` by `br target`; phis lose the entries of edges that go.

    `target` must be a successor already.
    """
    term = block.terminator
    assert term is not None
    kept = False
    for successor in term.blocks:
        if successor is target and not kept:
            kept = True
            continue
        drop_entry(successor, block)
    location = term.location
    term.erase()
    Instr("br", term.type, blocks=(target,), location=location).append_to(block)


def drop_entry(block: Block, source: Block) -> None:
    """Remove from each phi of `block` the entry of one edge from `source`."""
    for phi in block.phis:
        index = phi.blocks.index(source)
        phi.remove_operand(index)
        phi.remove_block(index)


def retarget(source: Block, old: Block, new: Block) -> None:
    """Let every edge from `source` to `old` lead to `new`. Phis are the caller's business."""
    term = source.terminator
    assert term is not None
    for index, block in enumerate(term.blocks):
        if block is old:
            term.set_block(index, new)


def rename_source(block: Block, old: Block, new: Block) -> None:
    """Replace `old` by `new` as the source of edges into `block`, in its phis."""
    for phi in block.phis:
        for index, source in enumerate(phi.blocks):
            if source is old:
                phi.set_block(index, new)


def split_edges(fn: Function, sources: Iterable[Block], target: Block, name: str) -> Block:
    """A new block between some predecessors and `target`; entries that differ meet in new phis."""
    sources = list(sources)
    middle = fn.add_block(name, before=target)
    location = next((b.terminator.location for b in sources if b.terminator), UNKNOWN)
    for phi in target.phis:
        entries = [(v, b) for v, b in phi.incoming if b in sources]
        values = list(dict.fromkeys(v for v, _ in entries))
        value: Value = values[0]
        if len(values) > 1:
            value = Instr(
                "phi",
                phi.type,
                [v for v, _ in entries],
                blocks=[b for _, b in entries],
                location=phi.location,
                name=phi.name,
            )
            value.append_to(middle)
        for block in sources:
            phi.remove_incoming(block)
        phi.append(value, middle)
    Instr("br", VOID, blocks=(target,), location=location).append_to(middle)
    for block in sources:
        retarget(block, target, middle)
    return middle


def cut_off(dead: Collection[Block]) -> None:
    """Empty blocks that are about to be deleted, which nothing outside of them leads to; phis elsewhere lose
    their entries.
    """
    for block in dead:
        for successor in block.terminator.blocks if block.terminator else ():
            if successor not in dead:
                drop_entry(successor, block)
    for block in dead:
        instrs, block.instrs = block.instrs, []
        for instr in instrs:
            instr.parent = None
            instr.erase()


def remove_unreachable(fn: Function) -> bool:
    """Delete the blocks that the entry does not reach."""
    reached = set(
        graphs.reverse_postorder(
            {b: b.terminator.blocks if b.terminator else () for b in fn.blocks}, fn.entry
        )
    )
    dead = dict.fromkeys(b for b in fn.blocks if b not in reached)
    if dead:
        cut_off(dead)
        fn.blocks = [b for b in fn.blocks if b not in dead]
        fn.changed(cfg=True)
    return bool(dead)


def merge_into_predecessor(block: Block, pred: Block) -> None:
    """Append `block` to `pred`, its only predecessor, whose only successor it is. `block` is left
    empty; the caller deletes it."""
    for phi in block.phis:
        phi.replace_uses(phi.operands[0])
    for phi in block.phis:
        phi.erase()
    pred.terminator.erase()  # type: ignore[union-attr]
    for instr in block.instrs:
        instr.parent = pred
    pred.instrs.extend(block.instrs)
    block.instrs = []
    for successor in dict.fromkeys(pred.terminator.blocks):  # type: ignore[union-attr]
        rename_source(successor, block, pred)
    pred.parent.changed(cfg=True)
