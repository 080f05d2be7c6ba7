"""Warnings that need the flow of control in a checked function: missing returns, reads of variables
that no path has set, variables that nothing mentions.

The tree is followed, not a graph: a construct that would need one (a loop that may have set the
variable before, a `goto`) makes the analysis assume that all is well. `-Wuninitialized` so never warns
wrongly; `-Wsometimes-uninitialized` takes conditions to be independent of each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...support.diagnostics import UNKNOWN, Note
from ..syntax import tree
from ..types import constants as const
from ..types.symbols import LOCAL, PARAM, Function, Variable
from .context import Context
from .habits import warn_habits
from .jumps import Blocks, unread


def warn_flow(cx: Context, node: tree.FunctionDecl, fn: Function) -> None:
    """All warnings of this file for one function."""
    body = node.body
    if body is None or cx.in_library or cx.diags.has_errors:
        return
    Blocks(cx, completes).function(fn, body)
    if not fn.ctype.ret.is_void and completes(body):
        returns = any(isinstance(n, tree.Return) for n in walk(body))
        where = " in all control paths" if returns else ""
        cx.diags.warning("return-type", f"non-void function does not return a value{where}", body.end)
    _unused(cx, fn, body)
    warn_habits(cx, fn, body)
    if not any(isinstance(n, tree.Goto) for n in walk(body)):
        _Uninitialized(cx, body).block(body)


def warn_unused_functions(cx: Context) -> None:
    """Functions that only this file could call, and that nothing in it mentions."""
    for fn in cx.functions if not cx.in_library and not cx.diags.has_errors else ():
        own = fn.is_internal and fn.body is not None and fn.object is None and fn.args is None and not fn.record
        if own and not (fn.used or fn.is_kernel or fn.from_library or fn.is_constexpr):
            cx.diags.warning("unused-function", f"unused function '{fn.name}'", fn.location, length=len(fn.name))


def _unused(cx: Context, fn: Function, body: tree.Node) -> None:
    """Variables and parameters that nothing mentions, or that are only ever assigned. Volatile ones may be there for the hardware."""
    only_set = unread(body)
    in_inits = bool(fn.inits)
    for what, symbols in (("variable", cx.locals), ("parameter", fn.params)):
        for symbol in symbols:
            if not symbol.name or symbol.location is UNKNOWN:
                continue
            text = ""
            if not symbol.used:
                flag, text = f"unused-{what}", f"unused {what} '{symbol.name}'"
            elif symbol.place in (LOCAL, PARAM) and symbol.ctype.is_scalar and not in_inits and only_set(symbol):
                flag, text = f"unused-but-set-{what}", f"{what} '{symbol.name}' set but not used"
            if text and not symbol.ctype.is_volatile:
                cx.diags.warning(flag, text, symbol.location, length=len(symbol.name))


def walk(node: tree.Node) -> Iterator[tree.Node]:
    """The node and everything below it, in order; iterative."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(node.children())))


# --------------------------------------------------------------------------- reaching the end


def completes(node: tree.Node | None) -> bool:
    """Whether control may get past the statement (not by `break` or `continue`)."""
    match node:
        case tree.Return() | tree.Break() | tree.Continue() | tree.Goto():
            return False
        case tree.Compound(items=items):
            return all(completes(item) for item in items if _reached(items, item))
        case tree.If():
            value = const.evaluate(node.condition)  # type: ignore[arg-type]
            if isinstance(value, int):
                return completes(node.then) if value else node.otherwise is None or completes(node.otherwise)
            return completes(node.then) or node.otherwise is None or completes(node.otherwise)
        case tree.While() | tree.For() | tree.DoWhile():
            return _loop_ends(node)
        case tree.Switch():
            has_default = any(isinstance(label, tree.Default) for label in _labels(node.body))
            return not has_default or breaks(node.body) or completes(node.body)
        case tree.Labeled():
            return completes(node.body)
        case tree.ExprStmt(value=tree.Call() as call):
            return getattr(call.callee, "name", "") != "__trap"
    return True


def _reached(items: list[tree.Stmt], item: tree.Stmt) -> bool:
    """Statements after a jump count only from the next label on."""
    last_jump, position = -1, 0
    for position, other in enumerate(items):
        if other is item:
            break
        if not completes(other):
            last_jump = position
    return last_jump < 0 or not any(isinstance(i, tree.Labeled) for i in items[last_jump + 1 : len(items)]) or (
        last_jump == position
    )


def _loop_ends(node: tree.While | tree.For | tree.DoWhile) -> bool:
    condition = node.condition
    value = 1 if condition is None else const.evaluate(condition)  # type: ignore[arg-type]
    if isinstance(node, tree.DoWhile) and not completes(node.body) and not breaks(node.body, "continue"):
        return breaks(node.body)
    endless = isinstance(value, int) and bool(value)
    return not endless or breaks(node.body)


def breaks(node: tree.Node, what: str = "break") -> bool:
    """Whether a `break` (or `continue`) below belongs to the statement around `node`."""
    wanted = tree.Break if what == "break" else tree.Continue
    if isinstance(node, wanted):
        return True
    if isinstance(node, tree.While | tree.For | tree.DoWhile) or (isinstance(node, tree.Switch) and what == "break"):
        return False
    return any(breaks(child, what) for child in node.children() if isinstance(child, tree.Stmt))


def _labels(node: tree.Node) -> Iterator[tree.Node]:
    """The case labels that belong to the switch around `node`."""
    if isinstance(node, tree.Labeled):
        yield from node.labels
    for child in node.children():
        if isinstance(child, tree.Stmt) and not isinstance(child, tree.Switch):
            yield from _labels(child)


# ----------------------------------------------------------------------------- uninitialized


class _Uninitialized:
    """Finds reads of a local scalar that come, in the order of the text, before anything could have set it.

    `unset` holds the variables nothing has set yet. Setting one inside a branch removes it for good,
    and a loop first removes all that its body sets: only certain cases are left.
    """

    def __init__(self, cx: Context, body: tree.Node) -> None:
        self.cx = cx
        self.unset: dict[Variable, None] = {}
        self.maybe: dict[Variable, tuple[tree.If, str]] = {}
        self.changes: list[Variable] = []
        self.inside: dict[tree.Node, tuple[int, int]] = {}
        self._find_changes(body)

    def _find_changes(self, body: tree.Node) -> None:
        """All that assignments and unary operators change, in order, and for each loop which of them lie in it."""
        stack: list[tuple[tree.Node, int]] = [(body, -1)]
        while stack:
            node, began = stack.pop()
            if began >= 0:
                self.inside[node] = began, len(self.changes)
                continue
            if isinstance(node, tree.While | tree.For | tree.DoWhile):
                stack.append((node, len(self.changes)))
            target = node.target if isinstance(node, tree.Assign) else node.operand if isinstance(node, tree.Unary) else None
            if isinstance(target, tree.Identifier):
                self.changes.append(target.decl)
            stack.extend((child, -1) for child in reversed(list(node.children())))

    def block(self, node: tree.Node) -> None:
        if isinstance(node, tree.VarDecl):
            self._declare(node)
            return
        if isinstance(node, tree.While | tree.For | tree.DoWhile):
            self._loop(node)
            return
        if isinstance(node, tree.Assign) and isinstance(node.target, tree.Identifier):
            self.block(node.value)
            if node.op != "=":
                self._read(node.target)
            self._set(node.target.decl)
            return
        if isinstance(node, tree.Unary) and node.op in ("&", "++", "--") and isinstance(node.operand, tree.Identifier):
            if node.op != "&":
                self._read(node.operand)
            self._set(node.operand.decl)
            return
        if isinstance(node, tree.ImplicitCast) and node.kind == "BindReference" and isinstance(node.operand, tree.Identifier):
            self._set(node.operand.decl)
            return
        if isinstance(node, tree.ImplicitCast) and node.kind == "LValueToRValue" and isinstance(node.operand, tree.Identifier):
            self._read(node.operand)
            return
        if isinstance(node, tree.SizeOf):
            return
        if isinstance(node, tree.If):
            self._branches(node)
            return
        for child in node.children():
            self.block(child)

    def _declare(self, node: tree.VarDecl) -> None:
        if node.init is not None:
            self.block(node.init)
        symbol = node.symbol
        if node.init is None and not node.init_args and symbol is not None and symbol.place == LOCAL and symbol.ctype.is_scalar:
            self.unset[symbol] = None

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
        first, last = self.inside[node]
        for changed in self.changes[first:last] if self.unset or self.maybe else ():
            self._set(changed)
        init = getattr(node, "init", None)
        if init is not None:
            outside, self.unset = self.unset, outside
            self.block(init)
            self.unset = {v: None for v in self.unset if v in outside}
        for child in node.children():
            if child is not init:
                self.block(child)

    def _set(self, symbol: Variable) -> None:
        self.unset.pop(symbol, None)
        self.maybe.pop(symbol, None)

    def _read(self, node: tree.Identifier) -> None:
        if node.decl in self.maybe:
            branch, truth = self.maybe.pop(node.decl)
            if isinstance(branch.condition, tree.Expr):
                text = f"variable '{node.name}' is used uninitialized whenever 'if' condition is {truth}"
                self.cx.warn_range("sometimes-uninitialized", text, branch.condition, [Note("uninitialized use occurs here", node.location, len(node.name))])
        if node.decl in self.unset:
            del self.unset[node.decl]
            symbol = node.decl
            note = Note(f"initialize the variable '{symbol.name}' to silence this warning", symbol.location, len(symbol.name))
            self.cx.warn("uninitialized", f"variable '{symbol.name}' is uninitialized when used here", node, [note])
