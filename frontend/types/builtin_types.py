"""Types that every program has without an include, as in nvcc: `size_t` and others, CUDA's vector types,
`dim3`.

They are created when first named. Sizes and alignments are those of CUDA's vector_types.h (CUDA C++
Programming Guide, "Built-in vector types").
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from ...support.diagnostics import UNKNOWN
from ..syntax import tree
from ..syntax.tree import names
from . import ctype as ct
from . import mangle, special
from .layout import lay_out
from .symbols import FunctionSymbol, TypeName, VariableSymbol
from .typed_nodes import ObjectInit

ALIASES = {
    "size_t": ct.SIZE_T, "clock_t": ct.LONG, "uint": ct.UINT, "ushort": ct.USHORT, "ulong": ct.ULONG,
    "int8_t": ct.SCHAR, "int16_t": ct.SHORT, "int32_t": ct.INT, "int64_t": ct.LONG, "u_int8_t": ct.UCHAR,
    "u_int16_t": ct.USHORT,
    "u_int32_t": ct.UINT, "u_int64_t": ct.ULONG, "u_char": ct.UCHAR, "u_short": ct.USHORT, "u_int": ct.UINT,
    "u_long": ct.ULONG,
    "ssize_t": ct.LONG, "ptrdiff_t": ct.LONG, "time_t": ct.LONG, "cudaTextureObject_t": ct.ULLONG,
    "cudaSurfaceObject_t": ct.ULLONG,
    "off_t": ct.LONG, "off64_t": ct.LONG, "loff_t": ct.LONG, "pid_t": ct.INT, "id_t": ct.UINT,
    "uid_t": ct.UINT, "gid_t": ct.UINT, "mode_t": ct.UINT,
    "ino_t": ct.ULONG, "ino64_t": ct.ULONG, "dev_t": ct.ULONG, "nlink_t": ct.ULONG, "key_t": ct.INT,
    "quad_t": ct.LONG, "u_quad_t": ct.ULONG,
    "daddr_t": ct.INT, "blksize_t": ct.LONG, "blkcnt_t": ct.LONG, "blkcnt64_t": ct.LONG,
    "fsblkcnt_t": ct.ULONG, "fsfilcnt_t": ct.ULONG,
    "suseconds_t": ct.LONG, "useconds_t": ct.UINT, "clockid_t": ct.INT, "register_t": ct.LONG,
    "float_t": ct.FLOAT, "double_t": ct.DOUBLE,
    "__int8_t": ct.SCHAR, "__uint8_t": ct.UCHAR, "__int16_t": ct.SHORT, "__uint16_t": ct.USHORT,
    "__int32_t": ct.INT, "__uint32_t": ct.UINT,
    "__int64_t": ct.LONG, "__uint64_t": ct.ULONG, "__intmax_t": ct.LONG, "__uintmax_t": ct.ULONG,
    "__intptr_t": ct.LONG, "__off_t": ct.LONG,
    "__ssize_t": ct.LONG, "__time_t": ct.LONG, "__clock_t": ct.LONG, "__u_char": ct.UCHAR,
    "__u_short": ct.USHORT, "__u_int": ct.UINT,
    "__u_long": ct.ULONG,
}  # fmt: skip
"""The arithmetic types, by the names of <stddef.h>, <time.h>, <math.h>, <sys/types.h> and CUDA's texture
types, which nvcc includes before every program.
"""
HANDLES = {"cudaStream_t": "CUstream_st", "cudaEvent_t": "CUevent_st"}
"""Names of pointers to opaque objects of the CUDA runtime: device code can only pass them on."""
STRUCTURES: dict[str, dict[str, ct.CType]] = {
    "cudaPitchedPtr": {
        "ptr": ct.pointer_to(ct.VOID),
        "pitch": ct.SIZE_T,
        "xsize": ct.SIZE_T,
        "ysize": ct.SIZE_T,
    },
    "cudaExtent": {"width": ct.SIZE_T, "height": ct.SIZE_T, "depth": ct.SIZE_T},
    "cudaPos": {"x": ct.SIZE_T, "y": ct.SIZE_T, "z": ct.SIZE_T},
}
"""Plain structures of the CUDA runtime (driver_types.h) that kernels take."""
_ELEMENTS = {
    "char": ct.SCHAR, "uchar": ct.UCHAR, "short": ct.SHORT, "ushort": ct.USHORT, "int": ct.INT,
    "uint": ct.UINT, "long": ct.LONG,
    "ulong": ct.ULONG, "longlong": ct.LLONG, "ulonglong": ct.ULLONG, "float": ct.FLOAT, "double": ct.DOUBLE,
}  # fmt: skip
_LANES = "xyzw"
_MAX_ALIGNMENT = 16
"""The largest alignment of a vector type, in bytes."""


@cache
def find(name: str) -> TypeName | None:
    """Return the type that a name has before any declaration; None without one."""
    if name in ALIASES:
        return TypeName(name, ALIASES[name], UNKNOWN)
    if name in HANDLES:
        return TypeName(
            name, ct.pointer_to(ct.record(ct.RecordDefinition(HANDLES[name], "struct", UNKNOWN))), UNKNOWN
        )
    if name in STRUCTURES:
        return TypeName(
            name,
            _structure(name, [ct.Field(field, t, UNKNOWN) for field, t in STRUCTURES[name].items()]),
            UNKNOWN,
        )
    if name == "dim3":
        return TypeName(name, _dim3(), UNKNOWN)
    element, lanes = _ELEMENTS.get(name[:-1]), name[-1:]
    if element is None or lanes not in "1234" or not lanes:
        return None
    return TypeName(name, _record(name, element, int(lanes)), UNKNOWN)


def _record(name: str, element: ct.Scalar, lanes: int) -> ct.Record:
    """Return a vector type. Two and four lanes are aligned to their total size, one and three to their
    element.
    """
    fields = [ct.Field(lane, element, UNKNOWN) for lane in _LANES[:lanes]]
    size = element.size * lanes
    return _structure(name, fields, min(size, _MAX_ALIGNMENT) if lanes in (2, 4) else 0)


def _structure(name: str, fields: list[ct.Field], align: int = 0) -> ct.Record:
    decl = ct.RecordDefinition(name, "struct", UNKNOWN, fields=fields, explicit_align=align)
    lay_out(decl)
    special.declare_plain(ct.record(decl))
    _define_assignments(ct.record(decl))
    return ct.record(decl)


def _define_assignments(t: ct.Record) -> None:
    """Define the assignment operators, for calls by name and for their addresses."""
    for kind in special.ASSIGNMENTS:
        for fn in t.decl.special[kind]:
            assert isinstance(fn, FunctionSymbol)
            other = VariableSymbol("other", fn.ctype.params[0], UNKNOWN, "param", used=True)
            _set_body(fn, t, mangle.AbiCode("aS"), [other])
            target = _this(fn)
            assigned: tree.Assign = _set_type(tree.Assign(UNKNOWN, "=", target, _load(_name(other))), t)
            assigned.lvalue = True
            result = _set_type(tree.ImplicitCast(UNKNOWN, target, "BindReference"), fn.ctype.ret)
            assert fn.body is not None
            fn.body.items += [tree.ExprStmt(UNKNOWN, assigned), tree.Return(UNKNOWN, result)]


def _dim3() -> ct.Record:
    """Return `dim3` of CUDA's vector_types.h: a constructor whose three parameters are 1 by default, one from
    `uint3`, and a conversion to `uint3`.
    """
    lanes = [ct.Field(lane, ct.UINT, UNKNOWN) for lane in _LANES[:3]]
    decl = ct.RecordDefinition("dim3", "struct", UNKNOWN, fields=lanes, is_plain=False, is_aggregate=False)
    lay_out(decl)
    t, other = ct.record(decl), find("uint3")
    special.declare_plain(t)
    assert other is not None and isinstance(other.ctype, ct.Record)
    decl.constructors.clear()
    one = tree.IntLiteral(UNKNOWN, 1)
    one.ctype, one.start, one.end = ct.UINT, UNKNOWN, UNKNOWN
    params = [VariableSymbol(f"v{lane}", ct.UINT, UNKNOWN, "param", used=True) for lane in _LANES[:3]]
    component_constructor = _member(t, "dim3", ct.function(ct.VOID, (ct.UINT,) * 3), params)
    component_constructor.declaration.defaults, component_constructor.definition.inits = (
        [one] * 3,
        [((lane,), _load(_name(p))) for lane, p in zip(lanes, params)],
    )
    component_constructor.special.kind = "default constructor"
    vector = VariableSymbol("v", other.ctype, UNKNOWN, "param", used=True)
    vector_constructor = _member(t, "dim3", ct.function(ct.VOID, (other.ctype,)), [vector])
    vector_constructor.declaration.defaults, vector_constructor.definition.inits = (
        [None],
        [((lane,), _load(_member_access(_name(vector), f))) for lane, f in zip(lanes, other.ctype.fields)],
    )
    conversion = _member(ct.qualified(t, ct.CONST), "operator uint3", ct.function(other.ctype, ()), [])
    this = _this(conversion)
    value = _set_type(
        ObjectInit(UNKNOWN, {(n,): _load(_member_access(this, lane)) for n, lane in enumerate(lanes)}),
        other.ctype,
    )
    assert conversion.body is not None
    conversion.body.items.append(tree.Return(UNKNOWN, value))
    decl.constructors += [
        component_constructor,
        vector_constructor,
        *decl.special["copy constructor"],
        *decl.special["move constructor"],
    ]
    decl.special["default constructor"], decl.conversions = [component_constructor], [conversion]
    decl.trivial -= {"default constructor"}
    return t


def _member(object: ct.CType, name: str, t: ct.Function, params: list[VariableSymbol]) -> FunctionSymbol:
    """Return a constexpr member function of a class with an empty body."""
    record = object.unqualified
    assert isinstance(record, ct.Record)
    fn = FunctionSymbol(name, t, UNKNOWN, "", object=object, record=record, is_internal=True)
    fn.declaration.is_constexpr = True
    fn.is_constructor = t.ret is ct.VOID
    _set_body(
        fn, object, mangle.AbiCode("C1") if fn.is_constructor else mangle.ConversionName.of(t.ret), params
    )
    return fn


def _set_body(
    fn: FunctionSymbol,
    object: ct.CType,
    encoded_name: mangle.AbiCode | mangle.ConversionName,
    params: list[VariableSymbol],
) -> None:
    """Give a member function its parameters, an empty body and a symbol."""
    record = object.unqualified
    assert isinstance(record, ct.Record)
    fn.params = [VariableSymbol("this", ct.pointer_to(object), UNKNOWN, "param", used=True), *params]
    fn.body, fn.definition.is_checked, fn.from_library = tree.Compound(UNKNOWN, []), True, True
    fn.body.end = UNKNOWN
    fn.encoding = (encoded_name, fn.ctype.params, (record.decl.tag,), False, None, object.quals)
    fn.symbol = mangle.function_symbol(*fn.encoding)


def _this(fn: FunctionSymbol) -> tree.Expr:
    """Return the object that a member function is called on."""
    this = tree.Unary(UNKNOWN, "*", _load(_name(fn.params[0])))
    this.ctype, this.lvalue, this.start, this.end = fn.object, True, UNKNOWN, UNKNOWN
    return this


E = TypeVar("E", bound=tree.Expr)


def _set_type(node: E, t: ct.CType) -> E:
    node.ctype, node.start, node.end = t, UNKNOWN, UNKNOWN
    return node


def _name(variable: VariableSymbol) -> tree.Expr:
    node: tree.Identifier = _set_type(
        tree.Identifier(UNKNOWN, names.simple_name(variable.name, UNKNOWN)), ct.referred(variable.ctype)
    )
    node.decl, node.lvalue = variable, True
    return node


def _member_access(base: tree.Expr, field: ct.Field) -> tree.Expr:
    node: tree.Member = _set_type(
        tree.Member(UNKNOWN, base, names.simple_name(field.name, UNKNOWN)), field.ctype
    )
    node.field, node.lvalue = (field,), True
    return node


def _load(node: tree.Expr) -> tree.Expr:
    read: tree.Expr = _set_type(tree.ImplicitCast(UNKNOWN, node, "LValueToRValue"), node.ctype.unqualified)
    return read


def make_function_type(name: str) -> ct.Function | None:
    """Return the type of `make_float4` and the like; None for another name."""
    symbol = find(name.removeprefix("make_")) if name.startswith("make_") else None
    if symbol is None or not isinstance(symbol.ctype, ct.Record) or symbol.name == "dim3":
        return None
    return ct.function(symbol.ctype, tuple(f.ctype for f in symbol.ctype.fields))
