"""Types of type syntax: named types, elaborated type specifiers, and declarators."""

from __future__ import annotations

from ....support.suggestions import closest
from ...syntax import tree
from ...types import builtin_types
from ...types import constants as const
from ...types import ctype as ct
from ...types.arguments import dependent_array, expansion
from ...types.ctype import CType
from ...types.declarations import LocalName
from ...types.lookup import is_type, up_to_namespace
from ...types.symbols import ClassScope, NamespaceScope, Symbol, Template, TypeName
from ..classes import records
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..names import tags
from ..names.lookup import find, find_class, find_qualifier, find_type, is_class
from ..reporting import ERROR, declared_here, extent, is_error, previous_definition, span
from ..templates import dependent, instances, packs
from . import exceptions, parameters
from .deduction import result_type, written_qualifiers

_UNAVAILABLE = ("long double", "__int128", "unsigned __int128")


def add_qualifiers(node: tree.TypeSyntax, t: CType) -> CType:
    """Add the qualifiers of type syntax to a type."""
    quals = written_qualifiers(node)
    return ct.qualified(t, quals) if quals and t is not ERROR else t


@handles(tree.BuiltinType)
def builtin_type(cx: Context, node: tree.BuiltinType) -> CType:
    """Resolve the name of a built-in type."""
    if node.name in _UNAVAILABLE:
        cx.report.unsupported(f"type '{node.name}' is", node)
        return ERROR
    return add_qualifiers(node, ct.SCALARS[node.name])


@handles(tree.ResolvedType)
def known_type(cx: Context, node: tree.ResolvedType) -> CType:
    """Return the type of resolved syntax."""
    meaning: CType = node.meaning
    return meaning


@handles(tree.NamedType)
def named_type(cx: Context, node: tree.NamedType) -> CType:
    """Resolve the name of a type."""
    if node.unknown:
        return ERROR
    if node.key:
        return add_qualifiers(node, resolve_elaborated(cx, node))
    result = find(cx, node.name)
    symbol = result.symbol
    if result.is_reported and symbol is None:
        return ERROR
    if node.name.args is not None:
        instance = instances.resolve_template_id(cx, symbol, node.name)
        return ERROR if instance is None else add_qualifiers(node, instance.ctype)
    if isinstance(symbol, Template):
        return cx.report.invalid_type(
            f"use of class template '{node.name}' requires template arguments",
            node,
            [declared_here(symbol, "template is declared here")],
        )
    key = node.name.key
    if not isinstance(symbol, TypeName):
        symbol = find_type(cx, node.name).symbol or (
            builtin_types.find(key) if len(node.name.parts) == 1 else None
        )
    if symbol is None and len(node.name.parts) > 1:
        return _report_missing_member(cx, node)
    if not isinstance(symbol, TypeName):
        candidates = (name for name, s in cx.scopes.current.visible_names() if isinstance(s, TypeName))
        near = closest(key, candidates)
        hint = f"; did you mean '{near}'?" if near else ""
        return cx.report.invalid_type(f"unknown type name '{node.name}'{hint}", node)
    return add_qualifiers(node, symbol.ctype)


def _report_missing_member(cx: Context, node: tree.NamedType) -> CType:
    last = node.name.key
    qualifier = find_qualifier(cx, node.name).symbol
    where = (
        f"'{qualifier.ctype}'" if isinstance(qualifier, TypeName) else f"namespace '{node.name.qualifier}'"
    )
    if isinstance(qualifier, TypeName) and not isinstance(qualifier.ctype, ct.Record):
        cx.report.error(f"type {where} cannot be used prior to '::' because it has no members", node)
    else:
        cx.report.error(f"no type named '{last}' in {where}", node)
    return ERROR


def resolve_elaborated(
    cx: Context, node: tree.NamedType, declaring: bool = False, is_friend: bool = False
) -> CType:
    """Resolve `struct S`, `union U` or `enum E`. A new tag is declared ([basic.scope.pdecl] p7).

    `declaring` is set for `struct S;`, which always declares S in the innermost scope.
    """
    if not node.name.is_plain:
        return _resolve_qualified_elaborated(cx, node)
    key = node.name.key
    result: Symbol | None
    if declaring:
        result = find_declared_tag(cx, key)
        if result is not None and not tags.check_declared_here(cx, result, node):
            return ERROR
    elif is_friend:
        result = (
            up_to_namespace(cx.scopes.current, key, is_class)
            or cx.unit.friend_classes.get((cx.scopes.current.namespace, key))
            or up_to_namespace(cx.scopes.current, key, is_type)
        )
    else:
        lookup = find_class(cx, node.name)
        result = lookup.symbol or (builtin_types.find(key) if not lookup.is_reported else None)
        if result is None and lookup.is_reported:
            return ERROR
    if isinstance(result, Template):
        return cx.report.invalid_type(
            f"use of class template '{node.name}' requires template arguments",
            node,
            [declared_here(result, "template is declared here")],
        )
    if isinstance(result, TypeName):
        return _reject_typedef(cx, node, result)
    if node.key == "enum":
        return cx.report.invalid_type(
            f"ISO C++ forbids forward references to 'enum' types ('{node.name}')", node
        )
    scope = (
        cx.scopes.current
        if declaring
        else cx.scopes.current.namespace
        if is_friend
        else cx.scopes.current.block_scope
    )
    if declaring and not tags.check_tag_available(cx, scope, key, node):
        return ERROR
    if declaring and isinstance(scope, ClassScope) and scope.is_in_template():
        decl = records.declare_deferred_class(cx, node)
    else:
        decl = ct.RecordDefinition(
            tag_of(cx, key),
            node.key or "struct",
            node.location,
            scope.path if isinstance(scope, NamespaceScope) else cx.scopes.path,
        )
    decl.home = scope
    new = TypeName(key, ct.record(decl), node.location)
    if is_friend:
        cx.unit.friend_classes[scope, key] = new
    else:
        scope.declare_tag(key, new)
    return new.ctype


def _reject_typedef(cx: Context, node: tree.NamedType, symbol: TypeName) -> CType:
    """Return the type found after `struct`, `union` or `enum`. Reports a typedef name ([dcl.type.elab]
    p2).
    """
    if symbol.is_alias:
        return cx.report.invalid_type(
            "elaborated type refers to a typedef", node, [declared_here(symbol, "declared here")]
        )
    return symbol.ctype if check_tag_kind(cx, node, symbol) else ERROR


def find_declared_tag(cx: Context, key: str) -> TypeName | None:
    """Return the class or enumeration of that tag declared in this scope. A class that only friend
    declarations have declared becomes visible.
    """
    friend = cx.unit.friend_classes.pop((cx.scopes.current, key), None)
    if isinstance(friend, TypeName):
        cx.scopes.current.declare_tag(key, friend)
    return cx.scopes.current.tags.get(key)


def _resolve_qualified_elaborated(cx: Context, node: tree.NamedType) -> CType:
    """Resolve `struct N::S` or `struct S<int>`, which must denote an existing type, not a typedef
    ([dcl.type.elab] p2).
    """
    lookup = find_class(cx, node.name)
    symbol = lookup.symbol
    if symbol is None and lookup.is_reported:
        return ERROR
    if isinstance(symbol, Template) and symbol.kind == "alias":
        return cx.report.invalid_type(
            "elaborated type refers to a type alias template", node, [declared_here(symbol, "declared here")]
        )
    if node.name.args is not None:
        symbol = instances.resolve_template_id(cx, symbol, node.name)
        return symbol.ctype if symbol is not None and check_tag_kind(cx, node, symbol) else ERROR
    if isinstance(symbol, TypeName):
        return _reject_typedef(cx, node, symbol)
    return cx.report.invalid_type(
        f"no type named '{node.name.key}' in '{node.name.qualifier or 'the global namespace'}'", node
    )


def check_tag_kind(cx: Context, node: tree.NamedType | tree.RecordType, symbol: TypeName) -> bool:
    """Return whether a tag denotes a type of the same key: `struct`, `union` or `enum`. Reports a different
    key.
    """
    t = symbol.ctype
    if (t.decl.kind if isinstance(t, ct.Record) else "enum") == node.key:
        return True
    message = f"use of '{node.name}' with tag type that does not match previous declaration"
    return cx.report.reject(message, node, [declared_here(symbol, "previous use is here")])


def tag_of(cx: Context, name: str) -> str:
    """Return the tag of a new class. Tags in functions are numbered."""
    return name if cx.function is None or not name else LocalName.of(name, cx.unit.count("class", name))


@handles(tree.PointerSyntax)
def pointer_type(cx: Context, node: tree.PointerSyntax) -> CType:
    """Resolve a pointer type."""
    pointee = cx.resolve(node.pointee)
    if pointee.is_reference:
        return cx.report.invalid_type(
            f"'type name' declared as a pointer to a reference of type '{pointee}'", node
        )
    if pointee is ERROR or _is_of_objects(cx, node, pointee, "pointer"):
        return ERROR
    return add_qualifiers(node, ct.pointer_to(pointee))


def _is_of_objects(cx: Context, node: tree.TypeSyntax, t: CType, what: str) -> bool:
    """Report a function type with qualifiers, which only member functions may have ([dcl.fct] p6). Return
    whether it has any.
    """
    words = ct.object_qualifiers(t) if isinstance(t, ct.Function) else ""
    return bool(words) and not cx.report.reject(
        f"{what} to function type '{t}' cannot have '{words}' qualifier", node
    )


@handles(tree.MemberPointerType)
def member_pointer_type(cx: Context, node: tree.MemberPointerType) -> CType:
    """Return the type of a pointer to member ([dcl.mptr])."""
    owner, pointee = cx.resolve(node.owner), cx.resolve(node.pointee)
    if owner is ERROR or pointee is ERROR:
        return ERROR
    if not (owner.is_record or owner.is_dependent):
        return cx.report.invalid_type(f"member pointer refers into non-class type '{owner}'", node)
    if pointee.is_reference or pointee.is_void:
        what = f"a reference of type '{pointee}'" if pointee.is_reference else "void"
        return cx.report.invalid_type(f"'type name' declared as a member pointer to {what}", node)
    return add_qualifiers(node, ct.member_pointer(owner.unqualified, pointee))


@handles(tree.ReferenceType)
def reference_type(cx: Context, node: tree.ReferenceType) -> CType:
    """Resolve a reference type ([dcl.ref])."""
    if isinstance(node.referred, tree.ReferenceType):
        return cx.report.invalid_type("reference to a reference", node)
    referred = cx.resolve(node.referred)
    if referred is ERROR:
        return ERROR
    if referred.is_void:
        return cx.report.invalid_type("cannot form a reference to 'void'", node)
    if _is_of_objects(cx, node, referred, "reference"):
        return ERROR
    return ct.reference_to(referred, node.rvalue)


@handles(tree.ArraySyntax)
def array_type(cx: Context, node: tree.ArraySyntax) -> CType:
    """Resolve an array type ([dcl.array])."""
    element = cx.resolve(node.element)
    if element is ERROR:
        return ERROR
    if element.is_reference:
        return cx.report.invalid_type(
            f"'type name' declared as array of references of type '{element}'", node
        )
    if element.is_function:
        return cx.report.invalid_type(f"declared as array of functions of type '{element}'", node)
    if not _may_be_element(element):
        return cx.report.invalid_type(f"array has incomplete element type '{element}'", node)
    if node.size is None:
        return ct.array_of(element, None)
    if dependent.is_dependent(cx, node.size):
        return dependent_array(element, dependent.expression_of(dependent.describe(cx, node.size)))
    size = cx.expr(node.size)
    size = size if is_error(size) else constant_operand(cx, size, ct.ULONG)
    if is_error(size):
        return ERROR
    count = const.integer(size)
    if count is not None and count > 0 and count * _known_size(element) <= 1 << 40:
        return ct.array_of(element, count)
    if not size.ctype.is_integral:
        problem = f"size of array has non-integer type '{size.ctype.unqualified}'"
    elif count is None:
        problem = "variable length arrays are not supported; the size must be a constant expression"
    elif count <= 0:
        problem = "array is declared with a negative size" if count else "zero size arrays are not supported"
    else:
        problem = f"array is too large ({count} elements)"
    cx.report.error(
        problem, span(size), const.explain(size) if count is None and size.ctype.is_integral else ()
    )
    return ERROR


def _may_be_element(t: CType) -> bool:
    """Return whether a type may be that of array elements. A class need not be complete until an object is
    defined ([dcl.array] p1, [basic.types] p5).
    """
    if isinstance(t, ct.Array):
        return t.count is not None
    return t.is_record or t.is_dependent or t.is_complete


def _known_size(t: CType) -> int:
    """Return the size of an array's element in bytes, 1 if it depends on a class that is not instantiated
    yet.
    """
    inner = ct.innermost_element(t)
    awaited = inner.is_dependent or (
        isinstance(inner, ct.Record) and (inner.decl.instantiate is not None or not inner.is_complete)
    )
    return 1 if awaited else t.size


@handles(tree.FunctionSyntax)
def function_type(cx: Context, node: tree.FunctionSyntax) -> CType:
    """Resolve a function type ([dcl.fct])."""
    result = result_type(cx, node)
    if result.is_array or result.is_function:
        kind = "array" if result.is_array else "function"
        cx.report.error(f"function cannot return {kind} type '{result}'", node)
        result = ERROR
    params = parameters.parameter_types(cx, node)
    if result is ERROR or ERROR in params:
        return ERROR
    return ct.function(
        result,
        tuple(params),
        node.variadic,
        written_qualifiers(node),
        node.ref,
        exceptions.resolve_specification(cx, node) if node.operand is not None else node.is_noexcept,
    )


@handles(tree.PackType)
def pack_type(cx: Context, node: tree.PackType) -> CType:
    """Resolve a pack expansion that is not a template argument. It occurs only in the pattern of a
    template.
    """
    if packs.is_symbolic_pattern(cx, node.pattern):
        return expansion(cx.resolve(node.pattern))
    return cx.report.invalid_type("pack expansion does not contain any unexpanded parameter packs", node)


def constant_operand(cx: Context, node: tree.Expr, target: CType | None = None) -> tree.Expr:
    """Convert a checked expression to an integral constant of type `target`. Without `target`, a class is
    converted contextually ([conv.general] p5).
    """
    return (
        casts.convert_to_integral(cx, node, target)
        if target is not None
        else casts.rvalue(cx, casts.contextual_integral(cx, node, "type"))
    )


def constant(cx: Context, node: tree.Expr, problem: str, target: CType | None = None) -> int | None:
    """Return the value of an integral constant expression, of type `target` if given. Return None after
    reporting an error.
    """
    return check_constant(cx, node, problem, target)[1]


def check_constant(
    cx: Context, node: tree.Expr, problem: str, target: CType | None = None
) -> tuple[tree.Expr, int | None]:
    """Return the result of `constant` and the checked expression."""
    checked = constant_operand(cx, cx.expr(node), target)
    if is_error(checked):
        return checked, None
    value = const.integer(checked)
    if value is None:
        notes = const.explain(checked) if checked.ctype.is_integral else []
        cx.report.diags.error(problem, node.start or node.location, length=extent(node), notes=notes)
    return checked, value


def alignment(cx: Context, nodes: list[tree.Expr] | None) -> int:
    """Return the strictest of the alignments in bytes, 0 if there are none."""
    strictest = 0
    for node in nodes or ():
        value = constant(cx, node, "'aligned' attribute requires integer constant")
        if value is None:
            continue
        if value < 0 or value & (value - 1):
            cx.report.error("requested alignment is not a power of 2", span(node))
            continue
        strictest = max(strictest, value)
    return strictest


@handles(tree.TypedefDecl)
def declare_typedef(cx: Context, node: tree.TypedefDecl) -> None:
    """Check a typedef or alias declaration."""
    t = cx.resolve(node.type)
    if t is ERROR:
        if cx.instantiation.is_uninstantiated:
            cx.scopes.current.declare(node.name, TypeName(node.name, t, node.location, is_alias=True))
        return
    if isinstance(t, ct.Record) and not t.decl.name:
        t.decl.typedef_name = node.name
    if isinstance(t, ct.Enum) and not t.decl.tag:
        t.decl.tag = node.name
    _align_alias(cx, node, t)
    if not tags.check_same_type(cx, node.name, t, node):
        return
    old = cx.scopes.current.find_clash(node.name)
    if isinstance(old, TypeName):
        if isinstance(cx.scopes.current, ClassScope) and node.name in cx.scopes.current.record.decl.usings:
            tags.report_using_clash(cx, old, node)
        return
    if old is not None:
        cx.report.error(
            f"redefinition of '{node.name}' as different kind of symbol", node, [previous_definition(old)]
        )
        return
    cx.scopes.current.declare(node.name, TypeName(node.name, t, node.location, is_alias=True))


def _align_alias(cx: Context, node: tree.TypedefDecl, t: CType) -> None:
    """Apply the alignment of a typedef. It becomes that of the class if the class has no other name and its
    size does not change.
    """
    expected = alignment(cx, node.align)
    # a test for completeness instantiates a specialisation
    if not expected or t.is_dependent or not t.is_complete or expected <= t.align:
        return
    if isinstance(t, ct.Record) and t.decl.typedef_name == node.name and t.size % expected == 0:
        t.decl.align = expected
    else:
        cx.report.error(
            f"alignment of {expected} for a name of type '{t}' alone is not supported; align the structure,"
            " its members or variables",
            node,
        )


@handles(tree.RecordDecl, tree.EnumDecl)
def declare_type(cx: Context, node: tree.RecordDecl | tree.EnumDecl) -> None:
    """Check a declaration of a class or enumeration without declarators."""
    syntax = node.type
    if isinstance(syntax, tree.NamedType) and syntax.key:
        resolve_elaborated(cx, syntax, declaring=syntax.key != "enum")
    else:
        node.type = cx.typed(syntax)
