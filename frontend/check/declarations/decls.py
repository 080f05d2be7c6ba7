"""Declarations of variables and functions, at file scope and in blocks."""

from __future__ import annotations

from ....support.fast_dataclass import replace
from ....support.mangling_codes import ANONYMOUS
from ...syntax import tree
from ...syntax.tokens.keywords import SPACE_SPECIFIERS
from ...syntax.tree import names
from ...types import builtin_table, classes, mangle
from ...types import ctype as ct
from ...types.closures import Closure
from ...types.lookup import inline_set
from ...types.symbols import (
    ClassScope,
    FunctionSymbol,
    HostName,
    Namespace,
    Overloads,
    Scope,
    Template,
    TypeName,
    VariableSymbol,
)
from ..classes import friends
from ..context import Context, scope_of
from ..dispatch import handles
from ..names.lookup import find_qualifier
from ..overload import operator_functions
from ..reporting import ERROR, declared_here, previous_definition
from ..templates import class_deduction, templates, uninstantiated_templates
from . import deduction, exceptions, parameters
from . import resolve as types
from .function_bodies import check_default_arguments, check_function_body, defer_body


@handles(tree.HostDecl)
def declare_host(cx: Context, node: tree.HostDecl) -> None:
    """Declare the name of a host entity."""
    if node.name:
        cx.scopes.current.names.setdefault(
            node.name, HostName(node.name, node.what, node.location, node.reasons)
        )


def declare_optional(cx: Context, node: tree.Decl) -> tree.Decl:
    """Check a declaration that device code may not use. After an error it counts as host code: its
    declarations are removed, and the error is reported at the first use in device code.
    """
    unneeded = node.host_fallback
    if unneeded is None:
        return cx.declare(node)
    names = cx.scopes.current.names
    earlier = {host.name: names.get(host.name) for host in unneeded.hosts}
    overloads = {
        s.name: (list(s.functions), list(s.templates)) for s in earlier.values() if isinstance(s, Overloads)
    }
    with cx.collect_errors() as errors:
        checked = cx.declare(node)
    if unneeded.is_own and not all(error.is_unsupported for error in errors):
        for error in errors:
            cx.report.diags.add(error)
        return checked
    for host in unneeded.hosts if errors else ():
        symbol = earlier[host.name]
        if isinstance(symbol, Overloads):
            symbol.functions[:], symbol.templates[:] = overloads[symbol.name]
        elif not isinstance(symbol, Template | Namespace):
            names[host.name] = HostName(host.name, host.what, host.location, tuple(errors))
            cx.scopes.current.tags.pop(host.name, None)
    return checked


# ------------------------------------------------------------------------------------ functions


@handles(tree.FunctionDecl)
def declare_function(cx: Context, node: tree.FunctionDecl) -> None:
    """Check the declaration or definition of a function."""
    if node.is_guide:
        class_deduction.declare_guide(cx, [], node)
        return
    if len(node.name.parts) > 1:
        _define_member(cx, node)
        return
    with cx.defer_access_checks() as named:
        t = cx.resolve(node.type)
    if not isinstance(t, ct.Function) or not check_function_declaration(cx, node, t):
        declare_invalid_function(cx, node)
        return
    if node.body is None and _is_built_in(cx, node, t):
        return
    if cx.function is not None:
        _declare_in_block(cx, node, t)
        return
    fn = declare(cx, node, t)
    if fn is None:
        return
    with cx.enter_function(fn):
        for check in named:
            check()
    node.symbol, node.ctype = fn, t
    apply_specifiers(cx, node, fn)
    if node.body is not None:
        fn.location = node.location
        node.body = check_function_body(cx, node, fn)


def _is_built_in(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    """Return whether a device function's declaration repeats a built-in function: `extern __device__ void
    __syncthreads();`.
    """
    if "__device__" not in node.specifiers.words or cx.scopes.current is not cx.scopes.file:
        return False
    return any(
        row.ctype.params == t.params and row.ctype.ret is t.ret
        for row in builtin_table.find(node.name.key) or ()
    )


def declare_member_function(cx: Context, node: tree.FunctionDecl, record: ct.Record) -> None:
    """Declare a member function. Its body is checked at the end of the file, and in a template at its first
    call.
    """
    if "friend" in node.specifiers.words:
        friends.declare_friend_function(cx, node, record)
        return
    enter = exceptions.defer_specification(cx, node) if node.type.operand is not None else None
    t = cx.resolve(node.type)
    if not isinstance(t, ct.Function) or not check_function_declaration(cx, node, t):
        return
    fn = _declare_in_class(cx, node, t, record)
    if fn is None:
        return
    if enter is not None:
        enter(fn)
    node.symbol, node.ctype = fn, t
    fn.is_internal = True
    apply_specifiers(cx, node, fn)
    fn.is_internal = True
    defer_body(cx, node, fn)


def function_of_type(
    at: tree.Node, name: names.Name, specifiers: tree.Specifiers, t: ct.Function
) -> tree.FunctionDecl:
    """Return the declaration of a function whose type is a typedef name ([dcl.fct] p13)."""
    params = [
        tree.ParamDecl(at.location, None, tree.ResolvedType(at.location, p), specifiers) for p in t.params
    ]
    syntax = tree.FunctionSyntax(at.location, tree.ResolvedType(at.location, t.ret), params, t.vararg)
    syntax.is_noexcept = t.is_noexcept
    decl = tree.FunctionDecl(at.location, name, syntax, specifiers)
    decl.is_const, decl.is_volatile, decl.ref = bool(t.cv & ct.CONST), bool(t.cv & ct.VOLATILE), t.ref
    decl.length = at.length
    return decl


def _declare_in_class(
    cx: Context, node: tree.FunctionDecl, t: ct.Function, record: ct.Record
) -> FunctionSymbol | None:
    """Return the symbol of a member function after adding it to its class."""
    kind, decl = node.name.last.kind, record.decl
    if kind != "destructor" and not node.is_constructor:
        result = declare(cx, node, t, record)
        if result is not None and kind == "conversion":
            decl.conversions.append(result)
        return result
    fn = new_function(cx, node, t, record)
    fn.is_destructor = kind == "destructor"
    if (
        decl.destructor is not None
        if fn.is_destructor
        else any(other.ctype.params == t.params for other in classes.constructors(decl))
    ):
        cx.report.error(f"{'destructor' if fn.is_destructor else 'constructor'} cannot be redeclared", node)
        return None
    if fn.is_destructor:
        decl.destructor = fn
    else:
        decl.constructors.append(fn)
    return fn


def _declare_in_block(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> None:
    """Declare a function in a block. It is a member of the innermost namespace, in which it does not become
    visible ([basic.link] p6).

    Default arguments belong to the block ([dcl.fct.default] p4).
    """
    key, namespace = scope_key(node, t), cx.scopes.current.namespace
    here = cx.scopes.current.find_clash(key)
    if here is not None and not isinstance(here, Overloads):
        cx.report.error(
            f"redefinition of '{node.name}' as different kind of symbol", node, [previous_definition(here)]
        )
        return
    there = namespace.names.get(key)
    known = list(there.functions) if isinstance(there, Overloads) else []
    hidden = dict(there.hidden) if isinstance(there, Overloads) else {}
    with cx.enter_scope(namespace, namespace.path):
        fn = declare(cx, node, t)
    if fn is None:
        return
    if fn not in known or fn in hidden:
        overloads = namespace.names[key]
        assert isinstance(overloads, Overloads)
        overloads.hidden[fn] = hidden.get(fn, [])
        overloads.announced.pop(fn, None)
    if here is None:
        here = Overloads(key, [])
        cx.scopes.current.declare(key, here)
    own = next((f for f in here.functions if f is fn or f.declaration.redeclares is fn), None)
    if own is None:
        own = (
            replace(
                fn,
                declaration=replace(fn.declaration, defaults=[], redeclares=fn),
                pending=replace(fn.pending),
                definition=replace(fn.definition),
            )
            if fn.declaration.defaults or any(p.default for p in node.type.params)
            else fn
        )
        here.add(own, cx.scopes.current.clock.tick())
    node.symbol, node.ctype = fn, t
    apply_specifiers(cx, node, own)


def _define_member(cx: Context, node: tree.FunctionDecl) -> None:
    """Check the definition `T S::f(…) { … }` of a member function or of a function of a namespace."""
    with cx.defer_access_checks():
        symbol = find_qualified_function(cx, node)
    if symbol is None:
        return
    fn, scope, path = symbol
    if fn.body is not None or fn.pending.define is not None:
        cx.report.error(f"redefinition of '{node.name.last}'", node, [previous_definition(fn)])
        return
    with cx.enter_scope(scope, path):
        says = (
            node.type.is_noexcept
            if node.type.operand is None
            else exceptions.resolve_specification(cx, node.type)
        )
    if not check_same_exceptions(cx, node, says, fn):
        return
    node.symbol, node.ctype = fn, fn.ctype
    if "__device__" in node.specifiers.words and not fn.is_device:
        fn.is_device = fn.declaration.is_host = True
        cx.report.warn(
            "host-call",
            f"__host__ function '{fn.name}' redeclared with __device__, hence treated as a __host__"
            " __device__ function",
            node,
        )
    fn.location = node.location
    is_own = (
        fn.declaration.is_inline
        or "inline" in node.specifiers.words
        or fn.declaration.inline == "always"
        or fn.args is not None
        or ANONYMOUS in path
    )
    fn.is_internal = fn.is_internal and (
        fn.record is None or is_own or fn.declaration.is_constexpr or not fn.is_device or fn.from_library
    )
    overloads = scope.names.get(scope_key(node, fn.ctype))
    if isinstance(overloads, Overloads):
        overloads.reveal(fn, scope.clock)
    cx.unit.add_function(fn)
    with cx.enter_scope(scope, path):
        check_default_arguments(cx, node, fn)
        node.body = check_function_body(cx, node, fn)


def find_qualified_function(
    cx: Context, node: tree.FunctionDecl
) -> tuple[FunctionSymbol, Scope, tuple[str, ...]] | None:
    """Return the function that a qualified declaration denotes, its scope and the enclosing names. Return
    None after reporting an error.
    """
    outer, qualifier = node.name.qualifier, find_qualifier(cx, node.name)
    symbol, scope = qualifier.symbol, scope_of(qualifier.symbol)
    if scope is None:
        if not qualifier.is_reported:
            cx.report.error(f"use of undeclared identifier '{outer}'", node)
        return None
    written = node.type
    if (
        not written.trailing
        and deduction.find_auto(written.result) is None
        and node.name.last.kind != "conversion"
    ):
        # Names in the result type are looked up outside of the class, those after the declarator-id inside
        # ([basic.lookup.unqual] p8).
        written = written.copied()
        written.result = tree.ResolvedType(written.location, cx.resolve(node.type.result))
    with cx.enter_scope(scope, cx.scopes.path):
        t = cx.resolve(written)
        if not isinstance(t, ct.Function):
            return None
        homes = [(home, home.names.get(scope_key(node, t))) for home in inline_set(scope)]
        functions = [
            (fn, home) for home, result in homes if isinstance(result, Overloads) for fn in result.functions
        ]
        if isinstance(symbol, TypeName) and isinstance(symbol.ctype, ct.Record) and node.is_constructor:
            functions = [(fn, scope) for fn in classes.constructors(symbol.ctype.decl)]
        if (
            isinstance(symbol, TypeName)
            and isinstance(symbol.ctype, ct.Record)
            and node.name.last.kind == "destructor"
        ):
            functions = (
                [(symbol.ctype.decl.destructor, scope)]
                if isinstance(symbol.ctype.decl.destructor, FunctionSymbol)
                else []
            )
        for fn, home in functions:
            if fn.ctype.params == t.params and has_same_object_qualifiers(fn, node):
                return fn, home, cx.scopes.path
    what = f"'{symbol.ctype}'" if isinstance(symbol, TypeName) else f"namespace '{outer}'"
    notes = [
        declared_here(fn, f"member declaration does not match because it has type '{fn.ctype}'")
        for fn, _ in functions[:3]
    ]
    cx.report.error(
        f"out-of-line definition of '{node.name.last}' does not match any declaration in {what}", node, notes
    )
    return None


def declare_invalid_function(cx: Context, node: tree.FunctionDecl) -> None:
    """Declare the name of an invalid function, so that its uses are not reported."""
    cx.scopes.current.names.setdefault(
        node.name.key, VariableSymbol(node.name.key, ERROR, node.location, "local", used=True)
    )


def check_kernel_parameters(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    """Return whether a kernel's parameters can be passed by a launch. Reports the first that cannot."""
    for param, p in zip(parameters.expand_parameters(cx, node.type), t.params):
        if isinstance(p, ct.Reference) and p.rvalue:
            cx.report.error("a kernel cannot have parameters of rvalue reference type", param)
            return False
    return True


def check_function_declaration(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    """Return whether a function may be declared this way here. Reports an invalid declaration."""
    is_kernel = "__global__" in node.specifiers.words
    problem = _declaration_problem(cx, node, t, is_kernel)
    if problem:
        return cx.report.reject(problem, node)
    return not is_kernel or check_kernel_parameters(cx, node, t)


def _declaration_problem(cx: Context, node: tree.FunctionDecl, t: ct.Function, is_kernel: bool) -> str:
    words, in_class = node.specifiers.words, isinstance(cx.scopes.current, ClassScope)
    if "friend" in words and not in_class:
        return "'friend' used outside of class"
    if is_kernel and "__device__" in words:
        return "'__global__' and '__device__' attributes are not compatible"
    if _object_quals(node) and not node.is_constructor and not in_class:
        return f"non-member function cannot have '{ct.qualifier_text(_object_quals(node))}' qualifier"
    problem = (
        ""
        if _allocates(node)
        else operator_functions.operator_problem(node, t, in_class and "friend" not in words)
    )
    if problem or not is_kernel:
        return problem
    if t.is_noexcept:
        return "an exception specification is not allowed for a __global__ function"
    if t.vararg:
        return f"kernel function '{node.name}' cannot take a variable number of arguments"
    if not t.ret.is_void:
        return f"kernel function type '{t}' must have void return type"
    return f"kernel function '{node.name}' cannot be a member function" if in_class else ""


def declare(
    cx: Context, node: tree.FunctionDecl, t: ct.Function, record: ct.Record | None = None
) -> FunctionSymbol | None:
    """Return the function's symbol: a new overload, or that of an earlier declaration."""
    key = scope_key(node, t)
    existing = cx.scopes.current.names.get(key)
    is_host = "__host__" in node.specifiers.words
    if isinstance(existing, HostName) and (is_host or existing.what != "variable"):
        existing = None
    if existing is not None and not isinstance(existing, Overloads):
        if getattr(existing, "ctype", None) is not ERROR:
            cx.report.error(
                f"redefinition of '{node.name}' as different kind of symbol",
                node,
                [previous_definition(existing)],
            )
            return None
    if not isinstance(existing, Overloads):
        existing = Overloads(key, [])
        cx.scopes.current.declare(key, existing)
    kernel = "__global__" in node.specifiers.words
    for other in list(existing.functions):
        # [over.load] p2.2: a static member function cannot overload one with the same parameters, whatever
        # that one's object parameter.
        is_static = record is not None and other.record is record and node.specifiers.storage == "static"
        if other.ctype.params != t.params or not (is_static or has_same_object_qualifiers(other, node)):
            continue
        if record is None and other in existing.brought:
            cx.report.error(
                "declaration conflicts with target of using declaration already in scope",
                node,
                [declared_here(other, "target of using declaration")],
            )
            return None
        if record is not None and other.record is not record:
            # A using-declaration introduced it: the class's own function hides it.
            existing.functions.remove(other)
            continue
        if record is not None:
            cx.report.error(
                "class member cannot be redeclared",
                node,
                [declared_here(other, "previous declaration is here")],
            )
            return None
        if ct.drop_noexcept(other.ctype) is not ct.drop_noexcept(t) and not (
            other.declaration.result is not None and t.ret is ct.AUTO
        ):
            text = "functions that differ only in their return type cannot be overloaded"
            cx.report.error(text, node, [declared_here(other, "previous declaration is here")])
            return None
        if not check_same_exceptions(cx, node, t.is_noexcept, other):
            return None
        if node.body is not None and (other.body is not None or other.pending.define is not None):
            # A friend may have a body, whose check is deferred to the end of the file.
            cx.report.error(f"redefinition of '{node.name}'", node, [previous_definition(other)])
            return None
        if other.is_kernel != kernel:
            text = (
                f"__{'global' if kernel else 'device'}__ function '{node.name}' cannot redeclare"
                f" __{'device' if kernel else 'global'}__ function"
            )
            cx.report.error(text, node, [declared_here(other, "previous declaration is here")])
            return None
        if "friend" not in node.specifiers.words:
            existing.reveal(other, cx.scopes.current.clock)
        return other
    fn = new_function(cx, node, t, record)
    if node.specifiers.has_c_linkage:
        clash = next((f for f in existing.functions if f.symbol == fn.symbol), None)
        if clash is not None:
            notes = [declared_here(clash, "previous declaration is here")]
            cx.report.error(f"conflicting types for '{node.name}'", node, notes)
            return None
    existing.add(fn, cx.scopes.current.clock.tick())
    if record is None:
        cx.unit.functions.append(fn)
    return fn


def check_same_exceptions(cx: Context, node: tree.FunctionDecl, says: object, fn: FunctionSymbol) -> bool:
    """Check that a redeclaration has the exception specification of the declaration before it ([except.spec]
    p4). Destructors and deallocation functions have an implicit one (p8, p10).
    """
    fn.settle_exceptions()
    if fn.ctype.is_noexcept == says or fn.is_destructor or fn.name.startswith("operator delete"):
        return True
    fault = "exception specification in declaration does not match previous declaration"
    return cx.report.reject(fault, node, [declared_here(fn, "previous declaration is here")])


def has_same_object_qualifiers(fn: FunctionSymbol, node: tree.FunctionDecl) -> bool:
    """Return whether a declaration has the qualifiers of a member function ([over.dcl])."""
    return fn.object is None or (fn.object.quals == _object_quals(node) and fn.declaration.ref == node.ref)


def scope_key(node: tree.FunctionDecl, t: ct.CType) -> str:
    """Return the name of a function in its scope. That of a conversion function contains its result type."""
    last = node.name.last
    if last.kind == "conversion" and isinstance(t, ct.Function):
        return f"operator {t.ret}"
    return str(last) if last.kind == "destructor" else last.key


def _object_quals(node: tree.FunctionDecl) -> int:
    return (ct.CONST if node.is_const else 0) | (ct.VOLATILE if node.is_volatile else 0)


def _allocates(node: tree.FunctionDecl) -> bool:
    """Return whether a function is an allocation or deallocation function, which is implicitly static as a
    member ([class.free] p1).
    """
    return node.name.key in ("operator new", "operator new[]", "operator delete", "operator delete[]")


def _is_closure_of_none(record: ct.Record | None) -> bool:
    """Return whether a class is the closure of a lambda outside of functions: in the initialiser of a
    variable of a namespace or class.
    """
    closure = record.decl.closure if record is not None else None
    return isinstance(closure, Closure) and closure.function is None


def new_function(
    cx: Context, node: tree.FunctionDecl, t: ct.Function, record: ct.Record | None
) -> FunctionSymbol:
    """Make a function's symbol without entering it in a scope. `record` is its class, if it is a member."""
    kernel = "__global__" in node.specifiers.words
    fn = FunctionSymbol(
        scope_key(node, t), t, node.location, "", is_kernel=kernel, from_library=cx.unit.is_library
    )
    fn.record, fn.is_constructor, fn.is_deleted, fn.special.is_defaulted = (
        record,
        node.is_constructor,
        node.is_deleted,
        node.is_defaulted,
    )
    # A host variable: device code may use its type, and its value if that is a constant.
    words = node.specifiers.words
    fn.is_device = cx.unit.is_library or (
        record is not None and ("__host__" not in words or "__device__" in words or fn.special.is_defaulted)
    )
    is_constexpr = "constexpr" in words
    if _is_closure_of_none(record) and not words.keys() & SPACE_SPECIFIERS:
        # A lambda outside of functions is host code, and constexpr where possible.
        fn.is_device, is_constexpr = False, True
    if cx.options.relaxed_constexpr and is_constexpr and not words.keys() & {"__device__", "__global__"}:
        fn.is_device = fn.declaration.is_host = True
    if t.ret is ct.AUTO:
        fn.declaration.result = node.type.result
    if record is not None and node.specifiers.storage != "static" and not _allocates(node):
        fn.object, fn.declaration.ref = ct.qualified(record, _object_quals(node)), node.ref
    fn.symbol = _symbol(cx, node, fn)
    return fn


def _symbol(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol) -> str:
    t = fn.ctype
    if cx.unit.is_library and fn.record is None and not cx.scopes.path:
        return f"__minicc_{fn.name}"
    if node.specifiers.has_c_linkage:
        return fn.name
    operands = len(t.params) + (fn.object is not None)
    name: str
    if node.name.last.kind == "conversion":
        name = mangle.ConversionName.of(t.ret)
    elif node.name.last.kind == "destructor":
        name = mangle.AbiCode("D1")
    else:
        name = mangle.AbiCode("C1") if node.is_constructor else mangle.operator_name(fn.name, operands)
    fn.encoding = (
        name,
        t.params,
        cx.scopes.path,
        t.vararg,
        None,
        fn.object.quals if fn.object is not None else 0,
        fn.declaration.ref,
    )
    return mangle.function_symbol(*fn.encoding)


def apply_specifiers(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol) -> None:
    """Apply the specifiers of a declaration to a function."""
    words = node.specifiers.words
    fn.declaration.is_explicit = "explicit" in words
    fn.declaration.is_inline = fn.declaration.is_inline or "inline" in words
    fn.declaration.is_constexpr = fn.declaration.is_constexpr or "constexpr" in words
    fn.is_device = fn.is_device or bool(words.keys() & {"__device__", "__global__"})
    fn.declaration.is_host = fn.declaration.is_host or "__host__" in words
    if "__forceinline__" in words:
        fn.declaration.inline = "always"
    if "__noinline__" in words:
        fn.declaration.inline = "never"
    fn.is_internal = (
        fn.is_internal
        or fn.from_library
        or (node.specifiers.storage == "static" and fn.record is None)
        or "inline" in words
        or not fn.is_device
        or fn.declaration.is_constexpr
        or ANONYMOUS in cx.scopes.path
        or fn.declaration.inline == "always"
    )
    if node.specifiers.launch_bounds is not None:
        if not fn.is_kernel:
            cx.report.warn(
                "ignored-attributes", "'launch_bounds' attribute only applies to kernel functions", node
            )
        problem = "'launch_bounds' attribute requires an integer constant"
        bounds = [types.constant(cx, bound, problem) for bound in node.specifiers.launch_bounds]
        fn.declaration.launch_bounds = tuple(b for b in bounds if b is not None)
    check_default_arguments(cx, node, fn)


def declare_all(cx: Context, unit: tree.TranslationUnit) -> tree.TranslationUnit:
    """Check every declaration of a unit in the context's file scope."""
    unit = unit.copied()
    unit.items = [declare_optional(cx, item) for item in unit.items]
    cx.finish()
    uninstantiated_templates.report_errors(cx)
    if cx.unit.unreadable_launches:
        templates.warn_unreadable_launches(cx)
    unit.functions, unit.variables = cx.unit.functions, cx.unit.variables
    return unit
