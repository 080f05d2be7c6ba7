"""Both shifts to the right keep the sign.

Fails: public/unsigned
Says: is wrong
"""

# >>> gap 1: one for one
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
        ("lshr", "shr.s"),
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
