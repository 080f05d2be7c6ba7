"""Parameter packs: a copy of a template's tree with every pack written out.

When an instance is made, the length of each of its packs is known, so expansions, folds and `sizeof...` are taken out of the copied tree
before it is checked: `f(g(xs)...)` with two elements becomes `f(g(xs#0), g(xs#1))`, and a parameter `Ts... xs` two parameters. The elements are
ordinary names, bound like other parameters of templates and functions, so nothing behind this module knows of packs, but deduction
(`check_templates`) and the mangling.

Invariant: in an expanded tree no pack of the template is left; those of a template inside it stay, until that one is expanded.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from ..syntax import tree
from ..types.nominal import Pack
from ..types.symbols import Scope
from .context import Context, failed, handles

_EXPANDING = (tree.PackExpansion, tree.PackType, tree.Fold, tree.SizeOfPack)
_EMPTY = {"&&": True, "||": False}


class Element(str):
    """The name of a pack's element: messages show that of the pack, `base`."""

    base: str

    def __str__(self) -> str:
        return self.base

    def __format__(self, spec: str) -> str:
        return format(self.base, spec)


def element(name: str, number: int) -> Element:
    """What the element `number` of the pack `name` is called."""
    made = Element(f"{name}#{number}")
    made.base = name
    return made


def _of_element(name: tree.Name, number: int) -> tree.Name:
    """A name that begins with a pack, for one of its elements."""
    first = name.parts[0]
    part = tree.Part(first.location, element(first.text, number))
    part.length = first.length
    made = tree.Name(name.location, [part, *name.parts[1:]])
    made.length = name.length
    return made


def _head(node: tree.Node) -> str:
    """The word that the name of a type or a value begins with."""
    return node.name.parts[0].text if isinstance(node, tree.Identifier | tree.NamedType) else ""


def base(name: str | None) -> str | None:
    """The pack's name for that of an element; other names as they are."""
    return name.base if isinstance(name, Element) else name


def flattened(args: Sequence[Any]) -> tuple[Any, ...]:
    """Template arguments as they are written, without the packs around them."""
    return tuple(inner for arg in args for inner in (arg.elements if isinstance(arg, Pack) else (arg,)))


def is_expansion(node: tree.Node) -> bool:
    return isinstance(node, (tree.PackExpansion, tree.PackType))


def elements_of(pattern: Any, names: Collection[str], count: int) -> list[Any]:
    """The pattern of an expansion, once for each of `count` elements of the packs `names`."""
    found = []
    for number in range(count):
        copy = _copy(pattern, {})
        for node in _outside_expansions(copy):
            if _head(node) in names:
                node.name = _of_element(node.name, number)  # type: ignore[attr-defined]
        found.append(copy)
    return found


def written_out(nodes: Sequence[tree.Node], names: Collection[str], count: int) -> list[tree.Node] | None:
    """Patterns of template arguments for `count` arguments, an expansion at the end written out; None when they cannot be so many."""
    if not nodes or not is_expansion(nodes[-1]):
        return list(nodes) if len(nodes) == count else None
    if count < len(nodes) - 1:
        return None
    return [*nodes[:-1], *elements_of(nodes[-1].pattern, names, count - len(nodes) + 1)]  # type: ignore[attr-defined]


def used_in(node: tree.Node, names: Collection[str]) -> list[str]:
    """The packs among `names` that a pattern names outside of expansions of its own, in order."""
    found: dict[str, None] = {}
    for inner in _outside_expansions(node):
        if _head(inner) in names:
            found.setdefault(_head(inner))
    return list(found)


def expanded(cx: Context, root: Any, bound: Mapping[str, Any], scope: Scope | None = None) -> Any:
    """The tree with the packs among the arguments `bound` written out; reports packs of different lengths and empty folds.

    With the `scope` of a template that is a member of others, what names packs of both is written out, too.
    """
    lengths: dict[str, int] = {}
    while scope is not None:
        lengths = {**scope.packs, **lengths}
        scope = scope.parent
    lengths.update({name: len(value.elements) for name, value in bound.items() if isinstance(value, Pack)})
    return _Expander(cx, lengths).node(_copy(root, {})) if lengths else root


def _copy(node: Any, memo: dict[int, Any]) -> Any:
    """A deep copy of an unchecked tree; what is shared stays shared."""
    found = memo.get(id(node))
    if found is not None:
        return found
    copy = memo[id(node)] = node.copied()
    for name in node.slots:
        value = getattr(node, name)
        if isinstance(value, tree.Node):
            setattr(copy, name, _copy(value, memo))
        elif isinstance(value, list):
            setattr(copy, name, [_copy(item, memo) if isinstance(item, tree.Node) else item for item in value])
    return copy


class _Expander:
    def __init__(self, cx: Context, lengths: dict[str, int]) -> None:
        self.cx, self.lengths = cx, lengths
        self.later: set[str] = set()
        """Packs of a template inside, whose lengths its instances tell."""
        self.done: dict[int, Any] = {}

    def node(self, node: Any) -> Any:
        if id(node) in self.done:
            return self.done[id(node)]
        if isinstance(node, tree.Fold):
            return self.fold(node)
        if isinstance(node, tree.SizeOfPack):
            return self.size(node)
        self.done[id(node)] = node
        if isinstance(node, tree.TemplateDecl):
            self.later |= {p.name for p in node.params or () if p.pack and p.name}
        if isinstance(node, tree.FunctionType):
            # The parameters first: a trailing result names their packs.
            node.params = [new for item in node.params for new in self.items(item)]
            node.result = self.node(node.result)
        elif isinstance(node, tree.FunctionDecl):
            # The type first: the body names the packs of its parameters.
            outer, self.lengths = self.lengths, dict(self.lengths)
            node.type = self.node(node.type)
            self.slots(node)
            self.lengths = outer
        else:
            self.slots(node)
        return node

    def slots(self, node: tree.Node) -> None:
        for name in node.slots:
            value = getattr(node, name)
            if isinstance(value, tree.Node):
                setattr(node, name, self.node(value))
            elif isinstance(value, list):
                setattr(node, name, [new for item in value for new in (self.items(item) if isinstance(item, tree.Node) else (item,))])

    def items(self, item: Any) -> Iterator[Any]:
        """What stands for one item of a list."""
        pattern: Any = None
        if is_expansion(item):
            pattern = item.pattern
        elif isinstance(item, tree.InitItem) and isinstance(item.value, tree.PackExpansion):
            pattern = item.value.pattern
        elif isinstance(item, tree.ParamDecl) and item.pack:
            pattern = item.type
        count = self.length(pattern, item) if pattern is not None else None
        if count is None:
            if isinstance(item, tree.ParamDecl) and item.pack and item.name:
                self.later.add(item.name)
            yield self.node(item)
            return
        for number, copy in enumerate(elements_of(pattern, self.lengths, count)):
            new = self.node(copy)
            if isinstance(item, tree.InitItem):
                new = tree.InitItem(item.location, item.designators, new)
                new.length = item.length
            elif isinstance(item, tree.ParamDecl):
                new = tree.ParamDecl(item.location, element(item.name, number) if item.name else None, new, item.specifiers)
                new.length = item.length
            yield new
        if isinstance(item, tree.ParamDecl) and item.name:
            self.lengths[item.name] = count

    def length(self, pattern: tree.Node, at: tree.Node) -> int | None:
        """How many elements an expansion has; None when its packs are not ours."""
        names = used_in(pattern, self.lengths)
        if not names or used_in(pattern, self.later):
            return None
        count = self.lengths[names[0]]
        for other in names[1:]:
            if self.lengths[other] != count:
                lengths = f"({count} vs. {self.lengths[other]})"
                self.cx.error(f"pack expansion contains parameter packs '{names[0]}' and '{other}' that have different lengths {lengths}", at)
                return 0
        return count

    def size(self, node: tree.SizeOfPack) -> tree.Expr:
        if node.name not in self.lengths:
            return node
        return _placed(tree.IntLiteral(node.location, self.lengths[node.name], "ul", 10), node)

    def fold(self, node: tree.Fold) -> tree.Expr:
        if node.left is not None and node.right is not None:
            on_right = bool(used_in(node.left, self.lengths))
            pattern, initial = (node.left, node.right) if on_right else (node.right, node.left)
        else:
            on_right, initial = node.right is None, None
            pattern = node.left if node.left is not None else node.right  # type: ignore[assignment]
        count = self.length(pattern, node)
        if count is None:
            self.slots(node)
            return node
        parts = [self.node(copy) for copy in elements_of(pattern, self.lengths, count)]
        if initial is not None:
            parts.insert(len(parts) if on_right else 0, self.node(initial))
        if not parts:
            return self.empty(node)
        if on_right:
            parts.reverse()
        result = parts[0]
        for part in parts[1:]:
            left, right = (part, result) if on_right else (result, part)
            made: Any = tree.Assign if node.op.endswith("=") and node.op not in ("==", "!=", "<=", ">=") else tree.Binary
            result = _placed(made(node.location, node.op, left, right), node)
            result.depth = max(left.depth, right.depth) + 1
        result.parenthesized = True
        return result

    def empty(self, node: tree.Fold) -> tree.Expr:
        """[expr.prim.fold] p3."""
        if node.op == ",":
            zero = _placed(tree.IntLiteral(node.location, 0, "", 10), node)
            return _placed(tree.Cast(node.location, "c", tree.BuiltinType(node.location, "void"), zero), node)
        if node.op not in _EMPTY:
            self.cx.error(f"unary fold expression has empty expansion for operator '{node.op}' with no fallback value", node)
        return _placed(tree.BoolLiteral(node.location, _EMPTY.get(node.op, False)), node)


def _placed(new: Any, old: tree.Expr) -> Any:
    new.length, new.start, new.end = old.length, old.start, old.end
    return new


def _outside_expansions(node: tree.Node) -> Iterator[tree.Node]:
    """The node and those below that are not in an expansion of their own."""
    pending, seen = [node], set()
    while pending:
        node = pending.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        yield node
        below = []
        for name in node.slots:
            value = getattr(node, name)
            below += [v for v in (value if isinstance(value, list) else (value,)) if isinstance(v, tree.Node) and not isinstance(v, _EXPANDING)]
        pending += reversed(below)


# ---------------------------------------------------------------------------------- definitions


@handles(tree.PackExpansion)
def expansion_of_nothing(cx: Context, node: tree.PackExpansion) -> tree.Expr:
    return _without_packs(cx, node, "pack expansion does not contain any unexpanded parameter packs")


@handles(tree.Fold)
def fold_of_nothing(cx: Context, node: tree.Fold) -> tree.Expr:
    return _without_packs(cx, node, "fold expression does not contain any unexpanded parameter packs")


@handles(tree.SizeOfPack)
def size_of_nothing(cx: Context, node: tree.SizeOfPack) -> tree.Expr:
    return _without_packs(cx, node, f"'{node.name}' does not refer to the name of a parameter pack")


def _without_packs(cx: Context, node: tree.Expr, text: str) -> tree.Expr:
    """Outside of templates."""
    cx.error(text, node)
    return failed(node)


def check_definition(cx: Context, params: Sequence[tree.TemplateParam], decl: tree.Node) -> bool:
    """Whether a template uses its packs as it may: each named inside an expansion, each expansion with a pack. Reports what is wrong."""
    names = {p.name for p in params if p.pack and p.name}
    misplaced = next((p for p in params[:-1] if p.pack), None)
    if misplaced is not None and isinstance(decl, tree.RecordDecl) and isinstance(decl.type, tree.RecordType) and not (decl.type.name and decl.type.name.args):
        cx.error("template parameter pack must be the last template parameter", misplaced)
        return False
    if not any(p.pack for p in params) and not _mentions(decl):
        return True
    return _Checker(cx, names).node(decl, False)


def _mentions(root: tree.Node) -> bool:
    pending, seen = [root], set()
    while pending:
        node = pending.pop()
        if isinstance(node, _EXPANDING) or getattr(node, "pack", False):
            return True
        if id(node) not in seen:
            seen.add(id(node))
            pending += _below(node)
    return False


def _below(node: tree.Node) -> list[tree.Node]:
    found: list[tree.Node] = []
    for name in node.slots:
        value = getattr(node, name)
        found += [v for v in (value if isinstance(value, list) else (value,)) if isinstance(v, tree.Node)]
    return found


class _Checker:
    def __init__(self, cx: Context, names: set[str]) -> None:
        self.cx, self.names = cx, names
        self.seen: set[tuple[int, bool]] = set()

    def node(self, node: tree.Node, inside: bool) -> bool:
        """`inside` says that an expansion is around."""
        if (id(node), inside) in self.seen:
            return True
        self.seen.add((id(node), inside))
        if isinstance(node, tree.TemplateDecl):
            self.names |= {p.name for p in node.params or () if p.pack and p.name}
        if not inside and _head(node) in self.names:
            what = "expression" if isinstance(node, tree.Identifier) else "declaration type"
            return self.error(f"{what} contains unexpanded parameter pack '{node.name}'", node)  # type: ignore[attr-defined]
        if isinstance(node, tree.SizeOfPack) and node.name not in self.names:
            return self.error(f"'{node.name}' does not refer to the name of a parameter pack", node)
        patterns = _patterns(node)
        if patterns:
            if not any(used_in(p, self.names) for p in patterns):
                what = "fold expression" if isinstance(node, tree.Fold) else "pack expansion"
                return self.error(f"{what} does not contain any unexpanded parameter packs", node)
            if len(patterns) == 2 and all(used_in(p, self.names) for p in patterns):
                return self.error("binary fold expression has unexpanded parameter packs in both operands", node)
        if isinstance(node, tree.ParamDecl) and node.pack and node.name:
            self.names.add(node.name)
        within = inside or bool(patterns)
        below = _below(node)
        if isinstance(node, tree.FunctionDecl):
            below.insert(0, node.type)
        elif isinstance(node, tree.FunctionType):
            below = [*node.params, node.result]
        found = [self.node(child, within) for child in below]
        return all(found)

    def error(self, text: str, node: tree.Node) -> bool:
        self.cx.error(text, node)
        return False


def _patterns(node: tree.Node) -> list[tree.Node]:
    if isinstance(node, tree.Fold):
        return [side for side in (node.left, node.right) if side is not None]
    if isinstance(node, (tree.PackExpansion, tree.PackType)):
        return [node.pattern]
    # `auto...` invents its pack.
    invents = isinstance(node, tree.ParamDecl) and any(isinstance(inner, tree.AutoType) for inner in tree.walk(node.type))
    return [node.type] if isinstance(node, tree.ParamDecl) and node.pack and not invents else []
