"""Declarations of variables: memory space, storage duration and initialisation."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....support.diagnostics import Note
from ....support.mangling_codes import ANONYMOUS
from ...syntax import tree
from ...syntax.tree import names
from ...text.library import REFERENCES, is_built_in
from ...types import ctype as ct
from ...types import mangle
from ...types.special import is_destroyed
from ...types.symbols import (
    ClassScope,
    Linkage,
    NamespaceScope,
    Symbol,
    TypeName,
    VariableSpace,
    VariableSymbol,
)
from ...types.typed_nodes import ObjectInit
from ..classes import special
from ..context import Context, scope_of
from ..dispatch import handles
from ..initialization import lifetimes, lists
from ..initialization.initialization import Initialiser, initialise
from ..initialization.static_init import evaluate_initialiser
from ..names.lookup import find, find_qualifier
from ..node_builders import position_of, variable_use
from ..reporting import ERROR, declared_here, is_error, mark_error, previous_definition
from ..state import LookupContext
from ..templates import class_deduction, out_of_class_members, packs
from . import deduction
from . import resolve as types
from .decls import declare_function, function_of_type

_SPACES: dict[str, VariableSpace] = {
    "__shared__": "shared",
    "__constant__": "constant",
    "__device__": "device",
    "__managed__": "device",
}
_DYNAMIC = (
    "dynamic initialization is not supported for __device__, __constant__, __shared__, and __managed__"
    " variables"
)
_NO_BOUND = "definition of variable with array type needs an explicit size or an initializer"


@handles(tree.VarDecl)
def check_variable(cx: Context, node: tree.VarDecl) -> None:
    """Check the declaration of a variable."""
    declare_variable(cx, node)


def declare_variable(cx: Context, node: tree.VarDecl) -> VariableSymbol | None:
    """Declare a variable and check its initialiser. Return None after reporting an invalid declaration."""
    if node.init_args:
        node.init_args = packs.expand_arguments(cx, node.init_args)
    space = _memory_space(cx, node)
    with cx.defer_access_checks() as named:
        template = deduction.class_placeholder(cx, node.type)
        if template is not None:
            t = class_deduction.deduce_from_initialiser(cx, template, node)
        else:
            t = (
                _deduce_type(cx, node)
                if deduction.find_auto(node.type) is not None
                else cx.resolve(node.type)
            )
    for check in named if not node.name.is_qualified else ():
        check()
    if isinstance(t, ct.Function):
        _declare_function_of_type(cx, node, t)
        return None
    if "constexpr" in node.specifiers.words and t is not ERROR:
        t = ct.qualified(t, ct.CONST)
    if _reference_kind(t) and space == "constant":
        space = "device"
    if space is None or t is ERROR or not _check_declarable(cx, node, t, space):
        if cx.instantiation.is_uninstantiated:
            _check_operands(cx, _written_initialiser(node))
        _declare_invalid(cx, node)
        return None
    if node.name.is_qualified:
        with cx.defer_access_checks():
            _define_qualified(cx, node, t)
        return None
    key = node.name.key
    symbol = VariableSymbol(key, t, node.location, space, align=types.alignment(cx, node.specifiers.align))
    symbol.is_extern = _says_extern(node) and node.init is None and not node.init_args
    symbol.annotation = "managed" if "__managed__" in node.specifiers.words else _reference_kind(t)
    symbol.length = node.length
    node.symbol, node.ctype = symbol, t
    if not _check_destructor(cx, node, t, space):
        _declare_invalid(cx, node)
        return None
    if space not in ("local", "param"):
        other = _declare_static(cx, node, symbol)
        if other is not symbol:
            return _redeclare_in_block(cx, node, other)
    existing = cx.scopes.current.find_clash(key)
    if existing is not None:
        return _redeclare(cx, node, symbol, existing)
    cx.scopes.current.declare(key, symbol)
    _initialise(cx, node, symbol)
    if (
        isinstance(cx.scopes.current, ClassScope)
        and cx.scopes.current.is_in_template()
        and _only_declares(cx, node)
    ):
        symbol.define = partial(_define_in_instance, cx, symbol, cx.lookup_context())
    if symbol.space in ("local", "param"):
        cx.body.locals.append(symbol)
    elif symbol not in cx.unit.variables:
        cx.unit.variables.append(symbol)
    return symbol


def instantiate_variable(cx: Context, node: tree.VarDecl, name: str) -> VariableSymbol | None:
    """Return the specialisation, named `name`, of a variable template's declaration in the current scope."""
    node.name = names.simple_name(str(name), node.location, node.length)
    with cx.push_scope(NamespaceScope):
        symbol = declare_variable(cx, node)
    if symbol is not None:
        symbol.name, symbol.symbol = name, mangle.variable_symbol(name, cx.scopes.path)
    return symbol


def _define_qualified(cx: Context, node: tree.VarDecl, t: ct.CType) -> None:
    """Check `T S::x = …;`, the definition of a static member or of a variable of a namespace."""
    symbol, qualifier = find(cx, node.name).symbol, find_qualifier(cx, node.name).symbol
    scope = scope_of(qualifier)
    if not isinstance(symbol, VariableSymbol) or scope is None:
        where = (
            f"'{qualifier.ctype}'"
            if isinstance(qualifier, TypeName)
            else f"namespace '{node.name.qualifier}'"
        )
        cx.report.error(f"no member named '{node.name.key}' in {where}", node)
    elif (complete_object := _composite_type(symbol.ctype, t)) is None:
        cx.report.error(
            f"redefinition of '{node.name.key}' with a different type: '{t}' vs '{symbol.ctype}'",
            node,
            [previous_definition(symbol)],
        )
    elif symbol.init is not None and (node.init is not None or node.init_args is not None):
        cx.report.error(f"redefinition of '{node.name.key}'", node, [previous_definition(symbol)])
    elif (
        isinstance(complete_object, ct.Array)
        and complete_object.count is None
        and node.init is None
        and not node.init_args
    ):
        cx.report.error(_NO_BOUND, node)
    elif symbol.init is None:
        node.symbol, symbol.ctype, symbol.is_extern = symbol, complete_object, False
        with cx.enter_scope(scope, cx.scopes.path):
            _initialise(cx, node, symbol)


def _define_in_instance(cx: Context, symbol: VariableSymbol, space: LookupContext) -> None:
    """Define a static member of an instance at its first use ([temp.inst] p3). Its out-of-class definition
    may follow later.
    """
    result = out_of_class_members.variable_definition(symbol.name, space.scope)
    if result is None:
        deferred = cx.unit.deferred
        if deferred.is_at_end:
            symbol.define = None  # no definition follows
        elif symbol.define is not None and symbol.define not in deferred:
            deferred.add(symbol.define)
        return
    symbol.define = None
    node, scope, limit = result
    with (
        cx.instantiation_context(*space.backtrace),
        cx.enter_function(None),
        cx.enter_scope(scope, space.path),
        cx.scopes.limit_lookup(limit),
    ):
        complete_object = _composite_type(symbol.ctype, cx.resolve(node.type))
        if complete_object is None:
            cx.report.error(
                f"redefinition of '{symbol.name}' with a different type", node, [previous_definition(symbol)]
            )
            return
        symbol.ctype = complete_object
        _initialise(cx, node, symbol)


def _declare_function_of_type(cx: Context, node: tree.VarDecl, t: ct.Function) -> None:
    """Declare a function whose type is a typedef name: `typedef int unary(int); __device__ unary twice;`."""
    if node.init is not None or node.init_args is not None:
        cx.report.error(
            f"illegal initializer (only variables can be initialized), '{node.name}' is a function", node
        )
        return
    words = ct.object_qualifiers(t)
    if words:
        cx.report.error(f"non-member function of type '{t}' cannot have '{words}' qualifier", node)
        return
    declare_function(cx, function_of_type(node, node.name, node.specifiers, t))


def _memory_space(cx: Context, node: tree.VarDecl) -> VariableSpace | None:
    words, storage = node.specifiers.words, node.specifiers.storage
    spaces = list(dict.fromkeys(space for key, space in _SPACES.items() if key in words))
    if "shared" in spaces or "constant" in spaces:
        spaces = [p for p in spaces if p != "device"]
    clash = next(
        (key for key in ("__shared__", "__constant__") if key in words and "__managed__" in words), None
    )
    problem = ""
    if "mutable" in words:
        problem = "'mutable' can only be applied to member variables"
    elif storage in ("thread_local", "__thread"):
        problem = f"'{storage}' is not supported in device code"
    elif clash is not None:
        problem = f"'{clash}' and '__managed__' attributes are not compatible"
    elif len(spaces) > 1:
        problem = "'__constant__' and '__shared__' attributes are not compatible"
    elif cx.function is not None and spaces and spaces[0] != "shared" and storage not in ("static", "extern"):
        problem = "__constant__, __device__, and __managed__ are not allowed on non-static local variables"
    if problem:
        cx.report.error(problem, node)
        return None
    if spaces:
        return spaces[0]
    # At file scope without a memory space: device code may use its constant value.
    return "constant" if cx.function is None else "device" if storage == "static" else "local"


def _deduce_type(cx: Context, node: tree.VarDecl) -> ct.CType:
    """Deduce the type of `auto x = value;`, `auto *p = value;` or `const auto &r = value;`."""
    initialiser = (
        node.init
        if node.init is not None
        else node.init_args[0]
        if node.init_args and len(node.init_args) == 1
        else None
    )
    if (
        isinstance(initialiser, tree.InitList)
        and node.is_direct
        and len(initialiser.items) == 1
        and not initialiser.items[0].designators
    ):
        # [dcl.type.auto.deduct] p4: a direct list of one.
        initialiser = initialiser.items[0].value
    by_decltype = isinstance(deduction.find_auto(node.type), tree.DecltypeType)
    if initialiser is None or (isinstance(initialiser, tree.InitList) and (node.is_direct or by_decltype)):
        spelled = "decltype(auto)" if by_decltype else "auto"
        return cx.report.invalid_type(
            f"declaration of variable '{node.name}' with deduced type '{spelled}' requires an initializer",
            node,
        )
    value = (
        lists.make_list_for_auto(cx, initialiser, node)
        if isinstance(initialiser, tree.InitList)
        else cx.expr(initialiser)
    )
    node.init, node.init_args = value, None
    return ERROR if is_error(value) else deduction.deduce_auto(cx, node.type, value, node.name.key, node)


def _check_declarable(cx: Context, node: tree.VarDecl, t: ct.CType, space: VariableSpace) -> bool:
    if isinstance(t, ct.Reference):
        if space != "local" and space != "param":
            cx.report.unsupported("references with static storage are", node)
            return False
        if node.init is None and not node.init_args:
            return cx.report.reject(
                f"declaration of reference variable '{node.name}' requires an initializer", node
            )
        return True
    if not ct.innermost_element(t).is_void and _only_declares(cx, node):
        return True
    if isinstance(t, ct.Array) and t.count is None:
        # A static member that is defined outside of its class may take its bound from the declaration.
        return (
            node.init is not None
            or bool(node.init_args)
            or node.name.is_qualified
            or cx.report.reject(_NO_BOUND, node)
        )
    if not t.is_complete:
        notes = []
        if isinstance(t, ct.Record):
            notes = [Note(f"forward declaration of '{t.unqualified}'", t.decl.location)]
        return cx.report.reject(f"variable has incomplete type '{t.unqualified}'", node, notes)
    return True


def _says_extern(node: tree.VarDecl) -> bool:
    """Return whether a declaration is `extern T x`, or `extern "C" T x` without an initialiser ([dcl.link]
    p7).
    """
    directly = "extern" in node.specifiers.words and node.init is None and not node.init_args
    return node.specifiers.storage == "extern" or directly


def _only_declares(cx: Context, node: tree.VarDecl) -> bool:
    """Return whether a declaration is not a definition, so that its type may be incomplete ([basic.def] p2,
    [class.static.data] p2).
    """
    is_elsewhere = _says_extern(node) or (
        isinstance(cx.scopes.current, ClassScope) and not {"inline", "constexpr"} & set(node.specifiers.words)
    )
    return is_elsewhere and node.init is None and not node.init_args


def _declare_invalid(cx: Context, node: tree.VarDecl) -> None:
    """Declare the name of an invalid variable, so that its uses are not reported."""
    for expr in [node.init, *(node.init_args or ())]:
        if expr is not None and expr.ctype is None and not isinstance(expr, tree.InitList):
            cx.expr(expr)
    cx.scopes.current.names.setdefault(
        node.name.key, VariableSymbol(node.name.key, ERROR, node.location, "local", used=True)
    )


def _redeclare_in_block(cx: Context, node: tree.VarDecl, symbol: VariableSymbol) -> VariableSymbol | None:
    """Declare `extern` in a block: the namespace's variable becomes visible."""
    key = node.name.key
    old = cx.scopes.current.names.get(key)
    if old is not None and old is not symbol:
        cx.report.error(f"redefinition of '{key}'", node, [previous_definition(old)])
    else:
        cx.scopes.current.declare(key, symbol)
    node.symbol = symbol
    return symbol


def _declare_static(cx: Context, node: tree.VarDecl, symbol: VariableSymbol) -> VariableSymbol:
    """Declare a variable with static storage duration. Return the entity, which an earlier declaration may
    have made.
    """
    symbol.is_internal = node.specifiers.storage == "static" or cx.unit.is_library
    if cx.function is None:
        prefix = f"__minicc_{cx.unit.library_name}_" if cx.unit.is_library else ""
        symbol.symbol = (
            prefix + symbol.name if prefix else mangle.variable_symbol(symbol.name, cx.scopes.path)
        )
        symbol.linkage = _linkage(cx, node, symbol)
        if not any(key in node.specifiers.words for key in _SPACES):
            symbol.is_internal = True
            symbol.is_host = not _reference_kind(symbol.ctype)
    elif symbol.is_extern:
        symbol.symbol = mangle.variable_symbol(symbol.name, cx.scopes.current.namespace.path)
        return _merge_externs(cx, node, symbol)
    else:
        symbol.symbol = mangle.local_symbol(
            cx.function.symbol, symbol.name, cx.unit.count(cx.function.symbol, symbol.name)
        )
        symbol.is_internal = True
        cx.function.definition.statics.append(symbol)
    return symbol


def _linkage(cx: Context, node: tree.VarDecl, symbol: VariableSymbol) -> Linkage:
    """Return the linkage of a variable of a namespace ([basic.link] p3, [dcl.inline] p6), in the terms of
    linkers.
    """
    words, earlier = set(node.specifiers.words), cx.scopes.current.find_clash(symbol.name)
    if ANONYMOUS in cx.scopes.path:
        return "internal"
    if "inline" in words or cx.scopes.current.is_in_template():
        return "weak"
    is_external = (
        _says_extern(node)
        or "extern" in words
        or (isinstance(earlier, VariableSymbol) and earlier.is_extern)
        or isinstance(cx.scopes.current, ClassScope)
    )
    return "internal" if not is_external and (symbol.ctype.is_const or "constexpr" in words) else ""


def _merge_externs(cx: Context, node: tree.VarDecl, symbol: VariableSymbol) -> VariableSymbol:
    """Merge the `extern` declarations of a name in functions of a namespace, which denote one object
    ([basic.link] p6).
    """
    other = cx.unit.externs.setdefault(
        symbol.symbol, cx.scopes.current.namespace.names.get(symbol.name) or symbol
    )
    if (
        isinstance(other, VariableSymbol)
        and (_composite_type(other.ctype, symbol.ctype) is not other.ctype or other.space != symbol.space)
        and other.ctype is not ERROR
    ):
        note = declared_here(other, "previous declaration is here")
        cx.report.error(
            f"redeclaration of '{node.name}' with a different type: '{symbol.ctype}' vs '{other.ctype}'",
            node,
            [note],
        )
        return symbol
    return other if isinstance(other, VariableSymbol) else symbol


def _redeclare(cx: Context, node: tree.VarDecl, new: VariableSymbol, old: Symbol) -> VariableSymbol | None:
    if not isinstance(old, VariableSymbol):
        cx.report.error(
            f"redefinition of '{node.name}' as different kind of symbol", node, [previous_definition(old)]
        )
    elif old.ctype is ERROR:
        if cx.instantiation.is_uninstantiated and old.space == "param":
            cx.report.error(f"redefinition of '{node.name}'", node, [previous_definition(old)])
        return None
    elif (t := _composite_type(old.ctype, new.ctype)) is None:
        text = f"redefinition of '{node.name}' with a different type: '{new.ctype}' vs '{old.ctype}'"
        cx.report.error(text, node, [previous_definition(old)])
    elif new.is_extern or old.is_extern:
        node.symbol, old.ctype = old, t
        if not new.is_extern:
            old.is_extern, old.location = False, new.location
            _initialise(cx, node, old)
        return old
    else:
        cx.report.error(f"redefinition of '{node.name}'", node, [previous_definition(old)])
    return None


def _composite_type(a: ct.CType, b: ct.CType) -> ct.CType | None:
    """Return the composite type of two declarations of a variable, None if the types differ. An array bound
    may come from either ([basic.link] p10, [dcl.array] p3).
    """
    if (
        isinstance(a, ct.Array)
        and isinstance(b, ct.Array)
        and a.element is b.element
        and None in (a.count, b.count)
    ):
        return b if a.count is None else a
    return a if a is b else None


def _check_destructor(cx: Context, node: tree.VarDecl, t: ct.CType, space: VariableSpace) -> bool:
    """Return whether a variable's destructor is callable. Reports an inaccessible one, and one that would
    have to run at the end of the program.

    As in nvcc, shared variables with destructors are accepted, although these never run.
    """
    if space == "shared" or node.specifiers.storage == "extern":
        return True
    if space in ("local", "param"):
        return lifetimes.check_destructible(cx, node, t)
    is_host = cx.function is None and not any(key in node.specifiers.words for key in _SPACES)
    if is_destroyed(t) and not is_host:
        return cx.report.reject(_DYNAMIC, node)
    return True


def _initialise(cx: Context, node: tree.VarDecl, symbol: VariableSymbol) -> None:
    """Check the initialisation of a variable."""
    how = _written_initialiser(node)
    t = symbol.ctype
    if symbol.space == "shared":
        # Shared variables are never initialised: a class must allow that.
        if how.mode != "default":
            makes_class = isinstance(t, ct.Record) and not t.decl.is_aggregate
            cx.report.error(
                _DYNAMIC if makes_class else "initialization is not supported for __shared__ variables", node
            )
        return
    if how.mode != "default" and symbol.is_extern and cx.function is not None:
        cx.report.error("declaration of block scope identifier with linkage cannot have an initializer", node)
        return
    if how.mode == "default" and (symbol.is_extern or not t.is_complete):
        return
    value = initialise(cx, t, how) if not cx.instantiation.is_uninstantiated else _try_initialise(cx, t, how)
    node.init, node.init_args = value, None
    if value is None or is_error(value):
        _default_initialise(cx, node, symbol, value)
        return
    symbol.init = value
    if isinstance(t, ct.Array) and t.count is None:
        node.ctype = symbol.ctype = value.ctype
    if symbol.space == "local":
        lifetimes.extend_temporaries(value)
    else:
        _extend_lists(cx, node, symbol, value)
    evaluate_initialiser(cx, node, symbol, value)


def _try_initialise(cx: Context, t: ct.CType, how: Initialiser) -> tree.Expr | None:
    """Return the initial value of a variable in an uninstantiated template. As in g++ and nvcc, only errors
    in operands are reported, not an initialiser of the wrong type.
    """
    with cx.sfinae_context() as silent:
        value = initialise(cx, t, how)
    if silent.has_errors:
        _check_operands(cx, how)
        return mark_error(position_of(how.at))
    return value


def _check_operands(cx: Context, how: Initialiser) -> None:
    pending: list[tree.Expr] = [*how.args, *([how.braces] if how.braces is not None else [])]
    for operand in pending:
        if isinstance(operand, tree.InitList):
            pending += [item.value for item in operand.items]
        elif operand.ctype is None:
            cx.expr(operand)


def _extend_lists(cx: Context, node: tree.VarDecl, symbol: VariableSymbol, value: tree.Expr) -> None:
    """Give static storage to the backing arrays of lists to which an object with static storage refers
    ([dcl.init.list] p6).
    """
    for part in value.entries.values() if isinstance(value, ObjectInit) else ():
        new = (
            part.operand
            if isinstance(part, tree.ImplicitCast) and part.kind == "ArrayToPointerDecay"
            else None
        )
        if (
            not isinstance(part, tree.ImplicitCast)
            or not isinstance(new, tree.ImplicitCast)
            or new.kind != "MaterializeTemporary"
        ):
            _extend_lists(cx, node, symbol, part)
            continue
        number = cx.unit.count("list", symbol.symbol)
        array = VariableSymbol(
            f"{symbol.name}${number}", new.ctype, node.location, "device", used=True, init=new.operand
        )
        array.symbol, array.is_internal = f"{symbol.symbol}${number}", True
        _extend_lists(cx, node, array, new.operand)
        evaluate_initialiser(cx, node, array, new.operand)
        cx.unit.variables.append(array)
        part.operand = variable_use(array, new)


def _written_initialiser(node: tree.VarDecl) -> Initialiser:
    """Return the initialiser of `T x;`, `T x(a)`, `T x{a}`, `T x = a` or `T x = {a}`."""
    if node.init_args is not None:
        return Initialiser("direct", node.init_args, "variable", node, named=True)
    if node.init is None:
        return Initialiser("default", [], "variable", node, named=True)
    if isinstance(node.init, tree.InitList):
        return Initialiser(
            "direct-list" if node.is_direct else "copy-list",
            [],
            "variable",
            node,
            braces=node.init,
            named=True,
        )
    return Initialiser("copy", [node.init], "variable", node, named=True)


def _default_initialise(
    cx: Context, node: tree.VarDecl, symbol: VariableSymbol, value: tree.Expr | None
) -> None:
    """Check a default-initialised variable, or one whose initialiser was invalid."""
    t = symbol.ctype
    if value is not None:
        if (isinstance(t, ct.Array) and t.count is None) or (
            cx.instantiation.is_uninstantiated and (t.is_const or t.is_reference)
        ):
            # A variable usable in constant expressions gets an unknown value.
            symbol.ctype = ERROR
        return
    if (
        symbol.space in ("local", "device")
        and special.needs_initialiser(t)
        and not cx.instantiation.is_uninstantiated
    ):
        cx.report.error(f"default initialization of an object of const type '{t}'", node)


def _reference_kind(t: ct.CType) -> Literal["", "texture", "surface"]:
    """Return the kind of reference to an image that a variable of the type is, '' for other types."""
    if not isinstance(t, ct.Record) or t.decl.template is None or not is_built_in(t.decl.location.file):
        return ""
    name = t.decl.template.name
    return name if name in REFERENCES else ""
