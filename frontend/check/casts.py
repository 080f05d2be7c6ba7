"""Makes conversions explicit: every implicit conversion becomes an `ImplicitCast` node.

Kinds are clang's cast kinds, and each says exactly what the lowering has to do:

`LValueToRValue ArrayToPointerDecay FunctionToPointerDecay NoOp IntegralCast FloatingCast
IntegralToFloating FloatingToIntegral IntegralToBoolean FloatingToBoolean PointerToBoolean
NullToPointer BitCast PointerToIntegral IntegralToPointer ToVoid`
"""

from __future__ import annotations

from ..syntax import tree
from ..types import bases
from ..types import constants as const
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.ctype import CType
from ..types.symbols import Function, Variable
from ..types.typed import Constructed
from .context import ERROR, Context, extent, failed, handles, is_error


def wrap(node: tree.Expr, kind: str, t: CType) -> tree.Expr:
    """`node` under an implicit cast; a rvalue of type `t`."""
    cast = tree.ImplicitCast(node.location, node, kind)
    cast.ctype = t
    cast.length, cast.depth, cast.start, cast.end = node.length, node.depth, node.start, node.end
    cast.parenthesized = node.parenthesized
    return cast


def rvalue(cx: Context, node: tree.Expr) -> tree.Expr:
    """The value of an expression: arrays and functions decay, lvalues are read."""
    t = node.ctype
    if t is ERROR or t is None:
        return node
    if t is ct.BRACED:
        cx.error_range("an initializer list cannot be used here", node)
        return failed(node)
    if t is ct.OVERLOADED:
        cx.error_range(f"reference to overloaded function '{_overloaded(node).name}' could not be resolved", node)
        return failed(node)
    if t.is_array:
        mark_address_taken(node)
        return wrap(node, "ArrayToPointerDecay", ct.decayed(t))
    if t.is_function:
        return wrap(node, "FunctionToPointerDecay", ct.decayed(t))
    if node.lvalue:
        if not t.is_complete:
            cx.error_range(f"incomplete type '{t}' where a complete type is required", node)
            return failed(node)
        if t.is_record:
            copied = _copied(cx, node)
            if copied is not None:
                return copied
        return wrap(node, "LValueToRValue", t.unqualified)
    return node


def _overloaded(node: tree.Expr) -> tree.Identifier:
    """The name in `f` or `&f`."""
    while isinstance(node, tree.Unary):
        node = node.operand
    assert isinstance(node, tree.Identifier)
    return node


def chosen_overload(node: tree.Expr, target: CType) -> Function | None:
    """Which function of an overloaded name is meant where a pointer to a function is wanted ([over.over])."""
    wanted = ct.referred(target).unqualified
    if isinstance(wanted, ct.Pointer):
        wanted = wanted.pointee
    for fn in _overloaded(node).decl.functions:
        if fn.ctype is wanted:
            return fn
    return None


def _resolved(cx: Context, node: tree.Expr, target: CType) -> tree.Expr:
    """An overloaded name as the function whose type is wanted; the node itself when none is."""
    from .exprs import function_value

    fn = chosen_overload(node, target)
    return node if fn is None else function_value(cx, _overloaded(node), fn)


def _copied(cx: Context, node: tree.Expr) -> tree.Expr | None:
    """A copy by the structure's own copy constructor, None when it has none."""
    from . import methods

    fn = methods.copy_constructor(node.ctype)
    if fn is None:
        return None if methods.plainly_copied(cx, node, node.ctype) else failed(node)
    cx.require(fn)
    made = Constructed(node.location, fn, [bound(cx, node, fn.ctype.params[0], "parameter")])
    made.ctype, made.start, made.end, made.length = node.ctype.unqualified, node.start, node.end, node.length
    return failed(made) if is_error(*made.args) else made


def bound(cx: Context, node: tree.Expr, target: ct.CType, purpose: str, at: tree.Node | None = None) -> tree.Expr:
    """A checked expression as the initialiser of a reference ([dcl.init.ref]); the result's type is the reference's.

    `BindReference` gives the address of an lvalue, `MaterializeTemporary` that of storage for a value.
    """
    assert isinstance(target, ct.Reference)
    if is_error(node):
        return node
    source, referred = node.ctype, target.referred
    place = at if at is not None else None

    def report(message: str) -> tree.Expr:
        if place is None:
            cx.error_range(message, node)
        else:
            cx.error(message, place)
        return failed(node)

    if bases.path(source, referred) is not None:
        from .bases import upcast

        node = upcast(cx, node, referred)
        source = node.ctype
    kind = "rvalue" if target.rvalue else "lvalue"
    same = ct.unqualified(source) is ct.unqualified(referred) or conv.same_unqualified(source, referred)
    if same and ((node.lvalue and node.xvalue and (target.rvalue or referred.is_const)) or ((node.lvalue or source.is_array) and not node.xvalue and not target.rvalue)):
        if _quals_of(source) & ~_quals_of(referred):
            return report(f"binding reference of type '{referred}' to value of type '{source}' drops '{ct.qualifier_text(_quals_of(source) & ~_quals_of(referred))}' qualifier")
        if is_bit_field(node):
            if not referred.is_const:
                return report(f"non-const reference cannot bind to bit-field '{getattr(node, 'name', '')}'")
        else:
            mark_address_taken(node)
            variable = root(node)
            if variable is not None and not referred.is_const:
                variable.assigned = True
            return wrap(node, "BindReference", target)
    if target.rvalue and node.lvalue and not node.xvalue and same:
        return report(f"rvalue reference to type '{referred}' cannot bind to lvalue of type '{source}'")
    if not target.rvalue and not (referred.is_const and not referred.is_volatile):
        what = f"a temporary of type '{source}'" if same else f"a value of unrelated type '{source}'"
        return report(f"non-const {kind} reference to type '{referred}' cannot bind to {what}")
    value = converted(cx, node, referred.unqualified, purpose, at)
    return value if is_error(value) else wrap(value, "MaterializeTemporary", target)


def is_bit_field(node: tree.Expr) -> bool:
    return _bit_field(node) is not None


def _bit_field(node: tree.Expr) -> int | None:
    """The width of the bit-field that an lvalue is; None for what is none."""
    while True:
        if isinstance(node, tree.Member) and isinstance(node.field, tuple):
            return node.field[-1].bit_width
        if isinstance(node, tree.Assign):
            node = node.target
        elif (isinstance(node, tree.Unary) and node.op in ("++", "--")) or (isinstance(node, tree.ImplicitCast) and node.kind == "NoOp"):
            node = node.operand
        else:
            return None


def effective(node: tree.Expr) -> CType:
    """The type that an operand takes part with in arithmetic: a bit-field promotes by its width ([conv.prom] p5)."""
    t = node.ctype
    width = _bit_field(node)
    if width is None or not isinstance(t, ct.Scalar) or not t.is_integer or t.is_bool:
        return t
    if width < 32 or (width == 32 and t.signed):
        return ct.INT
    return ct.UINT if width == 32 else t


def operand(cx: Context, node: tree.Expr) -> tree.Expr:
    """The value of an operand of arithmetic: as `rvalue`, and a bit-field is promoted."""
    t = effective(node)
    value = rvalue(cx, node)
    return value if is_error(value) or t is node.ctype else to_arithmetic(value, t)


def _quals_of(t: CType) -> int:
    while isinstance(t, ct.Array):
        t = t.element
    return t.quals & (ct.CONST | ct.VOLATILE)


def root(node: tree.Expr) -> Variable | None:
    """The variable that an lvalue is, or is a part of; None for what lies behind a pointer."""
    while True:
        if (isinstance(node, tree.Member) and not node.arrow) or isinstance(node, tree.Index):
            node = node.base
        elif isinstance(node, tree.ImplicitCast) and node.kind in ("ArrayToPointerDecay", "NoOp"):
            node = node.operand
        else:
            break
    decl = node.decl if isinstance(node, tree.Identifier) else None
    return decl if isinstance(decl, Variable) else None


def mark_address_taken(node: tree.Expr) -> None:
    """Note on the variable that an lvalue belongs to that its address is used."""
    variable = root(node)
    if variable is not None:
        variable.address_taken = True


def is_null_constant(node: tree.Expr) -> bool:
    """A null pointer constant of C++: the literal 0, or nullptr."""
    while isinstance(node, tree.ImplicitCast) and node.kind in ("NoOp", "LValueToRValue"):
        node = node.operand
    return (isinstance(node, tree.IntLiteral) and node.value == 0) or node.ctype is ct.NULLPTR


def arithmetic_kind(source: CType, target: CType) -> str:
    """The kind of a conversion between arithmetic and enumeration types, 'NoOp' between equal ones."""
    if source.unqualified is target.unqualified:
        return "NoOp"
    if target.is_bool:
        return "FloatingToBoolean" if source.is_float else "IntegralToBoolean"
    if source.is_float:
        return "FloatingCast" if target.is_float else "FloatingToIntegral"
    return "IntegralToFloating" if target.is_float else "IntegralCast"


def to_arithmetic(node: tree.Expr, target: CType) -> tree.Expr:
    """A rvalue of arithmetic or enumeration type converted to an arithmetic type."""
    kind = arithmetic_kind(node.ctype, target)
    return node if kind == "NoOp" else wrap(node, kind, target.unqualified)


def implicit(cx: Context, node: tree.Expr, target: CType) -> tree.Expr | None:
    """A rvalue converted implicitly to the (unqualified) type `target`; None when C++ has no such conversion."""
    source, target = node.ctype.unqualified, target.unqualified
    if source is target:
        return node
    kind = implicit_kind(node, target)
    if kind is None:
        return None
    if kind in ("IntegralCast", "FloatingToIntegral", "IntegralToFloating"):
        _warn_changed_constant(cx, node, target)
    if kind == "DerivedToBase":
        from .bases import check_conversion

        way = bases.path(source.pointee, target.pointee)  # type: ignore[attr-defined]
        check_conversion(cx, source.pointee, way or (), node)
    return wrap(node, kind, target)


def to_common(node: tree.Expr, common: CType) -> tree.Expr:
    """A pointer as the composite type of it and another."""
    if bases.path(node.ctype.pointee, common.pointee) is not None:  # type: ignore[attr-defined]
        return wrap(node, "DerivedToBase", common)
    return node if conv.same_unqualified(node.ctype, common) else wrap(node, "BitCast", common)


def implicit_kind(node: tree.Expr, target: CType) -> str | None:
    """The kind of the implicit conversion of a rvalue to `target`, or None. Reports nothing."""
    source, target = node.ctype.unqualified, target.unqualified
    if source is target:
        return "NoOp"
    if source.is_scoped:
        return None
    if source.is_arithmetic or source.is_enum:
        if target.is_arithmetic:
            return arithmetic_kind(source, target)
        return "NullToPointer" if (target.is_pointer or target.is_nullptr) and is_null_constant(node) else None
    if source.is_nullptr:
        return "NullToPointer" if target.is_pointer else None
    if source.is_pointer:
        if target.is_bool:
            return "PointerToBoolean"
        if target.is_pointer and not conv.pointer_problem(source, target):
            return "NoOp" if conv.same_unqualified(source, target) else "BitCast"
        if target.is_pointer and not conv._lost(source.pointee, target.pointee) and bases.path(source.pointee, target.pointee) is not None:  # type: ignore[attr-defined]
            return "DerivedToBase"
    return None


_INITIALISED = {
    "variable": "cannot initialize a variable of type '{target}' with an {category} of type '{source}'",
    "parameter": "cannot initialize a parameter of type '{target}' with an {category} of type '{source}'",
    "return": "cannot initialize return object of type '{target}' with an {category} of type '{source}'",
    "element": "cannot initialize an array element of type '{target}' with an {category} of type '{source}'",
    "member": "cannot initialize a member subobject of type '{target}' with an {category} of type '{source}'",
    "literal": "cannot initialize a compound literal initializer of type '{target}' with an {category} of type '{source}'",
    "assignment": "assigning to '{target}' from incompatible type '{source}'",
}


def converted(cx: Context, node: tree.Expr, target: CType, purpose: str, at: tree.Node | None = None) -> tree.Expr:
    """Convert a checked expression for an initialisation or assignment; reports when it cannot be.

    `purpose` is a key of the table above; `at` is the node whose place the message takes (a declared name).
    """
    if is_error(node) or target is ERROR:
        return failed(node)
    if isinstance(node, tree.InitList):
        return _from_list(cx, node, target, purpose, at)
    if node.ctype is ct.OVERLOADED:
        node = _resolved(cx, node, target)
        if is_error(node):
            return node
    if isinstance(target, ct.Reference):
        return bound(cx, node, target, purpose, at)
    if isinstance(node.ctype, ct.Record) and node.ctype.decl.conversions and node.ctype.unqualified is not target.unqualified:
        from .methods import conversion

        made = conversion(cx, node, target)
        if made is not None:
            node = made
            if is_error(node):
                return node
    if isinstance(target, ct.Record) and bases.path(node.ctype, target) is not None and not _makes_from(target, node.ctype):
        from .bases import upcast

        node = upcast(cx, node, target)
    category, source = ("lvalue" if node.lvalue else "rvalue"), node.ctype
    value = rvalue(cx, node)
    if is_error(value):
        return value
    result = implicit(cx, value, target)
    if result is not None:
        return result
    if isinstance(target, ct.Record):
        from . import methods

        if methods.convertible(target, value):
            return methods.construct(cx, node, target, [node])
    if isinstance(node, tree.InitList):
        cx.error_range("expression list where an expression is expected", node)
        return failed(node)
    message = _INITIALISED[purpose].format(target=_plain(target), source=_source_text(source, purpose), category=category)
    if at is None:
        cx.diags.error(message, node.start or node.location, length=extent(node))
    else:
        cx.error(message, at)
    return failed(value)


def _makes_from(target: ct.Record, source: CType) -> bool:
    """Whether a structure has a constructor of its own for exactly that type, or a derived one of its other bases."""
    return any(fn.ctype.params and ct.referred(fn.ctype.params[0]).unqualified is source.unqualified for fn in target.decl.constructors)  # type: ignore[attr-defined]


def _from_list(cx: Context, node: tree.InitList, target: CType, purpose: str, at: tree.Node | None) -> tree.Expr:
    """`{…}` as an argument."""
    from .init import initialised

    wanted = ct.referred(target).unqualified
    if isinstance(target, ct.Reference) and not target.rvalue and not target.referred.is_const:
        cx.error_range(f"non-const lvalue reference to type '{target.referred}' cannot bind to an initializer list temporary", node)
        return failed(node)
    value = initialised(cx, node, wanted, purpose, at)
    if is_error(value) or not isinstance(target, ct.Reference):
        return value
    return wrap(value, "MaterializeTemporary", target)


def _plain(t: CType) -> str:
    return str(t)


def _source_text(t: CType, purpose: str) -> str:
    return str(t.unqualified if t.is_pointer and purpose == "assignment" else t)


def condition(cx: Context, node: tree.Expr) -> tree.Expr:
    """Contextual conversion to bool."""
    if isinstance(node.ctype, ct.Record) and node.ctype.decl.conversions:
        from .methods import conversion

        node = conversion(cx, node, ct.BOOL, explicit=True) or node
    value = rvalue(cx, node)
    if is_error(value):
        return value
    t = value.ctype.unqualified
    if t.is_bool:
        return value
    if t.is_nullptr:
        return wrap(value, "IntegralToBoolean", ct.BOOL)
    if not t.is_scalar or t.is_scoped:
        cx.error_range(f"value of type '{node.ctype}' is not contextually convertible to 'bool'", node)
        return failed(value)
    _warn_assignment(cx, node)
    kind = "PointerToBoolean" if t.is_pointer else arithmetic_kind(t, ct.BOOL)
    return wrap(value, kind, ct.BOOL)


def _warn_assignment(cx: Context, node: tree.Expr) -> None:
    if isinstance(node, tree.Assign) and node.op == "=" and not node.parenthesized:
        cx.warn("parentheses", "using the result of an assignment as a condition without parentheses", node)


def _warn_changed_constant(cx: Context, node: tree.Expr, target: CType) -> None:
    """clang's default warnings for constants that do not survive their implicit conversion."""
    source = node.ctype.unqualified
    if source.is_enum or cx.in_library:
        return
    value = const.evaluate(node)
    if value is None or isinstance(value, const.Address):
        return
    if source.is_float:
        _warn_float_to_integer(cx, node, value, target)
        return
    if target.is_float:
        rounded = const.convert(value, source, target)
        if int(rounded) != value:
            message = f"implicit conversion from '{source}' to '{target}' changes value from {value} to {int(rounded)}"
            cx.warn("implicit-const-int-float-conversion", message, node)
        return
    bits = conv.representation(target).bits
    low, high = -(1 << (bits - 1)), (1 << bits) - 1
    if conv.is_signed(target) and conv.is_signed(source):
        high = (1 << (bits - 1)) - 1
    if not low <= value <= high:
        after = conv.wrap(target, value)
        message = f"implicit conversion from '{source}' to '{target}' changes value from {value} to {after}"
        cx.warn("constant-conversion", message, node)


def _warn_float_to_integer(cx: Context, node: tree.Expr, value: float, target: CType) -> None:
    inner = node.operand if isinstance(node, tree.Unary) and node.op in "+-" else node
    if not isinstance(inner, tree.FloatLiteral) or value != value:
        return
    after = const.convert(value, node.ctype, target)
    if after is None:
        text = f"implicit conversion of out of range value from '{node.ctype}' to '{target}' is undefined"
        cx.warn("literal-conversion", text, node)
    elif after != value:
        text = f"implicit conversion from '{node.ctype}' to '{target}' changes value from {value:g} to {after}"
        cx.warn("literal-conversion", text, node)


# ------------------------------------------------------------------------------- explicit casts


@handles(tree.Cast)
def cast(cx: Context, node: tree.Cast) -> tree.Expr:
    node.type = cx.typed(node.type)
    target = node.type.ctype
    operand = cx.expr(node.operand)
    if isinstance(operand, tree.InitList):
        cx.error_range("initializer list cannot be used on the right hand side of a cast", operand)
        return failed(node)
    if node.kind == "dynamic_cast":
        cx.refuse("'dynamic_cast' is", node)
        return failed(node)
    if not is_error(operand) and operand.ctype is ct.OVERLOADED:
        operand = _resolved(cx, operand, target)
    if is_error(operand) or target is ERROR:
        return failed(node)
    if operand.ctype.is_arithmetic and target.is_record:
        from .init import dim3_value, is_dim3

        if is_dim3(target):
            return dim3_value(cx, node, [operand], target)
    if isinstance(operand.ctype, ct.Record) and operand.ctype.decl.conversions and (
        target.is_scalar or (isinstance(target, ct.Record) and not target.decl.constructors and target.unqualified is not operand.ctype.unqualified)
    ):
        from .methods import conversion

        operand = conversion(cx, operand, target, explicit=True) or operand
        if is_error(operand):
            return failed(node)
    node.operand = operand
    if isinstance(target, ct.Reference):
        return _cast_to_reference(cx, node, operand, target)
    if isinstance(target, ct.Record) and bases.path(operand.ctype, target) is not None:
        from .bases import upcast

        node.operand = operand = upcast(cx, operand, target)
    if isinstance(target, ct.Record) and operand.ctype.unqualified is not target.unqualified and target.decl.constructors:
        from . import methods

        return methods.construct(cx, node, target, [operand])
    if target.is_void:
        node.ctype = ct.VOID
        return node
    value = rvalue(cx, operand)
    if is_error(value):
        return failed(node)
    kind = _explicit_kind(cx, node.kind, value, target)
    if kind is None:
        name = "C-style cast" if node.kind == "c" else "functional-style cast" if node.kind == "functional" else node.kind
        cx.error(f"{_verb(value, target, name)}", node)
        return failed(node)
    _warn_explicit(cx, node, value, target, kind)
    node.operand = value if kind == "NoOp" else wrap(value, kind, target.unqualified)
    node.ctype = target.unqualified
    return node


def _cast_to_reference(cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference) -> tree.Expr:
    """`static_cast<T&>(x)`, `(T&)x`, `reinterpret_cast<T&>(x)`: the same object under another type."""
    source, referred = operand.ctype, target.referred
    if not operand.lvalue and target.rvalue and node.kind in ("c", "static_cast"):
        made = bound(cx, operand, target, "cast", node)
        return failed(node) if is_error(made) else _object_behind(node, made, target)
    if not operand.lvalue:
        cx.error(f"{node.kind if node.kind.endswith('cast') else 'C-style cast'} from rvalue to reference type '{target}'", node)
        return failed(node)
    if node.kind != "reinterpret_cast" and bases.path(source, referred) is not None:
        from .bases import upcast

        operand = upcast(cx, operand, referred)
        source = operand.ctype
    same = ct.unqualified(source) is ct.unqualified(referred)
    down = node.kind not in ("reinterpret_cast", "const_cast") and bases.path(referred, source) is not None
    drops = bool(_quals_of(source) & ~_quals_of(referred))
    if (node.kind == "static_cast" and (not (same or down) or drops)) or (node.kind == "const_cast" and not same) or (node.kind == "reinterpret_cast" and drops):
        cx.error(f"{node.kind} from '{source}' to '{target}' is not allowed", node)
        return failed(node)
    mark_address_taken(operand)
    variable = root(operand)
    if variable is not None:
        variable.assigned = True
    pointer = wrap(operand, "BindReference", ct.reference_to(source))
    if down:
        pointer.ctype = ct.pointer_to(source)
        pointer = wrap(pointer, "BaseToDerived", ct.pointer_to(referred))
    return _object_behind(node, pointer, target)


def _object_behind(node: tree.Cast, pointer: tree.Expr, target: ct.Reference) -> tree.Expr:
    pointer.ctype = ct.pointer_to(target.referred)
    result = tree.Unary(node.location, "*", pointer)
    result.ctype, result.lvalue, result.xvalue = target.referred, True, target.rvalue
    result.length, result.start, result.end, result.depth = node.length, node.start, node.end, node.depth + 1
    return result


def _verb(value: tree.Expr, target: CType, name: str) -> str:
    if target.is_record or target.is_array:
        return f"no matching conversion for {name} from '{value.ctype}' to '{target}'"
    if name in ("static_cast", "reinterpret_cast", "const_cast"):
        return f"{name} from '{value.ctype}' to '{target}' is not allowed"
    return f"cannot cast from type '{value.ctype}' to type '{target}'" if name == "C-style cast" else (
        f"functional-style cast from '{value.ctype}' to '{target}' is not allowed"
    )


def _explicit_kind(cx: Context, style: str, value: tree.Expr, target: CType) -> str | None:
    source, target = value.ctype.unqualified, target.unqualified
    if source.is_record or target.is_record or target.is_array or target.is_function:
        return "NoOp" if source is target else None
    reinterprets = style in ("c", "functional", "reinterpret_cast")
    if style == "const_cast":
        return "NoOp" if source.is_pointer and target.is_pointer and conv.same_unqualified(source, target) else None
    if style == "reinterpret_cast" and not (source.is_pointer or target.is_pointer or source.is_nullptr):
        return "NoOp" if source is target else None
    found = implicit_kind(value, target)
    if found is not None and not (style == "reinterpret_cast" and (target.is_bool or found == "DerivedToBase")):
        return found
    if source.is_pointer and target.is_pointer and style != "reinterpret_cast" and bases.path(target.pointee, source.pointee) is not None:  # type: ignore[attr-defined]
        drops = _quals_of(source.pointee) & ~_quals_of(target.pointee)  # type: ignore[attr-defined]
        return None if drops and style == "static_cast" else "BaseToDerived"
    if target.is_enum and (source.is_arithmetic or source.is_enum):
        return "FloatingToIntegral" if source.is_float else "IntegralCast"
    if source.is_scoped and target.is_arithmetic and style != "reinterpret_cast":
        return arithmetic_kind(source, target)
    if source.is_pointer and target.is_pointer:
        if reinterprets:
            return "BitCast"
        down = source.pointee.is_void and not target.pointee.is_function  # type: ignore[attr-defined]
        keeps = not conv.pointer_problem(target, source) or source.pointee.quals <= target.pointee.quals  # type: ignore[attr-defined]
        return "BitCast" if down and keeps else None
    if source.is_pointer and target.is_integral and reinterprets:
        return "PointerToIntegral" if target.size >= 8 else None
    if source.is_integral and target.is_pointer and reinterprets:
        return "IntegralToPointer"
    return None


def _warn_explicit(cx: Context, node: tree.Cast, value: tree.Expr, target: CType, kind: str) -> None:
    if kind == "IntegralToPointer" and value.ctype.size < 8 and const.evaluate(value) is None:
        cx.warn(
            "int-to-pointer-cast",
            f"cast to '{target}' from smaller integer type '{value.ctype}'",
            node,
        )
