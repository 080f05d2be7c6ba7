"""Resolves type syntax to C types: named types, definitions of structures, unions and enumerations,
and the declarators around them.
"""

from __future__ import annotations

from ...support.spelling import closest
from ..syntax import names, tree
from ..types import constants as const
from ..types import ctype as ct
from ..types import predeclared
from ..types.arguments import dependent_array, expansion
from ..types.ctype import CType
from ..types.layout import lay_out
from ..types.lookup import up_to_namespace
from ..types.nominal import LocalName
from ..types.symbols import Function, MemberName, Scope, Symbol, Template, TypeName
from . import casts, dependent, packs, parameters, seams, special
from .bases import declare_bases, using_member
from .context import ERROR, Context, declared_here, extent, handles, is_error, previous
from .deduction import result_type
from .defaults import MemberDefault, default_of
from .lookup import find, find_around, find_type, is_class

_UNAVAILABLE = ("long double", "wchar_t", "char16_t", "char32_t", "__int128", "unsigned __int128")


def with_quals(node: tree.TypeSyntax, t: CType) -> CType:
    """The type with the qualifiers that stand around its syntax."""
    quals = (ct.CONST if node.const else 0) | (ct.VOLATILE if node.volatile else 0)
    if isinstance(node, tree.PointerType) and node.restrict:
        quals |= ct.RESTRICT
    return ct.qualified(t, quals) if quals else t


@handles(tree.BuiltinType)
def builtin_type(cx: Context, node: tree.BuiltinType) -> CType:
    if node.name in _UNAVAILABLE:
        cx.refuse(f"type '{node.name}' is", node)
        return ERROR
    return with_quals(node, ct.SCALARS[node.name])


@handles(tree.KnownType)
def known_type(cx: Context, node: tree.KnownType) -> CType:
    meaning: CType = node.meaning
    return meaning


@handles(tree.NamedType)
def named_type(cx: Context, node: tree.NamedType) -> CType:
    if node.unknown:
        return ERROR
    if node.key:
        return with_quals(node, elaborated(cx, node))
    found = find(cx, node.name)
    symbol = found.symbol
    if found.is_reported and symbol is None:
        return ERROR
    if node.name.args is not None:
        instance = seams.instance_named(cx, symbol, node.name)
        return ERROR if instance is None else with_quals(node, instance.ctype)
    if isinstance(symbol, Template):
        return cx.wrong_type(f"use of class template '{node.name}' requires template arguments", node, [declared_here(symbol, "template is declared here")])
    key = node.name.key
    if not isinstance(symbol, TypeName):
        symbol = find_type(cx, node.name).symbol or (predeclared.find(key) if len(node.name.parts) == 1 else None)
    if symbol is None and len(node.name.parts) > 1:
        return _missing_member(cx, node)
    if not isinstance(symbol, TypeName):
        candidates = (name for name, s in cx.scope.visible() if isinstance(s, TypeName))
        near = closest(key, candidates)
        hint = f"; did you mean '{near}'?" if near else ""
        return cx.wrong_type(f"unknown type name '{node.name}'{hint}", node)
    return with_quals(node, symbol.ctype)


def _missing_member(cx: Context, node: tree.NamedType) -> CType:
    last = node.name.key
    around = find_around(cx, node.name).symbol
    where = f"'{around.ctype}'" if isinstance(around, TypeName) else f"namespace '{node.name.qualifier}'"
    if isinstance(around, TypeName) and not isinstance(around.ctype, ct.Record):
        cx.error(f"type {where} cannot be used prior to '::' because it has no members", node)
    else:
        cx.error(f"no type named '{last}' in {where}", node)
    return ERROR


def elaborated(cx: Context, node: tree.NamedType, declaring: bool = False, is_friend: bool = False) -> CType:
    """`struct S`, `union U`, `enum E`: the type of that tag, declared now if it is new ([basic.scope.pdecl] p7).

    `declaring` is set for `struct S;`, which declares S in the innermost scope whatever is outside.
    """
    if not node.name.is_plain:
        return _elaborated_elsewhere(cx, node)
    key = node.name.key
    found: Symbol | None
    if declaring:
        found = _announced(cx, key)
    elif is_friend:
        found = up_to_namespace(cx.scope, key, is_class) or cx.befriended.get((cx.scope.namespace, key))
    else:
        found = find(cx, node.name, is_class).symbol
    if isinstance(found, TypeName):
        if _key_of(found.ctype) != node.key:
            return cx.wrong_type(
                f"use of '{node.name}' with tag type that does not match previous declaration",
                node,
                [declared_here(found, "previous use is here")],
            )
        return found.ctype
    alias = find_type(cx, node.name).symbol if not declaring else cx.scope.names.get(key)
    if isinstance(alias, TypeName) and alias.is_alias and not declaring:
        return cx.wrong_type("elaborated type refers to a typedef", node, [declared_here(alias, "declared here")])
    if node.key == "enum":
        return cx.wrong_type(f"ISO C++ forbids forward references to 'enum' types ('{node.name}')", node)
    scope = cx.scope if declaring else cx.scope.namespace if is_friend else cx.scope.statements
    decl = ct.RecordDecl(_tag(cx, key), node.key or "struct", node.location, scope.path if scope.is_namespace else cx.record_path)
    decl.home = scope
    new = TypeName(key, ct.record(decl), node.location)
    if is_friend:
        cx.befriended[scope, key] = new
    else:
        scope.declare_tag(key, new)
    return new.ctype


def _announced(cx: Context, key: str) -> TypeName | None:
    """The class or enumeration of that tag that this scope has declared, a friend perhaps that is seen from now on."""
    friend = cx.befriended.pop((cx.scope, key), None)
    if isinstance(friend, TypeName):
        cx.scope.declare_tag(key, friend)
    return cx.scope.tags.get(key)


def _elaborated_elsewhere(cx: Context, node: tree.NamedType) -> CType:
    """`struct N::S`, `struct S<int>`: a type that must be there already."""
    lookup = find_type(cx, node.name)
    found = lookup.symbol
    if lookup.is_reported and found is None:
        return ERROR
    if node.name.args is not None:
        found = seams.instance_named(cx, found, node.name)
    elif not isinstance(found, TypeName):
        cx.error(f"no type named '{node.name.key}' in '{node.name.qualifier or 'the global namespace'}'", node)
    return found.ctype if isinstance(found, TypeName) else ERROR


def _key_of(t: CType) -> str:
    return "enum" if isinstance(t, ct.Enum) else t.decl.kind  # type: ignore[attr-defined]


@handles(tree.RecordType)
def record_type(cx: Context, node: tree.RecordType) -> CType:
    if node.name is not None and node.name.is_qualified:
        return _defined_outside(cx, node)
    decl = _record_decl(cx, node)
    if decl is None:
        return ERROR
    with cx.in_class():
        define_record(cx, node, decl)
    return with_quals(node, ct.record(decl))


def _defined_outside(cx: Context, node: tree.RecordType) -> CType:
    """`struct A::B { … }`: a class that its class or namespace has announced."""
    with cx.later_access():
        found = find_type(cx, node.name)  # type: ignore[arg-type]
    symbol = found.symbol
    t = symbol.ctype if isinstance(symbol, TypeName) and not symbol.is_alias else None
    if not isinstance(symbol, TypeName) or not isinstance(t, ct.Record) or not isinstance(t.decl.home, Scope):
        if not found.is_reported:
            cx.error(f"no class named '{node.name.key}' in '{node.name.qualifier}'", node)  # type: ignore[union-attr]
        return ERROR
    if t.decl.complete:
        return cx.wrong_type(f"redefinition of '{node.name.key}'", node, [previous(symbol)])  # type: ignore[union-attr]
    t.decl.location = symbol.location = node.location
    with cx.elsewhere(t.decl.home, t.decl.scope), cx.in_class():
        define_record(cx, node, t.decl)
    return with_quals(node, t)


@seams.define_record.provide
def define_record(cx: Context, node: tree.RecordType, decl: ct.RecordDecl) -> None:
    """Fill in a structure from its definition, a copy. Bodies of member functions wait for the end of the file."""
    decl.packed, decl.pack = node.packed, node.pack
    decl.explicit_align = alignment(cx, node.align)
    outer = cx.record_path
    cx.record_path = (*outer, decl.tag) if decl.tag else outer
    seen: dict[str, ct.Field] = {}
    record = ct.record(decl)
    methods: list[tuple[tree.Decl, str]] = []
    access = ""
    node.members = [member.copied() for member in node.members]
    inherited: list[tuple[tree.UsingDecl, Scope]] = []
    with cx.later_access() as named:
        above = declare_bases(cx, node, decl)
    with cx.nested("record") as scope:
        decl.members, scope.record = scope, record
        scope.bases = [base for base, _ in above]
        scope.dependent_bases = [base for base, dependent in above if dependent]
        if decl.tag:
            scope.names[getattr(decl.tag, "base", decl.tag)] = TypeName(decl.tag, record, node.location)
        for check in named:
            check()
        for number, member in enumerate(node.members):
            if isinstance(member, tree.Access):
                access = scope.access = member.access
            elif isinstance(member, tree.FieldDecl):
                count = len(decl.fields)
                _field(cx, decl, member, seen)
                for new in decl.fields[count:]:
                    new.access = access
            elif isinstance(member, tree.FunctionDecl):
                methods.append((member, access))
            elif isinstance(member, tree.UsingDecl):
                for around in packs.each(cx, member, member) if member.pack else (cx.scope,):
                    if using_member(cx, member, record, access, around):
                        inherited.append((member, around))
            else:
                node.members[number] = cx.declare(member)  # type: ignore[arg-type]
        decl.is_plain = _is_plain(decl, node)
        lay_out(decl)
        for method, hidden in methods:
            seams.member_function(cx, method, record)  # type: ignore[arg-type]
            if isinstance(method, tree.FunctionDecl) and isinstance(method.symbol, Function):
                method.symbol.access = hidden if "friend" not in method.specifiers.words else ""
        for using, around in inherited:
            with cx.within(around):
                seams.inherit_constructors(cx, using, record)
        ends = [m for m in node.members if isinstance(m, tree.FunctionDecl) and m.name.last.kind == names.DESTRUCTOR]
        special.complete(cx, record, empty_end=any(end.body is not None and not end.body.items for end in ends))
        if decl.is_destroyed and isinstance(decl.destructor, Function):
            cx.require(decl.destructor)
        _check_defaults(cx, decl)
    cx.record_path = outer


def _check_defaults(cx: Context, decl: ct.RecordDecl) -> None:
    """Check the defaults of members when the outermost class around is complete; those of an instance when they are needed."""
    fields = [field for field in decl.fields if field.default is not None]
    if not fields or cx.scope.is_in_template():
        return

    def check() -> None:
        for field in fields:
            default_of(cx, field)

    cx.pending.append(check)


def _is_plain(decl: ct.RecordDecl, node: tree.RecordType) -> bool:
    """Plain old data ([class] of C++03), which keeps the padding at its end to itself."""
    for member in node.members:
        declared = member.decl if isinstance(member, tree.TemplateDecl) else member
        if isinstance(declared, tree.FunctionDecl) and not declared.is_defaulted and (declared.is_constructor or declared.name.key in ("operator=", "~")):
            return False
    for field in decl.fields:
        t = ct.innermost(field.ctype)
        if field.is_base or field.access or field.default is not None or t.is_reference or (isinstance(t, ct.Record) and not t.decl.is_plain):
            return False
    return True


def _tag(cx: Context, name: str) -> str:
    """The tag of a new class; those of functions are told apart."""
    return name if cx.function is None or not name else LocalName.of(name, cx.count("class", name))


def _record_decl(cx: Context, node: tree.RecordType) -> ct.RecordDecl | None:
    """The declaration to fill in: an announced one of this scope, or a new one."""
    tag = node.name.key if node.name is not None else ""
    found = _announced(cx, tag) if tag else None
    if found is not None:
        t = found.ctype
        if not isinstance(t, ct.Record) or t.decl.kind != node.key:
            cx.error(
                f"use of '{node.name}' with tag type that does not match previous declaration",
                node,
                [declared_here(found, "previous use is here")],
            )
            return None
        if t.decl.complete:
            cx.error(f"redefinition of '{node.name}'", node, [previous(found)])
            return None
        t.decl.location = found.location = node.location
        return t.decl
    decl = ct.RecordDecl(_tag(cx, tag), node.key, node.location, cx.record_path)
    decl.home = cx.scope
    if tag:
        cx.scope.declare_tag(tag, TypeName(tag, ct.record(decl), node.location))
    return decl


def _field(cx: Context, decl: ct.RecordDecl, node: tree.FieldDecl, seen: dict[str, ct.Field]) -> None:
    t = cx.resolve(node.type)
    node.ctype = t
    if t is ERROR:
        return
    if node.bits is not None and not _bit_field(cx, decl, node, t):
        return
    if isinstance(t, ct.Function):
        cx.refuse("member functions declared with a typedef are", node)
        return
    if not t.is_complete:
        if isinstance(t, ct.Array) and t.count is None:
            cx.error(f"flexible array member '{node.name}' is not supported", node)
        else:
            cx.error(f"field has incomplete type '{t}'", node)
        return
    for word in ("__shared__", "__constant__"):
        if word in node.specifiers.words:
            cx.error(f"'{word}' attribute only applies to variables", node)
            return
    if "__device__" in node.specifiers.words:
        cx.warn("ignored-attributes", "'__device__' attribute only applies to variables and functions", node)
    if node.specifiers.storage == "static":
        cx.refuse("static data members are", node)
        return
    new = ct.Field(node.name or "", t, node.location, alignment(cx, node.specifiers.align))
    for name in member_names(new):
        if name in seen:
            cx.error(f"duplicate member '{name}'", node, [declared_here(seen[name], "previous declaration is here")])
            return
        seen[name] = new
        if name in cx.scope.names and not isinstance(cx.scope.names[name], TypeName):
            cx.error(f"duplicate member '{name}'", node, [declared_here(cx.scope.names[name], "previous declaration is here")])
            return
        cx.scope.names[name] = MemberName(name, node.location, ct.record(decl))
    new.is_mutable = "mutable" in node.specifiers.words
    if new.is_mutable and (t.is_reference or t.is_const):
        cx.error(f"'mutable' cannot be applied to {'references' if t.is_reference else 'const members'}", node)
    if node.bits is not None:
        new.bit_width = constant(cx, node.bits, "")
    if node.default is not None:
        new.default = MemberDefault(node, ct.record(decl), cx.here())
    decl.fields.append(new)


def _bit_field(cx: Context, decl: ct.RecordDecl, node: tree.FieldDecl, t: CType) -> bool:
    """Check a bit-field; whether it is a member (an unnamed one is padding)."""
    assert node.bits is not None
    if not (t.is_integral or t.is_scoped):
        cx.error(f"bit-field '{node.name}' has non-integral type '{t}'" if node.name else f"anonymous bit-field has non-integral type '{t}'", node)
        return False
    width = constant(cx, node.bits, f"bit-field '{node.name}' width is not an integral constant expression" if node.name else "width of anonymous bit-field is not an integral constant expression")
    if width is None:
        return False
    what = f"bit-field '{node.name}'" if node.name else "anonymous bit-field"
    if width < 0:
        cx.error(f"{what} has negative width ({width})", node)
    elif width == 0 and node.name:
        cx.error(f"named bit-field '{node.name}' has zero width", node)
    elif width > t.size * 8:
        cx.error(f"width of {what} ({width} bits) exceeds the width of its type ({t.size * 8} bits)", node)
    elif node.default is not None or (node.name and node.specifiers.align):
        cx.refuse("default values and alignments of bit-fields are", node)
    elif not node.name:
        decl.padding.setdefault(len(decl.fields), []).append((width, t.size * 8))
    else:
        return True
    return False


def member_names(member: ct.Field) -> list[str]:
    """The names a member adds to its record: its own, or those of an anonymous record's members."""
    if member.name or not isinstance(member.ctype, ct.Record):
        return [member.name] if member.name else []
    return [name for inner in member.ctype.fields for name in member_names(inner)]




@handles(tree.PointerType)
def pointer_type(cx: Context, node: tree.PointerType) -> CType:
    pointee = cx.resolve(node.pointee)
    if pointee.is_reference:
        return cx.wrong_type(f"'type name' declared as a pointer to a reference of type '{pointee}'", node)
    return ERROR if pointee is ERROR else with_quals(node, ct.pointer_to(pointee))


@handles(tree.MemberPointerType)
def member_pointer_type(cx: Context, node: tree.MemberPointerType) -> CType:
    """[dcl.mptr]"""
    owner, pointee = cx.resolve(node.owner), cx.resolve(node.pointee)
    if owner is ERROR or pointee is ERROR:
        return ERROR
    if not (owner.is_record or owner.is_dependent):
        return cx.wrong_type(f"member pointer refers into non-class type '{owner}'", node)
    if pointee.is_reference or pointee.is_void:
        what = f"a reference of type '{pointee}'" if pointee.is_reference else "void"
        return cx.wrong_type(f"'type name' declared as a member pointer to {what}", node)
    return with_quals(node, ct.member_pointer(owner.unqualified, pointee))


@handles(tree.ReferenceType)
def reference_type(cx: Context, node: tree.ReferenceType) -> CType:
    if isinstance(node.referred, tree.ReferenceType):
        return cx.wrong_type("reference to a reference", node)
    referred = cx.resolve(node.referred)
    if referred is ERROR:
        return ERROR
    if referred.is_void:
        return cx.wrong_type("cannot form a reference to 'void'", node)
    return ct.reference_to(referred, node.rvalue)


@handles(tree.ArrayType)
def array_type(cx: Context, node: tree.ArrayType) -> CType:
    element = cx.resolve(node.element)
    if element is ERROR:
        return ERROR
    if element.is_reference:
        return cx.wrong_type(f"'type name' declared as array of references of type '{element}'", node)
    if not (element.is_complete or element.is_dependent) or element.is_void or element.is_function:
        problem = "functions" if element.is_function else None
        if problem:
            cx.error(f"declared as array of functions of type '{element}'", node)
        else:
            cx.error(f"array has incomplete element type '{element}'", node)
        return ERROR
    if node.size is None:
        return ct.array_of(element, None)
    if dependent.is_dependent(cx, node.size):
        return dependent_array(element, dependent.expression_of(dependent.described(cx, node.size)))
    size = cx.expr(node.size)
    if is_error(size):
        return ERROR
    size = constant_operand(cx, size)
    if is_error(size):
        return ERROR
    if not size.ctype.is_integral:
        cx.error_range(f"size of array has non-integer type '{size.ctype.unqualified}'", size)
        return ERROR
    count = const.integer(size)
    if count is None:
        cx.error_range("variable length arrays are not supported; the size must be a constant expression", size, const.explain(size))
        return ERROR
    if count < 0:
        cx.error_range("array is declared with a negative size", size)
        return ERROR
    if count == 0:
        cx.error_range("zero size arrays are not supported", size)
        return ERROR
    if not element.is_dependent and count * element.size > 1 << 40:
        cx.error_range(f"array is too large ({count} elements)", size)
        return ERROR
    return ct.array_of(element, count)


@handles(tree.FunctionType)
def function_type(cx: Context, node: tree.FunctionType) -> CType:
    result = result_type(cx, node)
    if result.is_array or result.is_function:
        kind = "array" if result.is_array else "function"
        cx.error(f"function cannot return {kind} type '{result}'", node)
        result = ERROR
    params = parameters.all_types(cx, node)
    if result is ERROR or ERROR in params:
        return ERROR
    cv = (ct.CONST if node.const else 0) | (ct.VOLATILE if node.volatile else 0)
    return ct.function(result.unqualified if result.is_scalar else result, tuple(params), node.variadic, cv, node.ref)


@handles(tree.PackType)
def pack_type(cx: Context, node: tree.PackType) -> CType:
    """An expansion that is no argument of a template: only in a template's pattern is it still there."""
    if packs.stands_for_itself(cx, node.pattern):
        return expansion(cx.resolve(node.pattern))
    return cx.wrong_type("pack expansion does not contain any unexpanded parameter packs", node)


def constant_operand(cx: Context, node: tree.Expr) -> tree.Expr:
    """The value of a checked expression where an integral constant is wanted: a class converts to a scalar ([conv] p5)."""
    return casts.rvalue(cx, casts.integral(cx, node, "type"))


def constant(cx: Context, node: tree.Expr, problem: str) -> int | None:
    """Check an expression that must be an integral constant; None after reporting that it is not."""
    return checked_constant(cx, node, problem)[1]


def checked_constant(cx: Context, node: tree.Expr, problem: str) -> tuple[tree.Expr, int | None]:
    """As `constant`, with the checked expression."""
    checked = constant_operand(cx, cx.expr(node))
    if is_error(checked):
        return checked, None
    value = const.integer(checked)
    if value is None:
        notes = const.explain(checked) if checked.ctype.is_integral else []
        cx.diags.error(problem, node.start or node.location, length=extent(node), notes=notes)
    return checked, value


def alignment(cx: Context, nodes: list[tree.Expr] | None) -> int:
    """The strictest of the alignments asked for, 0 if none is."""
    strictest = 0
    for node in nodes or ():
        value = constant(cx, node, "'aligned' attribute requires integer constant")
        if value is None:
            continue
        if value < 0 or value & (value - 1):
            cx.error_range("requested alignment is not a power of 2", node)
            continue
        strictest = max(strictest, value)
    return strictest


@handles(tree.TypedefDecl)
def typedef(cx: Context, node: tree.TypedefDecl) -> None:
    t = cx.resolve(node.type)
    if t is ERROR:
        return
    if isinstance(t, ct.Record) and not t.decl.name:
        t.decl.typedef_name = node.name
    if isinstance(t, ct.Enum) and not t.decl.tag:
        t.decl.tag = node.name
    old = cx.scope.here(node.name)
    if isinstance(old, TypeName):
        if old.ctype is not t:
            cx.error(
                f"typedef redefinition with different types ('{t}' vs '{old.ctype}')", node, [previous(old)]
            )
        return
    if old is not None:
        cx.error(f"redefinition of '{node.name}' as different kind of symbol", node, [previous(old)])
        return
    cx.scope.declare(node.name, TypeName(node.name, t, node.location, is_alias=True))


@handles(tree.RecordDecl, tree.EnumDecl)
def type_declaration(cx: Context, node: tree.RecordDecl | tree.EnumDecl) -> None:
    syntax = node.type
    if isinstance(syntax, tree.NamedType) and syntax.key:
        elaborated(cx, syntax, declaring=syntax.key != "enum")
    else:
        node.type = cx.typed(syntax)
