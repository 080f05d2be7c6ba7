"""Parameters of functions: their types ([dcl.fct] p5), expanded packs, and their variables."""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.arguments import DependentArray, PackExpansionArgument, expansion
from ...types.ctype import CType
from ...types.symbols import ElementName, FunctionScope, Pack, PackScope, Scope, VariableSymbol
from ..context import Context
from ..reporting import ERROR
from ..templates import dependent, packs


def parameter_types(cx: Context, node: tree.FunctionSyntax) -> list[CType]:
    """Return the types of a function's parameters. Each is in scope in the types after it
    ([basic.scope.proto]).
    """
    params = parameter_declarations(cx, node)
    if not any(_may_name_others(p.type) for p in params[1:]):
        return [t for p in params for t in expanded_types(cx, p)]
    result = []
    with cx.push_scope(FunctionScope, cx.function) as scope:
        for number, param in enumerate(node.params):
            new = parameter_variables(cx, param)
            declare_prototype(cx, scope, param, number, new)
            result += [v.ctype for v in new]
    return result


def parameter_declarations(cx: Context, node: tree.FunctionSyntax) -> list[tree.ParamDecl]:
    """Return the parameters of a function, none for `(void)`. A typedef name for void counts, a dependent
    type does not ([dcl.fct] p4).
    """
    only = node.params[0] if len(node.params) == 1 and not node.variadic else None
    if (
        only is None
        or only.name is not None
        or only.default is not None
        or only.pack
        or not isinstance(only.type, tree.NamedType)
    ):
        return node.params
    return (
        []
        if not dependent.mentions_parameters(cx, only.type) and cx.resolve(only.type) is ct.VOID
        else node.params
    )


def declare_prototype(
    cx: Context, scope: Scope, param: tree.ParamDecl, number: int, new: list[VariableSymbol]
) -> None:
    """Declare a parameter in a prototype, where only its type matters. A pattern identifies it by its
    number.
    """
    for variable in new:
        variable.used = True
        if cx.instantiation.pattern_depth:
            variable.symbol = f"fL0p{number - 1 if number else ''}_"
    declare_variables(scope, param, new)


def _may_name_others(syntax: tree.TypeSyntax) -> bool:
    while isinstance(syntax, tree.PointerSyntax | tree.ReferenceType | tree.ArraySyntax):
        if isinstance(syntax, tree.ArraySyntax) and syntax.size is not None:
            return True
        syntax = (
            syntax.pointee
            if isinstance(syntax, tree.PointerSyntax)
            else syntax.referred
            if isinstance(syntax, tree.ReferenceType)
            else syntax.element
        )
    return isinstance(syntax, tree.DecltypeType | tree.MemberPointerType) or (
        isinstance(syntax, tree.NamedType) and any(part.args for part in syntax.name.parts)
    )


def expanded_types(cx: Context, param: tree.ParamDecl) -> list[CType]:
    """Return the types of a parameter: one, or one per element of a pack. In a template's pattern a pack has
    an expansion type.
    """
    if not param.pack:
        return [_adjusted_type(cx, param)]
    if packs.is_symbolic_pattern(cx, param.type):
        t = _adjusted_type(cx, param)
        return [t if t is ERROR else expansion(t)]
    result = []
    for scope in packs.expand_pattern(cx, param.type, param):
        with cx.scopes.enter(scope):
            t = _adjusted_type(cx, param)
            result.append(
                expansion(t) if isinstance(scope, PackScope) and scope.expands and t is not ERROR else t
            )
    return result


def _adjusted_type(cx: Context, param: tree.ParamDecl) -> CType:
    """Return the type of a parameter after adjustment of array and function types to pointers."""
    t = cx.resolve(param.type)
    if t.is_void:
        cx.report.error("argument may not have 'void' type", param)
        t = ERROR
    if isinstance(t, DependentArray):
        return ct.pointer_to(t.element)
    return t if t is ERROR else ct.decay(t)


def expand_parameters(cx: Context, node: tree.FunctionSyntax) -> list[tree.ParamDecl]:
    """Return one declaration per parameter, after pack expansion."""
    result = []
    for param in node.params:
        result += [param] * (len(expanded_types(cx, param)) if param.pack else 1)
    return result


def parameter_variables(cx: Context, param: tree.ParamDecl) -> list[VariableSymbol]:
    """Return the variables of a parameter: one, or one per element of a pack."""
    result = []
    for number, t in enumerate(expanded_types(cx, param)):
        name = param.name or ""
        if param.pack and name and not isinstance(t, PackExpansionArgument):
            name = ElementName.of(name, number)
        variable = VariableSymbol(name, t, param.location, "param", length=param.length)
        variable.is_grid_constant = "__grid_constant__" in param.specifiers.words
        result.append(variable)
    return result


def declare_variables(scope: Scope, param: tree.ParamDecl, new: list[VariableSymbol]) -> None:
    """Declare a parameter's variables in the current scope."""
    if param.name:
        is_pack = param.pack and not (new and isinstance(new[0].ctype, PackExpansionArgument))
        scope.names[param.name] = Pack(param.name, [*new], param.location) if is_pack else new[0]
