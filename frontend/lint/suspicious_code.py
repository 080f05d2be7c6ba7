"""Warnings about code that compiles and is seldom intended: precedence, comparisons with one outcome,
misleading statement structure.

One walk over a checked body, without recursion; `narrowing` and `format` are called from here. Messages and
names are clang's. Code from a macro is exempt where only the macro's author could change it, and so are
comparisons in instances of templates, which another instance may need.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...support.diagnostics import Location, Note
from ..check.reporting import extent
from ..syntax import tree
from ..types import constants as const
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.symbols import FunctionSymbol
from .control import completes
from .format import check_format
from .narrowing import check_compound_assignment, check_narrowing, strip_casts
from .report import Lint


def warn_suspicious_code(lint: Lint, fn: FunctionSymbol, body: tree.Node) -> None:
    """Report all warnings of this file for one function's body."""
    walk = _Walk(lint, fn.args is not None or fn.record is not None)
    stack: list[tree.Node] = [body]
    while stack:
        node = stack.pop()
        check = _CHECKS.get(type(node))
        if check is not None:
            stack += reversed(check(walk, node))
        elif not node.is_leaf and not isinstance(
            node, tree.TypeSyntax
        ):  # expressions in types are not evaluated
            stack += reversed(node.children())
    for label in walk.labels:
        if label.name not in walk.gotos:
            lint.diags.warning(
                "unused-label", f"unused label '{label.name}'", label.location, length=len(label.name)
            )


class _Walk:
    """One walk. Each method checks a node of one class and returns the nodes below that are to be visited: a
    chain of implicit conversions is visited once, from the outermost.
    """

    __slots__ = ("gotos", "in_instance", "labels", "lint")

    def __init__(self, lint: Lint, in_instance: bool) -> None:
        self.lint = lint
        self.in_instance = in_instance
        self.gotos: set[str] = set()
        self.labels: list[tree.Label] = []

    def implicit_cast(self, node: tree.ImplicitCast) -> list[tree.Node]:
        """Check an implicit conversion. Return the nodes to visit."""
        inner = strip_casts(node)
        if node.ctype is not inner.ctype:
            check_narrowing(self.lint, node)
            _check_constant_condition(self.lint, node)
        return [inner]

    def size_of(self, node: tree.SizeOf) -> list[tree.Node]:
        """Return no nodes: the operand is not evaluated."""
        return []

    def cast(self, node: tree.Cast) -> list[tree.Node]:
        """Return the operand without implicit casts."""
        return [strip_casts(node.operand)]

    def goto(self, node: tree.Goto) -> list[tree.Node]:
        """Record the label of a `goto`."""
        self.gotos.add(node.name)
        return []

    def labeled(self, node: tree.Labeled) -> list[tree.Node]:
        """Record the labels of a statement."""
        self.labels += [label for label in node.labels if isinstance(label, tree.Label)]
        return node.children()

    def binary(self, node: tree.Binary) -> list[tree.Node]:
        """Check a binary operator."""
        _check_binary(self.lint, node, self.in_instance)
        if node.op in tree.COMPARISONS and node.left.ctype is not None and not node.left.ctype.is_float:
            return [strip_casts(node.left), strip_casts(node.right)]
        return [node.left, node.right]

    def call(self, node: tree.Call) -> list[tree.Node]:
        """Check a call, in particular the format of printf."""
        if _callee(node) == "printf":
            check_format(self.lint, node)
            return [strip_casts(arg) for arg in node.args]
        return node.children()

    def assign(self, node: tree.Assign) -> list[tree.Node]:
        """Check an assignment."""
        check_compound_assignment(self.lint, node)
        return [node.target, node.value]

    def unary(self, node: tree.Unary) -> list[tree.Node]:
        """Check a unary operator."""
        _check_dereference(self.lint, node)
        return [node.operand]

    def branch(self, node: tree.If) -> list[tree.Node]:
        """Check an `if` for a dangling `else`."""
        _check_dangling_else(self.lint, node)
        return node.children()

    def block(self, node: tree.Compound) -> list[tree.Node]:
        """Check the indentation in a block."""
        _check_indentation(self.lint, node)
        return list(node.items)

    def switch(self, node: tree.Switch) -> list[tree.Node]:
        """Check the labels of a `switch`."""
        _check_switch(self.lint, node)
        return node.children()


_CHECKS: dict[type, Callable[[_Walk, Any], list[tree.Node]]] = {
    tree.Assign: _Walk.assign,
    tree.Binary: _Walk.binary,
    tree.Call: _Walk.call,
    tree.Cast: _Walk.cast,
    tree.Compound: _Walk.block,
    tree.Goto: _Walk.goto,
    tree.If: _Walk.branch,
    tree.ImplicitCast: _Walk.implicit_cast,
    tree.Labeled: _Walk.labeled,
    tree.SizeOf: _Walk.size_of,
    tree.StaticAssert: lambda habits, node: [],
    tree.Switch: _Walk.switch,
    tree.Unary: _Walk.unary,
}


# -------------------------------------------------------------------------------------- expressions


def _check_constant_condition(lint: Lint, node: tree.ImplicitCast) -> None:
    """Warn about an array or function as a condition."""
    inner = strip_casts(node)
    if node.kind != "PointerToBoolean" or not isinstance(inner, tree.Identifier) or inner.ctype is None:
        return
    t = inner.ctype.unqualified
    if isinstance(t, ct.Array):
        lint.warn(
            "pointer-bool-conversion",
            f"address of array '{inner.name}' will always evaluate to 'true'",
            inner,
        )
    elif t.is_function:
        lint.warn(
            "pointer-bool-conversion",
            f"address of function '{inner.name}' will always evaluate to 'true'",
            inner,
        )


def _silencing_note(lint: Lint, text: str, node: tree.Expr) -> list[Note]:
    return [Note(text, node.start or node.location, extent(node))]


def _callee(node: tree.Node) -> str:
    """Return the name of the function that a call names; '' without one."""
    callee = node.callee if isinstance(node, tree.Call) else None
    return callee.name.key if isinstance(callee, tree.Identifier) else ""


def _check_binary(lint: Lint, node: tree.Binary, in_instance: bool) -> None:
    if node.location.expansion:
        return
    left, right = strip_casts(node.left), strip_casts(node.right)
    _check_precedence(lint, node, left, right)
    if node.op in tree.COMPARISONS and left.ctype is not None and right.ctype is not None:
        _check_comparison(lint, node, left, right)
        if not in_instance:
            _check_tautology(lint, node, left, right)
    elif node.op in ("<<", ">>"):
        value = const.evaluate(node.left)
        if node.op == "<<" and isinstance(value, int) and value < 0:
            lint.warn("shift-negative-value", "shifting a negative signed value is undefined", node)
    elif node.op == "^":
        _check_power(lint, node, left, right)


def _check_precedence(lint: Lint, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> None:
    """Warn about operators with a surprising precedence, without parentheses."""
    for side in (left, right):
        if not isinstance(side, tree.Binary) or side.parenthesized or side.location.expansion:
            continue
        fix = f"place parentheses around the '{side.op}' expression to silence this warning"
        if node.op == "||" and side.op == "&&":
            if not (
                isinstance(strip_casts(side.right), tree.StringLiteral)
                or isinstance(strip_casts(side.left), tree.StringLiteral)
            ):
                lint.warn(
                    "logical-op-parentheses", "'&&' within '||'", side, _silencing_note(lint, fix, side)
                )
        elif node.op in ("|", "^") and side.op in ("&", "^") and side.op != node.op:
            lint.warn(
                "bitwise-op-parentheses",
                f"'{side.op}' within '{node.op}'",
                side,
                _silencing_note(lint, fix, side),
            )
        elif node.op in ("<<", ">>") and side.op in ("+", "-"):
            text = (
                f"operator '{node.op}' has lower precedence than '{side.op}'; '{side.op}' will be evaluated"
                " first"
            )
            lint.warn("shift-op-parentheses", text, side, _silencing_note(lint, fix, side))
        elif node.op in ("&", "|", "^") and side.op in tree.COMPARISONS:
            text = f"{node.op} has lower precedence than {side.op}; {side.op} will be evaluated first"
            lint.warn("parentheses", text, node, _silencing_note(lint, fix, side))
        elif node.op in tree.COMPARISONS and side.op in tree.COMPARISONS and side is left:
            if node.op not in ("==", "!=") and side.op not in ("==", "!="):
                text = (
                    f"chained comparison 'X {side.op} Y {node.op} Z' does not behave the same as a"
                    " mathematical expression"
                )
                lint.warn("parentheses", text, node)


def _check_comparison(lint: Lint, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> None:
    a, b = left.ctype.unqualified, right.ctype.unqualified
    if isinstance(left, tree.Unary) and left.op == "!" and not left.parenthesized and not b.is_bool:
        text = "logical not is only applied to the left hand side of this comparison"
        notes = [Note("add parentheses after the '!' to evaluate the comparison first", left.location),
                 Note("add parentheses around left hand side expression to silence this warning",
                     left.location)]  # fmt: skip
        lint.warn("logical-not-parentheses", text, left, notes)
    if a.is_enum and b.is_enum and a is not b:
        lint.warn("enum-compare", f"comparison of different enumeration types ('{a}' and '{b}')", node)
    if (
        node.op in ("==", "!=")
        and a.is_float
        and b.is_float
        and not (_is_literal(left) or _is_literal(right) or _is_same_name(left, right))
    ):
        lint.warn("float-equal", "comparing floating point with == or != is unsafe", node)
    if isinstance(left, tree.StringLiteral) or isinstance(right, tree.StringLiteral):
        lint.warn("string-compare", "result of comparison against a string literal is unspecified", node)


def _is_literal(node: tree.Expr) -> bool:
    """Return whether an expression is zero or infinity, which are compared with on purpose."""
    value = const.evaluate(node)
    return isinstance(value, float) and (value == 0 or value in (float("inf"), float("-inf")))


def _is_same_name(left: tree.Expr, right: tree.Expr) -> bool:
    return (
        isinstance(left, tree.Identifier) and isinstance(right, tree.Identifier) and left.decl is right.decl
    )


def _check_tautology(lint: Lint, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> None:
    """Warn about comparisons with one outcome."""
    if _is_same_name(left, right):
        t = left.ctype.unqualified
        if t.is_scalar and not t.is_float and not left.ctype.is_volatile:
            outcome = "true" if node.op in ("==", "<=", ">=") else "false"
            lint.warn("tautological-compare", f"self-comparison always evaluates to {outcome}", node)
        return
    for side, other, op in ((left, right, node.op), (right, left, _MIRRORED[node.op])):
        value = const.integer(other)
        t = side.ctype.unqualified
        if value is None or not t.is_integral or const.evaluate(side) is not None:
            continue
        if (
            value == 0
            and op in ("<", ">=")
            and not conv.is_signed(conv.promote(t))
            and not isinstance(other, tree.CharLiteral)
        ):
            outcome = "false" if op == "<" else "true"
            shown = f"{node.op} 0" if side is left else f"0 {node.op} "
            subject = f"unsigned expression {shown}" if side is left else f"{shown}unsigned expression"
            lint.warn(
                "tautological-unsigned-zero-compare",
                f"result of comparison of {subject} is always {outcome}",
                node,
            )
            return
        low, high = conv.limits(t)
        if _common_type_differs(t, other, value) or low <= value <= high:
            continue
        always = op == "!=" or (op != "==" and (op in ("<", "<=")) == (value > high))
        text = (
            f"result of comparison of constant {value} with expression of type '{side.ctype.unqualified}' is"
            f" always {str(always).lower()}"
        )
        lint.warn("tautological-constant-out-of-range-compare", text, node)
        return


_MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}


def _common_type_differs(t: ct.CType, other: tree.Expr, value: int) -> bool:
    """Return whether the constant changes in the common type of the operands: -1 is a value of unsigned int
    there.
    """
    common = conv.usual_arithmetic_type(conv.promote(t), conv.promote(other.ctype))
    return not common.is_integral or conv.wrap(common, value) != value


def _check_power(lint: Lint, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> None:
    """Warn about `2 ^ 10` in decimal, which is meant to be 1024."""
    if (
        isinstance(left, tree.IntLiteral)
        and isinstance(right, tree.IntLiteral)
        and left.base == right.base == 10
        and left.value in (2, 10)
        and 0 < right.value < 32
    ):
        result = left.value ^ right.value
        intended = f"'1 << {right.value}' ({1 << right.value})" if left.value == 2 else f"'1e{right.value}'"
        lint.warn(
            "xor-used-as-pow",
            f"result of '{left.value} ^ {right.value}' is {result}; did you mean {intended}?",
            node,
        )


def _check_dereference(lint: Lint, node: tree.Unary) -> None:
    inner = strip_casts(node.operand)
    if (
        node.op == "*"
        and not node.ctype.is_volatile
        and _is_null(node.operand)
        and not inner.location.expansion
    ):
        note = [Note("consider using __trap() or qualifying pointer with 'volatile'", node.location)]
        lint.warn(
            "null-dereference",
            "indirection of non-volatile null pointer will be deleted, not trap",
            node,
            note,
        )


def _is_null(node: tree.Expr) -> bool:
    while (
        isinstance(node, tree.ImplicitCast | tree.Cast) and node.ctype is not None and node.ctype.is_pointer
    ):
        node = node.operand
    return isinstance(node, tree.IntLiteral) and node.value == 0


# --------------------------------------------------------------------------------------- statements


def _check_dangling_else(lint: Lint, node: tree.If) -> None:
    """Warn about `if (a) if (b) x; else y;`: the `else` belongs to the inner `if`."""
    then = node.then
    if (
        node.otherwise is None
        and isinstance(then, tree.If)
        and then.otherwise is not None
        and then.else_location is not None
    ):
        if not then.else_location.expansion:
            lint.diags.warning(
                "dangling-else", "add explicit braces to avoid dangling else", then.else_location, length=4
            )


def _check_indentation(lint: Lint, node: tree.Compound) -> None:
    """Check the statements after loops and `if` without braces."""
    for before, after in zip(node.items, node.items[1:]):
        if isinstance(before, tree.If | tree.While | tree.For):
            _check_following(lint, before, after)


def _check_following(lint: Lint, before: tree.If | tree.While | tree.For, after: tree.Stmt) -> None:
    body = before
    while isinstance(body, tree.If) and body.otherwise is not None and isinstance(body.otherwise, tree.If):
        body = body.otherwise
    keyword = (
        "else"
        if isinstance(body, tree.If) and body.otherwise is not None
        else "if"
        if isinstance(body, tree.If)
        else "while"
        if isinstance(body, tree.While)
        else "for"
    )
    start: Location | None = body.location
    inner: tree.Stmt | None = body.then if isinstance(body, tree.If) else body.body
    if isinstance(body, tree.If) and body.otherwise is not None:
        start, inner = body.else_location, body.otherwise
    if (
        start is None
        or inner is None
        or inner.location.expansion
        or after.location.expansion
        or start.expansion
    ):
        return
    if isinstance(inner, tree.NullStmt):
        if keyword in ("while", "for") and inner.location.line == start.line:
            deeper = after.location.column > before.location.column and after.location.line > start.line
            if isinstance(after, tree.Compound) or deeper:
                note = [Note("put the semicolon on a separate line to silence this warning", inner.location)]
                lint.diags.warning("empty-body", f"{keyword} loop has empty body", inner.location, notes=note)
        return
    if isinstance(inner, tree.Compound | tree.Labeled) or isinstance(
        after, tree.NullStmt | tree.Labeled | tree.Compound
    ):
        return
    inner_location, after_location = inner.location, _start_of(after)
    if (
        after_location is not None
        and inner_location.line > start.line
        and after_location.line > inner_location.line
        and inner_location.column == after_location.column > before.location.column
    ):
        note = [Note("previous statement is here", start, len(keyword))]
        text = f"misleading indentation; statement is not part of the previous '{keyword}'"
        lint.diags.warning("misleading-indentation", text, after_location, notes=note)


def _start_of(node: tree.Stmt) -> Location | None:
    """Return the location of the start of a statement; None when the tree does not have it."""
    if isinstance(node, tree.ExprStmt):
        return node.value.start or node.value.location
    return None if isinstance(node, tree.DeclStmt) else node.location


def _check_switch(lint: Lint, node: tree.Switch) -> None:
    _check_fallthrough(lint, node)
    condition = strip_casts(node.condition) if isinstance(node.condition, tree.Expr) else None
    t = condition.ctype.unqualified if condition is not None and condition.ctype is not None else None
    if condition is None or not isinstance(t, ct.Enum):
        return
    seen: set[int] = set()
    for label in tree.switch_labels(node.body):
        if isinstance(label, tree.Default):
            seen.update(t.decl.constants.values())
        elif label.high is None:
            value = const.integer(label.value)
            if value is not None:
                seen.add(value)
                if value not in t.decl.constants.values():
                    lint.warn("switch", f"case value not in enumerated type '{t}'", strip_casts(label.value))
        else:
            first, last = const.integer(label.value), const.integer(label.high)
            if first is not None and last is not None:
                seen.update(value for value in t.decl.constants.values() if first <= value <= last)
    missing = [name for name, value in t.decl.constants.items() if value not in seen]
    if missing:
        quoted = [f"'{name}'" for name in missing]
        values = (
            f"{len(missing)} enumeration values"
            if len(missing) > 3
            else "enumeration value" + "s" * (len(missing) > 1)
        )
        names = (
            f"{', '.join(quoted[:3])}..."
            if len(missing) > 3
            else " and ".join([", ".join(quoted[:-1]), quoted[-1]])
            if len(missing) > 1
            else quoted[0]
        )
        problem = "not handled in switch"
        message = f"{values} {problem}: {names}" if len(missing) > 3 else f"{values} {names} {problem}"
        lint.warn_range("switch", message, condition)


def _check_fallthrough(lint: Lint, node: tree.Switch) -> None:
    """Warn about a case that falls through to the next one, unless `[[fallthrough]];` or a lone `;`
    marks it.
    """
    if not isinstance(node.body, tree.Compound):
        return
    for before, item in zip(node.body.items, node.body.items[1:]):
        if not isinstance(item, tree.Labeled) or not isinstance(item.labels[0], tree.Case | tree.Default):
            continue
        if (
            not isinstance(before, tree.NullStmt)
            and completes(before)
            and not _is_unreachable(node.body, before)
        ):
            notes = [Note("insert '[[fallthrough]];' to silence this warning", item.labels[0].location),
                     Note("insert 'break;' to avoid fall-through", item.labels[0].location)]  # fmt: skip
            lint.warn(
                "implicit-fallthrough",
                "unannotated fall-through between switch labels",
                item.labels[0],
                notes,
            )


def _is_unreachable(body: tree.Compound, last: tree.Stmt) -> bool:
    """Return whether control cannot reach the statement, because one before it in the same case jumps."""
    is_reachable = True
    for item in body.items:
        if isinstance(item, tree.Labeled):
            is_reachable = True
        if item is last:
            return not is_reachable
        is_reachable = is_reachable and completes(item)
    return False
