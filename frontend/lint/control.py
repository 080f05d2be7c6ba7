"""Control flow in a checked body: the statements that control can leave normally, and their jumps.

The tree is examined, not a graph; a constant condition counts as decided.
"""

from __future__ import annotations

from typing import Literal

from ..syntax import tree
from ..types import constants as const


def completes(node: tree.Node | None) -> bool:
    """Return whether control may continue after the statement, without a `break` or `continue`."""
    match node:
        case tree.Return() | tree.Break() | tree.Continue() | tree.Goto():
            return False
        case tree.Compound(items=items):
            return all(completes(item) for item in items if _is_counted(items, item))
        case tree.If():
            value = _constant_condition(node.condition)
            if isinstance(value, int):
                return completes(node.then) if value else node.otherwise is None or completes(node.otherwise)
            return completes(node.then) or node.otherwise is None or completes(node.otherwise)
        case tree.While() | tree.For() | tree.DoWhile():
            return _loop_ends(node)
        case tree.Switch():
            has_default = any(isinstance(label, tree.Default) for label in tree.switch_labels(node.body))
            return not has_default or has_jump(node.body) or completes(node.body)
        case tree.Labeled():
            return completes(node.body)
        case tree.ExprStmt(value=tree.Call() as call):
            return not (
                isinstance(call.callee, tree.Identifier)
                and call.callee.name.key in ("__trap", "__builtin_unreachable")
            )
    return True


def _constant_condition(condition: tree.Expr | tree.VarDecl) -> const.Value | None:
    """Return the value of a checked condition that is constant; None for others."""
    assert isinstance(condition, tree.Expr)
    return const.evaluate(condition)


def _is_counted(items: list[tree.Stmt], item: tree.Stmt) -> bool:
    """Return whether a statement of a block counts: one after a jump does only from the next label on."""
    last_jump, position = -1, 0
    for position, other in enumerate(items):
        if other is item:
            break
        if not completes(other):
            last_jump = position
    return (
        last_jump < 0
        or not any(isinstance(i, tree.Labeled) for i in items[last_jump + 1 : len(items)])
        or (last_jump == position)
    )


def _loop_ends(node: tree.While | tree.For | tree.DoWhile) -> bool:
    value = 1 if node.condition is None else _constant_condition(node.condition)
    if isinstance(node, tree.DoWhile) and not completes(node.body) and not has_jump(node.body, "continue"):
        return has_jump(node.body)
    endless = isinstance(value, int) and bool(value)
    return not endless or has_jump(node.body)


def has_jump(node: tree.Node, kind: Literal["break", "continue"] = "break") -> bool:
    """Return whether a `break` (or `continue`) below belongs to the statement around `node`."""
    jump = tree.Break if kind == "break" else tree.Continue
    if isinstance(node, jump):
        return True
    if isinstance(node, tree.While | tree.For | tree.DoWhile) or (
        isinstance(node, tree.Switch) and kind == "break"
    ):
        return False
    return any(has_jump(child, kind) for child in node.children() if isinstance(child, tree.Stmt))
