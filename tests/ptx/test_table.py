"""The instruction table: every row is well formed, reachable, and found again by its mnemonics."""

from __future__ import annotations

import pytest

from minicc.ptx.build import build
from minicc.ptx.form import Form, bind
from minicc.ptx.model import Address, FloatImm, IntImm, LabelOperand, Pair, Register, SymbolAddress, Vector
from minicc.ptx.notation import OptionalGroup, Slot
from minicc.ptx.parsing.diagnose import diagnose
from minicc.ptx.ptxtypes import TYPES, VECTOR_SIZES, fits, fits_relaxed, wider
from minicc.ptx.reference import CHAPTERS
from minicc.ptx.special import READABLE, SPECIALS
from minicc.ptx.table import BY_OPCODE, FORMS, lookup, lookup_legacy
from minicc.support.diagnostics import PtxError

R = [Register(f"%r{i}", "b32") for i in range(8)]
P = [Register(f"%p{i}", "pred") for i in range(4)]
RD = Register("%rd1", "b64")


def least(
    parts: tuple[Slot | OptionalGroup, ...], take: dict[str, str] | None = None, optional: bool = False
) -> list[str]:
    """Modifiers that fill `parts`: first choices, or those of `take`; optional parts if asked."""
    result: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            result.append((take or {}).get(part.name, part.choices[0]))
        elif optional or any(slot.name in (take or {}) for slot in part.parts if isinstance(slot, Slot)):
            result += least(part.parts, take, optional)
    return result


def test_every_choice_of_every_row_is_found() -> None:
    checked = 0
    for row in FORMS:
        for slot in row.slots:
            for choice in slot.choices:
                modifiers = least(row.parts, {slot.name: choice})
                if bind(row, "", tuple(modifiers)) is None and row.vector_bits != (0, 128):
                    continue  # the wide loads want one pairing of vector and type
                find = lookup_legacy if row.is_old else lookup
                assert find(".".join([row.opcode, *modifiers])), (row, modifiers)
                checked += 1
    assert checked > 1500


def test_operand_types_resolve() -> None:
    kinds = {"value", "address", "label", "function", "args", "returns", "prototype", "targets", "bracket"}
    for row in FORMS:
        modifiers = least(row.parts)
        if row.vector_bits == (256, 256) and row.until is None:
            modifiers[-2:] = ["v4", "b64"]
        variant = bind(row, "", tuple(modifiers))
        assert variant is not None, row
        for rule in variant.operands:
            assert rule.kind in kinds, (row, rule)
            assert rule.role in ("src", "dst", "both")
            if rule.kind == "value" and "handle" not in rule.accepts:
                assert rule.type in TYPES, (row, rule)
            assert rule.low is None or rule.high is None or rule.low <= rule.high
        names = [rule.name for rule in row.operands]
        assert len(set(names)) == len(names), row


def test_keywords_name_slots_or_operands() -> None:
    """A misspelt keyword in a row would silently be ignored. Rows may carry the keywords of their
    siblings.
    """
    for chapter in CHAPTERS:
        known = {slot.name for row in chapter.FORMS for slot in row.slots}
        for row in chapter.FORMS:
            for rule in row.operands:
                known |= {rule.name, rule.pair.name if rule.pair else "", *(part.name for part in rule.parts)}
        for row in chapter.FORMS:
            assert set(row.choices) <= known, (row, set(row.choices) - known)


def test_rows_say_what_they_are() -> None:
    for row in FORMS:
        assert row.section.startswith(("9.7.", "1.1 table")), row
        assert row.does and row.does[0].islower(), row
        assert row.effects <= {
            "read",
            "write",
            "atomic",
            "sync",
            "control",
            "halt",
            "call",
            "volatile",
            "warp",
            "setcc",
            "getcc",
            "arch-specific",
            "one-arch",
            "replaces",
            "sampler",
            "texture",
            "jump",
            "switch",
            "return",
            "exit",
            "trap",
            "barrier",
            "stack",
        }, row
        for slot in row.slots:
            for choice in slot.choices:
                version, sm = row.gate_of(choice)
                assert version >= (1, 0) and sm >= 0
    assert len(FORMS) > 280 and len(BY_OPCODE) > 90


def test_rows_of_the_first_version_end_with_it() -> None:
    """The rows of the 1.1 document are those, and only those, that no later module sees; of the others two
    end, with Volta's `.sync` forms.
    """
    for row in FORMS:
        assert row.is_old == row.section.startswith("1.1 table"), row
        if row.until is not None and not row.is_old:
            assert (row.opcode, row.until) in {("vote", (6, 3)), ("shfl", (6, 3)), ("wmma", (6, 4))}, row
    assert {row.opcode for row in FORMS if row.until is not None and not row.is_old} == {
        "vote",
        "shfl",
        "wmma",
    }


def test_rows_of_the_first_version_are_whole() -> None:
    """PTX 1.1 has every vector of every type, on every target."""
    for row in (row for row in FORMS if row.is_old):
        assert row.sm == 0, row
        types = next((slot.choices for slot in row.slots if slot.name in ("type", "dtype")), ())
        bits = [
            VECTOR_SIZES[vec] * TYPES[type_].bits
            for slot in row.slots
            if slot.name == "vec"
            for vec in slot.choices
            for type_ in types
        ]
        assert all(row.vector_bits[0] <= size <= row.vector_bits[1] for size in bits), row
        if row.opcode in SPACES:
            assert {space for slot in row.slots if slot.name == "space" for space in slot.choices} == set(
                ("global", "shared") if ".volatile" in row.syntax else SPACES[row.opcode]
            ), row
    for mnemonic in ("cvt.rn.f32.u16", "cvt.rn.sat.f32.u16"):  # table 43: of special registers too
        assert any("special" in variant.operands[1].accepts for variant in lookup_legacy(mnemonic)), mnemonic


SPACES = {"ld": ("const", "global", "local", "param", "shared"), "st": ("global", "local", "shared")}
"""Tables 41 and 42."""


def test_opcodes_that_stand_alone() -> None:
    """All others say something more."""
    assert {opcode for opcode in BY_OPCODE if lookup(opcode) or lookup_legacy(opcode)} == {
        "bra",
        "brkpt",
        "call",
        "exit",
        "pmevent",
        "ret",
        "trap",
    }


def test_one_architecture_has_two_names() -> None:
    """sm_101 became sm_110."""
    assert [row for row in FORMS if (101 in row.archs) != (110 in row.archs)] == []


def test_no_row_is_hidden() -> None:
    """Every row adds a mnemonic or an operand shape that no earlier row has."""
    for row in FORMS:
        find = lookup_legacy if row.is_old else lookup
        full = least(row.parts, optional=True)
        for modifiers in (least(row.parts), full):
            if any(variant.form is row for variant in find(".".join([row.opcode, *modifiers]))):
                break
        else:
            fresh = [
                choice
                for slot in row.slots
                for choice in slot.choices
                if any(
                    v.form is row
                    for v in find(".".join([row.opcode, *least(row.parts, {slot.name: choice})]))
                )
            ]
            assert fresh or row.vector_bits == (256, 256), row


@pytest.mark.parametrize(
    ("mnemonic", "slots"),
    [
        ("add.s32", {"type": "s32"}),
        ("add.rn.ftz.sat.f32", {"rnd": "rn", "ftz": "ftz", "sat": "sat", "type": "f32"}),
        ("add.ftz.rn.f32", {"rnd": "rn", "ftz": "ftz", "type": "f32"}),
        ("cvt.rni.s32.f32", {"irnd": "rni", "dtype": "s32", "atype": "f32"}),
        ("cvt.rn.relu.bf16x2.f32", {"rnd": "rn", "relu": "relu", "dtype": "bf16x2", "atype": "f32"}),
        ("setp.ltu.and.f64", {"cmp": "ltu", "bool": "and", "type": "f64"}),
        (
            "ld.global.nc.L1::no_allocate.v4.u32",
            {"space": "global", "nc": "nc", "evict1": "L1::no_allocate", "vec": "v4", "type": "u32"},
        ),
        (
            "atom.acq_rel.gpu.shared.cas.b32",
            {"sem": "acq_rel", "scope": "gpu", "space": "shared", "cas": "cas", "type": "b32"},
        ),
        ("min.xorsign.abs.f32", {"xorsign": "xorsign", "abs": "abs", "type": "f32"}),
        ("mul.wide.s16", {"wide": "wide", "type": "s16"}),
    ],
)
def test_slots(mnemonic: str, slots: dict[str, str]) -> None:
    assert lookup(mnemonic)[0].slots == slots


@pytest.mark.parametrize(
    "mnemonic",
    [
        "add",
        "add.s33",
        "add.sat.u64",
        "mul.s32",
        "cvt.s16.sat.s8",
        "ld.shared.v4.f64",
        "min.xorsign.f32",
        "fma.f32",
        "nop",
        "",
        ".",
        "..",
        "add..s32",
        "ld.global.global.u32",
        "cvt.rn.f32.f32",
        "setp.lo.s32",
        "x" * 1000,
    ],
)
def test_refused_mnemonics(mnemonic: str) -> None:
    assert lookup(mnemonic) == ()


@pytest.mark.parametrize(
    ("mnemonic", "message"),
    [
        ("addd.s32", "unknown instruction 'addd'; did you mean 'add'?"),
        (
            "cvt.s32.f32",
            "'cvt.s32.f32' lacks a modifier after 'cvt'; expected '.rmi', '.rni', '.rpi', '.rzi'",
        ),
        ("mul.s32", "'mul.s32' lacks a modifier after 'mul'; expected '.hi', '.lo', '.wide'"),
        ("sin.f32", "'sin.f32' lacks a modifier after 'sin'; expected '.approx'"),
        (
            "abs.u32",
            (
                "invalid type '.u32' for 'abs'; expected '.s16', '.s32', '.s64', '.f16', '.f32', '.f64',"
                " '.f16x2', '.bf16', '.bf16x2'"
            ),
        ),
        ("add.rm.s32", "invalid type '.s32' for 'add.rm'; expected '.f32', '.f64', '.f32x2'"),
        ("add.s32.x", "unexpected modifier '.x' after 'add.s32'"),
        ("not.b31", "unknown modifier '.b31' for 'not'; did you mean '.b32'?"),
        ("ld.glolbal.u32", "unknown modifier '.glolbal' for 'ld'; did you mean '.global'?"),
        (
            "st.const.u32",
            (
                "invalid modifier '.const' for 'st'; expected '.global', '.local', '.param', '.param::func',"
                " '.shared', '.shared::cluster', '.shared::cta'"
            ),
        ),
        ("ld.shared.v4.f64", "'ld.shared.v4.f64' moves 256 bits at once; at most 128 are possible"),
        ("div.wide.u32", "invalid modifier '.wide' for 'div'; only PTX 1.x has 'div.wide.u32'"),
    ],
)
def test_explain(mnemonic: str, message: str) -> None:
    result = diagnose(mnemonic)
    assert result.message == message
    assert mnemonic[result.start : result.start + result.length] in message


def test_build() -> None:
    instr = build("mad.lo.s32", R[0], R[1], R[2], IntImm(3), guard=P[0], negated=True)
    assert str(instr) == "@!%p0 mad.lo.s32 %r0, %r1, %r2, 3;"
    assert instr.slot("hilo") == "lo" and instr.type == "s32"
    assert instr.form is not None and instr.form.does == "d = the low or high half of a * b, plus c"


def test_build_picks_the_row_by_its_operands() -> None:
    packed = build("mov.b64", RD, Vector((R[0], R[1])))
    assert packed.variant is not None and packed.variant.operands[1].packed
    plain = build("mov.b64", RD, IntImm(1))
    assert plain.variant is not None and not plain.variant.operands[1].packed
    assert build("bar.red.popc.u32", R[0], IntImm(0), P[0]).variant.required == 3
    assert build("bar.red.popc.u32", R[0], IntImm(0), IntImm(64), P[0]).variant.required == 4
    assert str(build("setp.eq.s32", Pair(P[0], P[1]), R[0], R[1])) == "setp.eq.s32 %p0|%p1, %r0, %r1;"


@pytest.mark.parametrize(
    ("mnemonic", "operands"),
    [
        ("add.s32", (R[0], R[1])),
        ("add.s32", (R[0], R[1], R[2], R[3])),
        ("ld.global.u32", (R[0], R[1])),
        ("bra", (R[0],)),
        ("mov.u32", (R[0], Address(RD))),
        ("bogus", ()),
    ],
)
def test_build_refuses(mnemonic: str, operands: tuple) -> None:
    with pytest.raises(PtxError):
        build(mnemonic, *operands)


def test_gates() -> None:
    assert lookup("redux.sync.add.s32")[0].since == ((7, 0), 80)
    assert lookup("ld.global.L1::evict_last.u32")[0].since == ((7, 4), 70)
    assert lookup("add.f32")[0].since == ((1, 0), 0)
    assert lookup("atom.add.f64")[0].since == ((5, 0), 60)


def test_effects() -> None:
    def effects(mnemonic: str) -> frozenset[str]:
        return lookup(mnemonic)[0].form.effects

    assert effects("add.s32") == frozenset()
    assert "read" in effects("ld.global.u32") and "write" in effects("st.global.u32")
    assert {"read", "write", "atomic"} <= effects("atom.add.u32")
    assert {"control", "halt"} <= effects("ret") and "control" in effects("bra")
    assert "sync" in effects("bar.sync") and "warp" in effects("shfl.sync.up.b32")


def test_form_shows_itself() -> None:
    assert (
        repr(Form("x.y d, a", "1", "does", "", "1.0", 0, "", None, (0, 128), "executed", "", "", {}))
        == "Form('x.y d, a')"
    )


# ------------------------------------------------------------------------------------------ types


@pytest.mark.parametrize(
    ("want", "have", "strict", "relaxed"),
    [
        ("s32", "u32", True, True),
        ("s32", "b32", True, True),
        ("b32", "f32", True, True),
        ("s32", "f32", False, False),
        ("f32", "b32", True, True),
        ("f32", "u32", False, False),
        ("u8", "b32", False, True),
        ("u32", "b16", False, False),
        ("f32", "b64", False, True),
        ("f32", "f64", False, False),
        ("b8", "f64", False, True),
        ("f16", "b32", False, True),
        ("bf16", "b16", True, True),
        ("bf16", "b32", False, False),
        ("f16x2", "b32", True, True),
        ("pred", "pred", True, True),
        ("pred", "b8", False, False),
        ("b8", "pred", False, False),
        ("u16x2", "b32", True, True),
    ],
)
def test_fits(want: str, have: str, strict: bool, relaxed: bool) -> None:
    assert fits(want, have) is strict
    assert fits_relaxed(want, have) is relaxed


# Tables 27 and 28 of PTX ISA 9.4.1: a row per instruction type, a column per operand type; `.` is
# invalid, `-` needs no conversion, `c` cuts a wider source, `z` and `s` extend into a wider destination.
COLUMNS = "b8 b16 b32 b64 b128 s8 s16 s32 s64 u8 u16 u32 u64 f16 f32 f64".split()
SOURCES = {
    "b8": "-cccc-ccc-cccccc",
    "b16": ".-ccc.-cc.-cc-cc",
    "b32": "..-cc..-c..-c.-c",
    "b64": "...-c...-...-..-",
    "b128": "....-...........",
    "s8": "-cccc-ccc-ccc...",
    "s16": ".-ccc.-cc.-cc...",
    "s32": "..-cc..-c..-c...",
    "s64": "...-c...-...-...",
    "u8": "-cccc-ccc-ccc...",
    "u16": ".-ccc.-cc.-cc...",
    "u32": "..-cc..-c..-c...",
    "u64": "...-c...-...-...",
    "f16": ".-ccc........-..",
    "f32": "..-cc.........-.",
    "f64": "...-c..........-",
}
DESTINATIONS = {
    "b8": "-zzzz-zzz-zzzzzz",
    "b16": ".-zzz.-zz.-zz-zz",
    "b32": "..-zz..-z..-z.-z",
    "b64": "...-z...-...-..-",
    "b128": "....-...........",
    "s8": "-ssss-sss-sss...",
    "s16": ".-sss.-ss.-ss...",
    "s32": "..-ss..-s..-s...",
    "s64": "...-s...-...-...",
    "u8": "-zzzz-zzz-zzz...",
    "u16": ".-zzz.-zz.-zz...",
    "u32": "..-zz..-z..-z...",
    "u64": "...-z...-...-...",
    "f16": ".-zzz........-..",
    "f32": "..-zz.........-.",
    "f64": "...-z..........-",
}


@pytest.mark.parametrize("table", [SOURCES, DESTINATIONS])
def test_relaxed_type_checking(table: dict[str, str]) -> None:
    for want, row in table.items():
        for have, cell in zip(COLUMNS, row, strict=True):
            assert fits_relaxed(want, have) == (cell != "."), (want, have)
            assert (cell == "-") == (cell != "." and TYPES[want].bits == TYPES[have].bits), (want, have)


def test_sizes() -> None:
    assert {name: TYPES[name].bytes for name in ("pred", "b8", "f16x2", "b128", "e4m3x2")} == {
        "pred": 1,
        "b8": 1,
        "f16x2": 4,
        "b128": 16,
        "e4m3x2": 2,
    }
    assert wider("s16") == "s32" and wider("u32") == "u64"


def test_specials() -> None:
    assert READABLE["%tid.x"].type == "u32" and READABLE["%tid.x"].uniform == "thread"
    assert READABLE["%ctaid.z"].uniform == "cta" and READABLE["%ntid.y"].uniform == "grid"
    assert "%tid" not in READABLE and SPECIALS["%tid"].vector
    assert {row.uniform for row in SPECIALS.values()} == {"grid", "cta", "warp", "thread"}
    assert all(row.type in TYPES for row in SPECIALS.values())


def test_models_print() -> None:
    assert str(SymbolAddress("x", 4)) == "x+4" and str(Address(SymbolAddress("x"), -4)) == "[x+-4]"
    assert str(FloatImm(0x3F800000, 32)) == "0f3F800000" and str(LabelOperand("$L")) == "$L"
