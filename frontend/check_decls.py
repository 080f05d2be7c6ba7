"""Checks declarations of variables and functions, at file scope and in blocks."""

from __future__ import annotations

from typing import Any

from ..support.diagnostics import Note
from . import check_casts as casts
from . import check_types as types
from . import constexpr_eval as const
from . import ctype as ct
from . import mangle, tree
from .check_context import ERROR, Context, declared_here, failed, handles, is_error, previous
from .check_flow import warn_flow
from .check_init import ObjectInit, dim3_value, initialised, is_dim3
from .symbols import CONSTANT, DEVICE, LOCAL, PARAM, SHARED, Function, HostName, Overloads, TypeName, Variable

_PLACES = {"__shared__": SHARED, "__constant__": CONSTANT, "__device__": DEVICE}


@handles(tree.HostDecl)
def host_declaration(cx: Context, node: tree.HostDecl) -> None:
    if node.name:
        cx.scope.names.setdefault(node.name, HostName(node.name, node.what, node.location))


# ------------------------------------------------------------------------------------ variables


@handles(tree.VarDecl)
def variable(cx: Context, node: tree.VarDecl) -> Variable | None:
    """Declare a variable and check its initialiser; None when it had to be refused."""
    place = _place(cx, node)
    t = _deduced(cx, node) if isinstance(node.type, tree.AutoType) else cx.resolve(node.type)
    if "constexpr" in node.specifiers.words and t is not ERROR:
        t = ct.qualified(t, ct.CONST)
    if place is None or t is ERROR or not _acceptable(cx, node, t, place):
        _declare_broken(cx, node)
        return None
    symbol = Variable(node.name, t, node.location, place, align=types.alignment(cx, node.specifiers.align))
    symbol.is_extern = node.specifiers.storage == "extern"
    symbol.length = node.length
    node.symbol, node.ctype = symbol, t
    if place not in (LOCAL, PARAM):
        _static(cx, node, symbol)
    existing = cx.scope.names.get(node.name)
    if existing is not None:
        return _redeclared(cx, node, symbol, existing)
    cx.scope.names[node.name] = symbol
    _initialise(cx, node, symbol)
    if symbol.place in (LOCAL, PARAM):
        cx.locals.append(symbol)
    elif symbol not in cx.variables:
        cx.variables.append(symbol)
    return symbol


def _place(cx: Context, node: tree.VarDecl) -> str | None:
    words, storage = node.specifiers.words, node.specifiers.storage
    if "__managed__" in words:
        cx.refuse("'__managed__' variables are", node)
        return None
    if storage in ("thread_local", "__thread"):
        cx.error(f"'{storage}' is not supported in device code", node)
        return None
    places = [place for word, place in _PLACES.items() if word in words]
    if SHARED in places or CONSTANT in places:
        places = [p for p in places if p != DEVICE]
    if len(places) > 1:
        cx.error("'__constant__' and '__shared__' attributes are not compatible", node)
        return None
    if cx.function is None:
        return places[0] if places else _host_constant(cx, node)
    if places and places[0] != SHARED and storage != "static":
        cx.error("__constant__, __device__, and __managed__ are not allowed on non-static local variables", node)
        return None
    if places:
        return places[0]
    return DEVICE if storage == "static" else LOCAL


def _host_constant(cx: Context, node: tree.VarDecl) -> str:
    """A variable at file scope without a space: its constant value may be used in device code."""
    return CONSTANT


def _deduced(cx: Context, node: tree.VarDecl) -> ct.CType:
    """`auto x = value;`"""
    if node.init is None or isinstance(node.init, tree.InitList):
        cx.error(f"declaration of variable '{node.name}' with deduced type 'auto' requires an initializer", node)
        return ERROR
    value = cx.expr(node.init)
    node.init = value
    plain = casts.rvalue(cx, value)
    if is_error(plain):
        return ERROR
    if plain.ctype.is_void:
        cx.error("variable has incomplete type 'void'", node)
        return ERROR
    quals = (ct.CONST if node.type.const else 0) | (ct.VOLATILE if node.type.volatile else 0)
    node.type.ctype = ct.qualified(plain.ctype.unqualified, quals)
    return node.type.ctype


def _acceptable(cx: Context, node: tree.VarDecl, t: ct.CType, place: str) -> bool:
    if isinstance(t, ct.Array) and t.count is None:
        if node.init is not None or node.init_args or (node.specifiers.storage == "extern" and place == SHARED):
            return True
        cx.error("definition of variable with array type needs an explicit size or an initializer", node)
        return False
    if not t.is_complete:
        notes = []
        if isinstance(t, ct.Record):
            notes = [Note(f"forward declaration of '{t.unqualified}'", t.decl.location)]  # type: ignore[arg-type]
        cx.error(f"variable has incomplete type '{t.unqualified}'", node, notes)
        return False
    return True


def _declare_broken(cx: Context, node: tree.VarDecl) -> None:
    """Let later uses of a refused variable be silent."""
    for expr in [node.init, *(node.init_args or ())]:
        if expr is not None and expr.ctype is None and not isinstance(expr, tree.InitList):
            cx.expr(expr)
    cx.scope.names.setdefault(node.name, Variable(node.name, ERROR, node.location, LOCAL, used=True))


def _static(cx: Context, node: tree.VarDecl, symbol: Variable) -> None:
    """Name a variable with static storage."""
    symbol.is_internal = node.specifiers.storage == "static" or bool(cx.in_library)
    if cx.function is None:
        prefix = f"__minicc_{cx.in_library}_" if cx.in_library else ""
        symbol.symbol = prefix + node.name
        if not any(word in node.specifiers.words for word in _PLACES):
            symbol.is_internal = True
    elif symbol.is_extern:
        symbol.symbol = node.name
        _same_everywhere(cx, node, symbol)
    else:
        key = (cx.function.symbol, node.name)
        number = cx.local_counts.get(key, 0)
        cx.local_counts[key] = number + 1
        symbol.symbol = mangle.local_symbol(cx.function.symbol, node.name, number)
        symbol.is_internal = True
        cx.function.statics.append(symbol)


def _same_everywhere(cx: Context, node: tree.VarDecl, symbol: Variable) -> None:
    """All `extern` declarations of a name in functions mean one object."""
    other = cx.externs.setdefault(node.name, cx.file_scope.names.get(node.name) or symbol)
    if isinstance(other, Variable) and (other.ctype is not symbol.ctype or other.place != symbol.place) and other.ctype is not ERROR:
        note = declared_here(other, "previous declaration is here")
        cx.error(f"redeclaration of '{node.name}' with a different type: '{symbol.ctype}' vs '{other.ctype}'", node, [note])


def _redeclared(cx: Context, node: tree.VarDecl, new: Variable, old: Any) -> Variable | None:
    if not isinstance(old, Variable):
        cx.error(f"redefinition of '{node.name}' as different kind of symbol", node, [previous(old)])
    elif old.ctype is ERROR:
        return None
    elif old.ctype is not new.ctype:
        text = f"redefinition of '{node.name}' with a different type: '{new.ctype}' vs '{old.ctype}'"
        cx.error(text, node, [previous(old)])
    elif new.is_extern or old.is_extern:
        node.symbol = old
        if not new.is_extern:
            old.is_extern, old.location = False, new.location
            _initialise(cx, node, old)
        return old
    else:
        cx.error(f"redefinition of '{node.name}'", node, [previous(old)])
    return None


def _initialise(cx: Context, node: tree.VarDecl, symbol: Variable) -> None:
    given = _initialiser(node)
    t = symbol.ctype
    if given is None:
        if is_dim3(t) and symbol.place == LOCAL:
            one = tree.IntLiteral(node.location, 1)
            one.start = one.end = node.location
            node.init = symbol.init = dim3_value(cx, one, [], t)
        elif t.is_const and symbol.place in (LOCAL, DEVICE) and not symbol.is_extern and not t.is_record:
            cx.error(f"default initialization of an object of const type '{t}'", node)
        return
    if symbol.place == SHARED:
        cx.error("initialization is not supported for __shared__ variables", node)
        return
    if symbol.is_extern and cx.function is not None:
        cx.error("declaration of block scope identifier with linkage cannot have an initializer", node)
        return
    value = given if given.ctype is not None and not given.ctype.is_array else None
    if is_dim3(t) and node.init_args is not None:
        value = dim3_value(cx, given, node.init_args, t)
    elif value is None:
        value = initialised(cx, given, t, "variable", node)
    else:
        value = casts.converted(cx, given, t, "variable", node)
    node.init, symbol.init = value, value
    if is_error(value):
        symbol.init = None
        if isinstance(t, ct.Array) and t.count is None:
            symbol.ctype = ERROR
        return
    if isinstance(t, ct.Array) and t.count is None:
        node.ctype = symbol.ctype = value.ctype
    if t.is_const and t.is_scalar:
        found = const.evaluate(value)
        symbol.value = found if isinstance(found, int | float) else None
    if symbol.place != LOCAL and not _is_constant(value):
        text = "dynamic initialization is not supported for __device__, __constant__, __shared__, and __managed__ variables"
        cx.error(text, node)
    if "constexpr" in node.specifiers.words and symbol.place == LOCAL and t.is_scalar and symbol.value is None:
        cx.error(f"constexpr variable '{node.name}' must be initialized by a constant expression", node)


def _initialiser(node: tree.VarDecl) -> tree.Expr | None:
    """The initialiser as one expression: `T x(a)` and `T x{a}` become the value or a list."""
    if node.init_args is None:
        return node.init
    if len(node.init_args) == 1 and not node.symbol.ctype.is_array and not node.symbol.ctype.is_record:
        return node.init_args[0]
    if len(node.init_args) == 1 and isinstance(node.init_args[0], tree.InitList):
        return node.init_args[0]
    values = tree.InitList(node.location, [tree.InitItem(arg.location, [], arg) for arg in node.init_args])
    values.start = node.location
    values.end = node.init_args[-1].end if node.init_args else node.location
    return values


def _is_constant(value: tree.Expr) -> bool:
    if isinstance(value, ObjectInit):
        return all(_is_constant(entry) for entry in value.entries.values())
    if isinstance(value, tree.CompoundLiteral | tree.ImplicitCast) and value.ctype.is_record:
        return False
    found = const.evaluate(value)
    if isinstance(found, const.Address) and found.base is None:
        return found.offset == 0
    return found is not None


# ------------------------------------------------------------------------------------ functions


@handles(tree.FunctionDecl)
def function(cx: Context, node: tree.FunctionDecl) -> Function | None:
    t = cx.resolve(node.type)
    if not isinstance(t, ct.Function) or not _acceptable_function(cx, node, t):
        _declare_broken_function(cx, node)
        return None
    fn = _declared(cx, node, t)
    if fn is None:
        return None
    node.symbol, node.ctype = fn, t
    _attributes(cx, node, fn)
    if node.body is not None:
        fn.location = node.location
        _body(cx, node, fn)
    return fn


def _declare_broken_function(cx: Context, node: tree.FunctionDecl) -> None:
    cx.scope.names.setdefault(node.name, Variable(node.name, ERROR, node.location, LOCAL, used=True))


def _acceptable_function(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    words = node.specifiers.words
    if cx.function is not None:
        cx.refuse("function declarations inside functions are", node)
        return False
    if "__global__" in words and "__device__" in words:
        cx.error("'__global__' and '__device__' attributes are not compatible", node)
        return False
    if t.vararg:
        cx.refuse("variadic functions are", node)
        return False
    if "__global__" in words and not t.ret.is_void:
        cx.error(f"kernel function type '{t}' must have void return type", node)
        return False
    if node.body is not None:
        if not t.ret.is_void and not t.ret.is_complete:
            cx.error(f"incomplete result type '{t.ret}' in function definition", node)
            return False
        for param, p in zip(node.type.params, t.params):
            if not p.is_complete:
                cx.error(f"variable has incomplete type '{p}'", param)
                return False
    return True


def _declared(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> Function | None:
    """The function's symbol: a new overload, or the one that an earlier declaration made."""
    existing = cx.scope.names.get(node.name)
    if isinstance(existing, HostName) and "__host__" in node.specifiers.words:
        existing = None
    if existing is not None and not isinstance(existing, Overloads):
        if not isinstance(existing, TypeName) and getattr(existing, "ctype", None) is not ERROR:
            cx.error(f"redefinition of '{node.name}' as different kind of symbol", node, [previous(existing)])
            return None
    if not isinstance(existing, Overloads):
        existing = cx.scope.names[node.name] = Overloads(node.name, [])
    kernel = "__global__" in node.specifiers.words
    for other in existing.functions:
        if other.ctype.params != t.params:
            continue
        if other.ctype is not t:
            text = "functions that differ only in their return type cannot be overloaded"
            cx.error(text, node, [declared_here(other, "previous declaration is here")])
            return None
        if other.body is not None and node.body is not None:
            cx.error(f"redefinition of '{node.name}'", node, [previous(other)])
            return None
        if other.is_kernel != kernel:
            text = f"__{'global' if kernel else 'device'}__ function '{node.name}' cannot redeclare __{'device' if kernel else 'global'}__ function"
            cx.error(text, node, [declared_here(other, "previous declaration is here")])
            return None
        return other
    fn = Function(node.name, t, node.location, _symbol(cx, node, t), is_kernel=kernel, from_library=bool(cx.in_library))
    if node.specifiers.linkage == "C":
        clash = next((f for f in existing.functions if f.symbol == fn.symbol), None)
        if clash is not None:
            cx.error(f"conflicting types for '{node.name}'", node, [declared_here(clash, "previous declaration is here")])
            return None
    existing.functions.append(fn)
    cx.functions.append(fn)
    return fn


def _symbol(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> str:
    if cx.in_library:
        return f"__minicc_{node.name}"
    if node.specifiers.linkage == "C":
        return node.name
    return mangle.function_symbol(node.name, t.params)


def _attributes(cx: Context, node: tree.FunctionDecl, fn: Function) -> None:
    words = node.specifiers.words
    if "__forceinline__" in words:
        fn.inline = "always"
    if "__noinline__" in words:
        fn.inline = "never"
    fn.is_internal = fn.is_internal or node.specifiers.storage == "static" or "inline" in words or fn.inline == "always"
    if node.specifiers.launch_bounds is not None:
        if not fn.is_kernel:
            cx.warn("ignored-attributes", "'launch_bounds' attribute only applies to kernel functions", node)
        problem = "'launch_bounds' attribute requires an integer constant"
        bounds = [types.constant(cx, bound, problem) for bound in node.specifiers.launch_bounds]
        fn.launch_bounds = tuple(b for b in bounds if b is not None)
    _default_values(cx, node, fn)


def _default_values(cx: Context, node: tree.FunctionDecl, fn: Function) -> None:
    defaults: list[Any] = []
    for param, t in zip(node.type.params, fn.ctype.params):
        if param.default is None:
            if defaults and defaults[-1] is not None and not (fn.defaults and fn.defaults[len(defaults)]):
                cx.error(f"missing default argument on parameter '{param.name}'", param)
                defaults.append(failed(tree.ErrorExpr(param.location)))
            else:
                defaults.append(None)
            continue
        defaults.append(casts.converted(cx, cx.expr(param.default), t, "parameter"))
    if not fn.defaults:
        fn.defaults = defaults
        return
    for number, (old, new) in enumerate(zip(fn.defaults, defaults)):
        if old is not None and new is not None:
            cx.error("redefinition of default argument", node.type.params[number])
        fn.defaults[number] = old if old is not None else new


def _body(cx: Context, node: tree.FunctionDecl, fn: Function) -> None:
    assert node.body is not None
    cx.function, cx.locals = fn, []
    fn.body = node.body
    fn.params = []
    with cx.nested("function"):
        for param in node.type.params:
            t = types.parameter_type(cx, param)
            symbol = Variable(param.name or "", t, param.location, PARAM)
            fn.params.append(symbol)
            if not param.name:
                continue
            clash = cx.scope.names.get(param.name)
            if clash is not None:
                cx.error(f"redefinition of parameter '{param.name}'", param, [declared_here(clash, "previous declaration is here")])
                continue
            cx.scope.names[param.name] = symbol
        check_body(cx, node.body)
    warn_flow(cx, node, fn)
    cx.function = None


def check_body(cx: Context, body: tree.Compound) -> None:
    """Check a function's outermost block, which shares the scope of the parameters."""
    from . import check_stmts

    check_stmts.function_body(cx, body)
