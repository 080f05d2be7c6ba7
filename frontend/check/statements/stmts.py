"""Statements: scopes, conditions, and the rules of `break`, `continue`, `case`, `goto` and `return`."""

from __future__ import annotations

from contextlib import nullcontext

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import constants as const
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.symbols import Scope, StatementScope
from ...types.typed_nodes import ConstructorCall, DeclCondition
from ..context import Context
from ..conversions import casts
from ..declarations.deduction import check_same_deduction, deduce_return
from ..declarations.resolve import check_constant, constant_operand
from ..dispatch import handles
from ..expressions.ops import warn_unused
from ..function_state import SwitchState
from ..initialization.initialization import checked as checked_value
from ..initialization.initialization import initialise_from_expression
from ..initialization.lifetimes import check_destructible, movable_variable
from ..node_builders import like
from ..reporting import ERROR, Span, is_error, span


def function_body(cx: Context, body: tree.Compound) -> tree.Compound:
    """Check the outermost block of a function in the scope of its parameters."""
    checked = body.copied()
    checked.items = [cx.stmt(item) for item in body.items]
    for jump in cx.body.jumps:
        if jump.name not in cx.body.labels:
            cx.report.error(
                f"use of undeclared label '{jump.name}'", Span(jump.name_location, len(jump.name))
            )
    return checked


@handles(tree.Compound)
def compound_statement(cx: Context, node: tree.Compound) -> tree.Stmt:
    """Check a block."""
    with cx.push_scope(Scope):
        node.items = [cx.stmt(item) for item in node.items]
    return node


@handles(tree.DeclStmt)
def declaration_statement(cx: Context, node: tree.DeclStmt) -> tree.Stmt:
    """Check a declaration in a block."""
    new = [cx.declare(decl) for decl in node.decls]
    if len(new) > 1:
        check_same_deduction(cx, node.decls, new)
    node.decls = [
        decl for each in new for decl in (each.variables if isinstance(each, tree.BindingDecl) else (each,))
    ]
    return node


@handles(tree.ExprStmt)
def expression_statement(cx: Context, node: tree.ExprStmt) -> tree.Stmt:
    """Check an expression statement. Warns about an unused value."""
    node.value = cx.expr(node.value)
    warn_unused(cx, node.value)
    if not is_error(node.value) and node.value.ctype.is_record and not node.value.lvalue:
        check_destructible(cx, node.value, node.value.ctype, "temporary")
    return node


@handles(tree.NullStmt)
def null_statement(cx: Context, node: tree.NullStmt) -> tree.Stmt:
    """Return an empty statement."""
    return node


def _condition(cx: Context, node: tree.Expr | tree.VarDecl, integer: bool = False) -> tree.Expr:
    """Check the condition of a statement: a bool, or for `switch` a promoted integer."""
    if not isinstance(node, tree.VarDecl):
        checked = cx.expr(node)
        return _switch_value(cx, checked) if integer else casts.contextual_bool(cx, checked)
    decl = cx.declare(node)
    assert isinstance(decl, tree.VarDecl)
    value = cx.expr(like(tree.Identifier(node.location, node.name), node))
    test = _switch_value(cx, value) if integer else casts.contextual_bool(cx, value)
    return like(DeclCondition(node.location, decl, test), node, test.ctype)


def _scoped_enumeration(node: tree.Expr) -> ct.CType | None:
    """Return the scoped enumeration type of a checked `switch` condition, None for other types."""
    node = node.test if isinstance(node, DeclCondition) else node
    t = node.operand.ctype if isinstance(node, tree.ImplicitCast) else None
    return t.unqualified if t is not None and t.is_scoped else None


def _switch_value(cx: Context, node: tree.Expr) -> tree.Expr:
    if node.ctype.is_record:
        node = casts.contextual_integral(cx, node, "switch condition type")
        if is_error(node):
            return node
    value = casts.operand(cx, node)
    if is_error(value):
        return value
    if isinstance(value.ctype, ct.Enum) and value.ctype.is_scoped:
        return casts.wrap(value, "IntegralCast", value.ctype.underlying)
    if not value.ctype.is_integral:
        return cx.report.invalid_expr(
            f"statement requires expression of integer type ('{value.ctype}' invalid)", value, at=span(node)
        )
    return casts.convert_arithmetic(value, conv.promote(value.ctype))


@handles(tree.If)
def if_statement(cx: Context, node: tree.If) -> tree.Stmt:
    """Check an `if` statement."""
    with cx.push_scope(StatementScope):
        if node.init is not None:
            node.init = cx.stmt(node.init)
        node.condition = _condition(cx, node.condition)
        if node.constexpr:
            return _select_branch(cx, node)
        node.then = _body(cx, node.then)
        if isinstance(node.then, tree.NullStmt):
            cx.report.warn("empty-body", "if statement has empty body", node.then)
        if node.otherwise is not None:
            node.otherwise = _body(cx, node.otherwise)
    return node


def _select_branch(cx: Context, node: tree.If) -> tree.Stmt:
    """Return the statement that the condition of `if constexpr` selects. In a template's instance the other
    one is not checked.
    """
    assert isinstance(node.condition, tree.Expr)
    condition = node.condition.test if isinstance(node.condition, DeclCondition) else node.condition
    if is_error(condition):
        return tree.NullStmt(node.location)
    value = const.evaluate(condition)
    if value is None:
        cx.report.error(
            "constexpr if condition is not a constant expression", span(condition), const.explain(condition)
        )
        return tree.NullStmt(node.location)
    taken_branch, other = (node.then, node.otherwise) if value else (node.otherwise, node.then)
    if other is not None and not cx.scopes.current.is_in_template():
        _body(cx, other)
    items = [item for item in (node.init,) if item is not None]
    items.append(_body(cx, taken_branch) if taken_branch is not None else tree.NullStmt(node.location))
    result = tree.Compound(node.location, items)
    result.end = getattr(taken_branch, "end", None) or node.location
    return result


def _body(cx: Context, node: tree.Stmt) -> tree.Stmt:
    """Check a substatement in a scope of its own. Its outermost block must not redeclare names of the
    condition or init-statement ([basic.scope.block] p2).
    """
    with nullcontext() if isinstance(node, tree.Compound) else cx.push_scope(Scope):
        return cx.stmt(node)


def loop_body(cx: Context, node: tree.Loop, body: tree.Stmt) -> tree.Stmt:
    """Check the body of a loop and its unroll count."""
    if node.unroll is not None and node.unroll.count is not None:
        node.unroll = node.unroll.copied()
        count = node.unroll.count
        assert count is not None
        node.unroll.count, value = check_constant(
            cx, count, "invalid argument of '#pragma unroll'; expected an integer constant"
        )
        if value is not None and value < 0:
            cx.report.error(
                "invalid value in '#pragma unroll'; must not be negative", span(node.unroll.count)
            )
    cx.body.breakable += 1
    cx.body.loops += 1
    result = _body(cx, body)
    cx.body.breakable -= 1
    cx.body.loops -= 1
    return result


@handles(tree.While)
def while_statement(cx: Context, node: tree.While) -> tree.Stmt:
    """Check a `while` loop."""
    with cx.push_scope(StatementScope):
        node.condition = _condition(cx, node.condition)
        node.body = loop_body(cx, node, node.body)
    return node


@handles(tree.DoWhile)
def do_statement(cx: Context, node: tree.DoWhile) -> tree.Stmt:
    """Check a `do` loop."""
    node.body = loop_body(cx, node, node.body)
    node.condition = _condition(cx, node.condition)
    return node


@handles(tree.For)
def for_statement(cx: Context, node: tree.For) -> tree.Stmt:
    """Check a `for` loop."""
    with cx.push_scope(StatementScope):
        if node.init is not None:
            node.init = cx.stmt(node.init)
        if node.condition is not None:
            node.condition = _condition(cx, node.condition)
        if node.step is not None:
            node.step = cx.expr(node.step)
            warn_unused(cx, node.step)
        node.body = loop_body(cx, node, node.body)
    return node


@handles(tree.Switch)
def switch_statement(cx: Context, node: tree.Switch) -> tree.Stmt:
    """Check a `switch` statement."""
    with cx.push_scope(StatementScope):
        if node.init is not None:
            node.init = cx.stmt(node.init)
        node.condition = _condition(cx, node.condition, integer=True)
        state = SwitchState(node.condition.ctype)
        state.enum = _scoped_enumeration(node.condition)
        cx.body.switches.append(state)
        cx.body.breakable += 1
        node.body = _body(cx, node.body)
        cx.body.breakable -= 1
        cx.body.switches.pop()
    return node


@handles(tree.Labeled)
def labeled_statement(cx: Context, node: tree.Labeled) -> tree.Stmt:
    """Check a labeled statement."""
    node.labels = [label.copied() for label in node.labels]
    for label in node.labels:
        if isinstance(label, tree.Case):
            _case(cx, label)
        elif isinstance(label, tree.Default):
            _default(cx, label)
        else:
            _label(cx, label)
    node.body = cx.stmt(node.body)
    return node


def _case(cx: Context, node: tree.Case) -> None:
    """Check a `case` label, or GNU's range `case low ... high:`."""
    label_value = cx.expr(node.value)
    upper = cx.expr(node.high) if node.high is not None else None
    if not cx.body.switches:
        cx.report.error("'case' statement not in switch statement", node)
        return
    state = cx.body.switches[-1]
    first = _case_value(cx, state, label_value, node.value)
    last = _case_value(cx, state, upper, node.high) if upper is not None and node.high is not None else first
    if first is None or last is None:
        return
    (node.value, low), high = first, last[1]
    if node.high is not None:
        node.high = last[0]
        if high < low:
            cx.report.error(
                "the first value of a case range must not be larger than the second", span(label_value)
            )
            return
    earlier = state.find_label(low, high)
    if earlier is not None:
        note = Note("previous case defined here", earlier.location, earlier.length)
        value = node.value
        text = (
            f"duplicate case value '{value.name if isinstance(value, tree.Identifier) else low}'"
            if node.high is None
            else "duplicate case value"
        )
        cx.report.error(text, Span(value.start or node.location, 1), [note])
        return
    state.add(low, high, node)


def _case_value(
    cx: Context, state: SwitchState, given: tree.Expr, written: tree.Expr
) -> tuple[tree.Expr, int] | None:
    """Return a label's expression, converted to the switch's type, and its value. None after an error."""
    value = constant_operand(cx, given, None if state.ctype is ERROR else state.enum or state.ctype)
    if is_error(value) or state.ctype is ERROR:
        return None
    if state.enum is not None and value.ctype.unqualified is state.enum:
        value = casts.wrap(value, "IntegralCast", state.ctype)
    elif state.enum is not None:
        cx.report.error(
            f"value of type '{value.ctype}' is not implicitly convertible to '{state.enum}'", span(written)
        )
        return None
    number = const.integer(value)
    if number is None:
        what = (
            "is not an integral constant expression"
            if value.ctype.is_integral
            else "is not an integer constant expression"
        )
        cx.report.error(
            f"case value {what}", span(written), const.explain(value) if value.ctype.is_integral else ()
        )
        return None
    wrapped = conv.wrap(state.ctype, number)
    if wrapped != number:
        cx.report.warn(
            "switch",
            f"overflow converting case value to switch condition type ({number} to {wrapped})",
            span(written),
        )
    return casts.convert_arithmetic(value, state.ctype), wrapped


def _default(cx: Context, node: tree.Default) -> None:
    if not cx.body.switches:
        cx.report.error("'default' statement not in switch statement", node)
        return
    state = cx.body.switches[-1]
    if state.default is not None:
        note = Note("previous case defined here", state.default.location, state.default.length)
        cx.report.error("multiple default labels in one switch", node, [note])
        return
    state.default = node


def _label(cx: Context, node: tree.Label) -> None:
    old = cx.body.labels.get(node.name)
    if old is not None:
        cx.report.error(
            f"redefinition of label '{node.name}'",
            node,
            [Note("previous definition is here", old.location, len(node.name))],
        )
        return
    cx.body.labels[node.name] = node


@handles(tree.Goto)
def goto_statement(cx: Context, node: tree.Goto) -> tree.Stmt:
    """Record a `goto`, whose label may follow."""
    cx.body.jumps.append(node)
    return node


@handles(tree.Break)
def break_statement(cx: Context, node: tree.Break) -> tree.Stmt:
    """Check a `break`."""
    if not cx.body.breakable:
        cx.report.error("'break' statement not in loop or switch statement", node)
    return node


@handles(tree.Continue)
def continue_statement(cx: Context, node: tree.Continue) -> tree.Stmt:
    """Check a `continue`."""
    if not cx.body.loops:
        cx.report.error("'continue' statement not in loop statement", node)
    return node


def _is_moved(new: tree.Expr, t: ct.Record) -> bool:
    """Return whether an object is initialised by a constructor with a parameter `T &&`, or by a bytewise
    copy.
    """
    if isinstance(new, ConstructorCall):
        first = new.fn.ctype.params[0] if new.fn.ctype.params else None
        return (
            isinstance(first, ct.Reference) and first.rvalue and first.referred.unqualified is t.unqualified
        )
    return isinstance(new, tree.ImplicitCast) and new.kind == "LValueToRValue"


@handles(tree.Return)
def return_statement(cx: Context, node: tree.Return) -> tree.Stmt:
    """Check a `return` and convert its operand."""
    fn = cx.function
    assert fn is not None
    if fn.declaration.result is not None and not deduce_return(cx, node, fn):
        return node
    result = fn.ctype.ret
    if result is ERROR:
        if node.value is not None and not isinstance(node.value, tree.InitList):
            node.value = cx.expr(node.value)
        return node
    if node.value is None:
        if not result.is_void:
            cx.report.error(f"non-void function '{fn.name}' should return a value", node)
        return node
    if result.is_void:
        value = cx.expr(node.value) if node.value.ctype is None else node.value
        if not is_error(value) and not value.ctype.is_void:
            cx.report.error(f"void function '{fn.name}' should not return a value", node)
        node.value = value
        return node
    if isinstance(result, ct.Reference):
        node.value = casts.convert(
            cx, cx.expr(node.value) if node.value.ctype is None else node.value, result, "return"
        )
        return node
    if isinstance(result, ct.Record) and not isinstance(node.value, tree.InitList):
        node.value = _returned_object(cx, checked_value(cx, node.value), result)
        return node
    node.value = initialise_from_expression(cx, node.value, result, "return")
    return node


def _returned_object(cx: Context, value: tree.Expr, result: ct.Record) -> tree.Expr:
    """Return the initialisation of a result of class type. A local variable is moved if a constructor allows
    it ([class.copy.elision] p3).
    """
    variable = movable_variable(cx, value) if not is_error(value) else None
    if (
        variable is not None
        and isinstance(variable.ctype, ct.Record)
        and not {"copy constructor", "move constructor"} <= variable.ctype.decl.trivial
    ):
        tried, expiring = value.copied(), value.copied()
        tried.xvalue = expiring.xvalue = True
        with cx.sfinae_context() as silent:
            new = casts.convert(cx, tried, result, "return")
        if not silent.has_errors and _is_moved(new, variable.ctype):
            # the tried initialisation must not require functions
            return casts.convert(cx, expiring, result, "return")
    return casts.convert(cx, value, result, "return")
