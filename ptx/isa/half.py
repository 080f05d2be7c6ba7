"""Half precision and bfloat16 arithmetic (PTX ISA 9.7.4)."""

from ..form import Rules, form

HALF = "f16 f16x2"
BRAIN = "bf16 bf16x2"
ARITHMETIC: Rules = {"ptx": "4.2", "sm": 53}
BRAIN_ARITHMETIC: Rules = {"ptx": "7.8", "sm": 90}
MINMAX: Rules = {"ptx": "7.0", "sm": 80, "gates": "xorsign:7.2/86"}

FORMS = (
    form("add{.rn}{.ftz}{.sat}.type d, a, b", "9.7.4.1", "d = a + b", type=HALF, **ARITHMETIC),
    form("add{.rn}.type d, a, b", "9.7.4.1", "d = a + b", type=BRAIN, **BRAIN_ARITHMETIC),
    form("sub{.rn}{.ftz}{.sat}.type d, a, b", "9.7.4.2", "d = a - b", type=HALF, **ARITHMETIC),
    form("sub{.rn}.type d, a, b", "9.7.4.2", "d = a - b", type=BRAIN, **BRAIN_ARITHMETIC),
    form("mul{.rn}{.ftz}{.sat}.type d, a, b", "9.7.4.3", "d = a * b", type=HALF, **ARITHMETIC),
    form("mul{.rn}.type d, a, b", "9.7.4.3", "d = a * b", type=BRAIN, **BRAIN_ARITHMETIC),
    form("fma.rn{.ftz}{.sat}.type d, a, b, c", "9.7.4.4", "d = a * b + c, rounded once", type=HALF,
        **ARITHMETIC),
    form("fma.rn{.ftz}.relu.type d, a, b, c", "9.7.4.4", "d = a * b + c, rounded once, at least 0", type=HALF,
         ptx="7.0", sm=80),
    form("fma.rnd{.relu}.type d, a, b, c", "9.7.4.4", "d = a * b + c, rounded once", type=BRAIN, ptx="7.0",
        sm=80),
    form("fma.rn{.sat}.oob.type d, a, b, c", "9.7.4.4",
        "d = a * b + c; 0 where an operand is the out-of-bounds NaN", type=HALF, ptx="8.1", sm=90),
    form("fma.rn.oob.relu.type d, a, b, c", "9.7.4.4",
        "d = a * b + c, at least 0; 0 where an operand is the out-of-bounds NaN", type=HALF, ptx="8.1",
        sm=90),
    form("fma.rnd.oob{.relu}.type d, a, b, c", "9.7.4.4",
        "d = a * b + c; 0 where an operand is the out-of-bounds NaN", type=BRAIN, ptx="8.1", sm=90),
    form("neg{.ftz}.type d, a", "9.7.4.5", "d = -a", type=HALF, ptx="6.0", sm=53),
    form("neg.type d, a", "9.7.4.5", "d = -a", type=BRAIN, ptx="7.0", sm=80),
    form("abs{.ftz}.type d, a", "9.7.4.6", "d = |a|", type=HALF, ptx="6.5", sm=53),
    form("abs.type d, a", "9.7.4.6", "d = |a|", type=BRAIN, ptx="7.0", sm=80),
    form("min{.ftz}{.NaN}{.xorsign.abs}.type d, a, b", "9.7.4.7", "d = the smaller", type=HALF, **MINMAX),
    form("min{.NaN}{.xorsign.abs}.type d, a, b", "9.7.4.7", "d = the smaller", type=BRAIN, **MINMAX),
    form("max{.ftz}{.NaN}{.xorsign.abs}.type d, a, b", "9.7.4.8", "d = the larger", type=HALF, **MINMAX),
    form("max{.NaN}{.xorsign.abs}.type d, a, b", "9.7.4.8", "d = the larger", type=BRAIN, **MINMAX),
    form("tanh.approx.type d, a", "9.7.4.9", "d = tanh a, approximately", type=f"{HALF} {BRAIN}", ptx="7.0",
        sm=75, gates="bf16,bf16x2:7.8/90"),
    form("ex2.approx.type d, a", "9.7.4.10", "d = 2ᵃ, approximately", type=HALF, ptx="7.0", sm=75),
    form("ex2.approx.ftz.type d, a", "9.7.4.10", "d = 2ᵃ, approximately", type=BRAIN, ptx="7.8", sm=90),
)
