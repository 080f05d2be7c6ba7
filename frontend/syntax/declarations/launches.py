"""The instances of kernel templates that host code launches, found without a parser."""

from __future__ import annotations

from ...text.tokens import IDENTIFIER, INTEGER, Token
from .. import tree
from ..tokens.keywords import NAMES, TYPE_KEYWORDS, builtin_name
from ..tokens.token_stream import TokenStream
from ..tree import names
from .declaration_scanner import Declaration


def find_launches(source: TokenStream, declaration: Declaration) -> list[tree.Decl]:
    """Return the instances that a host declaration launches: `k<float, 128><<<…>>>(…)`; without arguments
    when these need a parser.
    """
    tokens, nodes = source.tokens, list[tree.Decl]()
    templates = source.scopes.templates
    for i in range(declaration.start, declaration.end - 2) if templates else ():
        token = tokens[i]
        if token.kind != IDENTIFIER or token.text not in templates:
            continue
        close = source.matching_angle(i + 1) if tokens[i + 1].kind == "<" else i
        if close is None or tokens[close + 1].kind != "<<" or tokens[close + 2].kind != "<":
            continue
        name = names.simple_name(token.text, token.location, token.length)
        node = tree.LaunchedInstance(token.location, name)
        args = _plain_arguments(source, i + 2, close) if close > i else None
        name.last.args, node.is_readable, node.length = args, args is not None, token.length
        nodes.append(node)
    return nodes


def _plain_arguments(source: TokenStream, i: int, close: int) -> list[tree.Node] | None:
    """Return template arguments that need no parser: types of one name or of several keywords, integers,
    constants; None for others.
    """
    args: list[tree.Node] = []
    while i < close:
        end = i
        while end < close and source.tokens[end].kind != ",":
            end += 1
        node = _plain_argument(source, source.tokens[i:end])
        if node is None:
            return None
        node.length = source.tokens[i].length
        args.append(node)
        i = end + 1
    return args


def _plain_argument(source: TokenStream, tokens: list[Token]) -> tree.Node | None:
    first = tokens[0]
    if all(token.kind in TYPE_KEYWORDS for token in tokens):
        token = builtin_name([token.kind for token in tokens])
        return tree.BuiltinType(first.location, token) if token is not None else None
    if len(tokens) != 1:
        return None
    if first.kind in NAMES:
        kind = source.scopes.kind(first.text)
        path = names.simple_name(first.text, first.location, first.length)
        return (
            tree.NamedType(first.location, path)
            if kind == "type"
            else tree.Identifier(first.location, path)
            if kind
            else None
        )
    if first.kind == INTEGER:
        return tree.IntLiteral(first.location, *first.value)
    return tree.BoolLiteral(first.location, first.kind == "true") if first.kind in ("true", "false") else None
