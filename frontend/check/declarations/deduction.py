"""Types deduced from expressions: placeholder types of variables and results, and `decltype`.

The result type of a function with a placeholder is `auto` until the first `return` of its body has been
checked ([dcl.spec.auto]). A call that needs the result earlier triggers the check of the body.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...syntax import tree
from ...types import ctype as ct
from ...types.arguments import dependent_decltype, template_parameter
from ...types.ctype import CType
from ...types.symbols import (
    ClassScope,
    FunctionScope,
    FunctionSymbol,
    MemberName,
    StructuredBinding,
    Template,
    VariableSymbol,
)
from ..classes import bases
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..names.lookup import find
from ..reporting import ERROR, declared_here, is_error
from ..templates import deduce, dependent
from . import bindings, parameters


def find_auto(syntax: tree.TypeSyntax) -> tree.AutoType | tree.DecltypeType | None:
    """Return the placeholder in `auto`, `const auto &`, `auto (*)[3]` or `decltype(auto)`."""
    syntax = tree.declared_base(syntax)
    if isinstance(syntax, tree.DecltypeType) and syntax.operand is None:
        return syntax
    return syntax if isinstance(syntax, tree.AutoType) else None


def class_placeholder(cx: Context, syntax: tree.TypeSyntax) -> Template | None:
    """Return the class template that type syntax names without arguments ([dcl.type.class.deduct])."""
    if not isinstance(syntax, tree.NamedType) or syntax.key or syntax.unknown or syntax.name.args is not None:
        return None
    symbol = find(cx, syntax.name).symbol
    return symbol if isinstance(symbol, Template) and symbol.kind == "class" else None


def check_same_deduction(cx: Context, written: Sequence[tree.Decl], new: Sequence[tree.Decl]) -> None:
    """Check that all declarators of a declaration deduce the same type ([dcl.spec.auto] p8)."""
    first: tuple[tree.VarDecl, CType] | None = None
    for syntax, decl in zip(written, new):
        if not isinstance(syntax, tree.VarDecl) or not isinstance(decl, tree.VarDecl) or decl.ctype is None:
            continue
        template = class_placeholder(cx, syntax.type) if decl.ctype.is_record else None
        if template is None and not isinstance(find_auto(syntax.type), tree.AutoType):
            continue
        t = _placeholder_type(syntax.type, decl.ctype)
        if t is ERROR:
            continue
        if first is not None and first[0].specifiers is decl.specifiers and first[1] is not t:
            key = "auto" if template is None else template.name
            text = (
                f"'{key}' deduced as '{first[1]}' in declaration of '{first[0].name}' and deduced as '{t}'"
                f" in declaration of '{syntax.name}'"
            )
            cx.report.error(text, decl, [declared_here(first[0].symbol)])
        first = first or (decl, t)


def _placeholder_type(syntax: tree.TypeSyntax, t: CType) -> CType:
    """Return the type deduced for the placeholder of a declarator."""
    while (inside := tree.INNER_FIELD.get(type(syntax))) is not None:
        t = (
            ct.referred(t)
            if isinstance(syntax, tree.ReferenceType)
            else getattr(t, "ret" if inside == "result" else inside, ERROR)
        )
        syntax = getattr(syntax, inside)
    return t.unqualified


@handles(tree.AutoType)
def auto_type(cx: Context, node: tree.AutoType) -> CType:
    """Report `auto` where it is not allowed."""
    return cx.report.invalid_type("'auto' not allowed here; write the type of a result or a parameter", node)


@handles(tree.DecltypeType)
def decltype(cx: Context, node: tree.DecltypeType) -> CType:
    """Resolve `decltype(expression)`."""
    if node.operand is None:
        return cx.report.invalid_type("'decltype(auto)' not allowed here", node)
    if dependent.is_dependent(cx, node.operand):
        return ct.qualified(
            dependent_decltype(dependent.expression_of(dependent.describe(cx, node.operand))),
            written_qualifiers(node),
        )
    t = None if node.operand.parenthesized else declared_entity_type(cx, node.operand)
    if t is None:
        t = declared_type(cx, cx.unevaluated_expr(node.operand))
    return t if t is ERROR else ct.qualified(t, written_qualifiers(node))


@handles(tree.TypeofType)
def typeof(cx: Context, node: tree.TypeofType) -> CType:
    """Resolve GNU's `__typeof__`: the written type, or that of `decltype` without a reference."""
    if isinstance(node.operand, tree.TypeSyntax):
        t = cx.resolve(node.operand)
        return t if t is ERROR else ct.qualified(t, written_qualifiers(node))
    elif dependent.is_dependent(cx, node.operand):
        return cx.report.invalid_type(
            "'__typeof__' of what depends on a template's parameters is not supported here", node
        )
    else:
        t = decltype(cx, tree.DecltypeType(node.location, node.operand))
    return t if t is ERROR else ct.qualified(ct.referred(t), written_qualifiers(node))


def written_qualifiers(node: tree.TypeSyntax) -> int:
    """Return the qualifiers at one level of type syntax."""
    restrict = isinstance(node, tree.PointerSyntax) and node.restrict
    return (
        (ct.CONST if node.const else 0)
        | (ct.VOLATILE if node.volatile else 0)
        | (ct.RESTRICT if restrict else 0)
    )


def declared_entity_type(cx: Context, node: tree.Expr) -> CType | None:
    """Return the declared type of an unqualified name's entity: a data member, even without an object, or an
    element of a structured binding.
    """
    if not isinstance(node, tree.Identifier):
        return None
    result = find(cx, node.name)
    symbol = result.symbol
    if isinstance(symbol, StructuredBinding):
        bound: CType = bindings.bound_element(cx, node, symbol).ctype
        return bound
    if not isinstance(symbol, MemberName):
        return None
    scope = result.scope
    path = bases.find_field(scope.record, node.name.key) if isinstance(scope, ClassScope) else None
    return path[-1].ctype if path else None


def declared_type(cx: Context, node: tree.Expr) -> CType:
    """Return `decltype` of a checked expression ([dcl.type.decltype]): of a name its declared type, of an
    lvalue `T &`.
    """
    if is_error(node):
        return ERROR
    if node.ctype is ct.OVERLOADED or node.ctype is ct.BRACED:
        casts.rvalue(cx, node)
        return ERROR
    if not node.parenthesized:
        if isinstance(node, tree.Identifier) and isinstance(node.decl, VariableSymbol):
            return node.decl.ctype
        if isinstance(node, tree.Member) and isinstance(node.field, tuple):
            declared: CType = node.field[-1].ctype
            return declared
    t: CType = node.ctype
    if t.is_function:
        return t
    return ct.reference_to(t, node.xvalue) if node.lvalue or node.xvalue else t


def _substitute_auto(cx: Context, syntax: tree.TypeSyntax, t: CType) -> CType:
    """Return the type of syntax whose placeholder is replaced by `t`."""

    def written(syntax: tree.TypeSyntax) -> tree.TypeSyntax:
        inside = tree.INNER_FIELD.get(type(syntax))
        if inside is None:
            return tree.ResolvedType(syntax.location, ct.qualified(t, written_qualifiers(syntax)))
        syntax = syntax.copied()
        setattr(syntax, inside, written(getattr(syntax, inside)))
        return syntax

    return cx.resolve(written(syntax))


def deduce_auto(cx: Context, syntax: tree.TypeSyntax, value: tree.Expr, what: str, at: tree.Node) -> CType:
    """Return the type deduced for `auto`, `const auto &`, `auto (*)(int)` or `decltype(auto)` from the
    checked initialiser `value`.

    `what` is the variable's name, or '' for the result of a function.
    """
    auto = find_auto(syntax)
    assert auto is not None
    if isinstance(auto, tree.DecltypeType):
        if syntax is not auto or auto.const or auto.volatile:
            return cx.report.invalid_type("cannot form a type from 'decltype(auto)'", at)
        return declared_type(cx, value)
    if value.ctype.is_void and not what:
        return _substitute_auto(cx, syntax, ct.VOID)
    if value.ctype.is_void:
        return cx.report.invalid_type("variable has incomplete type 'void'", at)
    if isinstance(syntax, tree.ArraySyntax):
        return cx.report.invalid_type(f"'{what}' declared as array of 'auto'", at)
    if (
        value.ctype.is_record
        and not isinstance(syntax, tree.ReferenceType)
        and is_error(casts.rvalue(cx, value))
    ):
        return ERROR  # a deleted copy is reported first
    t = deduce.deduce_placeholder(cx, _substitute_auto(cx, syntax, template_parameter(0, False)), value)
    if t is not None:
        return _substitute_auto(cx, syntax, t)
    if value.ctype is ct.OVERLOADED:
        casts.rvalue(cx, value)
        return ERROR
    from ...syntax.tree.dump import spell

    pattern = spell(syntax)
    if what:
        return cx.report.invalid_type(
            f"variable '{what}' with type '{pattern}' has incompatible initializer of type '{value.ctype}'",
            at,
        )
    return cx.report.invalid_type(
        f"cannot deduce return type '{pattern}' from returned value of type '{value.ctype}'", at
    )


# ------------------------------------------------------------------------------------- results


def result_type(cx: Context, node: tree.FunctionSyntax) -> CType:
    """Return the result type in a function's declarator, `auto` if it is deduced from the body. The
    parameters are in scope in a trailing return type.
    """
    if not node.trailing:
        return ct.AUTO if find_auto(node.result) is not None else cx.resolve(node.result)
    if find_auto(node.result) is not None:
        return ct.AUTO
    with cx.push_scope(FunctionScope, cx.function) as scope:
        for number, param in enumerate(node.params):
            parameters.declare_prototype(cx, scope, param, number, parameters.parameter_variables(cx, param))
        return cx.resolve(node.result)


def deduce_return(cx: Context, node: tree.Return, fn: FunctionSymbol) -> bool:
    """Deduce the result of `fn` from a return statement. Return False if deduction fails."""
    assert fn.declaration.result is not None
    syntax = fn.declaration.result
    value = node.value
    if value is None:
        t: CType = ct.VOID
        if syntax is not find_auto(syntax):
            cx.report.error(f"cannot deduce return type '{ct.AUTO}' from returned value of type 'void'", node)
            t = ERROR
    elif isinstance(value, tree.InitList):
        cx.report.error("cannot deduce return type from initializer list", node)
        t = ERROR
    else:
        node.value = cx.expr(value)
        t = ERROR if is_error(node.value) else deduce_auto(cx, syntax, node.value, "", node)
    old = fn.ctype.ret
    if t is ERROR:
        if old is ct.AUTO:
            _set_result(fn, ERROR)
        return False
    if old is ct.AUTO:
        _set_result(fn, t)
    elif old is not t:
        text = (
            f"'auto' in return type deduced as '{t}' here but deduced as '{old}' in earlier return statement"
        )
        if fn.record is not None and fn.record.decl.closure is not None:
            text = (
                f"return type '{t}' must match previous return type '{old}' when lambda expression has"
                " unspecified explicit return type"
            )
        return cx.report.reject(text, node)
    return True


def finish_result(fn: FunctionSymbol) -> None:
    """Finish the deduction at the end of a body: without a return statement the result is void."""
    if fn.ctype.ret is ct.AUTO:
        _set_result(fn, ct.VOID)


def _set_result(fn: FunctionSymbol, t: CType) -> None:
    fn.ctype = ct.function(t, fn.ctype.params, fn.ctype.vararg, is_noexcept=fn.ctype.is_noexcept)


def require_result(cx: Context, fn: object, at: tree.Node) -> bool:
    """Make sure that the result type of a called function is known. Reports an error and returns False if it
    is not.
    """
    if not isinstance(fn, FunctionSymbol) or fn.ctype.ret is not ct.AUTO:
        return not isinstance(fn, FunctionSymbol) or fn.ctype.ret is not ERROR
    here, there = at.location, fn.location
    if fn.pending.body_check is not None:
        check, fn.pending.body_check, fn.used = fn.pending.body_check, None, True
        cx.unit.add_function(fn)
        check()
    elif here.file != there.file or here.line >= there.line:
        # Bodies of members are checked in order when their class is complete.
        cx.unit.deferred.run_now(fn.pending.define)
    if fn.ctype.ret is ct.AUTO:
        return cx.report.reject(
            f"function '{fn.name}' with deduced return type cannot be used before it is defined",
            at,
            [declared_here(fn)],
        )
    return fn.ctype.ret is not ERROR
