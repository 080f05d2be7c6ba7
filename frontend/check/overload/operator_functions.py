"""The rules for declarations of operator functions ([over.oper])."""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct

_ARITIES = {
    op: counts
    for ops, counts in (
        ("~ ! ->", (1,)),
        ("+ - * & ++ --", (1, 2)),
        ("/ % ^ | < > == != <= >= << >> && || , ->* [] = += -= *= /= %= &= |= ^= <<= >>=", (2,)),
    )
    for op in ops.split()
}
"""Numbers of operands by operator. Absent operators take any number."""
MEMBERS_ONLY = frozenset(("=", "[]", "()", "->"))
"""[over.ass], [over.call], [over.sub], [over.ref]"""


_TEXT = ct.pointer_to(ct.qualified(ct.CHAR, ct.CONST))
_CHARACTERS = (ct.CHAR, ct.WCHAR, ct.CHAR16, ct.CHAR32)
_LITERALS = frozenset(
    (
        (ct.ULLONG,),
        (_TEXT,),
        *((t,) for t in _CHARACTERS),
        *((ct.pointer_to(ct.qualified(t, ct.CONST)), ct.SIZE_T) for t in _CHARACTERS),
    )
)


def operator_problem(node: tree.FunctionDecl, t: ct.Function, is_member: bool) -> str:
    """Return the error in the name or signature of a function's declaration, '' if there is none."""
    if node.name.last.kind == "literal":
        return _literal_problem(node, t, is_member)
    if node.name.last.kind != "operator":
        return ""
    op, called = node.name.last.text, f"overloaded '{node.name}'"
    if is_member and "static" in node.specifiers.words:
        return f"{called} cannot be a static member function"
    if not is_member and op in MEMBERS_ONLY:
        return f"{called} must be a non-static member function"
    if not is_member and not any(p.is_record or p.is_enum for p in map(ct.referred, t.params)):
        return f"{called} must have at least one parameter of class or enumeration type"
    if op != "()" and any(p.default is not None for p in node.type.params):
        return f"parameter of {called} cannot have a default argument"
    if op != "()" and t.vararg:
        return f"{called} cannot be variadic"
    count = len(t.params) + is_member
    if count not in _ARITIES.get(op, (count,)):
        kind = {(1,): "a unary", (2,): "a binary", (1, 2): "a unary or binary"}[_ARITIES[op]]
        return f"{called} must be {kind} operator (has {count} parameter{'s' if count != 1 else ''})"
    if op in ("++", "--") and count == 2 and t.params[-1].unqualified is not ct.INT:
        return (
            f"parameter of overloaded post-{'increment' if op == '++' else 'decrement'} operator must have"
            f" type 'int' (not '{t.params[-1]}')"
        )
    return ""


def _literal_problem(node: tree.FunctionDecl, t: ct.Function, is_member: bool) -> str:
    """Return the error in a literal operator's declaration ([over.literal] p2, p3). Those for `long double`
    are not supported.
    """
    if is_member:
        return f"literal operator '{node.name}' must be in a namespace or global scope"
    if tuple(p.unqualified for p in t.params) not in _LITERALS:
        return (
            f"invalid literal operator parameter type '{t.params[0]}'"
            if t.params
            else "literal operators take one or two parameters"
        )
    return ""
