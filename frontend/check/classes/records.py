"""Definitions of classes ([class]): members in order, layout, and checks that are deferred until the class is
complete.
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.layout import lay_out
from ...types.symbols import ClassScope, FunctionSymbol, MemberName, Scope, TypeName
from ..context import Context
from ..declarations.decls import declare_member_function, function_of_type
from ..declarations.resolve import (
    add_qualifiers,
    alignment,
    check_tag_kind,
    constant,
    find_declared_tag,
    tag_of,
)
from ..dispatch import handles
from ..initialization import defaults
from ..names import tags
from ..names.lookup import find_type
from ..reporting import ERROR, declared_here, previous_definition
from ..templates import out_of_class_members, packs
from . import bases, constructors, host_members, member_usings, special


@handles(tree.RecordType)
def resolve_record_type(cx: Context, node: tree.RecordType) -> CType:
    """Resolve a class specifier."""
    if node.name is not None and node.name.is_qualified:
        return _resolve_qualified_definition(cx, node)
    decl = _record_decl(cx, node)
    if decl is None:
        return ERROR
    with cx.scopes.class_definition():
        define_record(cx, node, decl)
    return add_qualifiers(node, ct.record(decl))


def _resolve_qualified_definition(cx: Context, node: tree.RecordType) -> CType:
    """Resolve `struct A::B { … }`, the definition of a class that its class or namespace has declared."""
    assert node.name is not None
    with cx.defer_access_checks():
        type_ = find_type(cx, node.name)
    symbol = type_.symbol
    t = symbol.ctype if isinstance(symbol, TypeName) and not symbol.is_alias else None
    if not isinstance(symbol, TypeName) or not isinstance(t, ct.Record) or not isinstance(t.decl.home, Scope):
        if not type_.is_reported:
            cx.report.error(f"no class named '{node.name.key}' in '{node.name.qualifier}'", node)
        return ERROR
    if t.decl.complete:
        return cx.report.invalid_type(
            f"redefinition of '{node.name.key}'", node, [previous_definition(symbol)]
        )
    t.decl.location = symbol.location = node.location
    with cx.enter_scope(t.decl.home, t.decl.scope), cx.scopes.class_definition():
        define_record(cx, node, t.decl)
    return add_qualifiers(node, t)


def declare_deferred_class(cx: Context, node: tree.NamedType) -> ct.RecordDefinition:
    """Declare a member class that may be defined outside of its class template. Each instance is completed
    when needed ([temp.mem.class]).
    """
    home, path, key = cx.scopes.current, cx.scopes.path, node.name.key
    decl = ct.RecordDefinition.incomplete_instance(
        tag_of(cx, key), "union" if node.key == "union" else "struct", node.location, path, None, None
    )
    backtrace = tuple(cx.instantiation.backtrace)

    def fill_in() -> None:
        result = out_of_class_members.class_definition(key, home)
        if result is None:
            return
        syntax, scope, limit = result
        decl.begin()
        decl.kind, decl.location, decl.home = syntax.key, syntax.location, home
        with cx.instantiation_context(*backtrace), cx.enter_scope(scope, path), cx.scopes.limit_lookup(limit):
            define_record(cx, syntax, decl)

    decl.instantiate = fill_in
    return decl


def define_record(cx: Context, node: tree.RecordType, decl: ct.RecordDefinition) -> None:
    """Complete a class from its definition. The definition is a copy. Bodies of member functions are checked
    at the end of the file.
    """
    decl.packed, decl.pack, decl.is_final = node.packed, node.pack, node.is_final
    decl.explicit_align = alignment(cx, node.align)
    outer = cx.scopes.path
    with cx.scopes.override(path=(*outer, decl.tag) if decl.tag else outer):
        _define_members(cx, node, decl)


def _define_members(cx: Context, node: tree.RecordType, decl: ct.RecordDefinition) -> None:
    """Complete a class from the bases and members of its definition."""
    declared_fields: dict[str, ct.Field] = {}
    record = ct.record(decl)
    methods: list[tuple[tree.FunctionDecl, tree.Access]] = []
    access: tree.Access = ""
    node.members = [member.copied() for member in node.members]
    inherited: list[tuple[tree.UsingDecl, Scope]] = []
    with cx.defer_access_checks() as named:
        above = bases.declare_bases(cx, node, decl)
    host_members.declare_vtable_pointer(cx, node, decl)
    with cx.push_scope(ClassScope, record) as scope:
        decl.members, scope.bases = scope, above
        if decl.tag:
            scope.names[getattr(decl.tag, "base", decl.tag)] = TypeName(decl.tag, record, node.location)
        for check in named:
            check()
        for number, member in enumerate(node.members):
            if isinstance(member, tree.AccessSpecifier):
                access = scope.access = member.access
            elif isinstance(member, tree.FieldDecl):
                count = len(decl.fields)
                method = _declare_field(cx, decl, member, declared_fields)
                if method is not None:
                    methods.append((method, access))
                for new in decl.fields[count:]:
                    new.access = access
            elif isinstance(member, tree.VarDecl) and isinstance(t := _plain_type(cx, member), ct.Function):
                methods.append((function_of_type(member, member.name, member.specifiers, t), access))
            elif isinstance(member, tree.FunctionDecl) and not member.is_guide:
                methods.append((member, access))
            elif isinstance(member, tree.UsingDecl):
                for enclosing in (
                    packs.expand_pattern(cx, member, member) if member.pack else (cx.scopes.current,)
                ):
                    if member_usings.declare_using_member(cx, member, record, access, enclosing):
                        inherited.append((member, enclosing))
            else:
                assert isinstance(member, tree.Decl)
                node.members[number] = cx.declare(member)
        _check_own_name(cx, decl, node)
        decl.is_plain = _is_plain(decl, node)
        lay_out(decl)
        host_members.check_host_layout(cx, decl)
        _declare_methods(cx, methods, record)
        for using, enclosing in inherited:
            with cx.scopes.enter(enclosing):
                constructors.inherit_constructors(cx, using, record)
        ends = [
            m for m in node.members if isinstance(m, tree.FunctionDecl) and m.name.last.kind == "destructor"
        ]
        special.declare_implicit_members(
            cx, record, empty_end=any(end.body is not None and not end.body.items for end in ends)
        )
        if decl.is_destroyed and isinstance(decl.destructor, FunctionSymbol) and decl.destructor.is_device:
            cx.require(decl.destructor)
        _check_defaults(cx, decl)


def _declare_methods(
    cx: Context, methods: list[tuple[tree.FunctionDecl, tree.Access]], record: ct.Record
) -> None:
    """Declare the member functions, each with its access. Friends have no access."""
    for method, hidden in methods:
        declare_member_function(cx, method, record)
        if isinstance(method.symbol, FunctionSymbol):
            method.symbol.access = hidden if "friend" not in method.specifiers.words else ""


def _check_own_name(cx: Context, decl: ct.RecordDefinition, node: tree.RecordType) -> None:
    """Check that no member has the name of its class where that is invalid: members of anonymous unions, and
    all members if there are declared constructors ([class.mem] p18, p19).
    """
    own = getattr(decl.tag, "base", decl.tag)
    declared = (m.decl if isinstance(m, tree.TemplateDecl) else m for m in node.members)
    constructed = any(isinstance(m, tree.FunctionDecl) and m.is_constructor for m in declared)
    for field in decl.fields:
        if own in bases.member_names(field) and (constructed or not field.name):
            cx.report.diags.error(
                f"member '{own}' has the same name as its class", field.location, length=len(field.name) or 1
            )


def _check_defaults(cx: Context, decl: ct.RecordDefinition) -> None:
    """Check default member initialisers when the outermost enclosing class is complete. Those of a template
    instance are checked when needed.
    """
    fields = [field for field in decl.fields if field.default is not None]
    if not fields or cx.scopes.current.is_in_template():
        return

    def check() -> None:
        for field in fields:
            defaults.member_default(cx, field)

    cx.unit.deferred.add(check)


def _is_plain(decl: ct.RecordDefinition, node: tree.RecordType) -> bool:
    """Return whether a class is plain old data ([class] of C++03), whose tail padding is not reused."""
    for member in node.members:
        declared = member.decl if isinstance(member, tree.TemplateDecl) else member
        if (
            isinstance(declared, tree.FunctionDecl)
            and not declared.is_defaulted
            and (declared.is_constructor or declared.name.key in ("operator=", "~"))
        ):
            return False
    for field in decl.fields:
        t = ct.innermost_element(field.ctype)
        if (
            field.is_base
            or field.access
            or field.default is not None
            or t.is_reference
            or (isinstance(t, ct.Record) and not t.decl.is_plain)
        ):
            return False
    return True


def _record_decl(cx: Context, node: tree.RecordType) -> ct.RecordDefinition | None:
    """Return the declaration to complete: an earlier one of this scope, or a new one."""
    tag = node.name.key if node.name is not None else ""
    result = find_declared_tag(cx, tag) if tag else None
    if result is not None:
        t = result.ctype
        if (
            not tags.check_declared_here(cx, result, node)
            or not check_tag_kind(cx, node, result)
            or not isinstance(t, ct.Record)
        ):
            return None
        if t.decl.complete:
            cx.report.error(f"redefinition of '{node.name}'", node, [previous_definition(result)])
            return None
        if t.decl.instantiate is not None:
            t.decl.begin()
            t.decl.home = cx.scopes.current
        t.decl.location = result.location = node.location
        return t.decl
    if tag and not tags.check_tag_available(cx, cx.scopes.current, tag, node):
        return None
    decl = ct.RecordDefinition(tag_of(cx, tag), node.key, node.location, cx.scopes.path)
    decl.home = cx.scopes.current
    if tag:
        cx.scopes.current.declare_tag(tag, TypeName(tag, ct.record(decl), node.location))
    return decl


def _plain_type(cx: Context, node: tree.VarDecl) -> CType | None:
    """Return the type of a static member whose declaration specifiers are only a type name."""
    return (
        cx.resolve(node.type)
        if isinstance(node.type, tree.NamedType | tree.DecltypeType) and node.init is None
        else None
    )


def _declare_field(
    cx: Context, decl: ct.RecordDefinition, node: tree.FieldDecl, seen: dict[str, ct.Field]
) -> tree.FunctionDecl | None:
    """Declare a data member. If its type is a function type, return the declaration of a member function
    instead.
    """
    t = host_members.opaque_storage(cx, decl, node.name or "", cx.resolve(node.type))
    node.ctype = t
    if t is ERROR:
        return None
    if node.bits is not None and not _check_bit_field(cx, decl, node, t):
        return None
    if isinstance(t, ct.Function) and node.name:
        return function_of_type(
            node, names.simple_name(node.name, node.location, node.length), node.specifiers, t
        )
    if not t.is_complete:
        if isinstance(t, ct.Array) and t.count is None:
            cx.report.error(f"flexible array member '{node.name}' is not supported", node)
        else:
            cx.report.error(f"field has incomplete type '{t}'", node)
        return None
    for key in ("__shared__", "__constant__"):
        if key in node.specifiers.words:
            cx.report.error(f"'{key}' attribute only applies to variables", node)
            return None
    if "__device__" in node.specifiers.words:
        cx.report.warn(
            "ignored-attributes", "'__device__' attribute only applies to variables and functions", node
        )
    if node.specifiers.storage == "static":
        cx.report.unsupported("static data members are", node)
        return None
    new = ct.Field(node.name or "", t, node.location, alignment(cx, node.specifiers.align))
    for name in bases.member_names(new):
        if name in seen:
            cx.report.error(
                f"duplicate member '{name}'",
                node,
                [declared_here(seen[name], "previous declaration is here")],
            )
            return None
        seen[name] = new
        if name in cx.scopes.current.names and not isinstance(cx.scopes.current.names[name], TypeName):
            cx.report.error(
                f"duplicate member '{name}'",
                node,
                [declared_here(cx.scopes.current.names[name], "previous declaration is here")],
            )
            return None
        cx.scopes.current.names[name] = MemberName(name, node.location, ct.record(decl))
    new.is_mutable, new.packed = "mutable" in node.specifiers.words, "__packed__" in node.specifiers.words
    if new.is_mutable and (t.is_reference or t.is_const):
        cx.report.error(
            f"'mutable' cannot be applied to {'references' if t.is_reference else 'const members'}", node
        )
    if node.bits is not None:
        new.bit_width = constant(cx, node.bits, "")
    if node.default is not None:
        new.default = defaults.MemberDefault(node, ct.record(decl), cx.lookup_context())
    decl.fields.append(new)
    return None


def _check_bit_field(cx: Context, decl: ct.RecordDefinition, node: tree.FieldDecl, t: CType) -> bool:
    """Check a bit-field. Return whether it is a member; unnamed bit-fields are padding."""
    assert node.bits is not None
    if not (t.is_integral or t.is_scoped):
        return cx.report.reject(
            (
                f"bit-field '{node.name}' has non-integral type '{t}'"
                if node.name
                else f"anonymous bit-field has non-integral type '{t}'"
            ),
            node,
        )
    width = constant(
        cx,
        node.bits,
        (
            f"bit-field '{node.name}' width is not an integral constant expression"
            if node.name
            else "width of anonymous bit-field is not an integral constant expression"
        ),
    )
    if width is None:
        return False
    what = f"bit-field '{node.name}'" if node.name else "anonymous bit-field"
    if width < 0:
        cx.report.error(f"{what} has negative width ({width})", node)
    elif width == 0 and node.name:
        cx.report.error(f"named bit-field '{node.name}' has zero width", node)
    elif width > t.size * 8:
        cx.report.error(
            f"width of {what} ({width} bits) exceeds the width of its type ({t.size * 8} bits)", node
        )
    elif not node.name:
        decl.padding.setdefault(len(decl.fields), []).append((width, t.size * 8))
    else:
        return True
    return False
