"""Execution of statements within calls: declarations, selection, loops, jumps ([stmt.stmt],
[dcl.constexpr]).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from ...syntax import tree
from .. import ctype as ct
from ..symbols import VariableSymbol
from .evaluation import Evaluation, runs
from .expressions import effect, number, pointer, truth
from .memory import INDETERMINATE, ConstantAddress, NotConstant, Object, empty_value

DONE, BREAK, CONTINUE, RETURN = range(4)
"""The completion of a statement: normal, or by a jump."""


@runs(tree.Compound)
def block(ev: Evaluation, node: tree.Compound) -> int:
    """Execute a block and its destructors."""
    with _scope(ev):
        return _run_all(ev, node.items)


@contextmanager
def _scope(ev: Evaluation) -> Iterator[None]:
    """End the lifetime of variables with their block ([basic.stc.auto])."""
    alive = ev.frames[-1].alive
    before = len(alive)
    yield
    for variable in alive[before:]:
        variable.alive = False
    del alive[before:]


def _run_all(ev: Evaluation, items: Iterable[tree.Stmt]) -> int:
    """Execute statements in order, up to a jump."""
    return next(filter(None, map(ev.run, items)), DONE)


@runs(tree.NullStmt)
def null_statement(ev: Evaluation, node: tree.NullStmt) -> int:
    """Execute an empty statement."""
    return DONE


@runs(tree.ExprStmt)
def expression(ev: Evaluation, node: tree.ExprStmt) -> int:
    """Execute an expression statement."""
    before = len(ev.temporaries)
    effect(ev, node.value)
    ev.finish_expression(before)
    return DONE


@runs(tree.DeclStmt)
def declaration(ev: Evaluation, node: tree.DeclStmt) -> int:
    """Initialise the variables of a declaration."""
    for decl in node.decls:
        if isinstance(decl, tree.VarDecl) and isinstance(decl.symbol, VariableSymbol):
            before = len(ev.temporaries)
            _declare(ev, decl, decl.symbol)
            ev.finish_expression(before)
    return DONE


def _declare(ev: Evaluation, node: tree.VarDecl, variable: VariableSymbol) -> None:
    frame = ev.frames[-1]
    if variable.space != "local":
        if variable.value is None:
            raise NotConstant(
                f"definition of a static variable '{variable.name}' in a constexpr function", node, final=True
            )
        return
    init, t = variable.init, variable.ctype
    if t.is_reference:
        assert init is not None
        frame.locals[variable] = referent = pointer(ev.value(init), node)
        if isinstance(referent.base, Object) and _is_temporary(init) and referent.base in ev.temporaries:
            # [class.temporary] p6: it lives as long as the reference.
            ev.temporaries.remove(referent.base)
            frame.alive.append(referent.base)
        return
    object = Object(t, INDETERMINATE, variable.name)
    frame.locals[variable] = object
    frame.alive.append(object)
    address = ConstantAddress(object)
    if t.is_record or t.is_array:
        object.value = empty_value(t, False)
    if init is not None:
        ev.initialise(address, init, t)
    object.is_const = t.is_const


def _is_temporary(node: tree.Expr) -> bool:
    """Return whether a reference is bound to a temporary made for it, or to a part of one."""
    while isinstance(node, tree.Member | tree.ImplicitCast | tree.Cast):
        if isinstance(node, tree.ImplicitCast) and node.kind == "MaterializeTemporary":
            return True
        node = node.base if isinstance(node, tree.Member) else node.operand
    return not node.lvalue


# ------------------------------------------------------------------------------------ selection


@runs(tree.If)
def selection(ev: Evaluation, node: tree.If) -> int:
    """Execute an `if` statement."""
    with _scope(ev):
        if node.init is not None:
            ev.run(node.init)
        if _test(ev, node.condition):
            return ev.run(node.then)
        return ev.run(node.otherwise) if node.otherwise is not None else DONE


def _test(ev: Evaluation, node: tree.Expr | tree.VarDecl | None) -> bool:
    if node is None:
        return True
    assert isinstance(node, tree.Expr)
    before = len(ev.temporaries)
    result = truth(ev, node)
    ev.finish_expression(before)
    return result


@runs(tree.Switch)
def switch(ev: Evaluation, node: tree.Switch) -> int:
    """Execute a `switch` ([stmt.switch]): its labels must be in the body's own block; one inside another
    statement is rejected.
    """
    with _scope(ev):
        if node.init is not None:
            ev.run(node.init)
        assert isinstance(node.condition, tree.Expr)
        value = number(ev.value(node.condition), node.condition)
        items = node.body.items if isinstance(node.body, tree.Compound) else [node.body]
        first = _find_case(ev, items, value)
        completion = _run_all(ev, items[first:] if first is not None else ())
    return DONE if completion == BREAK else completion


def _find_case(ev: Evaluation, items: list[tree.Stmt], value: int | float) -> int | None:
    """Return the index of the statement that a switch continues with; None without one. Raises
    NotConstant.
    """
    default = None
    for position, item in enumerate(items):
        for label in item.labels if isinstance(item, tree.Labeled) else ():
            if isinstance(label, tree.Case) and _matches(ev, label, value):
                return position
            if isinstance(label, tree.Default):
                default = position
        inner = item.body if isinstance(item, tree.Labeled) else item
        if any(tree.switch_labels(inner)):
            raise NotConstant(
                "case label inside another statement not allowed in constexpr function", item, final=True
            )
    return default


def _matches(ev: Evaluation, label: tree.Case, value: int | float) -> bool:
    first = number(ev.value(label.value), label)
    return first == value if label.high is None else first <= value <= number(ev.value(label.high), label)


@runs(tree.Labeled)
def labeled(ev: Evaluation, node: tree.Labeled) -> int:
    """Execute a labeled statement."""
    return ev.run(node.body)


# ----------------------------------------------------------------------------------- iteration


@runs(tree.While)
def while_loop(ev: Evaluation, node: tree.While) -> int:
    """Execute a `while` loop."""
    return _loop(ev, node, node.condition, None)


@runs(tree.For)
def for_loop(ev: Evaluation, node: tree.For) -> int:
    """Execute a `for` loop."""
    with _scope(ev):
        if node.init is not None:
            ev.run(node.init)
        return _loop(ev, node, node.condition, node.step)


def _loop(
    ev: Evaluation,
    node: tree.While | tree.For,
    condition: tree.Expr | tree.VarDecl | None,
    step: tree.Expr | None,
) -> int:
    while _test(ev, condition):
        with _scope(ev):
            completion = ev.run(node.body)
        if completion == BREAK:
            return DONE
        if completion == RETURN:
            return RETURN
        ev.step(node)
        if step is not None:
            temporaries = len(ev.temporaries)
            effect(ev, step)
            ev.finish_expression(temporaries)
    return DONE


@runs(tree.DoWhile)
def do_loop(ev: Evaluation, node: tree.DoWhile) -> int:
    """Execute a `do` loop."""
    while True:
        completion = ev.run(node.body)
        if completion in (BREAK, RETURN):
            return DONE if completion == BREAK else RETURN
        ev.step(node)
        if not _test(ev, node.condition):
            return DONE


# --------------------------------------------------------------------------------------- jumps


@runs(tree.Break)
def break_statement(ev: Evaluation, node: tree.Break) -> int:
    """Return the completion of a `break`."""
    return BREAK


@runs(tree.Continue)
def continue_statement(ev: Evaluation, node: tree.Continue) -> int:
    """Return the completion of a `continue`."""
    return CONTINUE


@runs(tree.Return)
def return_statement(ev: Evaluation, node: tree.Return) -> int:
    """Evaluate the result of the function."""
    frame = ev.frames[-1]
    if node.value is None:
        return RETURN
    before = len(ev.temporaries)
    t = frame.fn.ctype.ret if frame.fn is not None else ct.VOID
    if t.is_void:
        effect(ev, node.value)
    elif t.is_record and frame.into is not None:
        ev.initialise(frame.into, node.value, t)
    else:
        frame.result = ev.value(node.value)
    ev.finish_expression(before)
    return RETURN
