"""The initial values of variables (PTX ISA 5.3, 5.4.4, 5.4.5)."""

from __future__ import annotations

from typing import Any

from ..model import MAX_DEPTH, FloatImm, IntImm, Setting, SymbolAddress
from .expression import parse_constant
from .lexer import Lexer
from .names import Names
from .operands import parse_element_offset, parse_integer, parse_offset, resolve


def parse_settings(lexer: Lexer, depth: int = 0) -> tuple[Any, ...]:
    """Parse the initial value of a texture, sampler or surface.

    settings = '{' ( settings | name '=' ( name | constant ) ), … '}'
    """
    if depth > MAX_DEPTH:
        lexer.fail("initializer is nested too deeply")
    lexer.expect("{", " at start of initializer")
    result: list[Any] = []
    while not lexer.at("}"):
        if lexer.at("{"):
            result.append(parse_settings(lexer, depth + 1))
        else:
            name = lexer.expect_kind("name", "a field such as 'filter_mode = linear'").text
            lexer.expect("=", " after a field's name")
            value = (
                lexer.advance().text
                if lexer.token.kind == "name"
                else IntImm(parse_integer(lexer, f"field '{name}'"))
            )
            result.append(Setting(name, value))
        if not lexer.accept(","):
            break
    lexer.expect("}", " at end of initializer")
    return tuple(result)


def parse_initializer(
    lexer: Lexer, names: Names, depth: int = 0
) -> tuple[Any, ...] | IntImm | FloatImm | SymbolAddress:
    """Parse an initial value.

    initializer = '{' initializer, … '}' | constant | name [+ constant] | generic(name) | mask(name)
    """
    if depth > MAX_DEPTH:
        lexer.fail("initializer is nested too deeply")
    if lexer.accept("{"):
        elements: list[Any] = []
        while not lexer.at("}"):
            elements.append(parse_initializer(lexer, names, depth + 1))
            if not lexer.accept(","):
                break
        lexer.expect("}", " at end of initializer")
        return tuple(elements)
    if lexer.token.kind == "name" and lexer.token.text != "WARP_SZ":
        return _initial_symbol(lexer, names)
    value = parse_constant(lexer)
    if isinstance(value, IntImm) and lexer.accept("("):
        symbol = _initial_symbol(lexer, names)
        lexer.expect(")", " after masked address")
        return SymbolAddress(symbol.name, symbol.offset, 0, symbol.generic, value.value)
    return value


def _initial_symbol(lexer: Lexer, names: Names) -> SymbolAddress:
    token = lexer.advance()
    generic = token.text == "generic" and lexer.accept("(")
    if generic:
        token = lexer.expect_kind("name", "a variable")
    result = resolve(lexer, names, token.text, token.start)
    if not isinstance(result, SymbolAddress):
        lexer.fail(f"initializer must be a constant or an address, not '{token.text}'", *token.span)
    offset = 0
    if not generic and lexer.at("["):
        offset = parse_element_offset(lexer, names, result, True)
    elif not generic and (lexer.at("+") or lexer.at("-")):
        offset = parse_offset(lexer)
    if generic:
        lexer.expect(")", " after generic address")
        if lexer.at("+") or lexer.at("-"):
            offset = parse_offset(lexer)
    return SymbolAddress(result.name, offset, 0, generic)
