"""Declarations of variables: where they live, and their initialisation."""

from __future__ import annotations

from functools import partial

from ....support.diagnostics import Note
from ....support.mangling_codes import ANONYMOUS
from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types import mangle, texture_references
from ...types.special import is_destroyed
from ...types.symbols import CONSTANT, DEVICE, LOCAL, PARAM, SHARED, Symbol, TypeName, Variable
from ...types.typed_nodes import ObjectInit
from ..classes import special
from ..context import ERROR, Context, Place, declared_here, failed, is_error, previous, scope_of
from ..dispatch import handles
from ..initialization import lifetimes, lists
from ..initialization.initialization import Initialiser, initialised
from ..initialization.kinds import COPY_LIST, COPY_MODE, DIRECT, LIST
from ..initialization.static_init import settle
from ..names.lookup import find, find_around
from ..node_builders import place_of, use
from ..templates import class_deduction, out_of_class_members, packs
from . import deduction
from . import resolve as types
from .decls import declare_function, function_of_type

_PLACES = {"__shared__": SHARED, "__constant__": CONSTANT, "__device__": DEVICE, "__managed__": DEVICE}
_DYNAMIC = (
    "dynamic initialization is not supported for __device__, __constant__, __shared__, and __managed__"
    " variables"
)
_NO_BOUND = "definition of variable with array type needs an explicit size or an initializer"


@handles(tree.VarDecl)
def variable(cx: Context, node: tree.VarDecl) -> None:
    declare_variable(cx, node)


def declare_variable(cx: Context, node: tree.VarDecl) -> Variable | None:
    """Declare a variable and check its initialiser; None when it had to be refused."""
    if node.init_args:
        node.init_args = packs.written_out(cx, node.init_args)
    place = _place(cx, node)
    with cx.later_access() as named:
        template = deduction.class_placeholder(cx, node.type)
        if template is not None:
            t = class_deduction.of_initialiser(cx, template, node)
        else:
            t = _deduced(cx, node) if deduction.auto_of(node.type) is not None else cx.resolve(node.type)
    for check in named if not node.name.is_qualified else ():
        check()
    if isinstance(t, ct.Function):
        _function_of_type(cx, node, t)
        return None
    if "constexpr" in node.specifiers.words and t is not ERROR:
        t = ct.qualified(t, ct.CONST)
    if texture_references.kind(t) and place == CONSTANT:
        place = DEVICE
    if place is None or t is ERROR or not _acceptable(cx, node, t, place):
        if cx.hypothetical:
            _look_at_operands(cx, _how(node))
        _declare_broken(cx, node)
        return None
    if node.name.is_qualified:
        with cx.later_access():
            _defined_outside(cx, node, t)
        return None
    key = node.name.key
    symbol = Variable(key, t, node.location, place, align=types.alignment(cx, node.specifiers.align))
    symbol.is_extern = _says_extern(node) and node.init is None and not node.init_args
    symbol.annotation = "managed" if "__managed__" in node.specifiers.words else texture_references.kind(t)
    symbol.length = node.length
    node.symbol, node.ctype = symbol, t
    if not _may_end(cx, node, t, place):
        _declare_broken(cx, node)
        return None
    if place not in (LOCAL, PARAM):
        other = _static(cx, node, symbol)
        if other is not symbol:
            return _again(cx, node, other)
    existing = cx.scope.here(key)
    if existing is not None:
        return _redeclared(cx, node, symbol, existing)
    cx.scope.declare(key, symbol)
    _initialise(cx, node, symbol)
    if cx.scope.kind == "record" and cx.scope.is_in_template() and _only_declares(cx, node):
        symbol.define = partial(_define_in_instance, cx, symbol, cx.here())
    if symbol.place in (LOCAL, PARAM):
        cx.body.locals.append(symbol)
    elif symbol not in cx.variables:
        cx.variables.append(symbol)
    return symbol


def template_variable(cx: Context, node: tree.VarDecl, name: str) -> Variable | None:
    """The variable, called `name`, that a variable template's declaration makes in the current scope."""
    node.name = names.simple_name(str(name), node.location, node.length)
    with cx.nested("namespace"):
        symbol = declare_variable(cx, node)
    if symbol is not None:
        symbol.name, symbol.symbol = name, mangle.variable_symbol(name, cx.record_path)
    return symbol


def _defined_outside(cx: Context, node: tree.VarDecl, t: ct.CType) -> None:
    """`T S::x = …;`: the definition of a static member, or of a variable that a namespace declares."""
    symbol, around = find(cx, node.name).symbol, find_around(cx, node.name).symbol
    scope = scope_of(around)
    if not isinstance(symbol, Variable) or scope is None:
        where = f"'{around.ctype}'" if isinstance(around, TypeName) else f"namespace '{node.name.qualifier}'"
        cx.error(f"no member named '{node.name.key}' in {where}", node)
    elif (whole := _composite(symbol.ctype, t)) is None:
        cx.error(
            f"redefinition of '{node.name.key}' with a different type: '{t}' vs '{symbol.ctype}'",
            node,
            [previous(symbol)],
        )
    elif symbol.init is not None and (node.init is not None or node.init_args is not None):
        cx.error(f"redefinition of '{node.name.key}'", node, [previous(symbol)])
    elif isinstance(whole, ct.Array) and whole.count is None and node.init is None and not node.init_args:
        cx.error(_NO_BOUND, node)
    elif symbol.init is None:
        node.symbol, symbol.ctype, symbol.is_extern = symbol, whole, False
        with cx.elsewhere(scope, cx.record_path):
            _initialise(cx, node, symbol)


def _define_in_instance(cx: Context, symbol: Variable, place: Place) -> None:
    """[temp.inst] p3: a static member of an instance is defined once somebody names it, by what stands
    outside of the class, later perhaps.
    """
    result = out_of_class_members.variable_definition(symbol.name, place.scope)
    if result is None:
        if symbol.define is not None and symbol.define not in cx.pending:
            cx.pending.append(symbol.define)
        return
    symbol.define = None
    node, scope, horizon = result
    with (
        cx.in_earnest(*place.requests),
        cx.acting_as(None),
        cx.elsewhere(scope, place.path),
        cx.seeing(horizon),
    ):
        whole = _composite(symbol.ctype, cx.resolve(node.type))
        if whole is None:
            cx.error(f"redefinition of '{symbol.name}' with a different type", node, [previous(symbol)])
            return
        symbol.ctype = whole
        _initialise(cx, node, symbol)


def _function_of_type(cx: Context, node: tree.VarDecl, t: ct.Function) -> None:
    """`typedef int unary(int); __device__ unary twice;` declares a function."""
    if node.init is not None or node.init_args is not None:
        cx.error(
            f"illegal initializer (only variables can be initialized), '{node.name}' is a function", node
        )
        return
    words = ct.object_qualifiers(t)
    if words:
        cx.error(f"non-member function of type '{t}' cannot have '{words}' qualifier", node)
        return
    declare_function(cx, function_of_type(node, node.name, node.specifiers, t))


def _place(cx: Context, node: tree.VarDecl) -> str | None:
    words, storage = node.specifiers.words, node.specifiers.storage
    places = list(dict.fromkeys(place for word, place in _PLACES.items() if word in words))
    if SHARED in places or CONSTANT in places:
        places = [p for p in places if p != DEVICE]
    clash = next(
        (word for word in ("__shared__", "__constant__") if word in words and "__managed__" in words), None
    )
    problem = ""
    if "mutable" in words:
        problem = "'mutable' can only be applied to member variables"
    elif storage in ("thread_local", "__thread"):
        problem = f"'{storage}' is not supported in device code"
    elif clash is not None:
        problem = f"'{clash}' and '__managed__' attributes are not compatible"
    elif len(places) > 1:
        problem = "'__constant__' and '__shared__' attributes are not compatible"
    elif cx.function is not None and places and places[0] != SHARED and storage not in ("static", "extern"):
        problem = "__constant__, __device__, and __managed__ are not allowed on non-static local variables"
    if problem:
        cx.error(problem, node)
        return None
    if places:
        return places[0]
    # At file scope without a space: its constant value may be used in device code.
    return CONSTANT if cx.function is None else DEVICE if storage == "static" else LOCAL


def _deduced(cx: Context, node: tree.VarDecl) -> ct.CType:
    """`auto x = value;`, `auto *p = value;`, `const auto &r = value;`"""
    given = (
        node.init
        if node.init is not None
        else node.init_args[0]
        if node.init_args and len(node.init_args) == 1
        else None
    )
    if (
        isinstance(given, tree.InitList)
        and node.is_direct
        and len(given.items) == 1
        and not given.items[0].designators
    ):
        # [dcl.type.auto.deduct] p4: a direct list of one.
        given = given.items[0].value
    by_decltype = isinstance(deduction.auto_of(node.type), tree.DecltypeType)
    if given is None or (isinstance(given, tree.InitList) and (node.is_direct or by_decltype)):
        spelled = "decltype(auto)" if by_decltype else "auto"
        return cx.wrong_type(
            f"declaration of variable '{node.name}' with deduced type '{spelled}' requires an initializer",
            node,
        )
    value = lists.by_auto(cx, given, node) if isinstance(given, tree.InitList) else cx.expr(given)
    node.init, node.init_args = value, None
    return ERROR if is_error(value) else deduction.deduced(cx, node.type, value, node.name.key, node)


def _acceptable(cx: Context, node: tree.VarDecl, t: ct.CType, place: str) -> bool:
    if isinstance(t, ct.Reference):
        if place != LOCAL and place != PARAM:
            cx.refuse("references with static storage are", node)
            return False
        if node.init is None and not node.init_args:
            return cx.reported(
                f"declaration of reference variable '{node.name}' requires an initializer", node
            )
        return True
    if not ct.innermost_element(t).is_void and _only_declares(cx, node):
        return True
    if isinstance(t, ct.Array) and t.count is None:
        # The member that a qualified name defines may have its bound from the class.
        return (
            node.init is not None
            or bool(node.init_args)
            or node.name.is_qualified
            or cx.reported(_NO_BOUND, node)
        )
    if not t.is_complete:
        notes = []
        if isinstance(t, ct.Record):
            notes = [Note(f"forward declaration of '{t.unqualified}'", t.decl.location)]
        return cx.reported(f"variable has incomplete type '{t.unqualified}'", node, notes)
    return True


def _says_extern(node: tree.VarDecl) -> bool:
    """`extern T x`, or `extern "C" T x` without a first value ([dcl.link] p7)."""
    directly = "extern" in node.specifiers.words and node.init is None and not node.init_args
    return node.specifiers.storage == "extern" or directly


def _only_declares(cx: Context, node: tree.VarDecl) -> bool:
    """[basic.def] p2: the object is defined elsewhere, and its type may be completed until then
    ([class.static.data] p2).
    """
    is_elsewhere = _says_extern(node) or (
        cx.scope.kind == "record" and not {"inline", "constexpr"} & set(node.specifiers.words)
    )
    return is_elsewhere and node.init is None and not node.init_args


def _declare_broken(cx: Context, node: tree.VarDecl) -> None:
    """Let later uses of a refused variable be silent."""
    for expr in [node.init, *(node.init_args or ())]:
        if expr is not None and expr.ctype is None and not isinstance(expr, tree.InitList):
            cx.expr(expr)
    cx.scope.names.setdefault(node.name.key, Variable(node.name.key, ERROR, node.location, LOCAL, used=True))


def _again(cx: Context, node: tree.VarDecl, symbol: Variable) -> Variable | None:
    """`extern` in a block: the namespace's variable is in sight here."""
    key = node.name.key
    old = cx.scope.names.get(key)
    if old is not None and old is not symbol:
        cx.error(f"redefinition of '{key}'", node, [previous(old)])
    else:
        cx.scope.declare(key, symbol)
    node.symbol = symbol
    return symbol


def _static(cx: Context, node: tree.VarDecl, symbol: Variable) -> Variable:
    """Name a variable with static storage; gives the one that it means."""
    symbol.is_internal = node.specifiers.storage == "static" or bool(cx.in_library)
    if cx.function is None:
        prefix = f"__minicc_{cx.in_library}_" if cx.in_library else ""
        symbol.symbol = (
            prefix + symbol.name if prefix else mangle.variable_symbol(symbol.name, cx.record_path)
        )
        symbol.linkage = _linkage(cx, node, symbol)
        if not any(word in node.specifiers.words for word in _PLACES):
            symbol.is_internal = True
            symbol.is_host = not texture_references.kind(symbol.ctype)
    elif symbol.is_extern:
        symbol.symbol = mangle.variable_symbol(symbol.name, cx.scope.namespace.path)
        return _same_everywhere(cx, node, symbol)
    else:
        symbol.symbol = mangle.local_symbol(
            cx.function.symbol, symbol.name, cx.count(cx.function.symbol, symbol.name)
        )
        symbol.is_internal = True
        cx.function.statics.append(symbol)
    return symbol


def _linkage(cx: Context, node: tree.VarDecl, symbol: Variable) -> str:
    """Whether units share a variable of a namespace ([basic.link] p3, [dcl.inline] p6), as linkers call
    it.
    """
    words, before = set(node.specifiers.words), cx.scope.here(symbol.name)
    if ANONYMOUS in cx.record_path:
        return "internal"
    if "inline" in words or cx.scope.is_in_template():
        return "weak"
    is_external = (
        _says_extern(node)
        or "extern" in words
        or (isinstance(before, Variable) and before.is_extern)
        or cx.scope.kind == "record"
    )
    return "internal" if not is_external and (symbol.ctype.is_const or "constexpr" in words) else ""


def _same_everywhere(cx: Context, node: tree.VarDecl, symbol: Variable) -> Variable:
    """All `extern` declarations of a name in functions of a namespace mean one object ([basic.link] p6)."""
    other = cx.externs.setdefault(symbol.symbol, cx.scope.namespace.names.get(symbol.name) or symbol)
    if (
        isinstance(other, Variable)
        and (_composite(other.ctype, symbol.ctype) is not other.ctype or other.place != symbol.place)
        and other.ctype is not ERROR
    ):
        note = declared_here(other, "previous declaration is here")
        cx.error(
            f"redeclaration of '{node.name}' with a different type: '{symbol.ctype}' vs '{other.ctype}'",
            node,
            [note],
        )
        return symbol
    return other if isinstance(other, Variable) else symbol


def _redeclared(cx: Context, node: tree.VarDecl, new: Variable, old: Symbol) -> Variable | None:
    if not isinstance(old, Variable):
        cx.error(f"redefinition of '{node.name}' as different kind of symbol", node, [previous(old)])
    elif old.ctype is ERROR:
        if cx.hypothetical and old.place == PARAM:
            cx.error(f"redefinition of '{node.name}'", node, [previous(old)])
        return None
    elif (t := _composite(old.ctype, new.ctype)) is None:
        text = f"redefinition of '{node.name}' with a different type: '{new.ctype}' vs '{old.ctype}'"
        cx.error(text, node, [previous(old)])
    elif new.is_extern or old.is_extern:
        node.symbol, old.ctype = old, t
        if not new.is_extern:
            old.is_extern, old.location = False, new.location
            _initialise(cx, node, old)
        return old
    else:
        cx.error(f"redefinition of '{node.name}'", node, [previous(old)])
    return None


def _composite(a: ct.CType, b: ct.CType) -> ct.CType | None:
    """What two declarations of a variable say of its type: a bound that only one of them gives counts
    ([basic.link] p10, [dcl.array] p3).
    """
    if (
        isinstance(a, ct.Array)
        and isinstance(b, ct.Array)
        and a.element is b.element
        and None in (a.count, b.count)
    ):
        return b if a.count is None else a
    return a if a is b else None


def _may_end(cx: Context, node: tree.VarDecl, t: ct.CType, place: str) -> bool:
    """Whether a variable's destructor can run: only where the variable goes out of scope, and where it is
    accessible.

    Nobody destroys what is in shared memory; nvcc allows it all the same.
    """
    if place == SHARED or node.specifiers.storage == "extern":
        return True
    if place in (LOCAL, PARAM):
        return lifetimes.may_end(cx, node, t)
    is_host = cx.function is None and not any(word in node.specifiers.words for word in _PLACES)
    if is_destroyed(t) and not is_host:
        return cx.reported(_DYNAMIC, node)
    return True


def _initialise(cx: Context, node: tree.VarDecl, symbol: Variable) -> None:
    """Give a variable its first value."""
    how = _how(node)
    t = symbol.ctype
    if symbol.place == SHARED:
        # Nobody gives it a first value; a class must be content with that.
        if how.mode != "default":
            makes_class = isinstance(t, ct.Record) and not t.decl.is_aggregate
            cx.error(
                _DYNAMIC if makes_class else "initialization is not supported for __shared__ variables", node
            )
        return
    if how.mode != "default" and symbol.is_extern and cx.function is not None:
        cx.error("declaration of block scope identifier with linkage cannot have an initializer", node)
        return
    if how.mode == "default" and (symbol.is_extern or not t.is_complete):
        return
    value = initialised(cx, t, how) if not cx.hypothetical else _tried(cx, t, how)
    node.init, node.init_args = value, None
    if value is None or is_error(value):
        _without_value(cx, node, symbol, value)
        return
    symbol.init = value
    if isinstance(t, ct.Array) and t.count is None:
        node.ctype = symbol.ctype = value.ctype
    if symbol.place == LOCAL:
        lifetimes.extend(value)
    else:
        _keep_lists(cx, node, symbol, value)
    settle(cx, node, symbol, value)


def _tried(cx: Context, t: ct.CType, how: Initialiser) -> tree.Expr | None:
    """The first value of a variable in a template that nobody uses: of what does not fit g++ and nvcc say
    nothing, of what stands in it they do.
    """
    with cx.tentative() as silent:
        value = initialised(cx, t, how)
    if silent.has_errors:
        _look_at_operands(cx, how)
        return failed(place_of(how.at))
    return value


def _look_at_operands(cx: Context, how: Initialiser) -> None:
    pending: list[tree.Expr] = [*how.args, *([how.braces] if how.braces is not None else [])]
    for operand in pending:
        if isinstance(operand, tree.InitList):
            pending += [item.value for item in operand.items]
        elif operand.ctype is None:
            cx.expr(operand)


def _keep_lists(cx: Context, node: tree.VarDecl, symbol: Variable, value: tree.Expr) -> None:
    """The arrays behind lists that an object with static storage refers to are as static as itself
    ([dcl.init.list] p6).
    """
    for part in value.entries.values() if isinstance(value, ObjectInit) else ():
        made = (
            part.operand
            if isinstance(part, tree.ImplicitCast) and part.kind == "ArrayToPointerDecay"
            else None
        )
        if (
            not isinstance(part, tree.ImplicitCast)
            or not isinstance(made, tree.ImplicitCast)
            or made.kind != "MaterializeTemporary"
        ):
            _keep_lists(cx, node, symbol, part)
            continue
        number = cx.count("list", symbol.symbol)
        array = Variable(
            f"{symbol.name}${number}", made.ctype, node.location, DEVICE, used=True, init=made.operand
        )
        array.symbol, array.is_internal = f"{symbol.symbol}${number}", True
        _keep_lists(cx, node, array, made.operand)
        settle(cx, node, array, made.operand)
        cx.variables.append(array)
        part.operand = use(array, made)


def _how(node: tree.VarDecl) -> Initialiser:
    """What stands behind the declarator: `T x;`, `T x(a)`, `T x{a}`, `T x = a`, `T x = {a}`."""
    if node.init_args is not None:
        return Initialiser(DIRECT, node.init_args, "variable", node, named=True)
    if node.init is None:
        return Initialiser("default", [], "variable", node, named=True)
    if isinstance(node.init, tree.InitList):
        return Initialiser(
            LIST if node.is_direct else COPY_LIST, [], "variable", node, braces=node.init, named=True
        )
    return Initialiser(COPY_MODE, [node.init], "variable", node, named=True)


def _without_value(cx: Context, node: tree.VarDecl, symbol: Variable, value: tree.Expr | None) -> None:
    """A default-initialised variable, or one whose initialiser was refused."""
    t = symbol.ctype
    if value is not None:
        if (isinstance(t, ct.Array) and t.count is None) or (
            cx.hypothetical and (t.is_const or t.is_reference)
        ):
            # What has a value in constant expressions has one that is not known.
            symbol.ctype = ERROR
        return
    if symbol.place in (LOCAL, DEVICE) and special.lacks_value(t) and not cx.hypothetical:
        cx.error(f"default initialization of an object of const type '{t}'", node)
