"""Operands of instructions, read by tokens (PTX ISA 6).

    operand = '!' name | '{' operand, … '}' [ '|' operand ] | '[' address ']' | '[' operand, … ']'
            | '(' operand, … ')' | name [ '|' operand ] | name '[' index ']'
            | name ( '+' | '-' ) constant | [ '-' ] name [ '.' part ] | '_' | constant

Invariants: the operands returned are resolved; an undeclared name is reported and raises `SyntaxFailure`.
"""

from __future__ import annotations

import re

from ..model import (
    MAX_DEPTH,
    Address,
    Bracket,
    Indexed,
    IntImm,
    LabelOperand,
    Not,
    Operand,
    OperandList,
    Pair,
    Register,
    Sink,
    Special,
    Subword,
    Sum,
    SymbolAddress,
    Variable,
    Vector,
)
from ..ptxtypes import TYPES, VECTOR_SIZES, size_of
from ..special import SPECIALS
from .expression import names_constant, parse_constant, starts_constant
from .lexer import Lexer
from .names import Names, Structure

SINK = Sink()
_ELEMENT = re.compile(r"\.([0-3]{1,4}|[xyzw]{2,4}|[rgba]{2,4})(?![\w$.])", re.ASCII)


def parse_operand(
    lexer: Lexer,
    names: Names,
    label: bool = False,
    depth: int = 0,
    address: bool = False,
    group: bool = False,
) -> Operand:
    """Parse one operand.

    With `label`, a name is a label of this function, which may be defined later. With `address`, `a[1]` is
    the element, as an address. With `group`, a parenthesis always opens a list: arguments of a call.
    """
    token = lexer.token
    if depth > MAX_DEPTH:
        lexer.fail("operand is nested too deeply")
    if token.kind == "name":
        if label:
            lexer.advance()
            return LabelOperand(token.text)
        return _parse_named(lexer, names, depth, address)
    if token.text == "[":
        return _parse_address(lexer, names)
    if token.text == "{":
        vector = Vector(_parse_list(lexer, names, "}", depth))
        return Pair(vector, parse_operand(lexer, names, depth=depth + 1)) if lexer.accept("|") else vector
    if token.text == "(" and (group or _opens_group(lexer)):
        return OperandList(_parse_list(lexer, names, ")", depth))
    if token.text == "!" and not lexer.text[lexer.end : lexer.end + 200].lstrip()[:1].isdigit():
        lexer.advance()
        name = lexer.expect_kind("name", "a predicate register after '!'")
        register = resolve(lexer, names, name.text, name.start)
        if not isinstance(register, Register):
            lexer.fail(f"'!' needs a predicate register, not '{name.text}'", *name.span)
        return Not(register)
    if token.text == "-" and lexer.text[lexer.end : lexer.end + 1] in "%$_" and lexer.end < len(lexer.text):
        return _parse_negated(lexer, names)
    if not starts_constant(lexer):
        lexer.fail(f"expected an operand, found {lexer.describe_token()}")
    constant = parse_constant(lexer)
    if (
        names.legacy
        and lexer.token.kind == "directive"
        and lexer.token.start == lexer.previous_end
        and (lexer.token.text[1:] in TYPES)
    ):
        lexer.advance()  # `1.u16`: the size follows from the operand anyway
    return constant


def resolve(lexer: Lexer, names: Names, name: str, position: int) -> Register | SymbolAddress | Special:
    """Return the declared entity called `name`, or report an error at `position`."""
    result = names.resolve(name)
    if result is not None:
        return result
    stem, dot, element = name.rpartition(".")
    base = names.resolve(stem) if dot else None
    range_ = names.range_of(name)
    if base is not None:
        message = _no_element(base, element, names.legacy)
        position, name = position + len(stem), f".{element}"
    elif range_ is not None:
        message = f"use of undeclared register '{name}': '{range_}' declares fewer"
    elif name.startswith("%"):
        message = f"use of undeclared register '{name}'" + _suggestion(name, names)
    else:
        message = f"use of undeclared identifier '{name}'" + _suggestion(name, names)
    lexer.fail(message, position, len(name))


def _no_element(base: Register | SymbolAddress | Special, element: str, legacy: bool) -> str:
    """Return the message that `base` has no element of that name."""
    if isinstance(base, SymbolAddress):
        return f"'{base}' is an address, it has no element '.{element}'"
    count = (
        VECTOR_SIZES.get(base.vector, 0)
        if isinstance(base, Register)
        else ((3 if legacy else 4) if base.name in SPECIALS and SPECIALS[base.name].vector else 0)
    )
    if not count:
        return f"'{base}' is no vector, it has no element '.{element}'"
    return f"'{base}' has no element '.{element}'; expected " + ", ".join(
        f"'.{letter}'" for letter in "xyzw"[:count]
    )


def _suggestion(name: str, names: Names) -> str:
    from .diagnose import suggest  # needed for messages only

    stem = name.rstrip("0123456789")
    ranges = names.ranges()
    candidates = [
        *names.visible_names(),
        *(
            f"{prefix}{name[len(stem) :]}"
            for prefix, count in ranges.items()
            if name[len(stem) :].isdigit() and len(name) - len(stem) < 10 and int(name[len(stem) :]) < count
        ),
    ]
    return suggest(name, candidates)


def _opens_group(lexer: Lexer) -> bool:
    """Return whether a parenthesis opens a list: not before a constant, as in `(1 + 2) * 3`."""
    following = lexer.text[lexer.end : lexer.end + 200].lstrip()
    return not following[:1].isdigit() and following[:1] not in ("-", "(", "+", "~", ".")


def _parse_list(lexer: Lexer, names: Names, close: str, depth: int) -> tuple[Operand, ...]:
    lexer.advance()
    if lexer.accept(close):
        return ()
    elements = tuple([parse_operand(lexer, names, depth=depth + 1) for _ in lexer.separated()])
    lexer.expect(close, " at end of list")
    return elements


def parse_elements(lexer: Lexer, names: Names, name: str, position: int) -> Operand | None:
    """Parse elements of PTX 1.x: `V.2`, `%tid.0`, or a swizzle `V.wzyx`, `V.0011`.

    Returns None if no such suffix follows.
    """
    match = _ELEMENT.match(lexer.text, lexer.previous_end) if names.legacy else None
    if match is None:
        return None
    letters = match[1].translate(_DIGITS)
    result = [resolve(lexer, names, f"{name}.{letter}", position) for letter in letters]
    lexer.seek(match.end())
    if len(result) == 1:
        return result[0]
    names.swizzled.append((name, match.start(), len(match.group())))
    return Vector(tuple(result))


_SUFFIX = re.compile(r"\.([\w$]+)", re.ASCII)
_DIGITS = str.maketrans("0123", "xyzw")


def _parse_named(lexer: Lexer, names: Names, depth: int, address: bool = False) -> Operand:
    if names_constant(lexer):
        return parse_constant(lexer)
    token = lexer.advance()
    if names.legacy and lexer.text[lexer.previous_end : lexer.previous_end + 1] == ".":
        element = parse_elements(lexer, names, token.text, token.start)
        if element is not None:
            return (
                Pair(element, parse_operand(lexer, names, depth=depth + 1)) if lexer.accept("|") else element
            )
    member = _parse_member(lexer, names, token.start) if names.layouts else None
    base: Operand = member or (SINK if token.text == "_" else resolve(lexer, names, token.text, token.start))
    if lexer.at("|"):
        lexer.advance()
        return Pair(base, parse_operand(lexer, names, depth=depth + 1))
    if (
        lexer.token.start == lexer.previous_end
        and lexer.text[lexer.previous_end : lexer.previous_end + 1] == "."
    ):
        suffix = _SUFFIX.match(lexer.text, lexer.previous_end)
        vector = isinstance(base, Register) and base.vector
        if isinstance(base, Register) and not vector and lexer.token.kind == "directive":
            return Subword(base, lexer.advance().text[1:])
        if isinstance(base, (Register, Special)) and suffix is not None:
            lexer.fail(_no_element(base, suffix[1], names.legacy), suffix.start(), len(suffix[0]))
    if isinstance(base, SymbolAddress):
        if lexer.at("["):
            indexed = _parse_register_index(lexer, names, base)
            if indexed is not None:
                return indexed
            moved = _add_offset(base, parse_element_offset(lexer, names, base))
            return (
                Address(SymbolAddress(base.name, base.offset, base.scope), moved.offset) if address else moved
            )
        if lexer.at("+") or lexer.at("-"):
            return _add_offset(base, parse_offset(lexer))
    if isinstance(base, Register) and depth == 0 and lexer.at("+"):
        return _parse_sum(lexer, base, token.start)
    if base == Special("WARP_SZ"):
        lexer.seek(token.start)
        return parse_constant(lexer)
    return base


def _parse_sum(lexer: Lexer, register: Register, position: int) -> Sum:
    """Parse register '+' constant."""
    row = TYPES[register.type]
    if register.vector or row.bits not in (16, 32, 64) or row.kind not in ("signed", "unsigned", "bits"):
        lexer.fail(
            f"nothing can be added to '{register}' of type '.{register.type}'", position, len(register.name)
        )
    return Sum(register, parse_offset(lexer))


def _parse_negated(lexer: Lexer, names: Names) -> Subword:
    """Parse '-' register [ '.' part ]."""
    lexer.advance()
    token = lexer.token
    operand = _parse_named(lexer, names, 0)
    if isinstance(operand, Register):
        return Subword(operand, "", True)
    if isinstance(operand, Subword):
        return Subword(operand.register, operand.selector, True)
    lexer.fail(f"expected a register after '-', found '{token.text}'", *token.span)


def _parse_address(lexer: Lexer, names: Names) -> Address | Bracket:
    """Parse address = '[' ( name [ '+' constant ] | constant ) { ',' operand } ']'."""
    lexer.advance()
    base: Register | SymbolAddress | None = None
    offset = 0
    if lexer.token.kind == "name" and lexer.token.text != "WARP_SZ" and not names_constant(lexer):
        token = lexer.advance()
        result = (_parse_member(lexer, names, token.start) if names.layouts else None) or resolve(
            lexer, names, token.text, token.start
        )
        if isinstance(result, Special):
            lexer.fail(f"special register '{token.text}' cannot be an address", *token.span)
        base = result
        if lexer.at("-") and not names.legacy:
            lexer.fail("an offset must be added; write '+-' for a negative one")
        elif lexer.at("+") or lexer.at("-"):
            offset = parse_offset(lexer)
    elif starts_constant(lexer) or names_constant(lexer):
        offset = parse_integer(lexer, "an address")
    else:
        lexer.fail(f"expected an address, found {lexer.describe_token()}")
    if lexer.at(",") and base is not None and not offset:
        elements: list[Operand] = [base]
        while lexer.accept(","):
            elements.append(parse_operand(lexer, names, depth=1))
        lexer.expect("]", " at end of address")
        return Bracket(tuple(elements))
    lexer.expect("]", " at end of address")
    if isinstance(base, SymbolAddress) and base.offset:
        return Address(SymbolAddress(base.name, 0, base.scope), _add_offset(base, offset).offset)
    return Address(base, offset)


def parse_offset(lexer: Lexer) -> int:
    """Parse the constant after a name: '+4', '-4', '+-4'."""
    lexer.accept("+")
    return parse_integer(lexer, "an offset")


def parse_integer(lexer: Lexer, description: str) -> int:
    """Parse a constant expression that must be an integer; `description` names it in the message."""
    position = lexer.token.start
    value = parse_constant(lexer)
    if not isinstance(value, IntImm):
        lexer.fail(
            f"{description} must be an integer constant", position, max(lexer.previous_end - position, 1)
        )
    return value.value


def parse_element_offset(lexer: Lexer, names: Names, base: SymbolAddress, initial: bool = False) -> int:
    """Return the byte offset of `name[i][j]…`; an index counts sub-arrays of the remaining dimensions."""
    variable = _variable(names, base.name)
    if variable is None or not variable.shape:
        lexer.fail(f"'{base.name}' is not an array")
    offset, sizes = 0, list(variable.shape[1:])
    while lexer.at("["):
        lexer.advance()
        stride = size_of(variable.type) * VECTOR_SIZES.get(variable.vector, 1)
        for size in sizes:
            stride *= size or 1
        position = lexer.token.start
        offset += stride * parse_integer(lexer, "an array index")
        if not -(1 << 63) <= offset < 1 << 63:
            lexer.fail("array index is too large", position, max(lexer.previous_end - position, 1))
        lexer.expect("]", " after array index")
        if not initial:
            _check_index_count(lexer, names)
        sizes = sizes[1:]
    return offset


def _check_index_count(lexer: Lexer, names: Names) -> None:
    """Reject a second index: only PTX 1.x has one per dimension (6.4.2)."""
    if lexer.at("[") and not names.legacy:
        lexer.fail("an operand has one index only")


def _variable(names: Names, name: str) -> Variable | None:
    for scope in reversed(names.scopes):
        result = scope.names.get(name)
        if isinstance(result, Variable):
            return result
    outer = names.module.get(name)
    return outer if isinstance(outer, Variable) else None


_PATH = re.compile(r"([%$_A-Za-z][\w$]*)((?:\.[_A-Za-z]\w*|\[\d{1,9}\])+)", re.ASCII)
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]", re.ASCII)


def _parse_member(lexer: Lexer, names: Names, position: int) -> SymbolAddress | None:
    """Parse a structure's member of PTX 1.x, `p.x`, `q[2].v[1].y`, as its address.

    Returns None if the name is no structure.
    """
    match = _PATH.match(lexer.text, position)
    if match is None or match[1] not in names.layouts:
        return None
    base = names.resolve(match[1])
    layout, shape = names.layouts[match[1]]
    if not isinstance(base, SymbolAddress):
        return None
    type_: str | Structure = layout
    offset, size = 0, layout.size
    for step in _STEP.finditer(match[2]):
        if step[1] is None:
            if not shape:
                lexer.fail(
                    f"'{match.group()[: step.start() + len(match[1])]}' is not an array",
                    position,
                    len(match.group()),
                )
            each = size
            for count in shape[1:]:
                each *= count or 1
            offset, shape = offset + int(step[2]) * each, shape[1:]
            continue
        if isinstance(type_, str) or step[1] not in type_.members:
            what = f"'.{type_}'" if isinstance(type_, str) else f"'{type_.name}'"
            lexer.fail(f"{what} has no member '{step[1]}'", position, len(match.group()))
        member_offset, type_, vector, shape = type_.members[step[1]]
        offset += member_offset
        size = type_.size if isinstance(type_, Structure) else size_of(type_) * VECTOR_SIZES.get(vector, 1)
    lexer.seek(match.end())
    return SymbolAddress(base.name, offset, base.scope)


def _parse_register_index(lexer: Lexer, names: Names, base: SymbolAddress) -> Indexed | None:
    """Parse indices after an array's name, of which one at least is a register.

        ( '[' register [ ( '+' | '-' ) constant ] ']' | '[' constant ']' )…

    Returns None, consuming nothing, if no index is a register.
    """
    start = lexer.token.start
    variable = _variable(names, base.name)
    if variable is None or not variable.shape:
        return None
    indices: list[tuple[Register | None, int]] = []
    strides: list[int] = []
    sizes = list(variable.shape[1:])
    while lexer.at("["):
        lexer.advance()
        stride = size_of(variable.type) * VECTOR_SIZES.get(variable.vector, 1)
        for size in sizes:
            stride *= size or 1
        sizes = sizes[1:]
        result = names.resolve(lexer.token.text) if lexer.token.kind == "name" else None
        if isinstance(result, Register):
            if TYPES[result.type].kind not in ("signed", "unsigned", "bits") or result.vector:
                lexer.fail(
                    f"an array index must be an integer, '{result}' has type"
                    f" '.{result.vector + ' .' if result.vector else ''}{result.type}'"
                )
            lexer.advance()
            indices.append((result, parse_offset(lexer) if lexer.at("+") or lexer.at("-") else 0))
        elif not starts_constant(lexer) and not names_constant(lexer):
            break
        else:
            indices.append((None, parse_integer(lexer, "an array index")))
        strides.append(stride)
        if not lexer.at("]") and not any(register for register, _ in indices):
            break
        lexer.expect("]", " after array index")
        _check_index_count(lexer, names)
    if not any(register for register, _ in indices):
        lexer.seek(start)
        return None
    indexed = Indexed(base, tuple(indices), tuple(strides))
    if not -(1 << 63) <= indexed.offset < 1 << 63:
        lexer.fail("array index is too large", start)
    return indexed


def _add_offset(base: SymbolAddress, offset: int) -> SymbolAddress:
    """Return `base` plus `offset` bytes, modulo 2⁶⁴ as addresses are."""
    moved = (base.offset + offset + (1 << 63)) % (1 << 64) - (1 << 63)
    return SymbolAddress(base.name, moved, base.scope)
