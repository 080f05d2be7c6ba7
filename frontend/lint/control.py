"""Where control goes in a checked body: what gets past a statement, which jumps leave it.

The tree is followed, not a graph; a condition counts as decided where it is a constant.
"""

from __future__ import annotations

from ..syntax import tree
from ..types import constants as const


def completes(node: tree.Node | None) -> bool:
    """Return whether control may get past the statement (not by `break` or `continue`)."""
    match node:
        case tree.Return() | tree.Break() | tree.Continue() | tree.Goto():
            return False
        case tree.Compound(items=items):
            return all(completes(item) for item in items if _reached(items, item))
        case tree.If():
            value = _decided(node.condition)
            if isinstance(value, int):
                return completes(node.then) if value else node.otherwise is None or completes(node.otherwise)
            return completes(node.then) or node.otherwise is None or completes(node.otherwise)
        case tree.While() | tree.For() | tree.DoWhile():
            return _loop_ends(node)
        case tree.Switch():
            has_default = any(isinstance(label, tree.Default) for label in tree.switch_labels(node.body))
            return not has_default or breaks(node.body) or completes(node.body)
        case tree.Labeled():
            return completes(node.body)
        case tree.ExprStmt(value=tree.Call() as call):
            return not (
                isinstance(call.callee, tree.Identifier)
                and call.callee.name.key in ("__trap", "__builtin_unreachable")
            )
    return True


def _decided(condition: tree.Expr | tree.VarDecl) -> const.Value | None:
    """The value of a checked condition that is a constant."""
    assert isinstance(condition, tree.Expr)
    return const.evaluate(condition)


def _reached(items: list[tree.Stmt], item: tree.Stmt) -> bool:
    """Statements after a jump count only from the next label on."""
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
    value = 1 if node.condition is None else _decided(node.condition)
    if isinstance(node, tree.DoWhile) and not completes(node.body) and not breaks(node.body, "continue"):
        return breaks(node.body)
    endless = isinstance(value, int) and bool(value)
    return not endless or breaks(node.body)


def breaks(node: tree.Node, what: str = "break") -> bool:
    """Return whether a `break` (or `continue`) below belongs to the statement around `node`."""
    wanted = tree.Break if what == "break" else tree.Continue
    if isinstance(node, wanted):
        return True
    if isinstance(node, tree.While | tree.For | tree.DoWhile) or (
        isinstance(node, tree.Switch) and what == "break"
    ):
        return False
    return any(breaks(child, what) for child in node.children() if isinstance(child, tree.Stmt))
