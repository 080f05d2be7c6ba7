"""Argument-dependent lookup ([basic.lookup.argdep]): functions found in the namespaces of a call's
arguments.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...syntax import tree
from ...types import ctype as ct
from ...types.arguments import PackArgument, TemplateTemplateArgument, TypeArgument
from ...types.lookup import inline_set, join_overloads
from ...types.symbols import ClassScope, FunctionSymbol, NamespaceScope, Overloads, Scope, Template
from ..context import Context


def argument_dependent_lookup(
    cx: Context, key: str, args: Sequence[tree.Expr], is_bound: bool = False
) -> Overloads | None:
    """Return the functions of a name in the associated namespaces, and the friends that associated classes
    declare.
    """
    result = _AssociatedScopes(cx)
    for arg in args:
        if arg.ctype is ct.OVERLOADED:
            result.add_overloads(arg)
        elif arg.ctype is not None:
            result.add(arg.ctype)
    # An instance finds the names of its point of instantiation in a deferred body ([temp.dep.candidate]).
    limit = cx.scopes.limit if is_bound or not cx.scopes.current.is_in_template() else None
    sets = [
        overloads
        for space in result.all_spaces()
        if (overloads := _visible_overloads(space, key, result.classes, limit)) is not None
    ]
    return None if not sets else sets[0] if len(sets) == 1 else join_overloads(sets)


def _visible_overloads(
    space: Scope, key: str, classes: dict[ct.RecordDefinition, None], limit: int | None
) -> Overloads | None:
    """Return the functions of a namespace, using-directives aside, with the hidden friends of associated
    classes (p4).
    """
    overloads = space.names.get(key)
    if not isinstance(overloads, Overloads):
        return None
    if not overloads.hidden and limit is None:
        return overloads

    def is_seen(fn: FunctionSymbol | Template) -> bool:
        visible = fn not in overloads.hidden and (limit is None or overloads.serials.get(fn, 0) <= limit)
        return visible or any(
            decl in classes for decl in overloads.hidden.get(fn) or overloads.announced.get(fn) or ()
        )

    functions, templates = (
        [fn for fn in overloads.functions if is_seen(fn)],
        [t for t in overloads.templates if is_seen(t)],
    )
    return Overloads(key, functions, templates) if functions or templates else None


class _AssociatedScopes:
    """The associated namespaces (`spaces`) and classes of some types (p2)."""

    def __init__(self, cx: Context) -> None:
        self.cx = cx
        self.spaces: dict[Scope, None] = {}
        self.classes: dict[ct.RecordDefinition, None] = {}
        self.seen: set[int] = set()

    def all_spaces(self) -> list[Scope]:
        """Return the associated namespaces with their inline namespaces, and those enclosing an inline
        namespace.
        """
        result: dict[Scope, None] = {}
        for space in self.spaces:
            while isinstance(space.parent, NamespaceScope) and space in space.parent.inlines:
                space = space.parent
            result.update(dict.fromkeys(inline_set(space)))
        return list(result)

    def add(self, t: ct.CType) -> None:
        """Add the namespaces and classes of a type."""
        if id(t) in self.seen:
            return
        self.seen.add(id(t))
        if isinstance(t, ct.Pointer):
            self.add(t.pointee)
        elif isinstance(t, ct.MemberPointer):
            self.add(t.owner)
            self.add(t.pointee)
        elif isinstance(t, ct.Reference):
            self.add(t.referred)
        elif isinstance(t, ct.Array):
            self.add(t.element)
        elif isinstance(t, ct.Function):
            for part in (t.ret, *t.params):
                self.add(part)
        elif isinstance(t, ct.Enum):
            self._home(t.decl.members)
        elif isinstance(t, ct.Record):
            self._class(t)

    def add_overloads(self, arg: tree.Expr) -> None:
        """Add the namespaces and classes of the types of all functions of a set."""
        while isinstance(arg, tree.Unary):
            arg = arg.operand
        overloads = arg.decl if isinstance(arg, tree.Identifier) else None
        for fn in overloads.functions if isinstance(overloads, Overloads) else ():
            self.add(fn.ctype)

    def _class(self, t: ct.Record) -> None:
        """Add a class, its enclosing class, its bases, and the entities of its template arguments."""
        decl = t.decl
        self.classes[decl] = None
        self._home(decl.members if decl.members is not None else decl.home)
        for field in decl.fields:
            if field.is_base and isinstance(field.ctype, ct.Record):
                self._class(field.ctype)
        for arg in decl.args or ():
            self._argument(arg)

    def _argument(self, arg: object) -> None:
        if isinstance(arg, TypeArgument):
            self.add(arg.type)
        elif isinstance(arg, PackArgument):
            for element in arg.elements:
                self._argument(element)
        elif isinstance(arg, TemplateTemplateArgument) and isinstance(arg.template, Template):
            self.spaces[arg.template.context.scope.namespace] = None

    def _home(self, scope: object) -> None:
        """Add the innermost enclosing namespace (the global one for built-in types), and a directly enclosing
        class.
        """
        if not isinstance(scope, Scope) or scope.parent is None:
            self.spaces[self.cx.scopes.file] = None
            return
        self.spaces[scope.namespace] = None
        outer = scope.parent
        if isinstance(outer, ClassScope):
            self.classes[outer.record.decl] = None
