"""Lab 8: instruction selection. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences and the
rest as they are.

A rule is called with the selector and an instruction of the IR whose value is used, and emits the PTX that
computes it. The selector goes through the function *backwards*, so a value's users have been selected before
the value:

    s.dst(instr)             the register for the result
    s.operand(value)         an operand's register, or the constant if it is one; this call makes the selector
                             compute the value
    s.reg(value)             the same, always a register
    s.word(value)            the same as a number of 32 bits, for shifts
    s.emit("add.s32", d, a, b)

    instr.op, instr.operands, instr.flags, key(value)      'add', its values, {'contract'}, 'i32'

Types are i1, i32, i64, f32 and f64. Everything else (memory, calls, branches, other types, comparisons and
selects of i1) is selected by the compiler's own rules.
"""

from minicc.codegen.rules import type_key
from minicc.ir.core import Instr, Int
from minicc.ir.opcodes import FCMP_INVERSE, INVERSE
from minicc.ptx.model import IntImm


def key(value):
    """Return the type of a value: 'i1', 'i32', 'i64', 'f32', 'f64'."""
    return type_key(value.type)


def is_op(value, *ops):
    """Return whether a value is an instruction with one of these opcodes."""
    return isinstance(value, Instr) and value.op in ops


def has_one_use(value):
    """Return whether a value has exactly one use."""
    return sum(value.users.values()) == 1


def predicate(s, instr):
    """Return the predicate of a comparison: 'eq', 'slt', 'ult', 'olt', …; inverted where a branch uses the
    negated result.
    """
    inverse = INVERSE if instr.op == "icmp" else FCMP_INVERSE
    return inverse[instr.attrs["pred"]] if instr in s.inverted else instr.attrs["pred"]


# >>> gap 1: one for one
# (opcode, type) → mnemonic, for i32 and i64: add sub mul sdiv udiv srem urem shl lshr ashr and or xor; for
# i1: and or xor; for f32 and f64: fadd fsub fmul fdiv. Floats are rounded to nearest, `.rn`, which also
# forbids the assembler to fuse them.
# starter: MNEMONICS = {}
MNEMONICS = {("shl", "i32"): "shl.b32", ("shl", "i64"): "shl.b64"}
for _bits in ("32", "64"):
    for _op, _ptx in (
        ("add", "add.s"),
        ("sub", "sub.s"),
        ("mul", "mul.lo.s"),
        ("sdiv", "div.s"),
        ("udiv", "div.u"),
        ("srem", "rem.s"),
        ("urem", "rem.u"),
        ("lshr", "shr.u"),
        ("ashr", "shr.s"),
        ("and", "and.b"),
        ("or", "or.b"),
        ("xor", "xor.b"),
    ):
        MNEMONICS[_op, f"i{_bits}"] = _ptx + _bits
    for _op in ("add", "sub", "mul", "div"):
        MNEMONICS[f"f{_op}", f"f{_bits}"] = f"{_op}.rn.f{_bits}"
for _op in ("and", "or", "xor"):
    MNEMONICS[_op, "i1"] = f"{_op}.pred"
# <<< gap 1


def arithmetic(s, instr):
    """Select an instruction that PTX has as it is."""
    a, b = instr.operands
    if instr.op == "add" and (multiply_add(s, instr, a, b) or multiply_add(s, instr, b, a)):
        return
    if instr.op in ("mul", "shl") and multiply_wide(s, instr):
        return
    if instr.op == "fadd" and (fused_multiply_add(s, instr, a, b) or fused_multiply_add(s, instr, b, a)):
        return
    if (instr.op, key(instr)) not in MNEMONICS:
        raise NotImplementedError(f"{instr.op} {key(instr)}")
    s.emit(
        MNEMONICS[instr.op, key(instr)],
        s.dst(instr),
        s.operand(a),
        s.word(b) if instr.op in ("shl", "lshr", "ashr") else s.operand(b),
    )


def compare(s, instr):
    """Select icmp and fcmp."""
    # >>> gap 2: comparisons
    # `setp.lt.s32 d, a, b`. The test is predicate(s, instr); integers are compared signed (slt …) or unsigned
    # (ult …); of floats the ordered tests (olt) are PTX's lt, the unordered ones (ult) its ltu; ord and uno
    # are num and nan.
    a, b = instr.operands
    test = predicate(s, instr)
    if instr.op == "icmp":
        sign, test = ("u" if test[0] == "u" else "s"), test[-2:]
        mnemonic = f"setp.{test}.{sign}{key(a)[1:]}"
    else:
        test = {"ord": "num", "uno": "nan"}.get(test) or (test[1:] if test[0] == "o" else test[1:] + "u")
        mnemonic = f"setp.{test}.{key(a)}"
    s.emit(mnemonic, s.dst(instr), s.operand(a), s.operand(b))
    # <<< gap 2


def cast(s, instr):
    """Select sext zext trunc sitofp uitofp fptosi fptoui fpext fptrunc."""
    (a,) = instr.operands
    source, target = key(a), key(instr)
    # >>> gap 3: conversions
    # `cvt.TO.FROM d, a` with a register a. The types of integers say whether they are signed (s32) or not
    # (u32). To an integer floats are rounded towards zero (.rzi), to a float numbers are rounded to nearest
    # (.rn), but for f32 to f64, which loses nothing. An i1 has no bits: its zext is `selp.b32 d, 1, 0, p`,
    # its sext -1 or 0; a trunc to i1 tests the lowest bit.
    dst, bits = s.dst(instr), target[1:]
    if instr.op in ("sext", "zext") and source == "i1":
        s.emit(f"selp.b{bits}", dst, IntImm(-1 if instr.op == "sext" else 1), IntImm(0), s.reg(a))
    elif instr.op == "trunc" and target == "i1":
        low = s.temp(f"b{source[1:]}")
        s.emit(f"and.b{source[1:]}", low, s.reg(a), IntImm(1))
        s.emit(f"setp.ne.s{source[1:]}", dst, low, IntImm(0))
    else:
        sign = "s" if instr.op in ("sext", "sitofp", "fptosi") else "u"
        to_type = target if target[0] == "f" else sign + bits
        from_type = source if source[0] == "f" else sign + source[1:]
        rounding = {
            "fptosi": ".rzi",
            "fptoui": ".rzi",
            "sitofp": ".rn",
            "uitofp": ".rn",
            "fptrunc": ".rn",
        }.get(instr.op, "")
        s.emit(f"cvt{rounding}.{to_type}.{from_type}", dst, s.reg(a))
    # <<< gap 3


def select(s, instr):
    """Select `select`."""
    condition, yes, no = instr.operands
    # >>> gap 4: select
    # `selp.TYPE d, a, b, p` is a where p holds, else b; TYPE is b32, b64, f32 or f64.
    type = key(instr) if key(instr)[0] == "f" else f"b{key(instr)[1:]}"
    s.emit(f"selp.{type}", s.dst(instr), s.operand(yes), s.operand(no), s.reg(condition))
    # <<< gap 4


def multiply_add(s, instr, product, addend):
    """Emit product + addend as one instruction, if possible. Return whether it was emitted."""
    # >>> gap 5: integer multiply-add
    # `mad.lo.s32 d, x, y, addend` if product is a `mul` (or a `shl` by a constant: times a power of two,
    # IntImm) with no other use whose own operands are not extended (that is gap 7's). A rule that covers a
    # product calls `s.operand` for its operands, not for the product.
    # starter: return False
    if (
        not is_op(product, "mul", "shl")
        or not has_one_use(product)
        or is_op(product.operands[0], "sext", "zext")
    ):
        return False
    x, y = product.operands
    if product.op == "shl":
        if not isinstance(y, Int) or y.value > 30:
            return False
        factor = IntImm(1 << y.value)
    else:
        factor = s.operand(y)
    s.emit(f"mad.lo.s{key(instr)[1:]}", s.dst(instr), s.operand(x), factor, s.operand(addend))
    return True
    # <<< gap 5


def fused_multiply_add(s, instr, product, addend):
    """Emit product + addend of floats with one rounding, if allowed. Return whether it was emitted."""
    # >>> gap 6: floating-point multiply-add
    # `fma.rn.f32 d, x, y, addend`, if product is an `fmul` with no other use. It rounds once where mul and
    # add round twice, so it is allowed only where both instructions have the flag 'contract'.
    # starter: return False
    if (
        not is_op(product, "fmul")
        or not has_one_use(product)
        or not {"contract"} <= instr.flags & product.flags
    ):
        return False
    s.emit(f"fma.rn.{key(instr)}", s.dst(instr), *(s.operand(v) for v in product.operands), s.operand(addend))
    return True
    # <<< gap 6


def multiply_wide(s, instr):
    """Emit a product of extended numbers as one instruction, if it is one. Return whether it was emitted."""
    # >>> gap 7: wide multiplication
    # `mul.wide.s32 d, x, y` multiplies two numbers of 32 bits to 64. It is `sext(x) * sext(y)`, or with a
    # constant that fits into 32 bits as the second factor, or a `shl` of sext(x) by less than 31. With zext
    # it is mul.wide.u32.
    # starter: return False
    x, y = instr.operands
    if key(instr) != "i64" or not is_op(x, "sext", "zext") or key(x.operands[0]) != "i32":
        return False
    sign, low = ("s", -(1 << 31)) if x.op == "sext" else ("u", 0)
    if isinstance(y, Int):
        number = 1 << y.value if instr.op == "shl" else y.signed if sign == "s" else y.value
        if (instr.op == "shl" and y.value > 30) or not low <= number < low + (1 << 32):
            return False
        factor = IntImm(number)
    elif instr.op == "mul" and is_op(y, x.op) and key(y.operands[0]) == "i32":
        factor = s.operand(y.operands[0])
    else:
        return False
    s.emit(f"mul.wide.{sign}32", s.dst(instr), s.reg(x.operands[0]), factor)
    return True
    # <<< gap 7


RULES = {
    **dict.fromkeys(
        "add sub mul sdiv udiv srem urem shl lshr ashr and or xor fadd fsub fmul fdiv".split(), arithmetic
    ),
    "icmp": compare,
    "fcmp": compare,
    **dict.fromkeys("sext zext trunc sitofp uitofp fptosi fptoui fpext fptrunc".split(), cast),
    "select": select,
}
