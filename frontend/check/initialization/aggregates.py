"""Aggregate initialisation ([dcl.init.aggr]): brace lists, designators and brace elision become one list of
stores.

The result is an `ObjectInit`, in which absent subobjects are zero. Members that a list omits are initialised
by default member initialisers, or from an empty list.
"""

from __future__ import annotations

from typing import TypeGuard

from ....support.diagnostics import Note
from ...syntax import tree
from ...text.literals import code_units, encoding_prefix
from ...types import bases
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.typed_nodes import ObjectInit
from ..classes.bases import find_field
from ..context import Context
from ..conversions import casts, narrowing
from ..declarations import resolve as types
from ..node_builders import like
from ..reporting import is_error, mark_error, span
from ..templates import packs
from . import class_initialization, defaults, initialization

Path = tuple[int, ...]


class _Cursor:
    """A brace list that is read from left to right. Each expression is checked once."""

    def __init__(self, cx: Context, node: tree.InitList) -> None:
        self.cx, self.items, self.position = cx, node.items, 0
        self._checked: dict[int, tree.Expr] = {}

    @property
    def item(self) -> tree.InitItem | None:
        """The current item, None at the end."""
        return self.items[self.position] if self.position < len(self.items) else None

    def checked(self) -> tree.Expr:
        """Return the checked value of the current item."""
        if self.position not in self._checked:
            value = self.items[self.position].value
            self._checked[self.position] = self.cx.expr(value) if value.ctype is None else value
        return self._checked[self.position]


class _Filler:
    """Collects the entries of one `ObjectInit`."""

    def __init__(self, cx: Context, node: tree.Expr, purpose: str = "") -> None:
        self.cx, self.node, self.purpose = cx, node, purpose
        self.entries: dict[Path, tree.Expr] = {}
        self._parts: dict[Path, dict[int, None]] = {}
        """For each object with entries, the numbers of the elements that contain them."""
        self.broken = False
        self.designator: tree.Designator | None = None

    def set_value(self, path: Path, value: tree.Expr) -> None:
        """Set the initialisation of the subobject at a path."""
        if self.designator:  # without designators nothing is initialised twice
            self._remove(path)
        self.entries[path] = value
        self.broken |= is_error(value)
        for depth in reversed(range(len(path))):
            numbers = self._parts.setdefault(path[:depth], {})
            if path[depth] in numbers:
                break
            numbers[path[depth]] = None

    def _remove(self, path: Path) -> None:
        """Remove the entries of the object at `path`."""
        self.entries.pop(path, None)
        for number in self._parts.pop(path, ()):
            self._remove((*path, number))

    def fill_braced(self, node: tree.InitList, t: CType, path: Path) -> int:
        """Initialise the object at `path` from its own braces. Return the number of initialised elements."""
        if not _is_aggregate_like(t):
            self.set_value(
                path,
                initialization.list_initialise(
                    self.cx, node, t, self.purpose or "element", None, "copy-list"
                ),
            )
            return 1
        node = packs.expand_list(self.cx, node)
        only = node.items[0].value if len(node.items) == 1 and not node.items[0].designators else None
        if is_string_for(t, only):
            return self.fill_string(self.cx.expr(only), t, path)  # type: ignore[arg-type]
        cursor = _Cursor(self.cx, node)
        if (
            isinstance(t, ct.Record)
            and only is not None
            and not isinstance(only, tree.InitList)
            and self.copy_object(cursor.checked(), t, path)
        ):
            return 1
        number, reached = 0, 0
        count = _count(t)
        while cursor.item is not None:
            if cursor.item.designators:
                result = self.fill_designated(cursor, t, path)
                if result is None or not self.check_order(t, number, result):
                    self.broken = True
                    return reached
                number = result
            else:
                if count is not None and number >= count:
                    self.report_excess(cursor, t)
                    return reached
                self.fill(cursor, _element(t, number), (*path, number))
            number += 1
            reached = max(reached, number)
        return reached

    def copy_object(self, only: tree.Expr, t: ct.Record, path: Path) -> bool:
        """Return the copy of a list's single element of the same or a derived class ([dcl.init.list]
        p3.1).
        """
        if is_error(only) or not (only.ctype.unqualified is t.unqualified or bases.derives(only.ctype, t)):
            return False
        self.set_value(path, class_initialization.construct(self.cx, only, t, [only], "copy"))
        return True

    def check_order(self, t: CType, number: int, found: int) -> bool:
        """Check that designators follow the order of the members' declaration. `number` follows the
        last one.
        """
        if not isinstance(t, ct.Record) or found >= number:
            return True
        first, then = t.fields[number - 1].name, t.fields[found].name
        text = (
            f"ISO C++ requires field designators to be specified in declaration order; field '{first}' will"
            f" be initialized after field '{then}'"
        )
        assert self.designator is not None
        self.cx.report.error(text, self.designator)
        return False

    def report_excess(self, cursor: _Cursor, t: CType) -> None:
        """Report the first item that has no subobject."""
        kind = "array" if t.is_array else t.decl.kind  # type: ignore[attr-defined]
        assert cursor.item is not None
        self.cx.report.error(f"excess elements in {kind} initializer", span(cursor.item.value))
        self.broken = True

    def fill(self, cursor: _Cursor, t: CType, path: Path) -> None:
        """Initialise the subobject at `path` from the next item, or from several with brace elision
        ([dcl.init.aggr] p12).
        """
        assert cursor.item is not None
        initialised = cursor.item.value
        if isinstance(initialised, tree.InitList):
            cursor.position += 1
            self.fill_braced(initialised, t, path)
            return
        value = cursor.checked()
        if is_error(value):
            self.broken = True
            cursor.position += 1
            return
        if is_string_for(t, initialised):
            cursor.position += 1
            self.fill_string(value, t, path)  # type: ignore[arg-type]
            return
        if not _is_aggregate_like(t) or (
            isinstance(t, ct.Record) and class_initialization.is_convertible(self.cx, value, t)
        ):
            cursor.position += 1
            purpose = "element" if t.is_scalar else "member"
            result = casts.convert(self.cx, value, t, purpose)
            if not is_error(result):
                self.broken |= not narrowing.check_narrowing(self.cx, initialised, result, whole=self.purpose)
            self.set_value(path, result)
            return
        count = _count(t)
        number = 0
        while cursor.item is not None and not cursor.item.designators and (count is None or number < count):
            self.fill(cursor, _element(t, number), (*path, number))
            number += 1

    def fill_string(self, literal: tree.StringLiteral, t: CType, path: Path) -> int:
        """Initialise a character array from a string literal. Return the number of its characters."""
        count = t.count  # type: ignore[attr-defined]
        text, element = [*code_units(literal.value), 0], ct.CHARACTERS[encoding_prefix(literal.value)]
        if count is not None and len(text) > count:
            self.cx.report.error("initializer-string for char array is too long", span(literal))
            self.broken = True
            return len(text)
        for number, unit in enumerate(text):
            value = unit - 256 if unit > 127 and element is ct.CHAR else unit
            self.set_value((*path, number), like(tree.CharLiteral(literal.location, value), literal, element))
        return len(text)

    def fill_designated(self, cursor: _Cursor, t: CType, path: Path) -> int | None:
        """Initialise the subobject that the item's designators name. Return the number of the outermost
        element.
        """
        assert cursor.item is not None
        inner, first = t, None
        self.designator = cursor.item.designators[0]
        for designator in cursor.item.designators:
            steps = (
                _field_step(self.cx, designator, inner)
                if designator.name is not None
                else _index_step(self.cx, designator, inner)
            )
            if steps is None:
                return None
            for step in steps:
                inner, path = _element(inner, step), (*path, step)
            first = steps[0] if first is None else first
        self.fill(cursor, inner, path)
        return first

    # -- what the list leaves out

    def fill_rest(self, t: CType, path: Path) -> None:
        """Initialise the omitted elements by default member initialisers or from an empty list
        ([dcl.init.aggr] p8). Zeros need no entry.
        """
        if path in self.entries or not _is_aggregate_like(t):
            return
        if isinstance(t, ct.Array):
            self._rest_of_array(t, path)
            return
        assert isinstance(t, ct.Record)
        if t.decl.kind == "union":
            self._rest_of_union(t, path)
            return
        for number, field in enumerate(t.fields):
            inner = (*path, number)
            if self._touches(inner):
                self.fill_rest(field.ctype, inner)
            else:
                self._missing(field, inner)

    def _touches(self, path: Path) -> bool:
        return path in self.entries or path in self._parts

    def _rest_of_union(self, t: ct.Record, path: Path) -> None:
        """Complete a union: the member that the list initialises, or without one, the member with a default
        member initialiser.
        """
        initialised = [n for n in range(len(t.fields)) if self._touches((*path, n))]
        for number in initialised:
            self.fill_rest(t.fields[number].ctype, (*path, number))
        for number, field in enumerate(t.fields if not initialised else ()):
            if field.default is not None:
                self._missing(field, (*path, number))

    def _rest_of_array(self, t: ct.Array, path: Path) -> None:
        initialised = self._parts.get(path, {})
        for number in sorted(initialised):
            self.fill_rest(t.element, (*path, number))
        count = t.count or 0
        tail = max(initialised, default=-1) + 1
        missing = [n for n in range(tail) if n not in initialised]
        if not missing and tail >= count:
            return
        element = self._empty(t.element)
        if element is None:
            return
        for number in missing:
            self.set_value((*path, number), element)
        rest = class_initialization.initialise_elements(self.node, t, element, tail) if tail < count else None
        if rest is not None:
            self.entries[path] = rest
            self.broken |= is_error(rest)

    def _missing(self, field: ct.Field, path: Path) -> None:
        if field.default is not None:
            self.set_value(path, defaults.member_default(self.cx, field))
        elif isinstance(field.ctype, ct.Reference):
            note = Note("uninitialized reference member is here", field.location, len(field.name))
            self.cx.report.error(
                f"reference member of type '{field.ctype}' uninitialized", span(self.node), [note]
            )
            self.broken = True
        else:
            value = self._empty(field.ctype)
            if value is not None:
                self.set_value(path, value)

    def _empty(self, t: CType) -> tree.Expr | None:
        """Return a subobject's initialisation from an empty list, None for zero."""
        if isinstance(t, ct.Array):
            return class_initialization.initialise_elements(self.node, t, self._empty(t.element))
        if not isinstance(t, ct.Record):
            return None
        empty: tree.InitList = like(tree.InitList(self.node.location, []), self.node)
        new = initialization.list_initialise(self.cx, empty, t, "member", None, "copy-list")
        return None if isinstance(new, ObjectInit) and not new.entries and not new.partial else new


def _is_aggregate_like(t: CType) -> bool:
    """Return whether an object is initialised element by element."""
    return t.is_array or (isinstance(t, ct.Record) and t.decl.is_aggregate)


def _field_step(cx: Context, node: tree.Designator, t: CType) -> list[int] | None:
    if not isinstance(t, ct.Record):
        cx.report.error(f"field designator cannot initialize a non-struct, non-union type '{t}'", node)
        return None
    result = find_field(t, node.name or "")
    if result is None:
        cx.report.error(
            f"field designator '{node.name}' does not refer to any field in type '{t.unqualified}'", node
        )
        return None
    steps, inner = [], t
    for field in result:
        steps.append(inner.fields.index(field))
        inner = field.ctype  # type: ignore[assignment]
    return steps


def _index_step(cx: Context, node: tree.Designator, t: CType) -> list[int] | None:
    if not isinstance(t, ct.Array):
        cx.report.error(f"array designator cannot initialize non-array type '{t}'", node)
        return None
    assert node.index is not None
    value = types.constant(cx, node.index, "expression is not an integral constant expression")
    if value is None:
        return None
    if value < 0 or (t.count is not None and value >= t.count):
        cx.report.error(
            f"array designator index ({value}) exceeds array bounds ({t.count})", span(node.index)
        )
        return None
    return [value]


def initialise_aggregate(cx: Context, node: tree.InitList, t: CType, purpose: str = "") -> tree.Expr:
    """Initialise an aggregate from a list. An array of unknown bound gets as many elements as the list.
    `purpose` is that of `narrowing`.
    """
    if not t.is_complete and not (isinstance(t, ct.Array) and t.count is None):
        return cx.report.invalid_expr(f"initialization of incomplete type '{t}'", node, at=span(node))
    filler = _Filler(cx, node, purpose)
    reached = filler.fill_braced(node, t, ())
    if isinstance(t, ct.Array) and t.count is None:
        if reached == 0 and not filler.broken:
            return cx.report.invalid_expr("zero size arrays are not supported", node, at=span(node))
        t = ct.array_of(t.element, reached)
    if not filler.broken:
        filler.fill_rest(t, ())
    if filler.broken:
        return mark_error(node)
    only = filler.entries.get(())
    return only if only is not None and len(filler.entries) == 1 else _object(node, filler, t)


def initialise_from_string(cx: Context, literal: tree.StringLiteral, t: ct.Array) -> tree.Expr:
    """Initialise a character array from a string literal ([dcl.init.string])."""
    filler = _Filler(cx, literal)
    length = filler.fill_string(literal, t, ())
    if t.count is None:
        t = ct.array_of(t.element, length)
    return mark_error(literal) if filler.broken else _object(literal, filler, t)


def _object(node: tree.Expr, filler: _Filler, t: CType) -> ObjectInit:
    return like(ObjectInit(node.location, filler.entries), node, t)


def _count(t: CType) -> int | None:
    """Return the number of subobjects that an initialiser may name, one for a union. None for an array of
    unknown bound.
    """
    if isinstance(t, ct.Array):
        return t.count
    assert isinstance(t, ct.Record)
    return min(1, len(t.fields)) if t.decl.kind == "union" else len(t.fields)


def _element(t: CType, number: int) -> CType:
    if isinstance(t, ct.Array):
        return t.element
    assert isinstance(t, ct.Record)
    return t.fields[number].ctype


def is_string_for(t: CType, node: tree.Expr | None) -> TypeGuard[tree.StringLiteral]:
    """Return whether an expression is a string literal that can initialise an array of this character type
    ([dcl.init.string] p1).
    """
    if not isinstance(t, ct.Array) or not isinstance(node, tree.StringLiteral):
        return False
    element = ct.CHARACTERS[encoding_prefix(node.value)]
    return t.element.unqualified in ((ct.CHAR, ct.SCHAR, ct.UCHAR) if element is ct.CHAR else (element,))
