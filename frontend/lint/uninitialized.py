"""Reads of variables that no path has set.

The tree is examined, not a graph. For a construct that would require one (a loop that may have set the
variable before, a `goto`) no warning is given, so `-Wuninitialized` has no false positives;
`-Wsometimes-uninitialized` assumes that conditions are independent.
"""

from __future__ import annotations

from ...support.diagnostics import Note
from ..syntax import tree
from ..types.symbols import VariableSymbol
from .control import completes
from .report import Lint
from .uses import Uses, is_open


class Uninitialized:
    """Finds reads of a local scalar that precede, in the order of the text, everything that could set it.

    `unset` holds the variables that nothing has set yet. Setting one inside a branch removes it for good, and
    a loop first removes all that its body sets: only certain cases remain.
    """

    def __init__(self, lint: Lint, uses: Uses) -> None:
        self.lint = lint
        self.uses = uses
        self.unset: dict[VariableSymbol, None] = {}
        self.maybe: dict[VariableSymbol, tuple[tree.If, str]] = {}

    def block(self, node: tree.Node) -> None:
        """Record the reads and writes of variables in a node."""
        match node:
            case tree.ImplicitCast(kind="LValueToRValue", operand=tree.Identifier() as name):
                self._read(name)
            case tree.ImplicitCast(kind="BindReference", operand=tree.Identifier() as name):
                self._set(name.decl)
            case tree.VarDecl():
                self._declare(node)
            case tree.While() | tree.For() | tree.DoWhile():
                self._loop(node)
            case tree.Assign(target=tree.Identifier() as name):
                self.block(node.value)
                if node.op != "=":
                    self._read(name)
                self._set(name.decl)
            case tree.Unary(op="&" | "++" | "--", operand=tree.Identifier() as name):
                if node.op != "&":
                    self._read(name)
                self._set(name.decl)
            case tree.If():
                self._branches(node)
            case _ if not isinstance(node, tree.SizeOf):
                for child in node.children():
                    if not child.is_leaf:
                        self.block(child)

    def _declare(self, node: tree.VarDecl) -> None:
        if node.init is not None:
            self.block(node.init)
        if is_open(node):
            self.unset[node.symbol] = None

    def _branches(self, node: tree.If) -> None:
        for part in (node.init, node.condition):
            if part is not None:
                self.block(part)
        unset, maybe = dict(self.unset), dict(self.maybe)
        self.block(node.then)
        then_unset, then_maybe = self.unset, self.maybe
        self.unset, self.maybe = dict(unset), dict(maybe)
        if node.otherwise is not None:
            self.block(node.otherwise)
        other_unset, other_maybe = self.unset, self.maybe
        self.unset = {v: None for v in other_unset if v in then_unset}
        self.maybe = {v: place for v, place in other_maybe.items() if v in then_maybe}
        if completes(node.then) and (node.otherwise is None or completes(node.otherwise)):
            for left, right, truth in ((then_unset, other_unset, "true"), (other_unset, then_unset, "false")):
                self.maybe.update((v, (node, truth)) for v in left if v not in right and v in unset)

    def _loop(self, node: tree.Node) -> None:
        outside = dict(self.unset)
        first, last = self.uses.inside[node]
        for changed in self.uses.changes[first:last] if self.unset or self.maybe else ():
            self._set(changed)
        init = getattr(node, "init", None)
        if init is not None:
            outside, self.unset = self.unset, outside
            self.block(init)
            self.unset = {v: None for v in self.unset if v in outside}
        for child in node.children():
            if child is not init:
                self.block(child)

    def _set(self, symbol: VariableSymbol) -> None:
        self.unset.pop(symbol, None)
        self.maybe.pop(symbol, None)

    def _read(self, node: tree.Identifier) -> None:
        if node.decl in self.maybe:
            branch, truth = self.maybe.pop(node.decl)
            if isinstance(branch.condition, tree.Expr):
                text = f"variable '{node.name}' is used uninitialized whenever 'if' condition is {truth}"
                self.lint.warn_range(
                    "sometimes-uninitialized",
                    text,
                    branch.condition,
                    [Note("uninitialized use occurs here", node.location, node.length)],
                )
        if node.decl in self.unset:
            del self.unset[node.decl]
            symbol = node.decl
            note = Note(
                f"initialize the variable '{symbol.name}' to silence this warning",
                symbol.location,
                len(symbol.name),
            )
            self.lint.warn(
                "uninitialized", f"variable '{symbol.name}' is uninitialized when used here", node, [note]
            )
