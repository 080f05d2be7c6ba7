"""Parameter packs: expansions, fold expressions and `sizeof...`.

A pack is a symbol (`symbols.Pack`) with one symbol for each element. The pattern of an expansion is checked
once per element, in a scope in which the pack's name denotes that element ([temp.variadic]). In the pattern
of a template, its own packs have no elements and remain unexpanded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import get_args

from ...syntax import tree
from ...syntax.tree.names import Name
from ...types import ctype as ct
from ...types.arguments import (
    ExpansionArgument,
    ExpressionArgument,
    PackExpansionArgument,
    TemplateParameter,
    ValueParameter,
)
from ...types.lookup import unqualified
from ...types.symbols import Pack, PackScope, Scope, Symbol, Template, TemplateValue, TypeName
from ..context import Context
from ..dispatch import handles
from ..names.lookup import find_plain
from ..node_builders import like
from ..reporting import ERROR, is_error

_EXPANDING = (tree.PackExpansion, tree.PackType, tree.Fold, tree.SizeOfPack)
_EMPTY = {"&&": True, "||": False}


class PackElement(tree.Expr):
    """The pattern of an expansion for one element of its packs, checked in `scope`."""

    pattern: tree.Expr
    scope: Scope


@handles(PackElement)
def check_element(cx: Context, node: PackElement) -> tree.Expr:
    """Check the pattern of an expansion for one element."""
    with cx.scopes.enter(node.scope):
        return cx.expr(node.pattern)


# ------------------------------------------------------------------------------------ expansions


def is_expansion(node: tree.Node) -> bool:
    """Return whether a node is a pack expansion."""
    return isinstance(node, (tree.PackExpansion, tree.PackType))


def expand_pattern(cx: Context, pattern: tree.Node, at: tree.Node) -> Sequence[Scope]:
    """Return a scope per element of the packs that a pattern names. Reports packs of different lengths.
    Without a pack the pattern is a single element.
    """
    result = _named_packs(cx, pattern)
    if not result:
        cx.report.error("pack expansion does not contain any unexpanded parameter packs", at)
        return [cx.scopes.current]
    first, *others = result
    count = len(first.elements)
    for other in others:
        if len(other.elements) != count:
            lengths = f"({count} vs. {len(other.elements)})"
            cx.report.error(
                f"pack expansion contains parameter packs '{first.name}' and '{other.name}' that have"
                f" different lengths {lengths}",
                at,
            )
            return []
    scopes = []
    for number in range(count):
        scope = PackScope(cx.scopes.current)
        for pack in result:
            scope.names[pack.name], expands = _element_pattern(pack.elements[number])
            scope.expands = scope.expands or expands
        scopes.append(scope)
    return scopes


def _element_pattern(symbol: Symbol) -> tuple[Symbol, bool]:
    """Return an element of a pack. In the pattern of a template the element may be an expansion: return its
    pattern and True.
    """
    if isinstance(symbol, TypeName) and isinstance(symbol.ctype, PackExpansionArgument):
        return TypeName(symbol.name, symbol.ctype.pattern, symbol.location), True
    if isinstance(symbol, TemplateValue) and isinstance(symbol.argument, ExpansionArgument):
        return TemplateValue(symbol.name, symbol.argument.pattern, symbol.location), True
    return symbol, False


def expand_arguments(cx: Context, nodes: Sequence[tree.Expr]) -> list[tree.Expr]:
    """Return arguments or initialisers with all pack expansions expanded."""
    if not any(isinstance(node, tree.PackExpansion) for node in nodes):
        return list(nodes)
    result: list[tree.Expr] = []
    for node in nodes:
        if isinstance(node, tree.PackExpansion):
            result += [
                pattern_element(node.pattern, scope) for scope in expand_pattern(cx, node.pattern, node)
            ]
        else:
            result.append(node)
    return result


def expand_list(cx: Context, node: tree.InitList) -> tree.InitList:
    """Return a copy of a list with all pack expansions expanded."""
    copy = node.copied()
    if any(isinstance(item.value, tree.PackExpansion) for item in node.items):
        copy.items = []
        for item in node.items:
            for value in expand_arguments(cx, [item.value]):
                copy.items.append(item.copied())
                copy.items[-1].value = value
    return copy


def check_argument(cx: Context, node: tree.Expr) -> tree.Expr:
    """Return a checked argument. A list is checked later, with its parameter."""
    if isinstance(node, tree.InitList):
        braced = expand_list(cx, node)
        braced.items = [item.copied() for item in braced.items]
        for item in braced.items:
            item.value = check_argument(cx, item.value) if item.value.ctype is None else item.value
        braced.ctype = ERROR if is_error(*(item.value for item in braced.items)) else ct.BRACED
        return braced
    return cx.expr(node)


def pattern_element(pattern: tree.Expr, scope: Scope) -> tree.Expr:
    """Return a pattern for one element."""
    if isinstance(pattern, tree.InitList):
        copy = pattern.copied()
        copy.items = [item.copied() for item in pattern.items]
        for item in copy.items:
            item.value = pattern_element(item.value, scope)
        return copy
    return like(PackElement(pattern.location, pattern, scope), pattern)


def _named_packs(cx: Context, pattern: tree.Node) -> list[Pack]:
    """Return the unexpanded packs that a pattern names, in order."""
    result: dict[str, Pack] = {}
    for name in _first_names(pattern):
        symbol = unqualified(_unexpanded_scope(cx.scopes.current), name).symbol
        if isinstance(symbol, Pack):
            result.setdefault(name, symbol)
    return list(result.values())


def _unexpanded_scope(scope: Scope) -> Scope:
    """Return the scope outside of the current expansions, in which a pack that is expanded again denotes all
    its elements.
    """
    return next(outer for outer in scope.enclosing_scopes() if not isinstance(outer, PackScope))


def is_symbolic_pattern(cx: Context, pattern: tree.Node) -> bool:
    """Return whether a pattern names a pack of the template whose pattern is being made."""
    return cx.instantiation.pattern_depth > 0 and any(
        _is_symbolic_pack(find_plain(cx, name)) for name in _first_names(pattern)
    )


def _is_symbolic_pack(symbol: object) -> bool:
    if isinstance(symbol, TypeName):
        return isinstance(symbol.ctype, TemplateParameter) and symbol.ctype.is_pack
    if isinstance(symbol, TemplateValue):
        argument = symbol.argument
        return (
            isinstance(argument, ExpressionArgument)
            and isinstance(argument.expression, ValueParameter)
            and argument.expression.is_pack
        )
    return isinstance(symbol, Template) and symbol.is_parameter and symbol.parameter.is_pack


def _first_names(pattern: tree.Node) -> list[str]:
    """Return the first components of the names in a pattern outside of nested expansions."""
    return list(
        dict.fromkeys(
            node.parts[0].key
            for node in _outside_expansions(pattern)
            if isinstance(node, Name) and not node.is_global
        )
    )


def _outside_expansions(node: tree.Node) -> Iterator[tree.Node]:
    """Yield the node and its descendants outside of nested expansions."""
    pending, visited = [node], set()
    while pending:
        node = pending.pop()
        if id(node) in visited:
            continue
        visited.add(id(node))
        yield node
        pending += [child for child in reversed(node.all_nodes()) if not isinstance(child, _EXPANDING)]


# ----------------------------------------------------------------------------- folds, sizeof..., strays


@handles(tree.PackExpansion)
def reject_expansion(cx: Context, node: tree.PackExpansion) -> tree.Expr:
    """Report a pack expansion outside of a list."""
    text = (
        "pack expansion used outside of a list"
        if _named_packs(cx, node.pattern)
        else "pack expansion does not contain any unexpanded parameter packs"
    )
    return cx.report.invalid_expr(text, node)


@handles(tree.SizeOfPack)
def check_size_of_pack(cx: Context, node: tree.SizeOfPack) -> tree.Expr:
    """Check a `sizeof...` expression."""
    symbol = unqualified(_unexpanded_scope(cx.scopes.current), node.name).symbol
    if not isinstance(symbol, Pack):
        return cx.report.invalid_expr(f"'{node.name}' does not refer to the name of a parameter pack", node)
    return cx.expr(like(tree.IntLiteral(node.location, len(symbol.elements), "ul", 10), node))


@handles(tree.Fold)
def check_fold(cx: Context, node: tree.Fold) -> tree.Expr:
    """Check a fold expression ([expr.prim.fold])."""
    pattern, initial, on_right = node.left, node.right, node.right is None
    if node.left is None or (node.right is not None and not _named_packs(cx, node.left)):
        pattern, initial = node.right, node.left
    elif node.right is not None:
        on_right = True
    assert pattern is not None
    if not _named_packs(cx, pattern):
        return cx.report.invalid_expr("fold expression does not contain any unexpanded parameter packs", node)
    parts = [pattern_element(pattern, scope) for scope in expand_pattern(cx, pattern, node)]
    if initial is not None:
        parts.insert(len(parts) if on_right else 0, initial)
    if not parts:
        return _empty_fold(cx, node)
    if on_right:
        parts.reverse()
    result = parts[0]
    for part in parts[1:]:
        left, right = (part, result) if on_right else (result, part)
        new: Callable[..., tree.Expr] = (
            tree.Assign if node.op in get_args(tree.AssignmentOperator) else tree.Binary
        )
        result = like(new(node.location, node.op, left, right), node)
    if result is not parts[0]:
        result.parenthesized = True
    return cx.expr(result)


def _empty_fold(cx: Context, node: tree.Fold) -> tree.Expr:
    """Return the value of a fold of an empty pack ([expr.prim.fold] p3)."""
    if node.op == ",":
        zero = like(tree.IntLiteral(node.location, 0, "", 10), node)
        return cx.expr(
            like(tree.Cast(node.location, "c", tree.BuiltinType(node.location, "void"), zero), node)
        )
    if node.op not in _EMPTY:
        cx.report.error(
            f"unary fold expression has empty expansion for operator '{node.op}' with no fallback value", node
        )
    return cx.expr(like(tree.BoolLiteral(node.location, _EMPTY.get(node.op, False)), node))


# ---------------------------------------------------------------------------------- definitions


def check_definition(cx: Context, params: Sequence[tree.TemplateParam], decl: tree.Node) -> bool:
    """Return whether a template uses its packs correctly: each inside an expansion, each expansion with a
    pack. Reports errors.
    """
    names = {p.name for p in params if p.pack and p.name}
    misplaced = next((p for p in params[:-1] if p.pack), None)
    if misplaced is not None and isinstance(decl, tree.RecordDecl) and not _is_specialisation(decl.type):
        return cx.report.reject("template parameter pack must be the last template parameter", misplaced)
    if not any(p.pack for p in params) and not _mentions(decl):
        return True
    return _PackChecker(cx, names).node(decl, False)


def _is_specialisation(syntax: tree.TypeSyntax) -> bool:
    return (
        isinstance(syntax, tree.RecordType | tree.NamedType)
        and syntax.name is not None
        and syntax.name.args is not None
    )


def _mentions(root: tree.Node) -> bool:
    return any(
        isinstance(node, _EXPANDING) or getattr(node, "pack", False) for node in tree.walk_syntax(root)
    )


class _PackChecker:
    def __init__(self, cx: Context, names: set[str]) -> None:
        self.cx, self.names = cx, names
        self.seen: set[tuple[int, bool]] = set()

    def node(self, node: tree.Node, inside: bool) -> bool:
        """Check a node. `inside` says whether it is inside an expansion."""
        if (id(node), inside) in self.seen:
            return True
        self.seen.add((id(node), inside))
        if not isinstance(node, tree.TemplateDecl | tree.FunctionDecl):
            return self.within(node, inside)
        enclosing = set(self.names)
        for param in (node.params or ()) if isinstance(node, tree.TemplateDecl) else ():
            self.declared(param.name, param.pack)
        right = self.within(node, inside)
        self.names = enclosing
        return right

    def declared(self, name: str | None, pack: bool) -> None:
        """Remove a name that a parameter hides."""
        if name:
            (self.names.add if pack else self.names.discard)(name)

    def within(self, node: tree.Node, inside: bool) -> bool:
        """Check the nodes inside another node."""
        if (
            not inside
            and isinstance(node, tree.Identifier | tree.NamedType)
            and not node.name.is_global
            and node.name.parts[0].key in self.names
        ):
            what = "expression" if isinstance(node, tree.Identifier) else "declaration type"
            return self.error(f"{what} contains unexpanded parameter pack '{node.name}'", node)
        if isinstance(node, tree.SizeOfPack) and node.name not in self.names:
            return self.error(f"'{node.name}' does not refer to the name of a parameter pack", node)
        patterns = _patterns(node)
        if patterns:
            if not any(map(self.names_pack, patterns)):
                what = "fold expression" if isinstance(node, tree.Fold) else "pack expansion"
                return self.error(f"{what} does not contain any unexpanded parameter packs", node)
            if len(patterns) == 2 and all(map(self.names_pack, patterns)):
                return self.error(
                    "binary fold expression has unexpanded parameter packs in both operands", node
                )
        if isinstance(node, tree.ParamDecl):
            self.declared(node.name, node.pack)
        within = inside or bool(patterns)
        below = node.all_nodes()
        if isinstance(node, tree.FunctionDecl):
            below.insert(0, node.type)
        elif isinstance(node, tree.FunctionSyntax):
            below = [*node.params, node.result]
        result = [self.node(child, within) for child in below]
        return all(result)

    def names_pack(self, pattern: tree.Node) -> bool:
        """Return whether a pattern names a pack."""
        return any(key in self.names for key in _first_names(pattern))

    def error(self, text: str, node: tree.Node) -> bool:
        """Report an error. Return False."""
        self.cx.report.error(text, node)
        return False


def _patterns(node: tree.Node) -> list[tree.Node]:
    if isinstance(node, tree.Fold):
        return [side for side in (node.left, node.right) if side is not None]
    if isinstance(node, (tree.PackExpansion, tree.PackType)):
        return [node.pattern]
    if isinstance(node, tree.BaseSpecifier | tree.MemInit | tree.UsingDecl):
        return [node] if node.pack else []
    # `auto...` invents a template parameter pack.
    invents = isinstance(node, tree.ParamDecl) and any(
        isinstance(inner, tree.AutoType) for inner in tree.walk(node.type)
    )
    return [node.type] if isinstance(node, tree.ParamDecl) and node.pack and not invents else []
