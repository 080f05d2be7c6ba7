"""Checks initialisers: flattens brace lists, designators and brace elision into one list of stores.

The result for an aggregate is an `ObjectInit`: what is not listed is zero. For a scalar it is the
converted expression itself.
"""

from __future__ import annotations

from typing import Any

from ...support.diagnostics import Note
from ..syntax import tree
from ..types import bases
from ..types import constants as const
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.ctype import CType
from ..types.typed import ObjectInit
from . import casts, seams
from . import resolve as types
from .context import ERROR, Context, failed, handles, is_error


def initialised(cx: Context, node: tree.Expr, target: CType, purpose: str, at: tree.Node | None = None) -> tree.Expr:
    """Check `node` as the initialiser of an object of type `target`.

    The result's type is the object's type: for an array of unknown bound, with the bound. `at` is as in `casts.converted`.
    """
    if target is ERROR:
        return failed(node)
    if isinstance(target, ct.Reference):
        only = node.items[0].value if isinstance(node, tree.InitList) and len(node.items) == 1 else node
        return casts.converted(cx, cx.expr(only) if only.ctype is None else only, target, purpose, at)
    if isinstance(node, tree.InitList):
        if isinstance(target, ct.Record) and target.decl.constructors:
            from .methods import construct as construct_object

            return construct_object(cx, node, target, [cx.expr(item.value) for item in node.items])
        if target.is_array or target.is_record:
            return _aggregate(cx, node, target)
        return _scalar_list(cx, node, target, purpose)
    if isinstance(target, ct.Array):
        if isinstance(node, tree.StringLiteral) and _is_char_array(target):
            return _from_string(cx, cx.expr(node), target)  # type: ignore[arg-type]
        checked = cx.expr(node)
        if not is_error(checked):
            cx.error_range("array initializer must be an initializer list or string literal", node)
        return failed(checked)
    checked = cx.expr(node)
    if is_error(checked):
        return checked
    return casts.converted(cx, checked, target, purpose, at)


seams.from_list.provide(initialised)


def _scalar_list(cx: Context, node: tree.InitList, target: CType, purpose: str) -> tree.Expr:
    """`{}` and `{x}` for a scalar."""
    if not node.items:
        return zero_value(node, target)
    item = node.items[0]
    if item.designators:
        cx.error("designator in initializer for scalar type " + f"'{target}'", item.designators[0])
        return failed(node)
    if len(node.items) > 1:
        cx.error_range("excess elements in scalar initializer", node.items[1].value)
        return failed(node)
    if isinstance(target, ct.Enum) and target.decl.fixed:
        given = cx.expr(item.value)
        if not is_error(given) and given.ctype.is_integer:
            # C++17: a list of one integer initialises an enumeration whose underlying type is fixed.
            return casts.wrap(casts.rvalue(cx, given), "IntegralCast", target.unqualified)
        return casts.converted(cx, given, target, purpose)
    result = initialised(cx, item.value, target, purpose)
    _warn_narrowing(cx, item.value, result)
    return result


def zero_value(node: tree.Expr, target: CType) -> tree.Expr:
    """The zero of a scalar or aggregate type, with the place of `node`."""
    result: Any
    if target.is_array or target.is_record:
        result = ObjectInit(node.location, {})
        result.ctype = target
    else:
        literal = tree.IntLiteral(node.location, 0)
        literal.ctype = ct.INT
        kind = "NullToPointer" if target.is_pointer or target.is_nullptr else conv.arithmetic_kind(ct.INT, target)
        result = literal if kind == "NoOp" else casts.wrap(literal, kind, target.unqualified)
    result.length, result.start, result.end = node.length, node.start, node.end
    return result


def _warn_narrowing(cx: Context, source: tree.Expr, result: tree.Expr) -> None:
    """[dcl.init.list] p7 forbids narrowing inside braces; like nvcc we only warn, for constants where they are converted."""
    if not isinstance(result, tree.ImplicitCast) or const.evaluate(result.operand) is not None:
        return
    before, after = result.operand.ctype, result.ctype
    narrowing = {
        "FloatingToIntegral": True,
        "IntegralToFloating": True,
        "IntegralCast": after.is_integral and before.is_integral and not _holds_all(after, before),
        "FloatingCast": result.kind == "FloatingCast" and after.size < before.size,
    }
    if narrowing.get(result.kind):
        text = f"non-constant-expression cannot be narrowed from type '{before}' to '{after}' in initializer list"
        cx.warn_range("c++11-narrowing", text, source)


def _holds_all(target: CType, source: CType) -> bool:
    from ..types.conversions import limits

    (low, high), (least, most) = limits(target), limits(source)
    return low <= least and most <= high


# ----------------------------------------------------------------------------------- aggregates


class _Cursor:
    """A brace list read from left to right; each expression is checked once."""

    def __init__(self, cx: Context, node: tree.InitList) -> None:
        self.cx, self.items, self.position = cx, node.items, 0
        self._checked: dict[int, tree.Expr] = {}

    @property
    def item(self) -> tree.InitItem | None:
        return self.items[self.position] if self.position < len(self.items) else None

    def checked(self) -> tree.Expr:
        """The current item's value, checked."""
        if self.position not in self._checked:
            self._checked[self.position] = self.cx.expr(self.items[self.position].value)
        return self._checked[self.position]


class _Filler:
    """Collects the entries of one `ObjectInit`."""

    def __init__(self, cx: Context) -> None:
        self.cx = cx
        self.entries: dict[tuple[int, ...], tree.Expr] = {}
        self.broken = False
        self.designator: tree.Designator | None = None

    def put(self, path: tuple[int, ...], value: tree.Expr) -> None:
        # Without designators nothing is initialised twice.
        for old in [p for p in self.entries if p[: len(path)] == path] if self.designator else ():
            del self.entries[old]
        self.entries[path] = value
        self.broken |= is_error(value)

    def braced(self, node: tree.InitList, t: CType, path: tuple[int, ...]) -> int:
        """Fill the object at `path` from its own braces; gives the number of elements reached."""
        if isinstance(t, ct.Record) and t.decl.constructors and path:
            self.put(path, initialised(self.cx, node, t, "member"))
            return 1
        if not (t.is_array or t.is_record):
            self.put(path, _scalar_list(self.cx, node, t, "element"))
            return 1
        if _is_char_array(t) and len(node.items) == 1 and isinstance(node.items[0].value, tree.StringLiteral):
            return self.string(self.cx.expr(node.items[0].value), t, path)  # type: ignore[arg-type]
        cursor = _Cursor(self.cx, node)
        if isinstance(t, ct.Record) and len(node.items) == 1 and not node.items[0].designators and not isinstance(node.items[0].value, tree.InitList):
            # [dcl.init.list] p3.2: one object of the structure, or of one derived from it, is copied.
            only = cursor.checked()
            if only.ctype.unqualified is t.unqualified or bases.derives(only.ctype, t):
                self.put(path, casts.converted(self.cx, only, t, "member"))
                return 1
        number, reached = 0, 0
        count = _count(t)
        while cursor.item is not None:
            if cursor.item.designators:
                found = self.designated(cursor, t, path)
                if found is None or not self.ordered(cursor, t, number, found):
                    self.broken = True
                    return reached
                number = found
            else:
                if count is not None and number >= count:
                    self.excess(cursor, t)
                    return reached
                self.place(cursor, _element(t, number), (*path, number))
            number += 1
            reached = max(reached, number)
        return reached

    def ordered(self, cursor: _Cursor, t: CType, number: int, found: int) -> bool:
        """C++ wants members in the order of their declaration; reports if they are not. `number` comes after the last one."""
        if not isinstance(t, ct.Record) or found >= number:
            return True
        first, then = t.fields[number - 1].name, t.fields[found].name
        text = f"ISO C++ requires field designators to be specified in declaration order; field '{first}' will be initialized after field '{then}'"
        assert self.designator is not None
        self.cx.error(text, self.designator)
        return False

    def excess(self, cursor: _Cursor, t: CType) -> None:
        kind = "array" if t.is_array else t.decl.kind  # type: ignore[attr-defined]
        assert cursor.item is not None
        self.cx.error_range(f"excess elements in {kind} initializer", cursor.item.value)
        self.broken = True

    def place(self, cursor: _Cursor, t: CType, path: tuple[int, ...]) -> None:
        """Initialise the subobject at `path` from the next items (one, unless braces were left out)."""
        assert cursor.item is not None
        value = cursor.item.value
        if isinstance(value, tree.InitList):
            cursor.position += 1
            self.braced(value, t, path)
            return
        checked = cursor.checked()
        if is_error(checked):
            self.broken = True
            cursor.position += 1
            return
        if isinstance(value, tree.StringLiteral) and _is_char_array(t):
            cursor.position += 1
            self.string(checked, t, path)  # type: ignore[arg-type]
            return
        whole = t.is_record and (checked.ctype.unqualified is t.unqualified or bool(t.decl.constructors))  # type: ignore[attr-defined]
        if whole or not (t.is_array or t.is_record):
            cursor.position += 1
            purpose = "element" if path and t.is_scalar else "member"
            result = casts.converted(self.cx, checked, t, purpose)
            if not is_error(result):
                _warn_narrowing(self.cx, value, result)
            self.put(path, result)
            return
        count = _count(t)
        number = 0
        while cursor.item is not None and not cursor.item.designators and (count is None or number < count):
            self.place(cursor, _element(t, number), (*path, number))
            number += 1

    def string(self, literal: tree.StringLiteral, t: CType, path: tuple[int, ...]) -> int:
        count = t.count  # type: ignore[attr-defined]
        text = literal.value + b"\0"
        if count is not None and len(text) > count:
            self.cx.error_range("initializer-string for char array is too long", literal)
            self.broken = True
            return len(text)
        for number, byte in enumerate(text):
            value = tree.CharLiteral(literal.location, byte - 256 if byte > 127 else byte)
            value.ctype, value.start, value.end = ct.CHAR, literal.start, literal.end
            self.put((*path, number), value)
        return len(text)

    def designated(self, cursor: _Cursor, t: CType, path: tuple[int, ...]) -> int | None:
        """Follow the item's designators and initialise what they name; the number of the first one's element."""
        assert cursor.item is not None
        inner, first = t, None
        self.designator = cursor.item.designators[0]
        for designator in cursor.item.designators:
            steps = _field_step(self.cx, designator, inner) if designator.name is not None else _index_step(self.cx, designator, inner)
            if steps is None:
                return None
            for step in steps:
                inner, path = _element(inner, step), (*path, step)
            first = steps[0] if first is None else first
        self.place(cursor, inner, path)
        return first


def _field_step(cx: Context, node: tree.Designator, t: CType) -> list[int] | None:
    if not isinstance(t, ct.Record):
        cx.error(f"field designator cannot initialize a non-struct, non-union type '{t}'", node)
        return None
    found = types.find_field(t, node.name or "")
    if found is None:
        cx.error(f"field designator '{node.name}' does not refer to any field in type '{t.unqualified}'", node)
        return None
    steps, inner = [], t
    for field in found:
        steps.append(inner.fields.index(field))
        inner = field.ctype  # type: ignore[assignment]
    return steps


def _index_step(cx: Context, node: tree.Designator, t: CType) -> list[int] | None:
    if not isinstance(t, ct.Array):
        cx.error(f"array designator cannot initialize non-array type '{t}'", node)
        return None
    assert node.index is not None
    value = types.constant(cx, node.index, "expression is not an integral constant expression")
    if value is None:
        return None
    if value < 0 or (t.count is not None and value >= t.count):
        cx.error_range(f"array designator index ({value}) exceeds array bounds ({t.count})", node.index)
        return None
    return [value]


def _aggregate(cx: Context, node: tree.InitList, target: CType) -> tree.Expr:
    if not target.is_complete and not (isinstance(target, ct.Array) and target.count is None):
        cx.error_range(f"initialization of incomplete type '{target}'", node)
        return failed(node)
    filler = _Filler(cx)
    reached = filler.braced(node, target, ())
    _add_defaults(filler, target, ())
    if isinstance(target, ct.Array) and target.count is None:
        if reached == 0 and not filler.broken:
            cx.error_range("zero size arrays are not supported", node)
            return failed(node)
        target = ct.array_of(target.element, reached)
    if filler.broken:
        return failed(node)
    return filler.entries[()] if () in filler.entries else _object(node, filler, target)


def _add_defaults(filler: _Filler, t: CType, path: tuple[int, ...]) -> None:
    """Members that the list leaves out get what they have by default ([dcl.init.aggr] p5)."""
    if not isinstance(t, ct.Record) or t.decl.kind == "union" or path in filler.entries:
        return
    for number, member in enumerate(t.fields):
        inner = (*path, number)
        if isinstance(member.default, tree.Expr):
            if not any(p[: len(inner)] == inner for p in filler.entries):
                filler.put(inner, member.default)
        else:
            _add_defaults(filler, member.ctype, inner)


def _from_string(cx: Context, literal: tree.StringLiteral, target: ct.Array) -> tree.Expr:
    filler = _Filler(cx)
    length = filler.string(literal, target, ())
    if target.count is None:
        target = ct.array_of(target.element, length)
    return failed(literal) if filler.broken else _object(literal, filler, target)


def _object(node: tree.Expr, filler: _Filler, target: CType) -> ObjectInit:
    result = ObjectInit(node.location, filler.entries)
    result.ctype, result.length, result.start, result.end = target, node.length, node.start, node.end
    return result


def _count(t: CType) -> int | None:
    """How many subobjects an initialiser may name: all, but one of a union."""
    if isinstance(t, ct.Array):
        return t.count
    assert isinstance(t, ct.Record)
    return min(1, len(t.fields)) if t.decl.kind == "union" else len(t.fields)


def _element(t: CType, number: int) -> CType:
    if isinstance(t, ct.Array):
        return t.element
    assert isinstance(t, ct.Record)
    return t.fields[number].ctype


def _is_char_array(t: CType) -> bool:
    return isinstance(t, ct.Array) and t.element.unqualified in (ct.CHAR, ct.SCHAR, ct.UCHAR)


# ------------------------------------------------------------------- expressions with initialisers


@handles(tree.CompoundLiteral)
def compound_literal(cx: Context, node: tree.CompoundLiteral) -> tree.Expr:
    node.type = cx.typed(node.type)
    target = node.type.ctype
    value = initialised(cx, node.init, target, "literal")
    if is_error(value):
        return failed(node)
    node.init = value  # type: ignore[assignment]
    node.ctype, node.lvalue = value.ctype if target.is_array else target, target.is_array
    return node


@handles(tree.Construct)
def construct(cx: Context, node: tree.Construct) -> tree.Expr:
    """`T()`, `T{…}`; a structure in parentheses has no constructor to call."""
    node.type = cx.typed(node.type)
    target = node.type.ctype
    if target is ERROR:
        return failed(node)
    if target.is_void or target.is_array:
        cx.error(f"cannot create object of type '{target}'", node)
        return failed(node)
    if is_dim3(target) and len(node.args) <= 3:
        return dim3_value(cx, node, node.args, target)
    if isinstance(target, ct.Record) and target.decl.constructors:
        from .methods import construct as construct_object

        return construct_object(cx, node, target, [cx.expr(arg) for arg in node.args])
    if not node.braces and node.args:
        what = f"no matching constructor for initialization of '{target}'" if target.is_record else "excess elements in scalar initializer"
        notes = [Note(f"'{target}' is an aggregate: use braces")] if target.is_record else []
        cx.error(what, node, notes)
        return failed(node)
    first = node.args[0] if node.args else None
    if isinstance(first, tree.InitList) and any(item.designators for item in first.items):
        items = first.items
    else:
        items = [tree.InitItem(arg.location, [], arg) for arg in node.args]
    values = tree.InitList(node.location, items)
    values.start, values.end = node.start, node.end
    value = initialised(cx, values, target, "literal")
    if is_error(value):
        return failed(node)
    if not target.is_record:
        return value
    literal = tree.CompoundLiteral(node.location, node.type, value)  # type: ignore[arg-type]
    literal.ctype, literal.length, literal.start, literal.end = target, node.length, node.start, node.end
    return literal


def is_dim3(t: CType) -> bool:
    """Whether this is CUDA's `dim3`, the one built-in type with a constructor."""
    return isinstance(t, ct.Record) and t.decl.tag == "dim3"


def dim3_value(cx: Context, node: tree.Expr, args: list[tree.Expr], target: CType) -> tree.Expr:
    """`dim3(x, y, z)`: lanes that are left out are 1."""
    result = ObjectInit(node.location, {})
    result.ctype, result.length, result.start, result.end = target, node.length, node.start, node.end
    if len(args) > 3:
        cx.error("no matching constructor for initialization of 'dim3'", node)
        return failed(node)
    for lane in range(3):
        one = tree.IntLiteral(node.location, 1)
        one.ctype = ct.INT
        given = args[lane] if lane < len(args) else one
        if given.ctype is None:
            given = cx.expr(given)
        result.entries[(lane,)] = casts.converted(cx, given, ct.UINT, "parameter")
    return failed(node) if is_error(*result.entries.values()) else result


@handles(tree.InitList)
def stray_list(cx: Context, node: tree.InitList) -> tree.Expr:
    cx.error("expected expression", node)
    return failed(node)
