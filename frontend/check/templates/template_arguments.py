"""Template parameters and arguments ([temp.param], [temp.arg]): conversion of arguments to parameters, and
scopes in which parameters are bound.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ....support.diagnostics import Note
from ....support.fast_dataclass import field, record
from ...syntax import tree
from ...types import constants as const
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.arguments import (
    EntityArgument,
    ExpansionArgument,
    ExpressionArgument,
    PackArgument,
    TemplateArgument,
    TemplateArguments,
    TemplateTemplateArgument,
    TypeArgument,
    ValueArgument,
    ValueParameter,
    expansion,
    is_expansion,
    template_parameter,
)
from ...types.ctype import CType
from ...types.declarations import TemplateParameterIndex
from ...types.lookup import NOTHING
from ...types.matching import Parameter
from ...types.symbols import (
    EnumConstant,
    FunctionSymbol,
    GuideOrigin,
    Overloads,
    Pack,
    PackScope,
    Scope,
    Symbol,
    Template,
    TemplateScope,
    TemplateValue,
    TypeName,
    VariableSymbol,
)
from ..context import Context
from ..conversions import casts, implicit_conversions
from ..declarations.deduction import deduce_auto, find_auto
from ..names.lookup import find, type_in_expression
from ..reporting import ERROR, declared_here, is_error, span
from . import packs
from .dependent import describe, expression_of, is_dependent

# ------------------------------------------------------------------------------------ binding


@contextmanager
def enter_instance(
    cx: Context, template: Template, args: Sequence[TemplateArgument | None]
) -> Iterator[Scope]:
    """Enter the scope of a template with its parameters bound to arguments. None stands for an argument that
    is not known yet.
    """
    scope = bind_parameters(template.context.scope, template.params, args, template.location)
    with cx.enter_scope(scope, template.context.path), cx.scopes.limit_lookup(template.context.point):
        _name_members(cx, template, scope)
        yield scope


def bind_parameters(
    parent: Scope,
    params: Sequence[tree.TemplateParam],
    args: Sequence[TemplateArgument | None],
    location: object,
) -> TemplateScope:
    """Return a scope in which parameters are bound to arguments."""
    scope = TemplateScope(parent, tuple(a for a in args if a is not None))
    for param, arg in zip(params, args):
        if arg is not None and param.name:
            scope.names[param.name] = argument_symbol(param.name, arg, param)
    return scope


def argument_symbol(name: str, arg: TemplateArgument, at: tree.Node) -> Symbol:
    """Return the symbol that binds a parameter's name to an argument."""
    match arg:
        case TypeArgument(t):
            return TypeName(name, t, at.location)
        case TemplateTemplateArgument(template) if isinstance(template, Template):
            return template
        case PackArgument(elements):
            return Pack(name, [argument_symbol(name, e, at) for e in elements], at.location)
        case ValueArgument(t, value) if not (t.is_pointer or t.is_member_pointer or t.is_nullptr):
            return EnumConstant(name, t, value, at.location)
        case EntityArgument(t, entity) if isinstance(entity, FunctionSymbol) and not t.is_member_pointer:
            return Overloads(name, [entity])
        case EntityArgument(t, entity) if t.is_reference and isinstance(entity, VariableSymbol):
            return entity
    return TemplateValue(name, arg, at.location)


@contextmanager
def enter_pattern(cx: Context, template: Template) -> Iterator[Scope]:
    """Enter the scope of a template in which each parameter is bound to itself."""
    args: list[TemplateArgument | None] = []
    scope = bind_parameters(template.context.scope, [], [], template.location)
    with (
        cx.instantiation.override(pattern_depth=cx.instantiation.pattern_depth + 1),
        cx.enter_scope(scope, template.context.path),
        cx.scopes.limit_lookup(template.context.point),
    ):
        for number, param in enumerate(template.params):
            own = own_argument(cx, param, number)
            args.append(own)
            if param.name:
                scope.names[param.name] = argument_symbol(param.name, own, param)
        _name_members(cx, template, scope)
        yield scope


def _name_members(cx: Context, template: Template, scope: Scope) -> None:
    """Declare the names that a constructor's deduction guide may use: the class itself and its member
    aliases.
    """
    if template.origin is None or template.origin.guide in (None, GuideOrigin.DECLARED):
        return
    assert isinstance(template.decl, tree.FunctionDecl)
    class_type = cx.resolve(template.decl.type.result)
    scope.names[template.origin.template.name] = TypeName(
        template.origin.template.name, class_type, template.location
    )
    syntax = getattr(template.origin.template.decl, "type", None)
    for member in syntax.members if isinstance(syntax, tree.RecordType) else ():
        if isinstance(member, tree.TypedefDecl):
            with cx.sfinae_context() as silent:
                meant = cx.resolve(member.type)
            if not silent.has_errors:
                scope.names[member.name] = TypeName(member.name, meant, member.location, is_alias=True)


def own_argument(cx: Context, param: tree.TemplateParam, number: int) -> TemplateArgument:
    """Return a parameter as an argument for itself."""
    if param.inner is not None:
        new = Template(
            param.name or "",
            "parameter",
            param.inner,
            None,
            cx.scopes.context(path=()),
            param.location,
            parameter=TemplateParameterIndex(number, param.pack),
        )
        # The parameter of two declarations is one object, like type parameters. Otherwise types with it would
        # differ.
        shape = _shape(cx, param.inner)
        return TemplateTemplateArgument(
            new
            if shape is None
            else cx.unit.template_parameters.setdefault((number, param.pack, *shape), new)
        )
    if param.type is None:
        return TypeArgument(template_parameter(number, param.pack))
    return ExpressionArgument(value_type(cx, param), ValueParameter(number, param.pack))


def _shape(cx: Context, params: Sequence[tree.TemplateParam]) -> tuple[object, ...] | None:
    """Return the key by which template parameter lists are compared. None if they have default arguments,
    which belong to one declaration.
    """
    parts: list[object] = []
    for param in params:
        inner = _shape(cx, param.inner) if param.inner is not None else ()
        if inner is None or param.default is not None:
            return None
        parts.append(
            (
                param.pack,
                param.inner is None,
                inner,
                param.type is None,
                value_type(cx, param) if param.type is not None else None,
            )
        )
    return tuple(parts)


def parameters(cx: Context, params: Sequence[tree.TemplateParam]) -> tuple[Parameter, ...]:
    """Return the parameters as deduction uses them. Their names must be in scope."""
    return tuple(
        Parameter(p.name or f"{n}", p.pack, value_type(cx, p) if p.type is not None else None)
        for n, p in enumerate(params)
    )


def value_type(cx: Context, param: tree.TemplateParam) -> CType | None:
    """Return the adjusted type of a non-type parameter ([temp.param] p5, p10), None for `auto`."""
    assert param.type is not None
    if find_auto(param.type) is not None:
        return None
    return ct.decay(cx.resolve(param.type)).unqualified


# ------------------------------------------------------------------------------- arguments given


@record
class ExplicitArguments:
    """Explicit template arguments by parameter. A pack has a list of arguments, to which deduction may
    add.
    """

    values: list[TemplateArgument | None]
    packs: dict[int, TemplateArguments] = field(default_factory=dict)


def check_explicit_arguments(
    cx: Context, template: Template, nodes: Sequence[tree.Node], at: tree.Node
) -> ExplicitArguments | None:
    """Return the explicit arguments. None after reporting an invalid one ([temp.arg] p1)."""
    written = list(_expand_arguments(cx, nodes))
    params = template.params
    pack = next((n for n, p in enumerate(params) if p.pack), None)
    result = ExplicitArguments([None] * len(params))
    for number, (node, scope) in enumerate(written):
        index = number if pack is None or number < pack else pack
        if index >= len(params):
            what = {
                "class": "class template",
                "alias": "alias template",
                "variable": "variable template",
            }.get(template.kind, "function template")
            cx.report.error(
                f"too many template arguments for {what} '{template.name}'", at, [_declaration_note(template)]
            )
            return None
        with cx.scopes.enter(scope):
            arg = _convert_argument(cx, template, index, node, result.values)
        if arg is None:
            return None
        if isinstance(scope, PackScope) and scope.expands and scope is not cx.scopes.current:
            arg = _expansion_of(arg)
        if index == pack:
            result.packs[index] = (*result.packs.get(index, ()), arg)
        else:
            result.values[index] = arg
            if is_expansion(arg):
                break
    return result


def _declaration_note(template: Template) -> Note:
    return declared_here(template, "template is declared here")


def _expand_arguments(cx: Context, nodes: Sequence[tree.Node]) -> Iterator[tuple[tree.Node, Scope]]:
    """Yield each argument with the scope in which it is checked. Expansions are expanded, except in
    patterns.
    """
    for node in nodes:
        if packs.is_expansion(node) and not packs.is_symbolic_pattern(cx, node.pattern):  # type: ignore[attr-defined]
            for scope in packs.expand_pattern(cx, node.pattern, node):  # type: ignore[attr-defined]
                yield node.pattern, scope  # type: ignore[attr-defined]
        else:
            yield node, cx.scopes.current


def complete_arguments(
    cx: Context,
    template: Template,
    found: Sequence[TemplateArgument | None],
    elements: dict[int, TemplateArguments],
) -> TemplateArguments | str:
    """Return all arguments in order, including defaults ([temp.param] p9), or the name of a parameter without
    an argument.
    """
    args: list[TemplateArgument | None] = [None] * len(template.params)
    for number, param in enumerate(template.params):
        if param.pack:
            args[number] = PackArgument(tuple(elements.get(number, ())))
        elif found[number] is not None:
            args[number] = found[number]
        else:
            if param.default is None:
                return param.name or f"{number}"
            with enter_instance(cx, template, args):
                args[number] = _convert_argument(cx, template, number, param.default, args)
            if args[number] is None:
                return param.name or f"{number}"
    return tuple(a for a in args if a is not None)


def resolve_arguments(
    cx: Context, template: Template, nodes: Sequence[tree.Node], at: tree.Node
) -> TemplateArguments | None:
    """Return the arguments of a class, alias or variable template. Reports errors."""
    result = check_explicit_arguments(cx, template, nodes, at)
    if result is None:
        return None
    written = [a for a in result.values if a is not None]
    if written and is_expansion(written[-1]):
        # A pack of unknown length for parameters that are not packs: they are matched when the length is
        # known.
        return tuple(written)
    reported = len(cx.report.diags.items)
    args = complete_arguments(cx, template, result.values, result.packs)
    if isinstance(args, tuple):
        return args
    if len(cx.report.diags.items) == reported:
        cx.report.error(
            f"too few template arguments for class template '{template.name}'",
            at,
            [_declaration_note(template)],
        )
    return None


def _convert_argument(
    cx: Context, template: Template, index: int, node: tree.Node, before: Sequence[TemplateArgument | None]
) -> TemplateArgument | None:
    """Convert one argument for parameter `index`. None after reporting an invalid one."""
    param = template.params[index]
    if packs.is_expansion(node):
        inner = _convert_argument(cx, template, index, node.pattern, before)  # type: ignore[attr-defined]
        return None if inner is None else _expansion_of(inner)
    note = [declared_here(param, "template parameter is declared here")] if param.name else []
    if param.inner is not None:
        return _template(cx, param, node, note)
    if param.type is None:
        node = type_in_expression(cx, node) or node
        if not isinstance(node, tree.TypeSyntax):
            cx.report.error("template argument for template type parameter must be a type", node, note)
            return None
        t = cx.resolve(node)
        return None if t is ERROR else TypeArgument(t)
    if not isinstance(node, tree.Expr):
        cx.report.error("template argument for non-type template parameter must be an expression", node, note)
        return None
    with enter_instance(cx, template, before):
        target = ERROR if find_auto(param.type) is not None else value_type(cx, param)
    return _value(cx, param, node, None if find_auto(param.type) is not None else target)


def _expansion_of(arg: TemplateArgument) -> TemplateArgument:
    return TypeArgument(expansion(arg.type)) if isinstance(arg, TypeArgument) else ExpansionArgument(arg)


# ------------------------------------------------------------------------------ template arguments


def _template(
    cx: Context, param: tree.TemplateParam, node: tree.Node, note: list[Note]
) -> TemplateArgument | None:
    """Convert a template template argument ([temp.arg.template])."""
    name = node.name if isinstance(node, tree.NamedType | tree.Identifier) else None
    lookup = find(cx, name) if name is not None and name.args is None else NOTHING
    if lookup.is_reported:
        return None
    symbol = lookup.symbol
    if (
        isinstance(symbol, TypeName)
        and isinstance(symbol.ctype, ct.Record)
        and isinstance(symbol.ctype.decl.template, Template)
    ):
        symbol = symbol.ctype.decl.template
    if not isinstance(symbol, Template) or symbol.kind not in ("class", "alias", "parameter"):
        cx.report.error(
            "template argument for template template parameter must be a class template or type alias"
            " template",
            node,
            note,
        )
        return None
    assert param.inner is not None
    if not _accepts_template(param.inner, symbol.params):
        text = (
            "template template argument has different template parameters than its corresponding template"
            " template parameter"
        )
        cx.report.error(text, node, note)
        return None
    return TemplateTemplateArgument(symbol)


def _accepts_template(wanted: Sequence[tree.TemplateParam], params: Sequence[tree.TemplateParam]) -> bool:
    """Return whether a template with `params` is a valid argument for a template parameter with the
    parameters `wanted` ([temp.arg.template] p3).
    """
    wanted, params = list(wanted), list(params)
    if wanted and wanted[-1].pack:
        pattern = wanted.pop()
        return (
            len(params) >= len(wanted)
            and all(map(_are_equivalent, wanted, params))
            and all(_are_equivalent(pattern, p) for p in params[len(wanted) :])
        )
    for number, p in enumerate(params):
        if p.pack:
            return all(_are_equivalent(w, p) for w in wanted[number:])
        if number >= len(wanted):
            return all(rest.default is not None or rest.pack for rest in params[number:])
        if not _are_equivalent(wanted[number], p):
            return False
    return len(wanted) <= len(params)


def _are_equivalent(a: tree.TemplateParam, b: tree.TemplateParam) -> bool:
    if (a.inner is None) != (b.inner is None) or (a.type is None) != (b.type is None):
        return False
    return a.inner is None or b.inner is None or _accepts_template(a.inner, b.inner)


# ---------------------------------------------------------------------------------------- values


def _value(
    cx: Context, param: tree.TemplateParam, node: tree.Expr, target: CType | None
) -> TemplateArgument | None:
    """Evaluate a non-type argument: a converted constant expression of the parameter's type, which may be
    deduced ([temp.arg.nontype]).
    """
    if target is ERROR:
        return None
    if is_dependent(cx, node) or (target is not None and target.is_dependent):
        return ExpressionArgument(target, expression_of(describe(cx, node)))
    # constant evaluation may call constexpr functions of the host
    with cx.enter_function(None):
        checked = cx.expr(node)
    if is_error(checked):
        return None
    if target is None:
        assert param.type is not None
        target = deduce_auto(cx, param.type, checked, "", node)
        if target is ERROR:
            return None
    if isinstance(target, ct.Pointer | ct.Reference) or target.is_nullptr:
        return _address(cx, checked, node, target.unqualified)
    if target.is_member_pointer:
        return _member(cx, checked, node, target.unqualified)
    return _number(cx, casts.rvalue(cx, checked), node, target.unqualified)


def _member(cx: Context, value: tree.Expr, node: tree.Expr, target: CType) -> TemplateArgument | None:
    """Evaluate a pointer-to-member argument ([temp.arg.nontype] p2)."""
    if implicit_conversions.implicit_sequence(cx, value, target) is None:
        cx.report.error(
            f"value of type '{value.ctype}' is not implicitly convertible to '{target}'", span(node)
        )
        return None
    result = const.evaluate(casts.convert(cx, value, target, "parameter", node))
    if not isinstance(result, const.MemberValue) or result.adjustment:
        cx.report.error("non-type template argument is not a constant expression", span(node))
        return None
    return ValueArgument(target, 0) if result.target is None else EntityArgument(target, result.target)


def _number(cx: Context, value: tree.Expr, node: tree.Expr, target: CType) -> TemplateArgument | None:
    if is_error(value):
        return None
    t = value.ctype.unqualified
    if not (target.is_integral or target.is_scoped):
        cx.report.error(f"a non-type template parameter cannot have type '{target}'", node)
        return None
    if isinstance(t, ct.Record):
        converted = casts.convert(cx, value, target, "parameter", node)
        if is_error(converted):
            return None
        value, t = converted, target
    # [temp.arg.nontype] p2: there is no conversion to an enumeration, and none from a scoped one.
    number = const.evaluate(value) if t is target or not (target.is_enum or t.is_scoped) else None
    if not isinstance(number, int) or not (t.is_integral or t.is_scoped):
        cx.report.error("non-type template argument is not a constant expression", span(node))
        return None
    if not conv.in_range(target, number):
        cx.report.error(
            f"non-type template argument evaluates to {number}, which cannot be narrowed to type '{target}'",
            span(node),
        )
        return None
    return ValueArgument(target, conv.wrap(target, number))


def _address(cx: Context, value: tree.Expr, node: tree.Expr, target: CType) -> TemplateArgument | None:
    """Evaluate a pointer or reference argument: to an object with static storage or to a function, or
    null.
    """
    referred = (
        target.referred
        if isinstance(target, ct.Reference)
        else target.pointee
        if isinstance(target, ct.Pointer)
        else target
    )
    if referred.is_function:
        fn = _function(cx, value, target)
        if fn is not None:
            cx.require(fn)
            return EntityArgument(target, fn)
    elif isinstance(target, ct.Reference):
        if (
            value.lvalue
            and isinstance(value, tree.Identifier)
            and isinstance(value.decl, VariableSymbol)
            and implicit_conversions.implicit_sequence(cx, value, target) is not None
        ):
            if value.decl.space not in ("local", "param"):
                return EntityArgument(target, value.decl)
    elif implicit_conversions.implicit_sequence(cx, value, target) is not None:
        converted = casts.convert(cx, value, target, "parameter", node)
        result = const.evaluate(converted)
        if isinstance(result, const.ConstantAddress) and result.base is None and result.offset == 0:
            return ValueArgument(target, 0)
        if (
            isinstance(result, const.ConstantAddress)
            and isinstance(result.base, VariableSymbol)
            and result.offset == 0
        ):
            return EntityArgument(target, result.base)
        if result is not None:
            cx.report.error("non-type template argument refers to subobject", span(node))
            return None
    else:
        cx.report.error(
            f"value of type '{value.ctype}' is not implicitly convertible to '{target}'", span(node)
        )
        return None
    cx.report.error("non-type template argument is not a constant expression", span(node))
    return None


def _function(cx: Context, value: tree.Expr, target: CType) -> FunctionSymbol | None:
    """Return the function that `&f` or `f` names if it has the target's type, else None."""
    if isinstance(value, tree.Unary) and value.op == "&":
        value = value.operand
    if value.ctype is ct.OVERLOADED:
        return implicit_conversions.select_overload(cx, value, target)
    expected = target.referred if isinstance(target, ct.Reference) else target.pointee  # type: ignore[attr-defined]
    if (
        isinstance(value, tree.Identifier)
        and isinstance(value.decl, FunctionSymbol)
        and expected in (value.ctype, ct.drop_noexcept(value.ctype))
    ):
        return value.decl
    return None


def describe_arguments(cx: Context, nodes: Sequence[tree.Node]) -> tuple[TemplateArgument, ...]:
    """Return the arguments of a name that is not looked up yet, for a description."""
    result: list[TemplateArgument] = []
    for node in nodes:
        if isinstance(node, tree.PackType):
            result.append(TypeArgument(expansion(cx.resolve(node.pattern))))
        elif isinstance(node, tree.TypeSyntax):
            result.append(TypeArgument(cx.resolve(node)))
        elif isinstance(node, tree.Expr):
            result.append(ExpressionArgument(None, expression_of(describe(cx, node))))
    return tuple(result)
