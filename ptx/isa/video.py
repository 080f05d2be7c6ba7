"""Video instructions, scalar and SIMD (PTX ISA 9.7.18).

A source may name a byte or half of its register (`.b0` … `.h1`) and, scalar results, a part of `d`
that is replaced in `c`. The SIMD forms pick bytes of `b:a` by digits and write the parts in a mask.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..form import Form, Rules, form

TYPES = "u32 s32"
SCALAR: Rules = {"dtype": TYPES, "atype": TYPES, "btype": TYPES, "a": "atype sel:part", "b": "btype sel:part",
                 "ptx": "2.0", "sm": 20}
AMOUNT: Rules = SCALAR | {"btype": "u32"}
MERGED = "dtype dst sel:part"
SECOND = "add min max"
MEANINGS = {"vadd": "a + b", "vsub": "a - b", "vabsdiff": "|a - b|", "vmin": "the smaller of a and b",
            "vmax": "the larger of a and b"}


def _scalar() -> Iterator[Form]:
    shifts = {"vshl": "a << b", "vshr": "a >> b"}
    for section, (opcode, does) in enumerate((*MEANINGS.items(), *shifts.items())):
        rules = AMOUNT if opcode in shifts else SCALAR
        number = "9.7.18.1.1" if section < 5 else "9.7.18.1.2"
        head = f"{opcode}.dtype.atype.btype{{.sat}}" + (".mode" if opcode in shifts else "")
        more: Rules = {"mode": "clamp wrap"} if opcode in shifts else {}
        yield form(f"{head} d, a, b", number, f"d = {does}", d="dtype dst", **rules, **more)
        yield form(f"{head}.op2 d, a, b, c", number, f"d = {does}, combined with c", op2=SECOND,
            d="dtype dst", c="dtype", **rules, **more)
        yield form(f"{head} d, a, b, c", number, f"d = c with a part replaced by {does}", d=MERGED, c="dtype",
            **rules, **more)


def _multiply() -> Iterator[Form]:
    rules: Rules = SCALAR | {"a": "atype sel:part neg", "b": "btype sel:part neg"}
    for po in ("", ".po"):
        yield form(f"vmad.dtype.atype.btype{po}{{.sat}}{{.scale}} d, a, b, c", "9.7.18.1.3",
            "d = (a * b + c) >> scale" + (", plus one before scaling" if po else ""), scale="shr7 shr15",
            d="dtype dst", c="dtype neg", **rules)


def _compare() -> Iterator[Form]:
    rules: Rules = {key: value for key, value in SCALAR.items() if key != "dtype"}
    for cmp in ("eq ne lt le gt ge",):
        head = "vset.atype.btype.cmp"
        yield form(f"{head} d, a, b", "9.7.18.1.4", "d = 1 if the comparison holds, else 0", d="u32 dst",
            cmp=cmp, **rules)
        yield form(f"{head}.op2 d, a, b, c", "9.7.18.1.4", "d = the comparison's 1 or 0, combined with c",
            op2=SECOND, d="u32 dst", c="u32", cmp=cmp, **rules)
        yield form(f"{head} d, a, b, c", "9.7.18.1.4",
            "d = c with a part replaced by the comparison's 1 or 0", d="u32 dst sel:part", c="u32", cmp=cmp,
            **rules)


def _simd() -> Iterator[Form]:
    operations = [("vadd", "a + b"), ("vsub", "a - b"), ("vavrg", "(a + b + 1) / 2"), ("vabsdiff", "|a - b|"),
                  ("vmin", "the smaller"), ("vmax", "the larger")]
    for lanes, section in ((2, "9.7.18.2.1"), (4, "9.7.18.2.2")):
        rules: Rules = {"atype": TYPES, "btype": TYPES, "a": f"atype sel:pick{lanes} reg",
            "b": f"btype sel:pick{lanes} reg", "d": f"u32 dst sel:mask{lanes}", "c": "u32 reg", "ptx": "3.0",
            "sm": 30}
        typed: Rules = rules | {"dtype": TYPES, "d": f"dtype dst sel:mask{lanes}", "c": "dtype reg"}
        for opcode, does in operations:
            head = f"{opcode}{lanes}.dtype.atype.btype"
            yield form(f"{head}{{.sat}} d, a, b, c", section, f"d = {does} in each of {lanes} parts", **typed)
            yield form(f"{head}.add d, a, b, c", section, f"d = c plus {does} of each of {lanes} parts",
                **typed)
        head = f"vset{lanes}.atype.btype.cmp"
        cmp = "eq ne lt le gt ge"
        yield form(f"{head} d, a, b, c", section, f"d = 1 or 0 in each of {lanes} parts", cmp=cmp, **rules)
        yield form(f"{head}.add d, a, b, c", section,
            f"d = c plus the number of {lanes} parts that compare so", cmp=cmp, **rules)


FORMS = (*_scalar(), *_multiply(), *_compare(), *_simd())
