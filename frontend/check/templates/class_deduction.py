"""Class template argument deduction ([over.match.class.deduct]), for template names without arguments.

The constructors of the template become function templates that return the class. Overload resolution chooses
among these guides.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....support.fast_dataclass import replace
from ...syntax import tree
from ...syntax.tree import names
from ...syntax.tree.node import make_node
from ...types import ctype as ct
from ...types import initializer_list
from ...types.ctype import CType
from ...types.symbols import ClassScope, FunctionSymbol, GuideOrigin, Template, TemplateOrigin
from ...types.typed_nodes import InitializationKind
from ..context import Context
from ..declarations.deduction import class_placeholder
from ..names.lookup import find
from ..overload import overload
from ..reporting import ERROR, is_error, previous_definition
from . import packs


def deduce_class(
    cx: Context,
    template: Template,
    syntax: tree.TypeSyntax,
    args: Sequence[tree.Expr],
    mode: InitializationKind,
    at: tree.Node,
) -> CType:
    """Return the class deduced from checked arguments. Reports an error if there is none or several."""
    if is_error(*args):
        return ERROR
    if mode in ("direct-list", "copy-list"):
        args = _unwrap_list(cx, template, args, at)
    candidates, ignored = overload.function_candidates(cx, [], deduction_guides(template), args, at)
    if mode == "copy":
        candidates = [
            c
            for c in candidates
            if not (isinstance(c.function, FunctionSymbol) and c.function.declaration.is_explicit)
        ]
    for c in candidates:
        # A guide without template parameters of its own is not a template.
        c.is_instance = c.template is not None and bool(c.template.params)
    resolution = overload.select_best([c for c in candidates if overload.is_viable(cx, c, args)], candidates)
    resolution.ignored = [note for note in ignored if note.message]
    if resolution.best is None and resolution.ambiguous:
        overload.report_ambiguous(
            cx, f"ambiguous deduction for template arguments of '{template.name}'", at, resolution
        )
    elif resolution.best is None:
        overload.report_none(
            cx,
            "no viable constructor or deduction guide for deduction of template arguments of"
            f" '{template.name}'",
            at,
            resolution,
            args,
        )
    elif (
        mode == "copy-list"
        and isinstance(resolution.best.function, FunctionSymbol)
        and resolution.best.function.declaration.is_explicit
    ):
        cx.report.error(
            "class template argument deduction selected an explicit constructor for copy-list-initialization",
            at,
        )
    else:
        return ct.qualified(
            resolution.best.function.ctype.ret, ct.CONST * syntax.const | ct.VOLATILE * syntax.volatile
        )
    return ERROR


def _unwrap_list(
    cx: Context, template: Template, args: Sequence[tree.Expr], at: tree.Node
) -> Sequence[tree.Expr]:
    """Return the guides' arguments for a list: the list itself if a guide of an initializer-list constructor
    is viable, else its elements ([over.match.list]).

    The first phase is skipped if the only element is of a specialisation of the template
    ([over.match.class.deduct] p1.3).
    """
    only = args[0].ctype if len(args) == 1 else None
    if isinstance(only, ct.Record) and only.decl.template is template:
        return args
    list_argument = overload.wrap_in_list(args, at)
    candidates = overload.function_candidates(cx, [], deduction_guides(template), list_argument, at)[0]
    return (
        list_argument
        if any(
            initializer_list.takes_list(c.params, c.required) and overload.is_viable(cx, c, list_argument)
            for c in candidates
        )
        else args
    )


def deduce_from_initialiser(cx: Context, template: Template, node: tree.VarDecl) -> CType:
    """Return the type of a variable that is declared with the name of a template. Checks its initialiser."""
    if isinstance(node.init, tree.InitList):
        return deduce_class(
            cx,
            template,
            node.type,
            list_arguments(cx, node.init),
            "direct-list" if node.is_direct else "copy-list",
            node,
        )
    if node.init is not None:
        node.init = packs.check_argument(cx, node.init)
        return deduce_class(cx, template, node.type, [node.init], "copy", node)
    node.init_args = (
        [packs.check_argument(cx, arg) for arg in node.init_args or ()]
        if node.init_args is not None
        else None
    )
    return deduce_class(cx, template, node.type, node.init_args or [], "direct", node)


def deduce_construct(
    cx: Context, node: tree.Construct | tree.Cast, args: list[tree.Expr], mode: InitializationKind
) -> None:
    """Replace the class template C in `C(x, y)` or `C{x, y}` by the deduced type."""
    template = class_placeholder(cx, node.type)
    if template is None:
        return
    args[:] = [packs.check_argument(cx, arg) if arg.ctype is None else arg for arg in args]
    if isinstance(node, tree.Cast):
        node.operand = args[0]
    node.type = make_node(
        node.type, tree.ResolvedType, deduce_class(cx, template, node.type, args, mode, node)
    )


def list_arguments(cx: Context, init: tree.InitList) -> list[tree.Expr]:
    """Return the checked elements of a list as arguments."""
    for item in init.items:
        if item.value.ctype is None:
            item.value = packs.check_argument(cx, item.value)
    return [item.value for item in init.items]


# ---------------------------------------------------------------------------------------- guides


def deduction_guides(template: Template) -> list[Template]:
    """Return the implicit and the user-declared guides ([over.match.class.deduct] p1). Implicit are one per
    constructor of the primary template, or a default one, and the copy deduction candidate.
    """
    guides = template.guides
    if not guides.implicit:
        guides.implicit += [
            _constructor_guide(template, params, decl) for params, decl in _constructors(template)
        ]
        guides.implicit.append(_copy_guide(template))
    return [*guides.implicit, *guides.declared]


def _constructors(template: Template) -> list[tuple[list[tree.TemplateParam], tree.FunctionDecl]]:
    """Return the constructors of a template, each with its own template parameters."""
    syntax = getattr(template.decl, "type", None)
    result: list[tuple[list[tree.TemplateParam], tree.FunctionDecl]] = []
    for member in syntax.members if isinstance(syntax, tree.RecordType) else ():
        params = member.params or [] if isinstance(member, tree.TemplateDecl) else []
        decl = member.decl if isinstance(member, tree.TemplateDecl) else member
        if isinstance(decl, tree.FunctionDecl) and decl.is_constructor:
            result.append((params, decl))
    if not result:
        at = template.location
        decl = tree.FunctionDecl(
            at,
            names.simple_name(template.name, at),
            tree.FunctionSyntax(at, tree.BuiltinType(at, "void"), []),
            tree.Specifiers(at),
        )
        decl.specifiers.words, decl.specifiers.align = {}, []
        result.append(([], decl))
    return result


def declare_guide(cx: Context, params: list[tree.TemplateParam], decl: tree.FunctionDecl) -> None:
    """Declare a user-declared deduction guide ([temp.deduct.guide])."""
    template = cx.scopes.current.names.get(decl.name.key)
    if (
        not isinstance(template, Template)
        or template.kind != "class"
        or template.context.scope is not cx.scopes.current
    ):
        cx.report.error("deduction guide must be declared in the same scope as its template", decl)
        return
    scope = cx.scopes.current
    if isinstance(scope, ClassScope) and scope.restricted.get(template.name, "") != scope.access:
        cx.report.error(
            f"deduction guide has different access from the corresponding member template '{template.name}'",
            decl,
            [previous_definition(template)],
        )
        return
    result = decl.type.result
    if (
        not isinstance(result, tree.NamedType)
        or result.name.args is None
        or find(cx, result.name.up_to(len(result.name.parts))).symbol is not template
    ):
        cx.report.error(
            "deduced type of deduction guide is not written as a specialization of template"
            f" '{template.name}'",
            decl,
        )
        return
    if decl.body is not None:
        cx.report.error("deduction guide cannot have a function definition", decl)
        return
    new = Template(
        template.name,
        "function",
        params,
        decl,
        cx.scopes.context(),
        decl.location,
        origin=TemplateOrigin(template, GuideOrigin.DECLARED),
    )
    template.guides.declared.append(new)


def _constructor_guide(
    template: Template, own: list[tree.TemplateParam], decl: tree.FunctionDecl
) -> Template:
    params, result = _name_parameters(template)
    written = decl.type.copied()
    written.result = result
    return _guide(template, [*params, *own], decl, written, GuideOrigin.CONSTRUCTOR)


def _copy_guide(template: Template) -> Template:
    """Return the copy deduction candidate `C(C<P>) -> C<P>` (p1.3)."""
    params, result = _name_parameters(template)
    at = template.location
    specifiers = tree.Specifiers(at)
    specifiers.words, specifiers.align = {}, []
    declarator = tree.FunctionSyntax(at, result, [tree.ParamDecl(at, None, result, specifiers)])
    decl = tree.FunctionDecl(at, names.simple_name(template.name, at), declarator, specifiers)
    return _guide(template, params, decl, declarator, GuideOrigin.COPY)


def _guide(
    template: Template,
    params: list[tree.TemplateParam],
    decl: tree.FunctionDecl,
    written: tree.FunctionSyntax,
    rank: GuideOrigin,
) -> Template:
    new = decl.copied()
    new.name, new.type, new.body, new.inits = (
        names.simple_name(template.name, decl.location),
        written,
        None,
        [],
    )
    new.is_constructor = new.is_deleted = new.is_defaulted = False
    new.specifiers = decl.specifiers.copied()
    new.specifiers.storage = None
    result = Template(
        template.name,
        "function",
        params,
        new,
        replace(template.context),
        decl.location,
        origin=TemplateOrigin(template, rank),
    )
    return result


def _name_parameters(template: Template) -> tuple[list[tree.TemplateParam], tree.TypeSyntax]:
    """Return the parameters of a template, all with names, and the class type with these as arguments."""
    params = [param.copied() for param in template.params]
    args: list[tree.Node] = []
    for number, param in enumerate(params):
        param.name = param.name or f"(parameter {number})"
        at, name = param.location, names.simple_name(param.name, param.location)
        arg: tree.Node = tree.NamedType(at, name) if param.type is None else tree.Identifier(at, name)
        if param.pack:
            arg = tree.PackType(at, arg) if isinstance(arg, tree.TypeSyntax) else tree.PackExpansion(at, arg)  # type: ignore[arg-type]
        args.append(arg)
    name = tree.Name(template.location, [names.Part(template.location, template.name, "identifier", args)])
    return params, tree.NamedType(template.location, name)
