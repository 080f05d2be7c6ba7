"""Initialisation of bases and members by constructors ([class.base.init]): mem-initializer lists, default
member initialisers, delegating constructors, and inherited constructors ([class.inhctor.init]).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ....support.diagnostics import Note
from ....support.fast_dataclass import replace
from ...syntax import tree
from ...types import classes, mangle
from ...types import ctype as ct
from ...types.symbols import FunctionSymbol, Template, TemplateOrigin, TypeName, VariableSymbol
from ...types.typed_nodes import ConstructorCall, ForwardedParameter
from ..context import Context
from ..conversions import casts
from ..initialization import class_initialization
from ..initialization.defaults import member_default
from ..initialization.initialization import Initialiser, initialise
from ..names.lookup import find_type
from ..node_builders import like, position_of, variable_use
from ..reporting import ERROR, is_error
from ..templates import instances, packs
from .member_usings import constructor_base
from .special import destructor_problem, direct_subobjects

Path = tuple[ct.Field, ...]


def check_member_initialisers(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol) -> None:
    """Check the initialiser list of a user-provided constructor: the members and bases it initialises."""
    record = fn.owner
    initialisers: dict[Path, tree.MemInit] = {}
    for init in _expand_initialisers(cx, node.inits or ()):
        if _is_delegating(cx, record, init):
            _delegate(cx, node, fn, init)
            return
        path = _find_initialised_member(cx, record, init)
        if path is None:
            cx.report.error(
                f"member initializer '{init.name}' does not name a non-static data member or base class", init
            )
            continue
        if path in initialisers:
            what = f"base '{path[0].ctype}'" if path[0].is_base else f"non-static member '{init.name}'"
            cx.report.error(
                f"multiple initializations given for {what}",
                init,
                [Note("previous initialization is here", initialisers[path].location)],
            )
            continue
        initialisers[path] = init
    _initialise_all(cx, node, fn, record, (), initialisers)


def _expand_initialisers(cx: Context, inits: Sequence[tree.MemInit]) -> Iterator[tree.MemInit]:
    """Yield the entries of a mem-initializer list; a pack expansion yields one per element ([class.base.init]
    p18).
    """
    for init in inits:
        new = init.copied()
        if not init.pack:
            new.args = packs.expand_arguments(cx, init.args)
            yield new
            continue
        for scope in packs.expand_pattern(cx, init, init):
            with cx.scopes.enter(scope):
                new = init.copied()
                new.args = [
                    packs.pattern_element(arg, scope) for arg in packs.expand_arguments(cx, init.args)
                ]
                yield new


def initialise_members(cx: Context, fn: FunctionSymbol, at: tree.Node) -> None:
    """Initialise the members for a defaulted default constructor."""
    _initialise_all(cx, at, fn, fn.owner, (), {})


def _initialise_all(
    cx: Context,
    at: tree.Node,
    fn: FunctionSymbol,
    t: ct.Record,
    outer: Path,
    given: Mapping[Path, tree.MemInit | tree.Expr],
) -> None:
    """Initialise the bases and members of `t` in declaration order ([class.base.init] p13). `given` are
    entries of the mem-initializer list, or values.
    """
    is_union = t.decl.kind == "union"
    named: dict[ct.Field, tree.MemInit | tree.Expr] = {}
    for path, entry in given.items() if is_union else ():
        if path[: len(outer)] == outer:
            named.setdefault(path[len(outer)], entry)
    for second in list(named.values())[1:2]:
        first = next(iter(named.values()))
        cx.report.error(
            "initializing multiple members of union",
            second,
            [Note("previous initialization is here", first.location)],
        )
    for part in direct_subobjects(t):
        field, path = part.field, (*outer, part.field)
        init = given.get(path)
        if named and field not in named:
            continue
        if init is not None:
            value = init if isinstance(init, tree.Expr) else _listed_value(cx, init, field)
        elif not field.name and not field.is_base and isinstance(field.ctype, ct.Record):
            _initialise_all(cx, at, fn, field.ctype, path, given)
            continue
        elif is_union and field.default is None:
            continue
        elif field.default is not None:
            value = member_default(cx, field)
        else:
            value = _default_value(cx, at, fn, field)
        if value is not None and not is_error(value):
            fn.definition.inits.append((path, value))
        if part.record is not None and t.decl.kind != "union" and destructor_problem(cx, part.record):
            cx.report.error(f"{part.text} has {destructor_problem(cx, part.record)} destructor", at)


def _default_value(cx: Context, at: tree.Node, fn: FunctionSymbol, field: ct.Field) -> tree.Expr | None:
    """Initialise a member without a mem-initializer ([class.base.init] p9)."""
    t = field.ctype
    what = f"base class '{t}'" if field.is_base else f"member '{field.name}'"
    missing = f"constructor for '{fn.name}' must explicitly initialize the"
    if isinstance(t, ct.Reference):
        cx.report.error(f"{missing} reference {what}", at, [_declaration_note(field)])
        return None
    element = ct.innermost_element(t)
    if isinstance(element, ct.Record) and not class_initialization.has_default(cx, element, at):
        cx.report.error(
            f"{missing} {what} which does not have a default constructor",
            at,
            class_initialization.default_constructor_notes(element),
        )
        return None
    if element.is_const and not isinstance(element, ct.Record):
        cx.report.error(f"{missing} const {what}", at, [_declaration_note(field)])
        return None
    return class_initialization.default_initialise(cx, at, t, field.is_base)


def _declaration_note(field: ct.Field) -> Note:
    return Note("declared here", field.location, len(field.name))


def _listed_value(cx: Context, init: tree.MemInit, field: ct.Field) -> tree.Expr | None:
    """Direct-initialise a member or base from its mem-initializer."""
    t = field.ctype
    if init.braces:
        values = tree.InitList(init.location, [tree.InitItem(arg.location, [], arg) for arg in init.args])
        return initialise(
            cx,
            t,
            Initialiser("direct-list", [], "member", init, braces=like(values, init), is_base=field.is_base),
        )
    if len(init.args) == 1 and not isinstance(t, ct.Record):
        return initialise(cx, t, Initialiser("direct", init.args, "member", init.args[0]))
    return initialise(cx, t, Initialiser("direct", init.args, "member", init, is_base=field.is_base))


def _is_delegating(cx: Context, record: ct.Record, init: tree.MemInit) -> bool:
    return init.name.key in (record.decl.tag, getattr(record.decl.tag, "base", "")) and (
        init.name.is_plain or _resolve_base_type(cx, init).unqualified is record.unqualified
    )


def _resolve_base_type(cx: Context, init: tree.MemInit) -> ct.CType:
    symbol = find_type(cx, init.name).symbol
    if init.name.args is not None:
        symbol = instances.resolve_template_id(cx, symbol, init.name)
    return symbol.ctype if isinstance(symbol, TypeName) else ERROR


def _find_initialised_member(cx: Context, record: ct.Record, init: tree.MemInit) -> Path | None:
    """Return the member or base that a mem-initializer-id denotes ([class.base.init] p2). Members of
    anonymous members are included.
    """
    if init.name.is_plain:
        path = _direct_member(record, init.name.key)
        if path is not None:
            return path
    if not any(f.is_base for f in record.fields):
        return None
    t = _resolve_base_type(cx, init)
    return next(((f,) for f in record.fields if f.is_base and f.ctype is t.unqualified), None)


def _direct_member(record: ct.Record, name: str) -> Path | None:
    for field in record.fields:
        if field.name == name and not field.is_base:
            return (field,)
        if not field.name and not field.is_base and isinstance(field.ctype, ct.Record):
            inner = _direct_member(field.ctype, name)
            if inner is not None:
                return (field, *inner)
    return None


def _delegate(cx: Context, node: tree.FunctionDecl, fn: FunctionSymbol, init: tree.MemInit) -> None:
    """`S() : S(1) {}`: another constructor makes the object ([class.base.init] p6)."""
    if len(node.inits or ()) > 1:
        cx.report.error("an initializer for a delegating constructor must appear alone", init)
        return
    value = _listed_value(cx, init, ct.Field("", fn.owner))
    if isinstance(value, ConstructorCall) and value.fn is fn:
        cx.report.error(f"constructor for '{fn.record}' creates a delegation cycle", init)
    elif value is not None and not is_error(value):
        fn.definition.inits.append(((), value))


# ------------------------------------------------------------------------------------ inherited


def inherit_constructors(cx: Context, node: tree.UsingDecl, record: ct.Record) -> None:
    """Handle `using Base::Base;`: declare, for each constructor of the base, one that forwards its
    arguments.
    """
    base = constructor_base(cx, node)
    base_field = next((f for f in record.fields if f.is_base and f.ctype is base.unqualified), None)
    if base_field is None:
        cx.report.error(f"'{base}' is not a direct base of '{record}', cannot inherit constructors", node)
        return
    for template in classes.constructor_templates(base.decl):
        record.decl.constructor_templates.append(
            replace(
                template,
                record=record,
                origin=TemplateOrigin(template),
                specialisations=replace(template.specialisations, instances={}),
            )
        )
    own = [fn for fn in classes.constructors(record.decl) if not fn.declaration.is_inherited]
    for original in classes.constructors(base.decl):
        # [over.match.funcs] p8: copy and move constructors are never inherited. A class without constructors
        # has a default constructor of its own.
        if original.special.kind in ("copy constructor", "move constructor") or (
            not original.ctype.params and not own
        ):
            continue
        if all(other.ctype.params != original.ctype.params for other in classes.constructors(record.decl)):
            record.decl.constructors.append(_inherit_constructor(cx, node, record, original, base_field))


def inherit_instance(cx: Context, template: Template, original: FunctionSymbol) -> FunctionSymbol:
    """Return the inherited constructor for an instance of a base's constructor template."""
    record, base = template.record, original.owner.unqualified
    assert record is not None and original.args is not None
    known = template.specialisations.instances.get(original.args)
    if isinstance(known, FunctionSymbol):
        return known
    base_field = next(f for f in record.fields if f.is_base and f.ctype is base)
    result = template.specialisations.instances[original.args] = _inherit_constructor(
        cx, tree.ErrorExpr(template.location), record, original, base_field
    )
    return result


def _inherit_constructor(
    cx: Context, at: tree.Node, record: ct.Record, original: FunctionSymbol, base_field: ct.Field
) -> FunctionSymbol:
    fn = FunctionSymbol(
        record.decl.tag, original.ctype, original.location, "", from_library=cx.unit.is_library
    )
    fn.record, fn.object, fn.is_constructor, fn.declaration.is_inherited = record, record, True, True
    fn.access, fn.declaration.is_explicit, fn.is_deleted = (
        original.access,
        original.declaration.is_explicit,
        original.is_deleted,
    )
    fn.declaration.defaults, fn.args = original.declaration.defaults, original.args
    fn.symbol = mangle.function_symbol(
        mangle.AbiCode("C1"), original.ctype.params, (*record.decl.scope, record.decl.tag)
    )
    fn.is_internal, fn.declaration.is_constexpr, fn.is_device, fn.declaration.is_host = (
        True,
        original.declaration.is_constexpr,
        original.is_device,
        original.declaration.is_host,
    )
    fn.pending.body_check = fn.pending.define = _forwarding_body(cx, at, fn, original, base_field)
    return fn


def _forwarding_body(
    cx: Context, node: tree.Node, fn: FunctionSymbol, original: FunctionSymbol, base_field: ct.Field
) -> Callable[[], None]:
    """Return a function that makes the body of an inherited constructor at its first call."""

    def make() -> None:
        if fn.body is not None:
            return
        assert fn.object is not None
        fn.params = [VariableSymbol("this", ct.pointer_to(fn.object), node.location, "param", used=True)]
        args: list[tree.Expr] = []
        at = position_of(node)
        for number, t in enumerate(original.ctype.params):
            variable = VariableSymbol(f"inherited{number}", t, node.location, "param", used=True)
            fn.params.append(variable)
            args.append(forward_parameter(variable, at, t))
        initialisers: dict[Path, tree.MemInit | tree.Expr] = {}
        if not original.special.is_trivial:
            cx.require(original)
            initialisers[base_field,] = like(
                ConstructorCall(node.location, original, args), at, base_field.ctype
            )
        with cx.enter_function(fn):
            _initialise_all(cx, at, fn, fn.owner, (), initialisers)
        fn.body = tree.Compound(node.location, [])
        fn.body.end = node.location
        fn.definition.is_checked = True

    return make


def forward_parameter(variable: VariableSymbol, at: tree.Expr, t: ct.CType) -> tree.Expr:
    """Return a parameter as an argument. An object of class type is forwarded without a copy."""
    if isinstance(t, ct.Record):
        return like(ForwardedParameter(at.location, variable), at, t)
    name = variable_use(variable, at)
    return (
        casts.wrap(name, "BindReference", t)
        if isinstance(t, ct.Reference)
        else casts.wrap(name, "LValueToRValue", t.unqualified)
    )
