"""Errors in names of templates without an instantiation ([temp.res] p8): undeclared non-dependent names, and
redeclared template parameters.

Only names are checked. A name is dependent if lookup at the point of instantiation may find it: the name of a
function with a dependent argument, or of a member of the class itself ([temp.dep]).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from functools import partial

from ...syntax import tree
from ...types import builtin_table
from ...types import ctype as ct
from ...types.bases import derives
from ...types.lookup import NOTHING, qualified
from ...types.lookup import member as member_of
from ...types.symbols import ClassScope, Namespace, Scope, TypeName
from ..context import Context, scope_of
from ..expressions.exprs import report_undeclared
from ..names.lookup import find, find_qualifier
from ..reporting import declared_here
from ..state import LookupContext

_PLAIN = (
    tree.IntLiteral,
    tree.FloatLiteral,
    tree.BoolLiteral,
    tree.CharLiteral,
    tree.StringLiteral,
    tree.Unary,
    tree.Binary,
)
_OWN = frozenset({"__func__", "__FUNCTION__", "__PRETTY_FUNCTION__"})


def check_template(cx: Context, levels: Sequence[Sequence[tree.TemplateParam]], decl: tree.Decl) -> None:
    """Check a template's definition. `levels` are the parameters of each `template <…>` before it."""
    if cx.unit.is_library or cx.report.diags.lacks_headers:
        # A missing header may declare unknown names.
        return
    if isinstance(cx.scopes.current, ClassScope):
        # A member function sees the whole class.
        cx.unit.deferred.add(partial(_check_names, cx, levels, decl, cx.lookup_context()))
    else:
        _check_names(cx, levels, decl, None)


def _check_names(
    cx: Context, levels: Sequence[Sequence[tree.TemplateParam]], decl: tree.Decl, saved: LookupContext | None
) -> None:
    with cx.restore(saved) if saved is not None else nullcontext():
        walker = _Walker(cx)
        for params in levels:
            walker.parameters(params)
        walker.visit(decl)


class _Walker:
    """A walk over the template. `known` are the names declared inside it, by scope. `dependent` are those
    with a dependent meaning or type.
    """

    def __init__(self, cx: Context) -> None:
        self.cx = cx
        self.known: list[dict[str, bool]] = [{}]
        self.params: dict[str, tree.TemplateParam] = {}
        self.directed: list[Scope] = []
        """The namespaces that using directives inside the template name."""
        self.is_outermost = not cx.scopes.current.is_in_template()
        """True if the parameters of all enclosing templates are known here."""
        self.open_classes = 0
        """True if an enclosing class has unknown members."""

    # -- names

    def parameters(self, params: Iterable[tree.TemplateParam]) -> None:
        """Declare template parameters."""
        for param in params:
            self.visit_all(param.type, param.default)
            if param.name:
                self.check_shadowing(param.name, param)
                self.known[-1][param.name] = True
                self.params[param.name] = param

    def declare(self, name: str | None, dependent: bool, at: tree.Node | None = None) -> None:
        """Declare a name in the innermost scope."""
        if not name:
            return
        if at is not None:
            self.check_shadowing(name, at)
        self.known[-1][name] = dependent

    def check_shadowing(self, name: str, at: tree.Node) -> None:
        """Report a redeclared template parameter ([temp.local] p6)."""
        shadowed = self.params.get(name)
        if shadowed is not None:
            self.cx.report.error(
                f"declaration of '{name}' shadows template parameter",
                at,
                [declared_here(shadowed, "template parameter is declared here")],
            )

    def find_dependence(self, key: str) -> bool | None:
        """Return whether a name that is declared inside is dependent, None for other names."""
        return next((level[key] for level in reversed(self.known) if key in level), None)

    def depends(self, node: tree.Node | None) -> bool:
        """Return whether syntax contains a dependent name."""
        pending: list[object] = [node]
        while pending:
            item = pending.pop()
            if isinstance(item, tree.This) or (
                isinstance(item, tree.Name) and not item.is_global and self.find_dependence(item.parts[0].key)
            ):
                return True
            if isinstance(item, tree.Node):
                for slot in item.slots:
                    value = getattr(item, slot)
                    pending += value if isinstance(value, list) else [value]
        return False

    def may_be_object(self, arg: tree.Expr) -> bool:
        """Return whether an argument may have a class type, whose namespaces are searched for the function
        ([basic.lookup.argdep]).
        """
        return self.depends(arg) or not all(isinstance(node, _PLAIN) for node in tree.walk(arg))

    def is_declared(self, name: tree.Name) -> bool:
        """Return whether a name is declared, or may be by an instantiation."""
        key = name.parts[0].key
        if (
            name.is_qualified
            or name.last.kind == "conversion"
            or self.open_classes
            or self.find_dependence(key) is not None
            or key in _OWN
            or key.startswith("__")
        ):
            return True
        if find(self.cx, name).symbol is not None or any(
            qualified(scope, key).all for scope in self.directed
        ):
            return True
        return (
            key in builtin_table.VARIABLES
            or builtin_table.find(key) is not None
            or bool(builtin_table.unavailable_reason(key))
        )

    # -- the walk

    def visit_all(self, *nodes: object) -> None:
        """Visit nodes and lists of nodes."""
        for node in nodes:
            if isinstance(node, list | tuple):
                self.visit_all(*node)
            elif isinstance(node, tree.Node):
                self.visit(node)

    def visit(self, node: tree.Node) -> None:
        """Visit a node."""
        handler = _HANDLERS.get(type(node))
        if handler is not None:
            handler(self, node)
        else:
            self.visit_children(node)

    def visit_children(self, node: tree.Node) -> None:
        """Visit the children of a node."""
        for slot in node.slots:
            value = getattr(node, slot)
            if isinstance(value, tree.Node | list):
                self.visit_all(value)

    def visit_scope(self, *nodes: object) -> None:
        """Visit nodes in a new scope."""
        self.known.append({})
        self.visit_all(*nodes)
        self.known.pop()

    def identifier(self, node: tree.Identifier) -> None:
        """Visit a name in an expression. Reports an undeclared one."""
        self.visit_all(node.name)
        if not self.is_declared(node.name):
            report_undeclared(self.cx, node)

    def call(self, node: tree.Call) -> None:
        """Visit a call."""
        callee = node.callee
        if (
            isinstance(callee, tree.Identifier)
            and self.is_outermost
            and not self.open_classes
            and not any(map(self.depends, node.args))
        ):
            self.cx.unit.nondependent_callees.add(callee.name)
        if (
            isinstance(callee, tree.Identifier)
            and not callee.parenthesized
            and any(map(self.may_be_object, node.args))
        ):
            self.visit_all(callee.name)
        else:
            self.visit(callee)
        self.visit_all(node.args)

    def variable(self, node: tree.VarDecl) -> None:
        """Visit and declare a variable."""
        self.visit_all(node.type, node.specifiers)
        auto = isinstance(tree.declared_base(node.type), tree.AutoType)
        self.declare(node.name.key if node.name.is_plain else None, auto or self.depends(node.type), node)
        self.visit_all(node.init, node.init_args)

    def binding(self, node: tree.BindingDecl) -> None:
        """Visit and declare a structured binding."""
        self.visit_all(node.type, node.init)
        for name in node.names:
            self.declare(name.name.key, True, name)

    def anonymous_union(self, node: tree.AnonymousUnion) -> None:
        """Visit an anonymous union and declare its members."""
        self.visit_all(node.type)
        for member in node.type.members:
            self._member_names(member)

    def parameter(self, node: tree.ParamDecl) -> None:
        """Visit and declare a parameter."""
        self.visit_all(node.type)
        self.declare(node.name, node.pack or self.depends(node.type), node)
        self.visit_all(node.default)

    def function(self, node: tree.FunctionDecl) -> None:
        """Visit and declare a function."""
        if node.name.is_plain and len(self.known) > 1:
            self.declare(node.name.key, True, node)
        self.known.append({})
        self.visit_all(node.name, node.specifiers)
        self.enter_class(node.name)
        self.visit_all(
            node.type.params, node.type.result, node.inits, node.body.items if node.body is not None else None
        )
        self.leave_class(node.name)
        self.known.pop()

    def enter_class(self, name: tree.Name) -> None:
        """Enter the class of an out-of-class definition. Its members are visible but not known here."""
        self.open_classes += name.qualifier is not None

    def leave_class(self, name: tree.Name) -> None:
        """Leave the class of an out-of-class definition."""
        self.open_classes -= name.qualifier is not None

    def member_init(self, node: tree.MemInit) -> None:
        """Visit the arguments of a mem-initializer."""
        self.visit_all(node.args)

    def closure(self, node: tree.Lambda) -> None:
        """Visit a lambda."""
        self.known.append({})
        for capture in node.captures:
            capture = capture.pattern if isinstance(capture, tree.PackExpansion) else capture
            assert isinstance(capture, tree.Capture)
            self.visit_all(capture.init if capture.init is not None else capture.name)
            if capture.init is not None and capture.name is not None:
                self.declare(capture.name.name.key, True)
        self.visit_all(node.type.params, node.type.result, node.body.items)
        self.known.pop()

    def field(self, node: tree.FieldDecl) -> None:
        """Visit a data member."""
        if node.name:
            self.check_shadowing(node.name, node)
        self.visit_children(node)

    def alias(self, node: tree.TypedefDecl) -> None:
        """Visit and declare a typedef name."""
        self.visit_all(node.type)
        self.declare(node.name, self.depends(node.type), node if len(self.known) > 1 else None)

    def using(self, node: tree.UsingDecl) -> None:
        """Declare the name of a using-declaration."""
        if not node.is_namespace:
            self.declare(node.name.key, self.depends(node.name))
            return
        symbol = find(self.cx, node.name).symbol
        if isinstance(symbol, Namespace):
            self.directed.append(symbol.scope)

    def template(self, node: tree.TemplateDecl) -> None:
        """Visit and declare a template."""
        params = dict(self.params)
        self.known.append({})
        self.parameters(node.params or ())
        self.visit(node.decl)
        self.known.pop()
        self.params = params
        name = getattr(node.decl, "name", None) or getattr(getattr(node.decl, "type", None), "name", None)
        self.declare(name.key if isinstance(name, tree.Name) else name, True)

    def record(self, node: tree.RecordType) -> None:
        """Visit and declare a class."""
        if node.name is not None:
            self.visit_all(node.name)
            self.declare(node.name.key, True, node if node.name.is_plain and node.name.args is None else None)
        is_outside = node.name is not None and node.name.is_qualified
        self.visit_all(() if is_outside else node.bases)
        for member in () if is_outside or self.open_classes else node.members:
            if isinstance(member, tree.UsingDecl) and not self.depends(member.name):
                with self.cx.defer_access_checks():
                    self._using_member(node, member)
        # In an out-of-class definition the enclosing names are visible, too.
        definition = sum(map(self._adds, node.bases or ())) + is_outside
        self.open_classes += definition
        self.known.append({})
        for member in node.members:
            self._member_names(member)
        self.visit_all(node.members)
        self.known.pop()
        self.open_classes -= definition

    def _using_member(self, node: tree.RecordType, using: tree.UsingDecl) -> None:
        """Check a using-declaration of a member of a non-dependent class ([namespace.udecl] p3): the class
        must be a base and have the member.
        """
        outer = find_qualifier(self.cx, using.name).symbol
        t = outer.ctype if isinstance(outer, TypeName) else None
        members = scope_of(outer)
        if isinstance(outer, Namespace):
            self.cx.report.error(f"using declaration cannot refer to '{using.name}' in a class", using)
        if not isinstance(t, ct.Record) or not t.is_complete or members is None:
            return
        bases = [None if self.depends(base.type) else self.cx.resolve(base.type) for base in node.bases]
        if not any(base is None or base.unqualified is t.unqualified or derives(base, t) for base in bases):
            self.cx.report.error(
                f"using declaration refers into '{t}::', which is not a base class of '{node.name or ''}'",
                using,
            )
        elif (
            using.name.last.kind == "identifier"
            and using.name.key not in (t.decl.tag, using.name.parts[-2].text)
            and member_of(members, using.name.key) is NOTHING
        ):
            self.cx.report.error(f"no member named '{using.name.key}' in '{t}'", using)

    def _adds(self, base: tree.BaseSpecifier) -> bool:
        """Return whether unqualified names are looked up in a base with unknown members ([temp.dep] p3)."""
        return not self.depends(base.type)

    def _member_names(self, member: tree.Node) -> None:
        while isinstance(member, tree.TemplateDecl):
            member = member.decl
        name = getattr(member, "name", None) or getattr(getattr(member, "type", None), "name", None)
        if isinstance(
            member,
            tree.FunctionDecl
            | tree.VarDecl
            | tree.FieldDecl
            | tree.TypedefDecl
            | tree.UsingDecl
            | tree.RecordDecl
            | tree.EnumDecl,
        ):
            self.known[-1][name.key if isinstance(name, tree.Name) else name or ""] = True
        inner = getattr(member, "type", None)
        if isinstance(inner, tree.EnumType):
            self.known[-1].update((e.name, True) for e in inner.enumerators)
        elif isinstance(inner, tree.RecordType) and inner.name is None:
            for below in inner.members:
                self._member_names(below)

    def enumeration(self, node: tree.EnumType) -> None:
        """Declare an enumeration and its enumerators."""
        self.declare(node.name.key if node.name is not None else None, True)
        for item in node.enumerators:
            self.visit_all(item.value)
            self.declare(item.name, True)

    def designator(self, node: tree.Designator) -> None:
        """Visit a designator's index."""
        self.visit_all(node.index)

    def scoped(self, node: tree.Node) -> None:
        """Visit a statement with an init-statement or condition, whose declarations are in scope in the
        rest.
        """
        self.known.append({})
        if isinstance(node, tree.If | tree.Switch):
            self.visit_all(node.init)
            node = node.copied()
            node.init = None
        self.visit_children(node)
        self.known.pop()


_HANDLERS: dict[type, Callable[..., None]] = {
    tree.Identifier: _Walker.identifier,
    tree.Call: _Walker.call,
    tree.VarDecl: _Walker.variable,
    tree.BindingDecl: _Walker.binding,
    tree.AnonymousUnion: _Walker.anonymous_union,
    tree.ParamDecl: _Walker.parameter,
    tree.FunctionDecl: _Walker.function,
    tree.Lambda: _Walker.closure,
    tree.FieldDecl: _Walker.field,
    tree.MemInit: _Walker.member_init,
    tree.TypedefDecl: _Walker.alias,
    tree.UsingDecl: _Walker.using,
    tree.TemplateDecl: _Walker.template,
    tree.RecordType: _Walker.record,
    tree.EnumType: _Walker.enumeration,
    tree.Designator: _Walker.designator,
    **dict.fromkeys(
        (tree.Compound, tree.If, tree.For, tree.While, tree.Switch, tree.RangeFor, tree.FunctionSyntax),
        _Walker.scoped,
    ),
}
