"""Lifetimes: destructible objects, lifetime extension of temporaries, and copy elision of results.

[class.dtor], [class.temporary] p6, [class.copy.elision].
"""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import FunctionSymbol, VariableSymbol
from ...types.typed_nodes import ArrayEach, ConstructorCall, DefaultMember, ObjectInit
from ..context import Context
from ..reporting import declared_here


def _class_of(t: ct.CType) -> ct.Record | None:
    t = ct.innermost_element(t)
    return t if isinstance(t, ct.Record) else None


def check_destructible(cx: Context, node: tree.Node, t: ct.CType, what: str = "variable") -> bool:
    """Return whether an object made here can be destroyed. Reports a deleted or inaccessible destructor."""
    record = _class_of(t)
    end = record.decl.destructor if record is not None else None
    if record is None or not isinstance(end, FunctionSymbol):
        return True
    if end.is_deleted:
        note = end.declaration.why_deleted or declared_here(
            end, f"'{end.name}' has been explicitly marked deleted here"
        )
        return cx.report.reject("attempt to use a deleted function", node, [note])
    if end.access and not cx.may_access(record, end.access):
        text = (
            f"{what} of type '{t}' has {end.access} destructor"
            if what
            else f"calling a {end.access} destructor of class '{t}'"
        )
        return cx.report.reject(text, node, [declared_here(end, f"declared {end.access} here")])
    return cx.may_call(end, node)


# ------------------------------------------------------------------------------------ extension


def extend_temporaries(node: tree.Expr) -> None:
    """Extend the lifetime of the temporaries that an initialiser binds to references to that of the variable
    ([class.temporary] p6).

    Included are the complete object of a subobject to which the reference is bound, and temporaries bound to
    members of an aggregate.
    """
    match node:
        case tree.ImplicitCast(kind="MaterializeTemporary"):
            node.extended = True
            extend_temporaries(node.operand)
        case tree.ImplicitCast(kind="BindReference" | "NoOp" | "ArrayToPointerDecay"):
            extend_temporaries(node.operand)
        case tree.Member(arrow=False):
            extend_temporaries(node.base)
        case tree.Index():
            extend_temporaries(node.base)
        case tree.Conditional():
            extend_temporaries(node.then)
            extend_temporaries(node.otherwise)
        case tree.Binary(op=","):
            extend_temporaries(node.right)
        case tree.Unary(op="*", operand=tree.ImplicitCast(kind="MaterializeTemporary") as bound):
            extend_temporaries(bound)
        case tree.CompoundLiteral():
            extend_temporaries(node.init)
        case tree.Cast():
            extend_temporaries(node.operand)
        case ObjectInit():
            for value in node.entries.values():
                extend_temporaries(value)
        case ArrayEach():
            extend_temporaries(node.element)
        case DefaultMember():
            extend_temporaries(node.value)


# ------------------------------------------------------------------------------------- results


def returned_variable(node: tree.Expr | None) -> VariableSymbol | None:
    """Return the variable that a return statement names, and that it reads or passes to a copy
    constructor.
    """
    if (
        isinstance(node, ConstructorCall)
        and node.fn.is_constructor
        and node.fn.special.kind
        and len(node.args) == 1
    ):
        node = node.args[0]
    while isinstance(node, tree.ImplicitCast) and node.kind in ("BindReference", "LValueToRValue", "NoOp"):
        node = node.operand
    return node.decl if isinstance(node, tree.Identifier) and isinstance(node.decl, VariableSymbol) else None


def result_variable(fn: FunctionSymbol) -> VariableSymbol | None:
    """Return the variable of a function's outermost block that every return statement returns, None if there
    is none. It becomes the result object, as [class.copy.elision] p1.1 allows. nvcc does so in the same
    cases, which is observable by copies and destructors.
    """
    t, body = fn.ctype.ret, fn.body
    if body is None or not isinstance(t, ct.Record) or not t.decl.by_address:
        return None
    result = {returned_variable(node.value) for node in tree.walk(body) if isinstance(node, tree.Return)}
    variable = result.pop() if len(result) == 1 else None
    if variable is None or variable.space != "local" or variable.ctype.unqualified is not t.unqualified:
        return None
    outermost = (decl for item in body.items if isinstance(item, tree.DeclStmt) for decl in item.decls)
    return (
        variable
        if any(isinstance(decl, tree.VarDecl) and decl.symbol is variable for decl in outermost)
        else None
    )


def movable_variable(cx: Context, node: tree.Expr) -> VariableSymbol | None:
    """Return the variable from which `return name;` may move: a local variable that is not a reference
    ([class.copy.elision] p3).
    """
    fn = cx.function
    if not isinstance(node, tree.Identifier) or not isinstance(node.decl, VariableSymbol) or fn is None:
        return None
    variable = node.decl
    own = variable.space == "local" or any(variable is p for p in fn.params)
    return variable if own and not variable.ctype.is_reference and not variable.ctype.is_volatile else None
