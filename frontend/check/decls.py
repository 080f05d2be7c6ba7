"""Checks declarations of variables and functions, at file scope and in blocks."""

from __future__ import annotations

from typing import Any

from ...support.diagnostics import Note
from ..syntax import tree
from ..text.tokens import CONVERSION
from ..types import ctype as ct
from ..types import mangle
from ..types.nominal import Instance
from ..types.symbols import (
    CONSTANT,
    DEVICE,
    LOCAL,
    PARAM,
    SHARED,
    Function,
    HostName,
    Namespace,
    Overloads,
    Scope,
    TypeName,
    Variable,
)
from . import casts, deduction, methods
from . import resolve as types
from .context import ERROR, Context, declared_here, failed, handles, is_error, previous, scope_of
from .init import dim3_value, initialised, is_dim3
from .packs import Element
from .static_init import settle

_PLACES = {"__shared__": SHARED, "__constant__": CONSTANT, "__device__": DEVICE, "__managed__": DEVICE}


@handles(tree.NamespaceDecl)
def namespace(cx: Context, node: tree.NamespaceDecl) -> None:
    """Each part of a namespace adds to the one scope; an unnamed one is used where it stands."""
    name = node.name or "(anonymous namespace)"
    found = cx.scope.names.get(name)
    if not isinstance(found, Namespace):
        if found is not None:
            cx.error(f"redefinition of '{name}' as different kind of symbol", node, [previous(found)])
            return
        found = cx.scope.names[name] = Namespace(name, Scope("namespace", cx.scope), node.location)
        if node.name is None:
            cx.scope.used.append(found.scope)
    with cx.elsewhere(found.scope, (*cx.record_path, name)):
        node.items = [cx.declare(item) for item in node.items]


@handles(tree.UsingDecl)
def using(cx: Context, node: tree.UsingDecl) -> None:
    found = cx.lookup(node.name)
    if node.is_namespace:
        if isinstance(found, Namespace):
            if found.scope not in cx.scope.used:
                cx.scope.used.append(found.scope)
        else:
            cx.error(f"no namespace named '{node.name}'", node)
        return
    if found is None:
        cx.error(f"no member named '{node.name.rpartition('::')[2]}' in namespace '{node.name.rpartition('::')[0]}'", node)
        return
    cx.scope.names[node.name.rpartition("::")[2]] = found


@handles(tree.HostDecl)
def host_declaration(cx: Context, node: tree.HostDecl) -> None:
    if node.name:
        cx.scope.names.setdefault(node.name, HostName(node.name, node.what, node.location))


# ------------------------------------------------------------------------------------ variables


@handles(tree.VarDecl)
def variable(cx: Context, node: tree.VarDecl) -> None:
    declare_variable(cx, node)


def declare_variable(cx: Context, node: tree.VarDecl) -> Variable | None:
    """Declare a variable and check its initialiser; None when it had to be refused."""
    place = _place(cx, node)
    t = _deduced(cx, node) if deduction.auto_of(node.type) is not None else cx.resolve(node.type)
    if isinstance(t, ct.Function):
        _function_of_type(cx, node, t)
        return None
    if "constexpr" in node.specifiers.words and t is not ERROR:
        t = ct.qualified(t, ct.CONST)
    if place is None or t is ERROR or not _acceptable(cx, node, t, place):
        _declare_broken(cx, node)
        return None
    symbol = Variable(node.name, t, node.location, place, align=types.alignment(cx, node.specifiers.align))
    symbol.is_extern = node.specifiers.storage == "extern"
    symbol.is_managed = "__managed__" in node.specifiers.words
    symbol.length = node.length
    node.symbol, node.ctype = symbol, t
    if not _may_end(cx, node, t, place):
        _declare_broken(cx, node)
        return None
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


def _may_end(cx: Context, node: tree.VarDecl, t: ct.CType, place: str) -> bool:
    """Whether a variable's destructor can run: only where the variable goes out of scope, and where it is accessible.

    Nobody destroys what is in shared memory; nvcc allows it all the same.
    """
    while isinstance(t, ct.Array):
        t = t.element
    if not isinstance(t, ct.Record) or not t.decl.is_destroyed or place == SHARED:
        return True
    if place not in (LOCAL, PARAM):
        if node.specifiers.storage != "extern":
            cx.error("dynamic initialization is not supported for __device__, __constant__, __shared__, and __managed__ variables", node)
        return False
    end = t.decl.destructor
    if isinstance(end, Function) and end.is_deleted:
        cx.error("attempt to use a deleted function", node, [declared_here(end, f"'{end.name}' has been explicitly marked deleted here")])
        return False
    if isinstance(end, Function) and end.access and not cx.may_access(t, end.access):
        cx.error(f"variable of type '{t}' has {end.access} destructor", node, [declared_here(end, f"declared {end.access} here")])
        return False
    return True


def _function_of_type(cx: Context, node: tree.VarDecl, t: ct.Function) -> None:
    """`typedef int unary(int); __device__ unary twice;` declares a function."""
    params = [tree.ParamDecl(node.location, None, tree.KnownType(node.location, p), node.specifiers) for p in t.params]
    syntax = tree.FunctionType(node.location, tree.KnownType(node.location, t.ret), params, t.vararg)
    decl = tree.FunctionDecl(node.location, node.name, syntax, node.specifiers)
    decl.length = node.length
    function(cx, decl)


def _place(cx: Context, node: tree.VarDecl) -> str | None:
    words, storage = node.specifiers.words, node.specifiers.storage
    if storage in ("thread_local", "__thread"):
        cx.error(f"'{storage}' is not supported in device code", node)
        return None
    places = list(dict.fromkeys(place for word, place in _PLACES.items() if word in words))
    clash = next((word for word in ("__shared__", "__constant__") if word in words and "__managed__" in words), None)
    if clash is not None:
        cx.error(f"'{clash}' and '__managed__' attributes are not compatible", node)
        return None
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
    """`auto x = value;`, `auto *p = value;`, `const auto &r = value;`"""
    given = node.init if node.init is not None else node.init_args[0] if node.init_args and len(node.init_args) == 1 else None
    if given is None or isinstance(given, tree.InitList):
        spelled = "decltype(auto)" if isinstance(deduction.auto_of(node.type), tree.DecltypeType) else "auto"
        cx.error(f"declaration of variable '{node.name}' with deduced type '{spelled}' requires an initializer", node)
        return ERROR
    value = cx.expr(given)
    node.init, node.init_args = value, None
    return ERROR if is_error(value) else deduction.deduced(cx, node.type, value, node.name, node)


def _acceptable(cx: Context, node: tree.VarDecl, t: ct.CType, place: str) -> bool:
    if isinstance(t, ct.Reference):
        if place != LOCAL and place != PARAM:
            cx.refuse("references with static storage are", node)
            return False
        if node.init is None and not node.init_args:
            cx.error(f"declaration of reference variable '{node.name}' requires an initializer", node)
            return False
        return True
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
        symbol.symbol = prefix + node.name if prefix else mangle.variable_symbol(node.name, cx.record_path)
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
    if t.is_record and not is_dim3(t) and (given is None or methods.has_constructors(t)):
        _construct(cx, node, symbol)
        return
    if given is None and isinstance(t, ct.Array) and symbol.place == LOCAL:
        node.init = symbol.init = methods.default_value(cx, node, t)
        if node.init is not None and is_error(node.init):
            symbol.init = None
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
    settle(cx, node, symbol, value)


def _construct(cx: Context, node: tree.VarDecl, symbol: Variable) -> None:
    """Give a structure its first value by a constructor, or what its members have by default."""
    t, init = symbol.ctype, node.init
    if symbol.place == SHARED and (init is not None or node.init_args is not None):
        cx.error("initialization is not supported for __shared__ variables", node)
        return
    if symbol.place == SHARED or symbol.is_extern:
        return
    if init is None and node.init_args is None:
        value = methods.default_value(cx, node, t)
        if value is None and t.is_const and symbol.place in (LOCAL, DEVICE):
            cx.error(f"default initialization of an object of const type '{t}'", node)
    elif isinstance(init, tree.InitList):
        value = methods.construct(cx, init, t, [cx.expr(item.value) for item in init.items])
    elif node.init_args is not None:
        items = node.init_args
        if len(items) == 1 and isinstance(items[0], tree.InitList):
            items = [item.value for item in items[0].items]
        place = tree.ErrorExpr(node.location)
        place.start = place.end = node.location
        place.length = node.length
        value = methods.construct(cx, place, t, [cx.expr(a) for a in items])
    else:
        assert init is not None
        given = init if init.ctype is not None else cx.expr(init)
        value = casts.converted(cx, given, t, "variable", node)
    node.init, node.init_args = value, None
    symbol.init = None if value is None or is_error(value) else value
    if symbol.init is not None:
        settle(cx, node, symbol, symbol.init)


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


# ------------------------------------------------------------------------------------ functions


@handles(tree.FunctionDecl)
def function(cx: Context, node: tree.FunctionDecl) -> None:
    if "::" in node.name:
        _member_definition(cx, node)
        return
    t = cx.resolve(node.type)
    if not isinstance(t, ct.Function) or not _acceptable_function(cx, node, t):
        declare_broken_function(cx, node)
        return
    fn = _declared(cx, node, t)
    if fn is None:
        return
    node.symbol, node.ctype = fn, t
    function_attributes(cx, node, fn)
    if node.body is not None:
        fn.location = node.location
        node.body = check_function_body(cx, node, fn)


def member_function(cx: Context, node: tree.FunctionDecl, record: ct.Record) -> None:
    """Declare a member function; its body is checked at the end of the file, a template's when somebody calls it."""
    if "friend" in node.specifiers.words:
        scope = cx.scope.parent
        while scope is not None and scope.kind in ("record", "template"):
            scope = scope.parent
        assert scope is not None
        friend = _friend(cx, node, scope)
        record.decl.friends.append(friend)
        _later_body(cx, node, friend)
        return
    t = cx.resolve(node.type)
    if not isinstance(t, ct.Function) or not _acceptable_function(cx, node, t):
        return
    if node.name == CONVERSION:
        node.name = f"operator {t.ret}"
        found = _declared(cx, node, t, record)
        if found is None:
            return
        fn = found
        record.decl.conversions.append(fn)
    elif node.name.startswith("~"):
        fn = new_function(cx, node, t, record)
        fn.is_destructor = True
        if record.decl.destructor is not None:
            cx.error("destructor cannot be redeclared", node)
            return
        record.decl.destructor = fn
    elif node.is_constructor:
        fn = new_function(cx, node, t, record)
        if any(other.ctype.params == t.params for other in record.decl.constructors):  # type: ignore[attr-defined]
            cx.error("constructor cannot be redeclared", node)
            return
        record.decl.constructors.append(fn)
    else:
        found = _declared(cx, node, t, record)
        if found is None:
            return
        fn = found
    node.symbol, node.ctype = fn, t
    fn.is_internal = True
    function_attributes(cx, node, fn)
    fn.is_internal = True
    _later_body(cx, node, fn)


def _friend(cx: Context, node: tree.FunctionDecl, scope: Any) -> Function | None:
    t = cx.resolve(node.type)
    if not isinstance(t, ct.Function) or not _acceptable_function(cx, node, t):
        return None
    inner, cx.scope = cx.scope, scope
    try:
        fn = _declared(cx, node, t)
    finally:
        cx.scope = inner
    if fn is not None:
        fn.is_internal = True
        function_attributes(cx, node, fn)
    return fn


def _later_body(cx: Context, node: tree.FunctionDecl, fn: Function | None) -> None:
    if fn is None or node.body is None:
        return
    fn.location = node.location
    scope, path, requests = cx.scope, cx.record_path, tuple(cx.requests)

    def check() -> None:
        if fn.body is not None:
            return
        with cx.elsewhere(scope, path), cx.requested(*requests):
            node.body = check_function_body(cx, node, fn)

    check.fn = fn  # type: ignore[attr-defined]
    fn.define = check
    in_instance = any(type(part) is Instance for part in path)
    if in_instance:
        fn.body_check = check
        if fn in cx.functions:
            cx.functions.remove(fn)
    else:
        if fn not in cx.functions:
            cx.functions.append(fn)
        cx.pending.append(check)


def late_body(cx: Context, node: tree.FunctionDecl, record: ct.Record) -> None:
    """Give a member of an instance, made before its definition was read, its body; `node` is a copy."""
    t = cx.resolve(node.type)
    found = cx.scope.names.get(node.name)
    functions = found.functions if isinstance(found, Overloads) else []
    if node.is_constructor:
        functions = record.decl.constructors  # type: ignore[assignment]
    if node.name.startswith("~"):
        functions = [record.decl.destructor]  # type: ignore[list-item]
    for fn in functions:
        if isinstance(t, ct.Function) and fn.ctype.params == t.params and (fn.object is None or fn.object.is_const == node.is_const):
            _later_body(cx, node, fn)
            if fn.used:
                cx.require(fn)
            return


def _member_definition(cx: Context, node: tree.FunctionDecl) -> None:
    """`T S::f(…) { … }`: the body of a function declared in the structure, or a function of a namespace."""
    outer, _, name = node.name.rpartition("::")
    symbol = cx.lookup_type(outer)
    scope = scope_of(symbol)
    if scope is None:
        cx.error(f"use of undeclared identifier '{outer}'", node)
        return
    with cx.elsewhere(scope, cx.record_path):
        t = cx.resolve(node.type)
        if not isinstance(t, ct.Function):
            return
        found = scope.names.get(name)
        functions = found.functions if isinstance(found, Overloads) else []
        if isinstance(symbol, TypeName) and isinstance(symbol.ctype, ct.Record) and name == symbol.ctype.decl.tag:
            functions = [fn for fn in symbol.ctype.decl.constructors if isinstance(fn, Function)]
        if isinstance(symbol, TypeName) and isinstance(symbol.ctype, ct.Record) and name.startswith("~"):
            functions = [symbol.ctype.decl.destructor] if isinstance(symbol.ctype.decl.destructor, Function) else []
        for fn in functions:
            if fn.ctype.params == t.params and (fn.object is None or fn.object.is_const == node.is_const):
                if fn.body is not None:
                    cx.error(f"redefinition of '{name}'", node, [previous(fn)])
                    return
                node.symbol, node.ctype = fn, fn.ctype
                fn.location = node.location
                if fn not in cx.functions:
                    cx.functions.append(fn)
                node.body = check_function_body(cx, node, fn)
                return
    what = f"'{symbol.ctype}'" if isinstance(symbol, TypeName) else f"namespace '{outer}'"
    notes = [declared_here(fn, f"member declaration does not match because it has type '{fn.ctype}'") for fn in functions[:3]]
    cx.error(f"out-of-line definition of '{name}' does not match any declaration in {what}", node, notes)


def declare_broken_function(cx: Context, node: tree.FunctionDecl) -> None:
    cx.scope.names.setdefault(node.name, Variable(node.name, ERROR, node.location, LOCAL, used=True))


_ARITIES = {op: counts for ops, counts in (
    ("~ ! ->", (1,)),
    ("+ - * & ++ --", (1, 2)),
    ("/ % ^ | < > == != <= >= << >> && || , [] = += -= *= /= %= &= |= ^= <<= >>=", (2,)),
) for op in ops.split()}
"""How many operands operators have ([over.oper]); those that are not here take any number."""


def _wrong_arity(name: str, count: int) -> str:
    """What is wrong with an operator function of `count` operands, the object of a member among them; '' if nothing is."""
    allowed = _ARITIES.get(name.removeprefix("operator")) if name.startswith("operator") else None
    if allowed is None or count in allowed:
        return ""
    kind = {(1,): "a unary", (2,): "a binary", (1, 2): "a unary or binary"}[allowed]
    return f"must be {kind} operator (has {count} parameter{'s' if count != 1 else ''})"


def kernel_parameters(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    """Whether a kernel's parameters can be those of a launch; reports the first that cannot."""
    for param, p in zip(node.type.params, t.params):
        if p.is_reference:
            cx.refuse("kernel parameters of reference type are", param)
            return False
    return True


def _acceptable_function(cx: Context, node: tree.FunctionDecl, t: ct.Function) -> bool:
    words = node.specifiers.words
    if cx.function is not None:
        cx.refuse("function declarations inside functions are", node)
        return False
    if "__global__" in words and "__device__" in words:
        cx.error("'__global__' and '__device__' attributes are not compatible", node)
        return False
    if node.is_const and not node.is_constructor and cx.scope.kind != "record":
        cx.error("non-member function cannot have 'const' qualifier", node)
        return False
    if node.name.startswith("operator") and node.name[8:9] not in ("", "_", '"') and not node.name[8].isalnum() and node.name[8] != " " and cx.scope.kind != "record":
        if not any(p.is_record or p.is_enum for p in map(ct.referred, t.params)):
            cx.error(f"overloaded '{node.name}' must have at least one parameter of class or enumeration type", node)
            return False
    wrong = _wrong_arity(node.name, len(t.params) + (cx.scope.kind == "record" and not words.keys() & {"static", "friend"}))
    if wrong:
        cx.error(f"overloaded '{node.name}' {wrong}", node)
        return False
    if t.vararg:
        cx.refuse("variadic functions are", node)
        return False
    if "__global__" in words and not t.ret.is_void:
        cx.error(f"kernel function type '{t}' must have void return type", node)
        return False
    if "__global__" in words and cx.scope.kind == "record":
        cx.error(f"kernel function '{node.name}' cannot be a member function", node)
        return False
    if "__global__" in words and not kernel_parameters(cx, node, t):
        return False
    if node.body is not None:
        if not t.ret.is_void and not t.ret.is_complete and t.ret is not ct.AUTO:
            cx.error(f"incomplete result type '{t.ret}' in function definition", node)
            return False
        for param, p in zip(node.type.params, t.params):
            if not p.is_complete:
                cx.error(f"variable has incomplete type '{p}'", param)
                return False
    return True


def _declared(cx: Context, node: tree.FunctionDecl, t: ct.Function, record: ct.Record | None = None) -> Function | None:
    """The function's symbol: a new overload, or the one that an earlier declaration made."""
    existing = cx.scope.names.get(node.name)
    if isinstance(existing, HostName) and ("__host__" in node.specifiers.words or existing.what == "function"):
        existing = None
    if existing is not None and not isinstance(existing, Overloads):
        if not isinstance(existing, TypeName) and getattr(existing, "ctype", None) is not ERROR:
            cx.error(f"redefinition of '{node.name}' as different kind of symbol", node, [previous(existing)])
            return None
    if not isinstance(existing, Overloads):
        existing = cx.scope.names[node.name] = Overloads(node.name, [])
    kernel = "__global__" in node.specifiers.words
    for other in list(existing.functions):
        if other.ctype.params != t.params or (other.object is not None and other.object.is_const != node.is_const):
            continue
        if record is not None and other.record is not record:
            # Named by a using declaration: the structure's own function hides it.
            existing.functions.remove(other)
            continue
        if record is not None:
            cx.error("class member cannot be redeclared", node, [declared_here(other, "previous declaration is here")])
            return None
        if other.ctype is not t and not (other.result is not None and t.ret is ct.AUTO):
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
    fn = new_function(cx, node, t, record)
    if node.specifiers.linkage == "C":
        clash = next((f for f in existing.functions if f.symbol == fn.symbol), None)
        if clash is not None:
            cx.error(f"conflicting types for '{node.name}'", node, [declared_here(clash, "previous declaration is here")])
            return None
    existing.functions.append(fn)
    if record is None:
        cx.functions.append(fn)
    return fn


def new_function(cx: Context, node: tree.FunctionDecl, t: ct.Function, record: ct.Record | None) -> Function:
    """A function's symbol, not in any scope yet. `record` is the structure it is a member of."""
    kernel = "__global__" in node.specifiers.words
    fn = Function(node.name, t, node.location, "", is_kernel=kernel, from_library=bool(cx.in_library))
    fn.record, fn.is_constructor, fn.is_deleted = record, node.is_constructor, node.is_deleted
    if t.ret is ct.AUTO:
        fn.result = node.type.result
    if record is not None and node.specifiers.storage != "static":
        fn.object = ct.qualified(record, ct.CONST if node.is_const else 0)
    fn.symbol = _symbol(cx, node, fn)
    return fn


def _symbol(cx: Context, node: tree.FunctionDecl, fn: Function) -> str:
    t = fn.ctype
    if cx.in_library and fn.record is None and not cx.record_path:
        return f"__minicc_{node.name}"
    if node.specifiers.linkage == "C":
        return node.name
    operands = len(t.params) + (fn.object is not None)
    name: Any
    if node.name.startswith("operator ") and fn.record is not None:
        name = mangle.conversion_name(t.ret)
    elif node.name.startswith("~"):
        name = mangle.Code("D1")
    else:
        name = mangle.Code("C1") if node.is_constructor else mangle.operator_name(node.name, operands)
    fn.encoding = (name, t.params, cx.record_path, False, None, fn.object is not None and fn.object.is_const)
    return mangle.function_symbol(*fn.encoding)


def function_attributes(cx: Context, node: tree.FunctionDecl, fn: Function) -> None:
    words = node.specifiers.words
    fn.is_explicit = "explicit" in words
    fn.is_constexpr = fn.is_constexpr or "constexpr" in words
    if fn.is_constexpr and fn.record is None and not words.keys() & {"__device__", "__global__"} and not cx.in_library:
        # The host's: device code may use it where a constant is wanted.
        fn.is_device = False
    if "__forceinline__" in words:
        fn.inline = "always"
    if "__noinline__" in words:
        fn.inline = "never"
    fn.is_internal = fn.is_internal or (node.specifiers.storage == "static" and fn.record is None) or "inline" in words or not fn.is_device or fn.is_constexpr or "(anonymous namespace)" in cx.record_path or fn.inline == "always"
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
            if defaults and defaults[-1] is not None and not isinstance(param.name, Element) and not (fn.defaults and fn.defaults[len(defaults)]):
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


def check_function_body(cx: Context, node: tree.FunctionDecl, fn: Function) -> tree.Compound:
    """Check the definition of a function in the current scope; gives its checked body."""
    assert node.body is not None
    cx.function, cx.locals = fn, []
    fn.body = node.body
    fn.params = []
    if fn.object is not None:
        fn.params.append(Variable("this", ct.pointer_to(fn.object), node.location, PARAM, used=True))
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
        if fn.is_constructor:
            methods.member_values(cx, node, fn)
        fn.body = check_body(cx, node.body)
    deduction.finish_result(fn)
    fn.locals = cx.locals
    fn.is_checked = True
    cx.function = None
    return fn.body


def check_body(cx: Context, body: tree.Compound) -> tree.Compound:
    """Check a function's outermost block, which shares the scope of the parameters."""
    from . import stmts as check_stmts

    return check_stmts.function_body(cx, body)
