"""Lowering of statements: blocks, branches, loops, `switch`, jumps, local declarations."""

from __future__ import annotations

from ...ir import core as ir
from ..syntax import tree
from ..types import constants as const
from ..types import ctype as ct
from ..types.special import is_destroyed
from ..types.typed_nodes import DeclCondition
from . import copying, destroy
from .casts import constant
from .function import FunctionLowering, runs
from .objects import initialise
from .ops import branch, effect


@runs(tree.Compound)
def compound(fl: FunctionLowering, node: tree.Compound) -> None:
    """Lower a block and its destructors."""
    depth = len(fl.cleanups)
    for item in node.items:
        fl.stmt(item)
    if len(fl.cleanups) > depth:
        fl.at(node.end or node.location)
        destroy.end_scope(fl, depth)


@runs(tree.NullStmt)
def null_statement(fl: FunctionLowering, node: tree.NullStmt) -> None:
    """Lower an empty statement to nothing."""


@runs(tree.ExprStmt)
def expression(fl: FunctionLowering, node: tree.ExprStmt) -> None:
    """Lower an expression statement."""
    _full_expression(fl, node.value)


def _full_expression(fl: FunctionLowering, node: tree.Expr) -> None:
    with destroy.full_expression(fl):
        effect(fl, node)


def _branch(
    fl: FunctionLowering, node: tree.Expr | tree.VarDecl, then: ir.Block, otherwise: ir.Block
) -> None:
    """Branch on a condition, a full expression: its temporaries end before the branch."""
    assert isinstance(node, tree.Expr)
    if isinstance(node, DeclCondition):
        declaration(fl, tree.DeclStmt(node.location, [node.decl]))
        node = node.test
    if not fl.unit.has_destructors:
        branch(fl, node, then, otherwise)
        return
    with destroy.full_expression(fl):
        value = fl.value(node)
    fl.at(node.location)
    fl.b.cond_br(value, then, otherwise)


@runs(tree.DeclStmt)
def declaration(fl: FunctionLowering, node: tree.DeclStmt) -> None:
    """Lower the variables of a declaration."""
    for decl in node.decls:
        if isinstance(decl, tree.VarDecl) and decl.symbol is not None and decl.symbol.space == "local":
            fl.at(decl.location)
            address = fl.variable(decl.symbol)
            if decl.symbol.init is not None:
                numbers = _numbers(decl.symbol.value, decl.symbol.ctype)
                if numbers is not None and isinstance(address, ir.Value):
                    _store(fl, address, numbers, decl.symbol.ctype)
                else:
                    with destroy.full_expression(fl):
                        initialise(fl, address, decl.symbol.init, decl.symbol.ctype)
            if decl.symbol is not fl.symbol.definition.result_variable:
                destroy.register_object(fl, address, decl.symbol.ctype)


_MANY = 64
"""The maximum number of scalars of a constant that are stored one by one; larger ones are mostly zeros, and
cleared at once.
"""

Numbers = dict[tuple[int, ...], int | float]


def _numbers(value: object, t: ct.CType) -> Numbers | None:
    """Return a constant's scalars by their indices, () for a scalar; None for another value. They are not
    evaluated again at run time.
    """
    if isinstance(value, int | float) and t.is_scalar and not t.in_memory:
        return {(): value}
    if (
        not isinstance(value, list)
        or not isinstance(t, ct.Array)
        or len(value) != t.count
        or len(value) > _MANY
    ):
        return None
    result: Numbers = {}
    for index, element in enumerate(value):
        inner = _numbers(element, t.element)
        if inner is None or len(result) + len(inner) > _MANY:
            return None
        result |= {(index, *path): number for path, number in inner.items()}
    return result


def _store(fl: FunctionLowering, address: ir.Value, numbers: Numbers, t: ct.CType) -> None:
    for path, number in numbers.items():
        place, inner = copying.follow(fl, address, t, path)
        fl.store(constant(fl, number, inner), place, ct.unqualified(inner))


@runs(tree.If)
def if_statement(fl: FunctionLowering, node: tree.If) -> None:
    """Lower an `if`. An `else if` chain is lowered without recursion, as long as its conditions declare
    nothing.
    """
    end, depth = fl.block("endif"), len(fl.cleanups)
    current: tree.Stmt | None = node
    while isinstance(current, tree.If):
        if current.init is not None:
            fl.stmt(current.init)
        then = fl.block("then")
        otherwise = fl.block("else") if current.otherwise is not None else end
        _branch(fl, current.condition, then, otherwise)
        fl.enter(then)
        _substatement(fl, current.then)
        fl.jump(end)
        if current.otherwise is None:
            break
        fl.enter(otherwise)
        current = current.otherwise
        if (
            not isinstance(current, tree.If)
            or current.init is not None
            or isinstance(current.condition, DeclCondition)
        ):
            _substatement(fl, current)
            fl.jump(end)
            break
    fl.enter(end)
    destroy.end_scope(fl, depth)


def _substatement(fl: FunctionLowering, node: tree.Stmt) -> None:
    """Lower a statement as a block of its own, braces or not: objects that it declares end with it
    ([stmt.select.general] p2).
    """
    depth = len(fl.cleanups)
    fl.stmt(node)
    destroy.end_scope(fl, depth)


def _loop_body(
    fl: FunctionLowering,
    body: tree.Stmt,
    on_break: ir.Block,
    on_continue: ir.Block,
    depths: tuple[int, int] | None = None,
) -> None:
    """Lower a loop's body. `depths` are the numbers of objects alive at the targets of `break` and
    `continue`, if they differ from the current one.
    """
    depth = len(fl.cleanups)
    fl.targets.append((on_break, on_continue, *(depths or (depth, depth))))
    fl.stmt(body)
    fl.targets.pop()
    destroy.end_scope(fl, depth)


def _end_loop(fl: FunctionLowering, exit: ir.Block, end: ir.Block, depth: int) -> None:
    """End a loop whose condition declares an object: it is destroyed when the condition fails, too
    ([stmt.while] p2).
    """
    if exit is not end:
        fl.enter(exit)
        destroy.emit(fl, depth)
        fl.jump(end)
    del fl.cleanups[depth:]


def _exit(fl: FunctionLowering, condition: tree.Expr | tree.VarDecl | None, end: ir.Block) -> ir.Block:
    declared = condition.decl.symbol if isinstance(condition, DeclCondition) else None
    return fl.block("exit") if declared is not None and is_destroyed(declared.ctype) else end


def _unroll(node: tree.Loop, head: ir.Block, entry: ir.Block) -> None:
    """Attach `#pragma unroll` to the branches back to `head`: 0 unrolls fully, 1 not at all, other counts
    that often.
    """
    if node.unroll is None:
        return
    count = 0 if node.unroll.count is None else const.integer(node.unroll.count)
    if count is None or (count == 0 and node.unroll.count is not None):
        return
    for user in head.users:
        if user.info.is_terminator and user.parent is not entry:
            user.attrs["unroll"] = count


@runs(tree.While)
def while_statement(fl: FunctionLowering, node: tree.While) -> None:
    """Lower a `while` loop."""
    head, body, end = fl.block("while.cond"), fl.block("while.body"), fl.block("while.end")
    fl.at(node.location)
    entry = fl.b.block
    fl.jump_and_enter(head)
    depth, exit = len(fl.cleanups), _exit(fl, node.condition, end)
    _branch(fl, node.condition, body, exit)
    fl.enter(body)
    _loop_body(fl, node.body, end, head, (depth, depth))
    fl.at(node.location)
    destroy.emit(fl, depth)
    fl.jump(head)
    _unroll(node, head, entry)
    _end_loop(fl, exit, end, depth)
    fl.enter(end)


@runs(tree.DoWhile)
def do_statement(fl: FunctionLowering, node: tree.DoWhile) -> None:
    """Lower a `do` loop."""
    body, condition, end = fl.block("do.body"), fl.block("do.cond"), fl.block("do.end")
    fl.at(node.location)
    entry = fl.b.block
    fl.jump_and_enter(body)
    _loop_body(fl, node.body, end, condition)
    fl.jump_and_enter(condition)
    _branch(fl, node.condition, body, end)
    _unroll(node, body, entry)
    fl.enter(end)


@runs(tree.For)
def for_statement(fl: FunctionLowering, node: tree.For) -> None:
    """Lower a `for` loop."""
    head, body = fl.block("for.cond"), fl.block("for.body")
    step, end = fl.block("for.inc"), fl.block("for.end")
    depth = len(fl.cleanups)
    if node.init is not None:
        fl.stmt(node.init)
    fl.at(node.location)
    entry = fl.b.block
    fl.jump_and_enter(head)
    inner, exit = len(fl.cleanups), _exit(fl, node.condition, end)
    if node.condition is not None:
        _branch(fl, node.condition, body, exit)
    else:
        fl.jump(body)
    fl.enter(body)
    _loop_body(fl, node.body, end, step, (inner, len(fl.cleanups)))
    fl.jump_and_enter(step)
    if node.step is not None:
        _full_expression(fl, node.step)
    fl.at(node.location)
    destroy.emit(fl, inner)
    fl.jump(head)
    _unroll(node, head, entry)
    _end_loop(fl, exit, end, inner)
    fl.enter(end)
    destroy.end_scope(fl, depth)


_LONG_RANGE = 64
"""The number of values from which a label `case low ... high:` becomes a comparison instead of cases (clang's
bound).
"""


def _switch(
    fl: FunctionLowering,
    value: ir.Value,
    default: ir.Block,
    cases: list[tuple[ir.Value, ir.Block]],
    ranges: list[tuple[int, int, ir.Block]],
) -> None:
    """Emit the switch; values without a case are compared with the long ranges, one after the other."""
    tests = [fl.block("sw.range") for _ in ranges] + [default]
    fl.b.switch(value, tests[0], cases)
    for test, otherwise, (low, high, target) in zip(tests, tests[1:], ranges):
        fl.enter(test)
        offset = fl.b.binary("sub", value, ir.const_int(value.type, low))
        fl.b.cond_br(fl.b.icmp("ule", offset, ir.const_int(value.type, high - low)), target, otherwise)


@runs(tree.Switch)
def switch_statement(fl: FunctionLowering, node: tree.Switch) -> None:
    """Lower a `switch`."""
    depth = len(fl.cleanups)
    if node.init is not None:
        fl.stmt(node.init)
    condition = node.condition
    assert isinstance(condition, tree.Expr)
    if isinstance(condition, DeclCondition):
        declaration(fl, tree.DeclStmt(condition.location, [condition.decl]))
        condition = condition.test
    with destroy.full_expression(fl):
        value = fl.value(condition)
    fl.at(node.location)
    end = fl.block("sw.end")
    blocks: dict[tree.Node, ir.Block] = {}
    cases: list[tuple[ir.Value, ir.Block]] = []
    ranges: list[tuple[int, int, ir.Block]] = []
    default = end
    for label in tree.switch_labels(node.body):
        blocks[label] = fl.block("case" if isinstance(label, tree.Case) else "default")
        if isinstance(label, tree.Case):
            number = const.integer(label.value)
            last = const.integer(label.high) if label.high is not None else number
            assert number is not None and last is not None
            if last - number < _LONG_RANGE:
                cases += [(ir.const_int(value.type, k), blocks[label]) for k in range(number, last + 1)]
            else:
                ranges.append((number, last, blocks[label]))
        else:
            default = blocks[label]
    _switch(fl, value, default, cases, ranges)
    fl.enter_unreachable()
    fl.switches.append(blocks)
    alive = len(fl.cleanups)
    fl.targets.append(
        (end, fl.targets[-1][1] if fl.targets else None, alive, fl.targets[-1][3] if fl.targets else alive)
    )
    fl.stmt(node.body)
    fl.targets.pop()
    fl.switches.pop()
    fl.jump_and_enter(end)
    destroy.end_scope(fl, depth)


@runs(tree.Labeled)
def labeled(fl: FunctionLowering, node: tree.Labeled) -> None:
    """Lower a labeled statement."""
    for label in node.labels:
        target = _label_block(fl, label.name) if isinstance(label, tree.Label) else fl.switches[-1][label]
        fl.at(label.location)
        fl.jump(target)
        if isinstance(label, tree.Label):
            destroy.at_label(fl, label.name, target)
        fl.enter(target)
    fl.stmt(node.body)


def _label_block(fl: FunctionLowering, name: str) -> ir.Block:
    if name not in fl.labels:
        fl.labels[name] = fl.block(name)
    return fl.labels[name]


@runs(tree.Goto)
def goto(fl: FunctionLowering, node: tree.Goto) -> None:
    """Lower a `goto`, with the destructors that it leaves."""
    fl.at(node.location)
    destroy.jump_to_label(fl, node.name, _label_block(fl, node.name))
    fl.enter_unreachable()


@runs(tree.Break)
def break_statement(fl: FunctionLowering, node: tree.Break) -> None:
    """Lower a `break`."""
    fl.at(node.location)
    destroy.emit(fl, fl.targets[-1][2])
    fl.jump(fl.targets[-1][0])
    fl.enter_unreachable()


@runs(tree.Continue)
def continue_statement(fl: FunctionLowering, node: tree.Continue) -> None:
    """Lower a `continue`."""
    target = fl.targets[-1][1]
    assert target is not None
    fl.at(node.location)
    destroy.emit(fl, fl.targets[-1][3])
    fl.jump(target)
    fl.enter_unreachable()


@runs(tree.Return)
def return_statement(fl: FunctionLowering, node: tree.Return) -> None:
    """Lower a `return`."""
    with destroy.full_expression(fl):
        result = _return_value(fl, node, fl.symbol.ctype.ret)
        fl.at(node.location)
    destroy.emit(fl, 0)
    fl.b.ret(result)
    fl.enter_unreachable()


def _return_value(fl: FunctionLowering, node: tree.Return, t: ct.CType) -> ir.Value | None:
    """Return the result in a register; a result in memory is written to the caller's storage, unless it is
    there already.
    """
    if node.value is None or fl.symbol.definition.result_variable is not None:
        return None
    if t.is_void:
        effect(fl, node.value)
        return None
    if destroy.has_identity(t):
        assert fl.result is not None
        initialise(fl, fl.result, node.value, t)
        return None
    value = fl.value(node.value)
    fl.at(node.location)
    if not t.in_memory:
        return fl.to_memory(value, t)
    assert fl.result is not None
    copying.copy(fl, fl.result, value, t)
    return None
