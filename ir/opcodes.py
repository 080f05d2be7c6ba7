"""The opcode table of the IR: one row per instruction and per intrinsic.

Parser, printer and verifier use `form`, `types`, `to`, `flags` and `attrs`; passes use `effects`, the columns
of algebra, `uniformity`, `below`, `is_barrier` and `cost`; `fold.py` has a function for each pure row or a
reason for none (a test demands completeness); the reference page prints `meaning` and `defined`.

Meaning is LLVM's (LangRef section named in `section`); `defined` says when the result is poison or the
behaviour undefined ('' = always defined). Intrinsics are LLVM's own (`llvm.*`, `llvm.nvvm.*`).

A property that a pass needs of every instruction is a column. A pass that looks for one instruction, or
rewrites one into another, names them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from ..support.fast_dataclass import record
from . import irtypes as ty
from .irtypes import Type

OpcodeForm = Literal[
    "binary", "unary", "cast", "icmp", "fcmp", "select", "phi", "alloca", "load", "store", "gep", "atomicrmw",
    "cmpxchg", "fence", "extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector",
    "freeze", "call",
    "br", "switch", "ret", "unreachable",
]
"""The textual syntax and the operand rules of an opcode, by the names of LLVM's instructions or groups."""
Uniformity = Literal["operands", "grid", "cta", "warp", "divergent", "memory"]
"""The uniformity of a result: that of the least uniform operand ('operands'), a level of the lattice, or what
the pointer's space and uniformity decide ('memory').
"""
TypeClass = Literal["int", "float", "pointer", "vector"]
"""A family of types; those of scalars include vectors of them."""

FAST_MATH_FLAGS = ("fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")


@record(frozen=True, kw_only=True)
class Opcode:
    """One row.

    * `types`: what operand 0 may be (empty: the form's rules say all).
    * `to`: for casts, the same for the result.
    * `effects`: subset of {'read', 'write', 'sync', 'control', 'halt'}: reads memory, writes memory
      (or does I/O), synchronises or communicates between threads (convergent: may not be made
      control-dependent on anything more), ends a block, may end the thread or kernel.
    * `speculatable`: executing it where the program would not is harmless (no trap, no effect; a
      poison result is harmless while unused).
    * `is_barrier`: all threads of the CTA have to arrive before any goes on.
    * `commutative`, `associative`, `identity` (x op identity = x), `absorbing` (x op a = a),
      `idempotent` (x op x = x), `nilpotent` (x op x = 0): algebra; constants are written as signed
      integers and apply to every integer width.
    * `below`: an unsigned bound that the integer result always stays below (special registers).
    * `constants`: for each argument of an intrinsic the values that a constant there may have, None for any.
    * `cost`: roughly how many simple machine instructions it takes; passes weigh code by it.
    """

    name: str
    form: OpcodeForm
    meaning: str
    section: str
    types: tuple[TypeClass, ...] = ()
    to: tuple[TypeClass, ...] = ()
    effects: frozenset[str] = frozenset()
    flags: tuple[str, ...] = ()
    attrs: tuple[str, ...] = ()
    speculatable: bool = True
    uniformity: Uniformity = "operands"
    commutative: bool = False
    associative: bool = False
    identity: int | None = None
    absorbing: int | None = None
    idempotent: bool = False
    nilpotent: bool = False
    below: int | None = None
    cost: int = 1
    is_barrier: bool = False
    constants: tuple[range | None, ...] = ()
    defined: str = ""
    function_type: ty.FunctionType | None = None  # intrinsics only

    @property
    def is_terminator(self) -> bool:
        """True if the instruction ends a block."""
        return "control" in self.effects

    @property
    def is_convergent(self) -> bool:
        """True if the instruction communicates with other threads, so that its control dependences must
        stay.
        """
        return "sync" in self.effects

    @property
    def may_read(self) -> bool:
        """True if the instruction may read memory."""
        return "read" in self.effects

    @property
    def may_write(self) -> bool:
        """True if the instruction may write memory."""
        return "write" in self.effects

    @property
    def is_pure(self) -> bool:
        """The result depends on the operands alone and nothing else happens."""
        return not self.effects and self.uniformity != "memory" and self.form not in ("phi", "alloca",
            "freeze")

    @property
    def is_removable(self) -> bool:
        """Return whether an instruction without users may be deleted (a volatile flag on the instruction
        forbids it).
        """
        return not self.effects & {"write", "sync", "control", "halt"}


OPCODES: dict[str, Opcode] = {}
INTRINSICS: dict[str, Opcode] = {}



def _assembly(what: str, uniformity: Uniformity) -> Opcode:
    return Opcode(
        name="call",
        form="call",
        meaning=f"assembly whose results depend on {what} alone",
        section="LangRef 'Inline Assembler Expressions'",
        uniformity=uniformity,
        cost=2,
    )


ASSEMBLY = _assembly("its operands", "operands")
ASSEMBLY_OF_THREAD = _assembly("its operands and the thread", "divergent")
"""Rows of calls of inline assembly with the attribute `memory(none)` and without `convergent`: they neither
access memory nor communicate. Special registers, which depend on the thread, have a `%` in the text.
"""


def _op(name: str, form: OpcodeForm, meaning: str, *, effects: str = "", **columns: object) -> None:
    OPCODES[name] = Opcode(
        name=name,
        form=form,
        meaning=meaning,
        effects=frozenset(effects.split()),
        **{"section": f"LangRef '{name}' Instruction", **columns},  # type: ignore[arg-type]
    )


def _intrinsic(
    name: str, ret: Type, params: Iterable[Type], meaning: str, *, effects: str = "", **columns: object
) -> None:
    INTRINSICS[name] = Opcode(
        name=name,
        form="call",
        meaning=meaning,
        effects=frozenset(effects.split()),
        function_type=ty.function(ret, tuple(params)),
        **{"section": f"'{name}' Intrinsic", **columns},  # type: ignore[arg-type]
    )


# ------------------------------------------------------------------------------- instructions

_WRAP = ("nuw", "nsw")

_op("add", "binary", "a + b modulo 2**n", types=("int",), flags=_WRAP, commutative=True, associative=True,
    identity=0, defined="poison when a wrap forbidden by nuw/nsw happens")
_op("sub", "binary", "a - b modulo 2**n", types=("int",), flags=_WRAP, identity=0, nilpotent=True,
    defined="poison when a wrap forbidden by nuw/nsw happens")
_op("mul", "binary", "a * b modulo 2**n", types=("int",), flags=_WRAP, commutative=True, associative=True,
    identity=1, absorbing=0, defined="poison when a wrap forbidden by nuw/nsw happens")
_op("udiv", "binary", "unsigned quotient, towards zero", cost=16, types=("int",), flags=("exact",),
    identity=1, speculatable=False,
    defined="undefined behaviour when b = 0; poison when exact and a remainder is left")
_op("sdiv", "binary", "signed quotient, towards zero", cost=18, types=("int",), flags=("exact",), identity=1,
    speculatable=False,
    defined="undefined behaviour when b = 0 or on overflow; poison when exact and a remainder is left")
_op("urem", "binary", "unsigned remainder", cost=16, types=("int",), speculatable=False,
    defined="undefined behaviour when b = 0")
_op("srem", "binary", "signed remainder, sign of a", cost=18, types=("int",), speculatable=False,
    defined="undefined behaviour when b = 0 or on overflow")
_op("shl", "binary", "a shifted left by b", types=("int",), flags=_WRAP, identity=0,
    defined="poison when b >= n or a wrap forbidden by nuw/nsw happens")
_op("lshr", "binary", "a shifted right by b, zeros in", types=("int",), flags=("exact",), identity=0,
    defined="poison when b >= n, or exact and one bits are lost")
_op("ashr", "binary", "a shifted right by b, sign in", types=("int",), flags=("exact",), identity=0,
    defined="poison when b >= n, or exact and one bits are lost")
_op("and", "binary", "bitwise and", types=("int",), commutative=True, associative=True, identity=-1,
    absorbing=0, idempotent=True)
_op("or", "binary", "bitwise or", types=("int",), flags=("disjoint",), commutative=True, associative=True,
    identity=0, absorbing=-1, idempotent=True, defined="poison when disjoint and a common bit is set")
_op("xor", "binary", "bitwise exclusive or", types=("int",), commutative=True, associative=True, identity=0,
    nilpotent=True)
_op("fadd", "binary", "a + b, round to nearest even", types=("float",), flags=FAST_MATH_FLAGS,
    commutative=True, defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("fsub", "binary", "a - b, round to nearest even", types=("float",), flags=FAST_MATH_FLAGS,
    defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("fmul", "binary", "a * b, round to nearest even", types=("float",), flags=FAST_MATH_FLAGS,
    commutative=True, defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("fdiv", "binary", "a / b, round to nearest even", cost=8, types=("float",), flags=FAST_MATH_FLAGS,
    defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("frem", "binary", "remainder of a / b truncated, as C's fmod", cost=24, types=("float",),
    flags=FAST_MATH_FLAGS, defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("fneg", "unary", "a with the sign bit flipped", types=("float",), flags=FAST_MATH_FLAGS,
    defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("freeze", "freeze", "a, or some fixed value when a is poison or undef", cost=0)

_op("trunc", "cast", "the low bits of a", types=("int",), to=("int",), flags=_WRAP,
    defined="poison when bits forbidden by nuw/nsw are lost")
_op("zext", "cast", "a widened with zeros", types=("int",), to=("int",), flags=("nneg",),
    defined="poison when nneg and a < 0")
_op("sext", "cast", "a widened with its sign", types=("int",), to=("int",))
_op("fptrunc", "cast", "a in a narrower format, nearest even", types=("float",), to=("float",),
    flags=FAST_MATH_FLAGS, defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("fpext", "cast", "a in a wider format, exact", types=("float",), to=("float",), flags=FAST_MATH_FLAGS,
    defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("fptoui", "cast", "a truncated to an unsigned integer", types=("float",), to=("int",),
    defined="poison when out of range")
_op("fptosi", "cast", "a truncated to a signed integer", types=("float",), to=("int",),
    defined="poison when out of range")
_op("uitofp", "cast", "nearest float of an unsigned integer", types=("int",), to=("float",), flags=("nneg",),
    defined="poison when nneg and a < 0")
_op("sitofp", "cast", "nearest float of a signed integer", types=("int",), to=("float",))
_op("ptrtoint", "cast", "the address as an integer", cost=0, types=("pointer",), to=("int",))
_op("inttoptr", "cast", "an integer as an address", cost=0, types=("int",), to=("pointer",))
_op("bitcast", "cast", "the same bits as another type of equal size", cost=0,
    types=("int", "float", "vector"), to=("int", "float", "vector"))
_op("addrspacecast", "cast", "the same location seen through another space", cost=0, types=("pointer",),
    to=("pointer",))

_op("icmp", "icmp", "integer or pointer comparison", types=("int", "pointer"), attrs=("pred",),
    flags=("samesign",), defined="poison when samesign and the signs differ")
_op("fcmp", "fcmp", "floating-point comparison", types=("float",), attrs=("pred",), flags=FAST_MATH_FLAGS,
    defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("select", "select", "b where the i1 a is true, else c", flags=FAST_MATH_FLAGS,
    defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")
_op("phi", "phi", "the operand of the edge that control came along", cost=0, flags=FAST_MATH_FLAGS,
    defined="poison when nnan/ninf and an operand or the result is a NaN/an infinity")

_op("alloca", "alloca", "storage that lives until the function returns", attrs=("type", "align"),
    speculatable=False, uniformity="grid")
_op("load", "load", "the value in memory at a; `atomic monotonic` ones of a scope are volatile",
    types=("pointer",), effects="read", flags=("volatile",),
    attrs=("align", "invariant", "ordering", "scope"), speculatable=False, uniformity="memory")
_op("store", "store", "store a to memory at b; `atomic monotonic` as for loads", effects="write",
    flags=("volatile",), attrs=("align", "ordering", "scope"), speculatable=False)
_op("getelementptr", "gep", "address arithmetic over a source element type", types=("pointer",),
    flags=("inbounds", "nuw", "nusw"), attrs=("type",),
    defined="poison when what inbounds/nuw/nusw promise is not so")
_op("atomicrmw", "atomicrmw", "read, modify, write in one step; result: the old value", types=("pointer",),
    effects="read write", flags=("volatile",), attrs=("rmw", "ordering", "scope", "align"),
    speculatable=False, uniformity="divergent")
_op("cmpxchg", "cmpxchg", "compare and swap; result: {old value, i1 success}", types=("pointer",),
    effects="read write", flags=("volatile", "weak"),
    attrs=("ordering", "failure_ordering", "scope", "align"), speculatable=False, uniformity="divergent")
_op("fence", "fence", "orders memory accesses", effects="read write", attrs=("ordering", "scope"),
    speculatable=False)
_op("extractvalue", "extractvalue", "a field of an aggregate", attrs=("indices",))
_op("insertvalue", "insertvalue", "an aggregate with one field replaced", attrs=("indices",))
_op("extractelement", "extractelement", "an element of a vector",
    defined="poison when the index is out of range")
_op("insertelement", "insertelement", "a vector with one element replaced",
    defined="poison when the index is out of range")

_op("shufflevector", "shufflevector", "a vector of elements of a and b, which `mask` numbers through",
    attrs=("mask",))

_op("call", "call", "call of a function or function pointer", effects="read write sync halt",
    flags=FAST_MATH_FLAGS, attrs=("tail",), speculatable=False, uniformity="divergent")
_op("br", "br", "jump, or branch on an i1", attrs=("unroll",), effects="control", speculatable=False)
_op("switch", "switch", "jump to the case equal to a, else to the default", types=("int",), effects="control",
    speculatable=False)
_op("ret", "ret", "return from the function", effects="control", speculatable=False)
_op("unreachable", "unreachable", "control never gets here", effects="control", speculatable=False,
    defined="undefined behaviour when reached")

ICMP_PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
FCMP_PREDICATES = ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
    "ule", "une", "uno", "true")
RMW_OPERATIONS = ("xchg", "add", "sub", "and", "or", "xor", "max", "min", "umax", "umin", "fadd", "uinc_wrap",
    "udec_wrap")
ORDERINGS = ("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst")
SCOPES = ("", "device", "block")
"""LLVM's NVPTX syncscopes; '' is the system."""

SWAPPED = {"eq": "eq", "ne": "ne"} | {a + b: a + c for a in "us" for b,
    c in (("gt", "lt"), ("ge", "le"), ("lt", "gt"), ("le", "ge"))}
"""The icmp predicate p' with (a p b) = (b p' a)."""

INVERSE = {"eq": "ne", "ne": "eq"} | {a + b: a + c for a in "us" for b,
    c in (("gt", "le"), ("ge", "lt"), ("lt", "ge"), ("le", "gt"))}
"""The icmp predicate p' with (a p' b) = not (a p b)."""

_ORDERED_INVERSE = {"oeq": "une", "one": "ueq", "ogt": "ule", "oge": "ult", "olt": "uge", "ole": "ugt",
    "ord": "uno", "true": "false"}
FCMP_INVERSE = _ORDERED_INVERSE | {b: a for a, b in _ORDERED_INVERSE.items()}
"""The same for fcmp."""

# --------------------------------------------------------------------------------- intrinsics

_NVVM = "NVPTX User Guide"

for _name, _level, _what, _limit in (
    ("tid", "divergent", "thread index in the block", 1024),
    ("ntid", "grid", "block size", 1025),
    ("ctaid", "cta", "block index in the grid", 2**31 - 1),
    ("nctaid", "grid", "grid size in blocks", 2**31),
):
    for _axis in "xyz":
        _intrinsic(f"llvm.nvvm.read.ptx.sreg.{_name}.{_axis}", ty.I32, (), f"{_what}, {_axis}",
            uniformity=_level, section=_NVVM, below=_limit)
_intrinsic("llvm.nvvm.read.ptx.sreg.warpsize", ty.I32, (), "32", uniformity="grid", below=33, section=_NVVM)
_intrinsic("llvm.nvvm.read.ptx.sreg.laneid", ty.I32, (), "lane index in the warp", uniformity="divergent",
    below=32, section=_NVVM)

_BARRIERS, _THREADS = range(16), range(32, 2049, 32)
for _aligned in (".aligned", ""):
    _apart = "" if _aligned else "; its threads need not come together"
    _sync: dict[str, Any] = {"effects": "read write sync", "speculatable": False, "section": _NVVM,
        "constants": (_BARRIERS, _THREADS)}
    _intrinsic(f"llvm.nvvm.barrier.cta.sync{_aligned}.all", ty.VOID, (ty.I32,),
        f"wait for all threads of the CTA at barrier a; orders their memory accesses{_apart}",
        is_barrier=True, **_sync)
    _intrinsic(f"llvm.nvvm.barrier.cta.sync{_aligned}.count", ty.VOID, (ty.I32, ty.I32),
        f"wait for b threads at barrier a; orders their memory accesses{_apart}", **_sync)
    _intrinsic(f"llvm.nvvm.barrier.cta.arrive{_aligned}.count", ty.VOID, (ty.I32, ty.I32),
        f"arrive at barrier a, for which b threads are needed, and go on{_apart}", **_sync)
_intrinsic("llvm.trap", ty.VOID, (), "end the kernel with an error", effects="write halt", speculatable=False)

for _suffix, _type in (("i32", ty.I32), ("f32", ty.FLOAT)):
    for _mode, _what in (("down", "lane + b"), ("up", "lane - b"), ("bfly", "lane xor b"), ("idx", "lane b")):
        _intrinsic(f"llvm.nvvm.shfl.sync.{_mode}.{_suffix}", _type, (ty.I32, _type, ty.I32, ty.I32),
            f"value of {_what} among the lanes of mask; the last operand packs clamp and segment mask",
            effects="sync", speculatable=False, uniformity="divergent", section=_NVVM)
_intrinsic("llvm.nvvm.vote.ballot.sync", ty.I32, (ty.I32, ty.I1),
    "a bit per lane of mask whose predicate holds", effects="sync", speculatable=False, uniformity="warp",
    section=_NVVM)
for _mode, _what in (("any", "some"), ("all", "every")):
    _intrinsic(f"llvm.nvvm.vote.{_mode}.sync", ty.I1, (ty.I32, ty.I1),
        f"whether {_what} lane of mask has its predicate set", effects="sync", speculatable=False,
        uniformity="warp", section=_NVVM)
_intrinsic("llvm.nvvm.activemask", ty.I32, (), "a bit per lane that executes this together", effects="sync",
    speculatable=False, uniformity="divergent", section=_NVVM)
_intrinsic("llvm.nvvm.bar.warp.sync", ty.VOID, (ty.I32,),
    "wait for the lanes of mask; orders their memory accesses", effects="read write sync", speculatable=False,
    section=_NVVM)
for _name, _ret, _what in (("popc", ty.I32, "number of threads whose predicate is true"),
    ("and", ty.I1, "whether the predicate is true in all threads"),
    ("or", ty.I1, "whether the predicate is true in some thread")):
    for _aligned in (".aligned", ""):
        _intrinsic(f"llvm.nvvm.barrier.cta.red.{_name}{_aligned}.all", _ret, (ty.I32, ty.I1),
            f"barrier a, then of the CTA: {_what}", is_barrier=True, uniformity="cta", **_sync)
        _intrinsic(f"llvm.nvvm.barrier.cta.red.{_name}{_aligned}.count", _ret, (ty.I32, ty.I32, ty.I1),
            f"barrier a, then of its b threads: {_what}", uniformity="divergent", **_sync)
for _level, _what in (("cta", "CTA"), ("gl", "device"), ("sys", "system")):
    _intrinsic(f"llvm.nvvm.membar.{_level}", ty.VOID, (), f"memory fence for the {_what}",
        effects="read write", speculatable=False, section=_NVVM)

for _type in (ty.FLOAT, ty.DOUBLE):
    _t = f"f{_type.bits}"
    for _name, _what in (
        ("sqrt", "square root, nearest even"),
        ("fabs", "magnitude"),
        ("floor", "largest integer not above a"),
        ("ceil", "smallest integer not below a"),
        ("trunc", "integer part"),
        ("rint", "nearest integer, ties to even"),
    ):
        _intrinsic(f"llvm.{_name}.{_t}", _type, (_type,), _what, cost=8 if _name == "sqrt" else 1)
    for _name, _what, _comm in (("minnum", "smaller of a and b, the other one if one is NaN", True),
        ("maxnum", "larger of a and b, the other one if one is NaN", True),
        ("copysign", "a with the sign of b", False)):
        _intrinsic(f"llvm.{_name}.{_t}", _type, (_type, _type), _what, commutative=_comm)
    _intrinsic(f"llvm.fma.{_t}", _type, (_type, _type, _type), "a * b + c rounded once")

for _bits in (16, 32, 64):
    _type = ty.int_type(_bits)
    for _name, _what in (("smin", "signed minimum"), ("smax", "signed maximum"), ("umin", "unsigned minimum"),
        ("umax", "unsigned maximum")):
        _intrinsic(f"llvm.{_name}.i{_bits}", _type, (_type, _type), _what, commutative=True, associative=True,
            idempotent=True)
    _intrinsic(f"llvm.abs.i{_bits}", _type, (_type, ty.I1),
        "magnitude; b must be the constant false: abs(INT_MIN) = INT_MIN")
for _bits in (32, 64):
    _type = ty.int_type(_bits)
    _intrinsic(f"llvm.ctpop.i{_bits}", _type, (_type,), "number of one bits")
    _intrinsic(f"llvm.ctlz.i{_bits}", _type, (_type, ty.I1),
        "leading zero bits; b must be the constant false: ctlz(0) = n")
    _intrinsic(f"llvm.bitreverse.i{_bits}", _type, (_type,), "bits in reverse order")

for _suffix, _type in (("i", ty.I32), ("ui", ty.I32), ("ll", ty.I64), ("ull", ty.I64)):
    _intrinsic(f"llvm.nvvm.mulhi.{_suffix}", _type, (_type, _type),
        f"high half of the {'un' if 'u' in _suffix else ''}signed product", commutative=True, section=_NVVM)

for _src, _from in (("f", ty.FLOAT), ("d", ty.DOUBLE)):
    for _dst, _to in (("i", ty.I32), ("ui", ty.I32), ("ll", ty.I64), ("ull", ty.I64)):
        for _mode, _how in (("rn", "nearest even"), ("rz", "towards zero"), ("rm", "down"), ("rp", "up")):
            _intrinsic(f"llvm.nvvm.{_src}2{_dst}.{_mode}", _to, (_from,),
                f"{'un' if 'u' in _dst else ''}signed integer of a rounded {_how}; clamps, NaN gives PTX's "
                f"value for cvt",
                section=_NVVM)

for _name, _what in (
    ("rsqrt.approx.f", "1 / sqrt(a)"),
    ("sqrt.approx.f", "sqrt(a)"),
    ("ex2.approx.f32", "2**a"),
    ("lg2.approx.f", "log2(a)"),
    ("sin.approx.f", "sin(a)"),
    ("cos.approx.f", "cos(a)"),
):
    _intrinsic(f"llvm.nvvm.{_name}", ty.FLOAT, (ty.FLOAT,), f"{_what}, PTX's fast approximation", cost=4,
        section=_NVVM)
_intrinsic("llvm.nvvm.rcp.approx.ftz.f", ty.FLOAT, (ty.FLOAT,),
    "1 / a, PTX's fast approximation, 0 for what is subnormal", cost=2, section=_NVVM)
for _name, _what in (("rcp", "1 / a"), ("rsqrt", "1 / sqrt(a)")):
    _intrinsic(f"llvm.nvvm.{_name}.approx.ftz.d", ty.DOUBLE, (ty.DOUBLE,),
        f"{_what} to 20 bits, 0 for what is subnormal", cost=2, section=_NVVM)
_intrinsic("llvm.nvvm.div.approx.f", ty.FLOAT, (ty.FLOAT, ty.FLOAT), "a / b, PTX's fast approximation",
    cost=4, section=_NVVM)
_intrinsic("llvm.nvvm.div.full", ty.FLOAT, (ty.FLOAT, ty.FLOAT), "a / b within 2 ulp over the full range",
    cost=6, section=_NVVM)
_intrinsic("llvm.nvvm.saturate.f", ty.FLOAT, (ty.FLOAT,), "a clamped to [0, 1], NaN gives 0", section=_NVVM)

_ROUNDINGS = (("rn", "nearest even"), ("rz", "towards zero"), ("rm", "down"), ("rp", "up"))

for _suffix, _type in (("f", ty.FLOAT), ("d", ty.DOUBLE)):
    for _mode, _how in _ROUNDINGS:
        for _name, _count, _what, _cost in (
            ("add", 2, "a + b", 1),
            ("mul", 2, "a * b", 1),
            ("fma", 3, "a * b + c", 1),
            ("div", 2, "a / b", 8),
            ("rcp", 1, "1 / a", 8),
            ("sqrt", 1, "sqrt(a)", 8),
        ):
            _intrinsic(f"llvm.nvvm.{_name}.{_mode}.{_suffix}", _type, (_type,) * _count,
                f"{_what} rounded once, {_how}; never contracted", cost=_cost, section=_NVVM)
for _mode, _how in _ROUNDINGS:
    _intrinsic(f"llvm.nvvm.d2f.{_mode}", ty.FLOAT, (ty.DOUBLE,), f"a in single precision, rounded {_how}",
        section=_NVVM)
    for _name, _int in (("i", ty.I32), ("ui", ty.I32), ("ll", ty.I64), ("ull", ty.I64)):
        for _suffix, _type in (("f", ty.FLOAT), ("d", ty.DOUBLE)):
            _intrinsic(f"llvm.nvvm.{_name}2{_suffix}.{_mode}", _type, (_int,),
                f"{'un' if 'u' in _name else ''}signed integer a, rounded {_how}", section=_NVVM)

for _name, _what in (("fshl", "high half of (a:b) shifted left by c mod 32"),
    ("fshr", "low half of (a:b) shifted right by c mod 32")):
    _intrinsic(f"llvm.{_name}.i32", ty.I32, (ty.I32, ty.I32, ty.I32), _what)
for _bits, _what in ((32, ""), (64, "64")):
    _intrinsic(f"llvm.nvvm.read.ptx.sreg.clock{_what}", ty.int_type(_bits), (), "a counter of clock cycles",
        effects="write", speculatable=False, uniformity="divergent", section=_NVVM)
_intrinsic("llvm.nvvm.read.ptx.sreg.globaltimer", ty.I64, (), "a timer that counts nanoseconds",
    effects="write", speculatable=False, uniformity="divergent", section=_NVVM)
_intrinsic("llvm.nvvm.nanosleep", ty.VOID, (ty.I32,), "suspend the thread for about a nanoseconds",
    effects="write", speculatable=False, section=_NVVM)
_intrinsic("llvm.nvvm.prmt", ty.I32, (ty.I32, ty.I32, ty.I32),
    "four bytes picked from b:a by the nibbles of c; bit 3 of a nibble spreads the byte's sign",
    section=_NVVM)
