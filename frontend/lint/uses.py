"""The uses of variables in a checked body, collected in one walk that the warnings about variables share."""

from __future__ import annotations

from ..syntax import tree
from ..types.symbols import VariableSymbol


class Uses:
    """The uses of variables in a body.

    `changes` are the variables that assignments and unary operators name, in order of the text; `inside` maps
    a loop to its part of `changes`. `read` holds the identities of those that are used other than as the left
    side of a statement. `open`: a local scalar is declared without a value; `jumps`: there is a `goto`, so
    that the order of the text is meaningless.
    """

    __slots__ = ("changes", "inside", "jumps", "open", "read")

    def __init__(self, body: tree.Node) -> None:
        self.changes: list[VariableSymbol] = []
        self.inside: dict[tree.Node, tuple[int, int]] = {}
        self.read: set[int] = set()
        self.open = False
        self.jumps = False
        stack: list[tree.Node | tuple[tree.Node, int]] = [body]
        while stack:
            node = stack.pop()
            if isinstance(node, tuple):
                loop, began = node
                self.inside[loop] = began, len(self.changes)
                continue
            if node.is_leaf:
                if isinstance(node, tree.Identifier):
                    self.read.add(id(node.decl))
                self.jumps |= isinstance(node, tree.Goto)
                continue
            if isinstance(node, tree.Expr):
                stack += self._expression(node)
                continue
            if isinstance(node, tree.ExprStmt):
                stack += self._effect(node.value)
                continue
            if isinstance(node, tree.While | tree.For | tree.DoWhile):
                stack.append((node, len(self.changes)))
            elif isinstance(node, tree.VarDecl):
                self.open |= is_open(node)
            stack += reversed(node.children())

    def _expression(self, node: tree.Expr) -> list[tree.Node]:
        """Record the variable that an operator changes; return the nodes to visit next, in reverse order."""
        target = (
            node.target
            if isinstance(node, tree.Assign)
            else node.operand
            if isinstance(node, tree.Unary)
            else None
        )
        if isinstance(target, tree.Identifier):
            self.changes.append(target.decl)
        below = node.children()
        below.reverse()
        return below

    def _effect(self, value: tree.Expr) -> list[tree.Node]:
        """Return the nodes to visit of an expression statement, whose left side is not read."""
        if isinstance(value, tree.Assign) and isinstance(value.target, tree.Identifier):
            self.changes.append(value.target.decl)
            return [value.value]
        if (
            isinstance(value, tree.Unary)
            and value.op in ("++", "--")
            and isinstance(value.operand, tree.Identifier)
        ):
            self.changes.append(value.operand.decl)
            return []
        return [value]


def is_open(node: tree.VarDecl) -> bool:
    """Return whether the declaration leaves a local scalar without a value."""
    symbol = node.symbol
    return (
        node.init is None
        and not node.init_args
        and symbol is not None
        and symbol.space == "local"
        and symbol.ctype.is_scalar
    )
