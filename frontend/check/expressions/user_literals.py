"""User-defined literals ([lex.ext])."""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...text.literals import code_units
from ...types import ctype as ct
from ...types.symbols import Overloads
from ..context import Context
from ..dispatch import handles
from ..names.lookup import find
from ..node_builders import call, like
from ..reporting import span

_TEXT = ct.pointer_to(ct.qualified(ct.CHAR, ct.CONST))


@handles(tree.UserLiteral)
def check_user_literal(cx: Context, node: tree.UserLiteral) -> tree.Expr:
    """Return a call of the literal operator that unqualified lookup finds ([lex.ext] p3 to p6)."""
    symbol, literal, name = find(cx, node.name).symbol, node.literal.copied(), node.name
    overloads = symbol if isinstance(symbol, Overloads) else Overloads(name.key, [])
    args: list[tree.Expr] = [literal]
    if isinstance(literal, tree.StringLiteral):
        args.append(like(tree.IntLiteral(literal.location, len(code_units(literal.value)), "ul"), literal))
    elif isinstance(literal, tree.IntLiteral | tree.FloatLiteral):
        cooked = ct.ULLONG if isinstance(literal, tree.IntLiteral) else None
        literal.suffix = "ull" if cooked is not None else "l"
        takes = {fn.ctype.params for fn in overloads.functions}
        if (cooked,) in takes:
            pass
        elif (_TEXT,) in takes:
            args = [like(tree.StringLiteral(literal.location, node.spelling.encode()), literal)]
        elif overloads.templates:
            args, name = [], _character_template_name(node)
        else:
            return _report_unmatched(cx, node, "unsigned long long" if cooked is not None else "long double")
    if symbol is None:
        return _report_unmatched(cx, node, "")
    return cx.expr(call(like(tree.Identifier(node.location, name), node), args, node))


def _character_template_name(node: tree.UserLiteral) -> names.Name:
    """Return the operator's name with the literal's characters as template arguments."""
    last = node.name.last
    characters: list[tree.Node] = [like(tree.CharLiteral(node.location, ord(c)), node) for c in node.spelling]
    return names.Name(node.name.location, [names.Part(last.location, last.text, last.kind, characters)])


def _report_unmatched(cx: Context, node: tree.UserLiteral, cooked: str) -> tree.Expr:
    text = f"no matching literal operator for call to '{node.name}'"
    if cooked:
        text += (
            f" with argument of type '{cooked}' or 'const char *', and no matching literal operator template"
        )
    return cx.report.invalid_expr(text, node, at=span(node))
