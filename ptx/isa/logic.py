"""Logic and shifts (PTX ISA 9.7.8)."""

from ..form import form

BITS = "b16 b32 b64"
LOGIC = "pred b16 b32 b64"

FORMS = (
    form("and.type d, a, b", "9.7.8.1", "d = a & b", type=LOGIC),
    form("or.type d, a, b", "9.7.8.2", "d = a | b", type=LOGIC),
    form("xor.type d, a, b", "9.7.8.3", "d = a ^ b", type=LOGIC),
    form("not.type d, a", "9.7.8.4", "d = ~a", type=LOGIC),
    form("cnot.type d, a", "9.7.8.5", "d = a == 0 ? 1 : 0", type=BITS),
    form("lop3.b32 d, a, b, c, lut", "9.7.8.6", "d = the logic function of a, b, c whose truth table is lut",
        d="dst type sink", lut="u32 imm 0..255 soft", ptx="4.3", sm=50),
    form("lop3.op.b32 d|p, a, b, c, lut, q", "9.7.8.6", "d as lop3; p = (d != 0) combined with q",
        op="or and",
         d="dst type sink", lut="u32 imm 0..255 soft", q="src pred", ptx="8.2", sm=70),
    form("shf.dir.mode.b32 d, a, b, c", "9.7.8.7", "d = 32 bits of b:a shifted by c", dir="l r",
        mode="clamp wrap", c="u32", ptx="3.1", sm=32),
    form("shl.type d, a, b", "9.7.8.8", "d = a << b; 0 from the width on", type=BITS, b="u32", takes="shift"),
    form("shr.type d, a, b", "9.7.8.9", "d = a >> b, arithmetic for signed types; the amount is clamped",
         type=f"{BITS} u16 u32 u64 s16 s32 s64", b="u32", takes="shift"),
)
