"""Types that expressions tell: `auto` of variables and results, `decltype`.

A function whose result is to be deduced has the type `auto` as its result until its body has been checked as far as the first `return`
([dcl.spec.auto]); a call that needs the result of one whose body waits has it checked at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..syntax import tree
from ..types import ctype as ct
from ..types.arguments import dependent_decltype
from ..types.ctype import CType
from ..types.symbols import Binding, Function, MemberName, Template, Variable
from . import bases, casts, dependent, parameters
from .context import ERROR, Context, declared_here, handles, is_error
from .lookup import find


def auto_of(syntax: tree.TypeSyntax) -> tree.AutoType | tree.DecltypeType | None:
    """The `auto` in `auto`, `auto *`, `const auto &`; `decltype(auto)` counts, too."""
    syntax = tree.declared_base(syntax)
    if isinstance(syntax, tree.DecltypeType) and syntax.operand is None:
        return syntax
    return syntax if isinstance(syntax, tree.AutoType) else None


def class_placeholder(cx: Context, syntax: tree.TypeSyntax) -> Template | None:
    """The class template that type syntax names without arguments ([dcl.type.class.deduct])."""
    if not isinstance(syntax, tree.NamedType) or syntax.key or syntax.unknown or syntax.name.args is not None:
        return None
    symbol = find(cx, syntax.name).symbol
    return symbol if isinstance(symbol, Template) and symbol.kind == "class" else None


def deduced_alike(cx: Context, written: Sequence[tree.Decl], made: Sequence[tree.Decl]) -> None:
    """All declarators of a declaration must deduce one type ([dcl.spec.auto] p8)."""
    first: tuple[tree.VarDecl, CType] | None = None
    for syntax, decl in zip(written, made):
        if not isinstance(syntax, tree.VarDecl) or not isinstance(decl, tree.VarDecl) or decl.ctype is None:
            continue
        template = class_placeholder(cx, syntax.type) if decl.ctype.is_record else None
        if template is None and not isinstance(auto_of(syntax.type), tree.AutoType):
            continue
        t = _meant(syntax.type, decl.ctype)
        if t is ERROR:
            continue
        if first is not None and first[0].specifiers is decl.specifiers and first[1] is not t:
            word = "auto" if template is None else template.name
            text = f"'{word}' deduced as '{first[1]}' in declaration of '{first[0].name}' and deduced as '{t}' in declaration of '{syntax.name}'"
            cx.error(text, decl, [declared_here(first[0].symbol)])
        first = first or (decl, t)


def _meant(syntax: tree.TypeSyntax, t: CType) -> CType:
    """The type that the `auto` in a declarator stands for."""
    while isinstance(syntax, tree.PointerType | tree.ReferenceType):
        if isinstance(syntax, tree.PointerType):
            if not isinstance(t, ct.Pointer):
                return ERROR
            syntax, t = syntax.pointee, t.pointee
        else:
            syntax, t = syntax.referred, ct.referred(t)
    return t.unqualified


@handles(tree.AutoType)
def auto_type(cx: Context, node: tree.AutoType) -> CType:
    return cx.wrong_type("'auto' not allowed here; write the type of a result or a parameter", node)


@handles(tree.DecltypeType)
def decltype(cx: Context, node: tree.DecltypeType) -> CType:
    if node.operand is None:
        return cx.wrong_type("'decltype(auto)' not allowed here", node)
    if dependent.is_dependent(cx, node.operand):
        return ct.qualified(dependent_decltype(dependent.expression_of(dependent.described(cx, node.operand))), quals_written(node))
    t = None if node.operand.parenthesized else named_type_of(cx, node.operand)
    if t is None:
        t = declared_type(cx, cx.unevaluated_expr(node.operand))
    return t if t is ERROR else ct.qualified(t, quals_written(node))


@handles(tree.TypeofType)
def typeof(cx: Context, node: tree.TypeofType) -> CType:
    """GNU's `__typeof__`: the type of an expression as `decltype` has it, or that which is written; never a reference."""
    if isinstance(node.operand, tree.TypeSyntax):
        t = cx.resolve(node.operand)
    elif dependent.is_dependent(cx, node.operand):
        return cx.wrong_type("'__typeof__' of what depends on a template's parameters is not supported here", node)
    else:
        t = decltype(cx, tree.DecltypeType(node.location, node.operand))
    return t if t is ERROR else ct.qualified(ct.referred(t), quals_written(node))


def quals_written(node: tree.TypeSyntax) -> int:
    """The qualifiers that stand at one level of type syntax."""
    restrict = isinstance(node, tree.PointerType) and node.restrict
    return (ct.CONST if node.const else 0) | (ct.VOLATILE if node.volatile else 0) | (ct.RESTRICT if restrict else 0)


def named_type_of(cx: Context, node: tree.Expr) -> CType | None:
    """The declared type of what a plain name means: a data member, though there is no object, or an element of a structured binding."""
    if not isinstance(node, tree.Identifier):
        return None
    found = find(cx, node.name)
    symbol = found.symbol
    if isinstance(symbol, Binding):
        bound: CType = cx.unevaluated_expr(node).ctype
        return bound
    if not isinstance(symbol, MemberName):
        return None
    record = found.scope.record if found.scope is not None else None
    path = bases.find_field(record, node.name.key) if isinstance(record, ct.Record) else None
    return path[-1].ctype if path else None


def declared_type(cx: Context, node: tree.Expr) -> CType:
    """What `decltype` says of a checked expression ([dcl.type.decltype]): of a name its declared type, of an lvalue `T &`."""
    if is_error(node):
        return ERROR
    if node.ctype is ct.OVERLOADED or node.ctype is ct.BRACED:
        casts.rvalue(cx, node)
        return ERROR
    if not node.parenthesized:
        if isinstance(node, tree.Identifier) and isinstance(node.decl, Variable):
            return node.decl.ctype
        if isinstance(node, tree.Member) and isinstance(node.field, tuple):
            declared: CType = node.field[-1].ctype
            return declared
    t: CType = node.ctype
    if t.is_function:
        return t
    return ct.reference_to(t, node.xvalue) if node.lvalue or node.xvalue else t


def _around(syntax: tree.TypeSyntax, t: CType) -> CType:
    """The type that syntax means when the `auto` in it means `t`."""
    if isinstance(syntax, tree.ReferenceType):
        return ct.reference_to(_around(syntax.referred, t), syntax.rvalue)
    if isinstance(syntax, tree.PointerType):
        return ct.qualified(ct.pointer_to(_around(syntax.pointee, t)), quals_written(syntax))
    return t


def deduced(cx: Context, syntax: tree.TypeSyntax, value: tree.Expr, what: str, at: tree.Node) -> CType:
    """The type that `auto`, `const auto &`, `auto *` or `decltype(auto)` stands for when `value` (checked) initialises it.

    `what` is the variable's name, '' for the result of a function.
    """
    auto = auto_of(syntax)
    assert auto is not None
    if isinstance(auto, tree.DecltypeType):
        if syntax is not auto or auto.const or auto.volatile:
            return cx.wrong_type("cannot form a type from 'decltype(auto)'", at)
        return declared_type(cx, value)
    by_reference = isinstance(syntax, tree.ReferenceType)
    plain = value if by_reference else casts.rvalue(cx, value)
    if is_error(plain):
        return ERROR
    if plain.ctype.is_void:
        if what:
            return cx.wrong_type("variable has incomplete type 'void'", at)
        if isinstance(syntax, tree.ReferenceType):
            return cx.wrong_type("cannot form a reference to 'void'", syntax)
        return _around(syntax, ct.VOID)
    quals = quals_written(auto)
    t, inner = plain.ctype if by_reference else plain.ctype.unqualified, syntax
    if isinstance(inner, tree.ReferenceType):
        forwards = inner.rvalue and isinstance(inner.referred, tree.AutoType) and not quals
        if forwards and value.lvalue and not value.xvalue:
            return ct.reference_to(t)
        inner = inner.referred
        if syntax.rvalue and (value.xvalue or not value.lvalue):  # type: ignore[attr-defined]
            t = t.unqualified
    while isinstance(inner, tree.PointerType):
        if not isinstance(t, ct.Pointer):
            if what:
                cx.error(f"variable '{what}' with type 'auto *' has incompatible initializer of type '{value.ctype}'", at)
            else:
                cx.error(f"cannot deduce return type 'auto *' from returned value of type '{value.ctype}'", at)
            return ERROR
        t, inner = t.pointee, inner.pointee
    return _around(syntax, ct.qualified(t if inner is not syntax else t.unqualified, quals))


# ------------------------------------------------------------------------------------- results


def result_type(cx: Context, node: tree.FunctionType) -> CType:
    """The result in a function's declarator: `auto` where its body tells; after `->` the parameters are in scope."""
    if not node.trailing:
        return ct.AUTO if auto_of(node.result) is not None else cx.resolve(node.result)
    if auto_of(node.result) is not None:
        return ct.AUTO
    with cx.nested("function") as scope:
        for number, param in enumerate(node.params):
            parameters.declare_prototype(cx, scope, param, number, parameters.variables(cx, param))
        return cx.resolve(node.result)


def returned(cx: Context, node: tree.Return, fn: Function) -> bool:
    """Deduce the result of `fn` from a return statement; False when it cannot be."""
    assert fn.result is not None
    syntax = fn.result
    value = node.value
    if value is None:
        t: CType = ct.VOID
        if syntax is not auto_of(syntax):
            cx.error(f"cannot deduce return type '{ct.AUTO}' from returned value of type 'void'", node)
            t = ERROR
    elif isinstance(value, tree.InitList):
        cx.error("cannot deduce return type from initializer list", node)
        t = ERROR
    else:
        node.value = cx.expr(value)
        t = ERROR if is_error(node.value) else deduced(cx, syntax, node.value, "", node)
    old = fn.ctype.ret
    if t is ERROR:
        if old is ct.AUTO:
            _set(fn, ERROR)
        return False
    if old is ct.AUTO:
        _set(fn, t)
    elif old is not t:
        text = f"'auto' in return type deduced as '{t}' here but deduced as '{old}' in earlier return statement"
        if fn.record is not None and fn.record.decl.closure is not None:
            text = f"return type '{t}' must match previous return type '{old}' when lambda expression has unspecified explicit return type"
        return cx.reported(text, node)
    return True


def finish_result(fn: Function) -> None:
    """The end of a body: without a return statement the result is void."""
    if fn.ctype.ret is ct.AUTO:
        _set(fn, ct.VOID)


def _set(fn: Function, t: CType) -> None:
    fn.ctype = ct.function(t, fn.ctype.params, fn.ctype.vararg, is_noexcept=fn.ctype.is_noexcept)


def needs_result(cx: Context, fn: object, at: tree.Node) -> bool:
    """Make sure that the result of a function which is called is known; reports and gives False when it is not."""
    if not isinstance(fn, Function) or fn.ctype.ret is not ct.AUTO:
        return not isinstance(fn, Function) or fn.ctype.ret is not ERROR
    here, there = at.location, fn.location
    if fn.body_check is not None:
        check, fn.body_check, fn.used = fn.body_check, None, True
        if fn not in cx.functions:
            cx.functions.append(fn)
        check()
    elif here.file != there.file or here.line >= there.line:
        # Bodies of members are checked in their order once their structure is complete.
        cx.check_waiting(fn)
    if fn.ctype.ret is ct.AUTO:
        return cx.reported(f"function '{fn.name}' with deduced return type cannot be used before it is defined", at, [declared_here(fn)])
    return fn.ctype.ret is not ERROR
