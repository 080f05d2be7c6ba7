"""Warnings about the block structure of a function: jumps past initialisations, unreachable statements,
shadowed declarations.

One walk over the checked body maintains the initialised variables in scope, outermost first. A label records
those at its position, a jump those at its own: a jump bypasses the initialisation of variables that only the
label has. [stmt.dcl] 3 forbids it; for a `switch` and its `case` nvcc only warns, and so does this compiler.
"""

from __future__ import annotations

from ...support.diagnostics import Note
from ..check.reporting import declared_here
from ..syntax import tree
from ..types.symbols import FunctionSymbol, VariableSymbol
from .control import completes
from .report import Lint

Variables = tuple[VariableSymbol, ...]


class JumpCheck:
    """The walk over one body."""

    def __init__(self, lint: Lint) -> None:
        self.lint = lint
        self.scope: list[VariableSymbol] = []
        self.switches: list[tuple[tree.Switch, Variables]] = []
        self.initialised: set[int] = set()
        self.labels: dict[str, Variables] = {}
        self.gotos: list[tuple[tree.Goto, Variables]] = []

    def function(self, fn: FunctionSymbol, body: tree.Node) -> None:
        """Check the jumps of a function."""
        self.scope = [p for p in fn.params if p.name and p.name != "this"]
        self.visit(body)
        for goto, scope in self.gotos:
            self._check_bypassed(
                goto, "goto statement to its label", scope, self.labels.get(goto.name, scope)
            )

    def visit(self, node: tree.Node) -> None:
        """Visit a node and its children in order."""
        depth = len(self.scope)
        match node:
            case tree.VarDecl():
                self._declare(node)
                return
            case tree.Goto():
                self.gotos.append((node, tuple(self.scope)))
            case tree.Labeled():
                self._label(node)
                self.visit(node.body)
                return
            case tree.Switch():
                for part in (node.init, node.condition):
                    if isinstance(part, tree.Stmt | tree.Decl):
                        self.visit(part)
                self.switches.append((node, tuple(self.scope)))
                self.visit(node.body)
                self.switches.pop()
            case tree.Compound():
                self._unreachable(node)
                self._children(node)
            case _:
                self._children(node)
                if isinstance(node, tree.DeclStmt):
                    return
        del self.scope[depth:]

    def _children(self, node: tree.Node) -> None:
        for child in node.children():
            if isinstance(child, tree.Stmt | tree.Decl):
                self.visit(child)

    def _declare(self, node: tree.VarDecl) -> None:
        symbol = node.symbol
        if symbol is None or not symbol.name:
            return
        hidden = next((v for v in self.scope if v.name == symbol.name), None)
        if hidden is not None:
            text = "declaration shadows a local variable"
            note = declared_here(hidden, "previous declaration is here")
            self.lint.diags.warning("shadow", text, symbol.location, length=len(symbol.name), notes=[note])
        self.scope.append(symbol)
        if node.init is not None or node.init_args is not None:
            self.initialised.add(id(symbol))

    def _label(self, node: tree.Labeled) -> None:
        scope = tuple(self.scope)
        for label in node.labels:
            if isinstance(label, tree.Label):
                self.labels[label.name] = scope
            elif self.switches:
                self._check_bypassed(
                    label, "switch statement to this case label", self.switches[-1][1], scope
                )

    def _check_bypassed(self, at: tree.Node, what: str, before: Variables, after: Variables) -> None:
        bypassed = [v for v in after if v not in before and id(v) in self.initialised]
        if bypassed:
            notes = [Note("jump bypasses variable initialization", v.location, len(v.name)) for v in bypassed]
            if isinstance(at, tree.Goto):
                self.lint.error(f"cannot jump from this {what}", at, notes)
            else:
                self.lint.warn(
                    "jump-misses-init", f"jump from {what} bypasses variable initialization", at, notes
                )

    def _unreachable(self, node: tree.Compound) -> None:
        """Warn about the first statement after one that control never passes, if no label leads to it."""
        for before, item in zip(node.items, node.items[1:]):
            if completes(before):
                continue
            if not isinstance(item, tree.Labeled | tree.DeclStmt) and not any(
                isinstance(i, tree.Labeled) for i in node.items
            ):
                self.lint.warn("unreachable-code", "code will never be executed", item)
            return
