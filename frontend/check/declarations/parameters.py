"""The parameters of functions: their types ([dcl.fct] p5), with packs in as many parameters as they have
elements, and their variables.
"""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.arguments import DependentArray, PackExpansionArgument, expansion
from ...types.ctype import CType
from ...types.symbols import PARAM, ElementName, Pack, Scope, VariableSymbol
from ..context import Context
from ..reporting import ERROR
from ..templates import dependent, packs


def parameter_types(cx: Context, node: tree.FunctionSyntax) -> list[CType]:
    """The types of a function's parameters; where one may name those before it, they are in scope
    ([basic.scope.proto]).
    """
    params = parameter_declarations(cx, node)
    if not any(_may_name_others(p.type) for p in params[1:]):
        return [t for p in params for t in expanded_types(cx, p)]
    result = []
    with cx.push_scope("function") as scope:
        for number, param in enumerate(node.params):
            new = parameter_variables(cx, param)
            declare_prototype(cx, scope, param, number, new)
            result += [v.ctype for v in new]
    return result


def parameter_declarations(cx: Context, node: tree.FunctionSyntax) -> list[tree.ParamDecl]:
    """The parameters of a function: none for `(void)`, by another name too, but not by one that depends on a
    template's parameters ([dcl.fct] p4).
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
    """Name a parameter where only its type counts; in a pattern it is known by its number."""
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
    """The type of a parameter; of a pack that of each element, or in a template's pattern an expansion."""
    if not param.pack:
        return [_adjusted_type(cx, param)]
    if packs.is_symbolic_pattern(cx, param.type):
        t = _adjusted_type(cx, param)
        return [t if t is ERROR else expansion(t)]
    result = []
    for scope in packs.expand_pattern(cx, param.type, param):
        with cx.scopes.enter(scope):
            t = _adjusted_type(cx, param)
            result.append(expansion(t) if scope.expands and t is not ERROR else t)
    return result


def _adjusted_type(cx: Context, param: tree.ParamDecl) -> CType:
    """The type of a parameter after array and function types became pointers."""
    t = cx.resolve(param.type)
    if t.is_void:
        cx.report.error("argument may not have 'void' type", param)
        t = ERROR
    if isinstance(t, DependentArray):
        return ct.pointer_to(t.element)
    return t if t is ERROR else ct.decay(t)


def expand_parameters(cx: Context, node: tree.FunctionSyntax) -> list[tree.ParamDecl]:
    """The declaration of each parameter that a function has."""
    result = []
    for param in node.params:
        result += [param] * (len(expanded_types(cx, param)) if param.pack else 1)
    return result


def parameter_variables(cx: Context, param: tree.ParamDecl) -> list[VariableSymbol]:
    """The variable of a parameter, or those of a pack."""
    result = []
    for number, t in enumerate(expanded_types(cx, param)):
        name = param.name or ""
        if param.pack and name and not isinstance(t, PackExpansionArgument):
            name = ElementName.of(name, number)
        result.append(VariableSymbol(name, t, param.location, PARAM, length=param.length))
    return result


def declare_variables(scope: Scope, param: tree.ParamDecl, new: list[VariableSymbol]) -> None:
    """Name a parameter's variables."""
    if param.name:
        is_pack = param.pack and not (new and isinstance(new[0].ctype, PackExpansionArgument))
        scope.names[param.name] = Pack(param.name, [*new], param.location) if is_pack else new[0]
