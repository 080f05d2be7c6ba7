"""Video instructions (PTX ISA 9.7.18): sub-words of registers are selected, combined, written back."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand, Subword
from ...arithmetic import video
from ..emit import Emitter
from .registry import NAMESPACE, rule

NAMESPACE["video"] = video

_WORDS = "u32 s32"
_TYPES = {"dtype": _WORDS, "atype": _WORDS, "btype": _WORDS}
_SECOND = "add min max"
_CMP = "eq ne lt le gt ge"


def _register(operand: Operand) -> Operand:
    return operand.register if isinstance(operand, Subword) else operand


def _word(e: Emitter, operand: Operand) -> str:
    return e.src(_register(operand), "u32")


def _selector(operand: Operand) -> str:
    return operand.selector if isinstance(operand, Subword) else ""


def _negated(operand: Operand) -> bool:
    return isinstance(operand, Subword) and operand.negated


def _subword(e: Emitter, operand: Operand, is_signed: bool) -> str:
    return f"video.extract({_word(e, operand)}, {_selector(operand)!r}, {is_signed})"


def _signs(v: Variant) -> tuple[bool, bool]:
    return v.slot("atype") == "s32", v.slot("btype") == "s32"


def _write_back(e: Emitter, v: Variant, d: Operand, text: str, c: Operand | None) -> None:
    third = "None" if c is None else _word(e, c)
    result = (
        f"video.write_back({text}, {bool(v.slot('sat'))}, {v.slot('dtype') == 's32'}, {_selector(d)!r}, "
        f"{v.slot('op2')!r}, {third})"
    )
    e.dst(_register(d), "u32", result)


@rule("vadd vsub vabsdiff vmin vmax", ".dtype.atype.btype{.sat}{.op2}", op2=_SECOND, **_TYPES)
def scalar(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    signs = _signs(v)
    _write_back(
        e,
        v,
        d,
        f"video.arithmetic({v.form.opcode!r}, {_subword(e, a, signs[0])}, {_subword(e, b, signs[1])})",
        c,
    )


@rule(
    "vshl vshr",
    ".dtype.atype.btype{.sat}.mode{.op2}",
    mode="clamp wrap",
    op2=_SECOND,
    **(_TYPES | {"btype": "u32"}),
)
def shift(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    text = (
        f"video.shift({v.form.opcode!r}, {_subword(e, a, _signs(v)[0])}, {_subword(e, b, False)},"
        f" {v.slot('mode') == 'wrap'}, {bool(v.slot('sat'))})"
    )
    _write_back(e, v, d, text, c)


@rule("vset", ".atype.btype.cmp{.op2}", atype=_WORDS, btype=_WORDS, cmp=_CMP, op2=_SECOND)
def vset(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None) -> None:
    signs = _signs(v)
    _write_back(
        e,
        v,
        d,
        f"video.compare({v.slot('cmp')!r}, {_subword(e, a, signs[0])}, {_subword(e, b, signs[1])})",
        c,
    )


@rule("vmad", ".dtype.atype.btype{.po}{.sat}{.scale}", scale="shr7 shr15", **_TYPES)
def vmad(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    signs = _signs(v)
    minus, minus_c = _negated(a) != _negated(b), _negated(c)
    flip = "" if v.slot("po") else "product" if minus else "c" if minus_c else ""
    scale = {"": 0, "shr7": 7, "shr15": 15}[v.slot("scale")]
    is_signed = any(signs) or minus or minus_c
    third = _word(e, c)
    e.dst(
        d,
        "u32",
        f"video.multiply_add({_subword(e, a, signs[0])}, {_subword(e, b, signs[1])}, {third}, {is_signed},"
        f" {flip!r}, {bool(v.slot('po') or flip)}, {scale}, {bool(v.slot('sat'))})",
    )


@rule(
    "vadd2 vsub2 vavrg2 vabsdiff2 vmin2 vmax2 vadd4 vsub4 vavrg4 vabsdiff4 vmin4 vmax4",
    ".dtype.atype.btype{.sat}{.add}",
    **_TYPES,
)
@rule("vset2 vset4", ".atype.btype.cmp{.add}", atype=_WORDS, btype=_WORDS, cmp=_CMP)
def simd(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    opcode, lanes = v.form.opcode[:-1], int(v.form.opcode[-1])
    all_of_a, all_of_b, mask = ("h10", "h32", "h10") if lanes == 2 else ("b3210", "b7654", "b3210")
    signs = _signs(v)
    x, y = e.temporary(_word(e, a)), e.temporary(_word(e, b))
    first = f"video.select_subwords({x}, {y}, {_selector(a) or all_of_a!r}, {lanes}, {signs[0]})"
    second = f"video.select_subwords({x}, {y}, {_selector(b) or all_of_b!r}, {lanes}, {signs[1]})"
    e.dst(
        _register(d),
        "u32",
        f"video.simd({opcode!r}, {v.slot('cmp')!r}, {first}, {second}, {_word(e, c)},"
        f" {_selector(d) or mask!r}, {v.slot('dtype') == 's32'}, {bool(v.slot('sat'))},"
        f" {bool(v.slot('add'))})",
    )
