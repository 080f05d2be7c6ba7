"""C types: spelling, sizes and layout (against g++), promotions and common types (against a model of the
standard), signatures.
"""

import itertools
import shutil
import subprocess

import pytest

from minicc.frontend.lower.layout import Layouts
from minicc.frontend.lower.signature import KernelParam
from minicc.frontend.types import conversions as conv
from minicc.frontend.types import ctype as ct
from minicc.frontend.types.layout import lay_out
from minicc.ir import irtypes as ty

from .test_lower import module_of

INTEGERS = [t for t in ct.SCALARS.values() if t.is_integer]


@pytest.mark.parametrize(
    ("t", "text"),
    [
        (ct.pointer_to(ct.qualified(ct.FLOAT, ct.CONST)), "const float *"),
        (ct.qualified(ct.pointer_to(ct.FLOAT), ct.CONST), "float *const"),
        (ct.pointer_to(ct.pointer_to(ct.CHAR)), "char **"),
        (ct.array_of(ct.array_of(ct.INT, 3), 2), "int[2][3]"),
        (ct.pointer_to(ct.array_of(ct.INT, 3)), "int (*)[3]"),
        (ct.array_of(ct.pointer_to(ct.INT), 3), "int *[3]"),
        (ct.pointer_to(ct.function(ct.INT, (ct.FLOAT, ct.pointer_to(ct.CHAR)))), "int (*)(float, char *)"),
        (ct.array_of(ct.pointer_to(ct.function(ct.VOID, ())), 4), "void (*[4])()"),
        (ct.qualified(ct.array_of(ct.INT, 2), ct.CONST), "const int[2]"),
        (ct.qualified(ct.pointer_to(ct.INT), ct.RESTRICT), "int *__restrict__"),
    ],
)
def test_spelling_is_clangs(t, text):
    assert str(t) == text


def test_types_are_interned():
    assert ct.pointer_to(ct.qualified(ct.INT, ct.CONST)) is ct.pointer_to(ct.qualified(ct.INT, ct.CONST))
    assert ct.qualified(ct.qualified(ct.INT, ct.CONST), ct.VOLATILE).unqualified is ct.INT
    assert ct.function(ct.VOID, (ct.qualified(ct.INT, ct.CONST),)) is ct.function(ct.VOID, (ct.INT,))


@pytest.mark.parametrize(("a", "b"), itertools.product(INTEGERS, INTEGERS), ids=str)
def test_usual_conversions_keep_the_value_where_the_standard_does(a, b):
    common = conv.usual_arithmetic_type(a, b)
    assert common is conv.usual_arithmetic_type(b, a)
    assert common.rank >= ct.INT.rank
    if conv.is_signed(common):
        assert all(conv.in_range(common, v) for t in (a, b) for v in conv.limits(t))
    else:
        wide = [t for t in (conv.promote(a), conv.promote(b)) if not t.signed]
        assert wide and common.size == max(conv.promote(a).size, conv.promote(b).size)


def test_promotions():
    assert all(
        conv.promote(t) is (ct.UINT if t is ct.CHAR32 else ct.INT) for t in INTEGERS if t.rank < ct.INT.rank
    )
    assert all(conv.promote(t) is t for t in INTEGERS if t.rank >= ct.INT.rank)
    enum = ct.enum(ct.EnumDefinition("E", constants={"A": -1, "B": 5}))
    assert conv.promote(enum) is ct.INT
    assert conv.promote(ct.enum(ct.EnumDefinition("F", constants={"A": 2**31}))) is ct.UINT


def test_pointer_conversions():
    const_int = ct.qualified(ct.INT, ct.CONST)
    p, pc = ct.pointer_to(ct.INT), ct.pointer_to(const_int)
    assert conv.pointer_problem(p, pc) == ""
    assert conv.pointer_problem(pc, p) == "qualifiers"
    assert conv.pointer_problem(p, ct.pointer_to(ct.VOID)) == ""
    assert conv.pointer_problem(ct.pointer_to(ct.VOID), p) == "type"
    assert conv.pointer_problem(ct.pointer_to(p), ct.pointer_to(pc)) == "qualifiers"
    assert conv.pointer_problem(ct.pointer_to(p), ct.pointer_to(ct.qualified(pc, ct.CONST))) == ""


RECORDS = """
struct A { char c; int i; };
struct B { double d; char c; };
struct C { char c[3]; short s; A a; };
union U { char c[5]; int i; double d; };
struct D { char c; U u; char e; };
struct E { struct { char x; long y; }; union { int p; char q[7]; } in; bool b; };
struct F { A a[3]; char t; };
struct G { float *p; char c; float (*q)[3]; unsigned short s[2][3]; };
struct __align__(16) H { float x, y, z; };
struct I { char c; H h; char d; };
struct J { };
struct K { char c; J j; int i; };
struct L { char c; __align__(8) int i; };
"""
MEMBERS = {
    "A": "c i", "B": "d c", "C": "c s a", "U": "c i d", "D": "c u e", "E": "x y in b", "F": "a t",
    "G": "p c q s",
    "H": "x y z", "I": "c h d", "J": "", "K": "c j i", "L": "c i",
}  # fmt: skip


def test_layout_is_the_compilers(tmp_path):
    if shutil.which("g++") is None:
        pytest.skip("g++ not found")
    lines = [f'printf("{n} %zu %zu", sizeof({n}), alignof({n}));' for n in MEMBERS]
    for number, (name, members) in enumerate(MEMBERS.items()):
        lines[number] += (
            "".join(f'printf(" %zu", offsetof({name}, {m}));' for m in members.split()) + r'puts("");'
        )
    program = (
        "#include <cstdio>\n#include <cstddef>\n#define __align__(n) alignas(n)\n"
        + RECORDS
        + f"int main() {{ {''.join(lines)} }}"
    )
    (tmp_path / "a.cpp").write_text(program)
    subprocess.run(["g++", "-std=c++17", "-w", "a.cpp", "-o", "a"], cwd=tmp_path, check=True)
    expected = subprocess.run(
        [tmp_path / "a"], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    asserts = []
    for line in expected:
        name, size, align, *offsets = line.split()
        asserts.append(
            f'static_assert(sizeof({name}) == {size}, "{name}"); static_assert(alignof({name}) == {align},'
            f' "{name}");'
        )
        for member, offset in zip(MEMBERS[name].split(), offsets):
            asserts.append(
                f"__device__ {name} v{name}{member}; static_assert((char *)&v{name}{member}.{member} - (char"
                f' *)&v{name}{member} == {offset}, "{name}");'
            )
    module_of(RECORDS + "\n".join(asserts))


def test_ir_structures_have_the_c_layout():
    module = module_of(RECORDS + "".join(f"__device__ {name} v{name};\n" for name in MEMBERS))
    made = Layouts({})
    seen = []
    for variable in module.globals.values():
        struct = variable.value_type
        assert isinstance(struct, ty.StructType)
        seen.append(variable.name)
    assert len(seen) == len(MEMBERS)
    inner = ct.RecordDefinition(
        "R",
        "struct",
        fields=[ct.Field("c", ct.CHAR), ct.Field("d", ct.DOUBLE, align=16), ct.Field("e", ct.CHAR)],
    )
    lay_out(inner)
    body = made.record(inner)
    assert ty.size_of(body) == inner.size == 32
    for number, member in enumerate(inner.fields):
        assert ty.offset_of(body, made.field_index(inner, number)) == member.offset


def test_signature():
    module = module_of(
        "struct S { char c; float v[2]; }; __global__ void k(int n, const float *x, S s, S *p, void *v, bool"
        " b) { }"
    )
    (result,) = module.signatures.values()
    record = [("c", "|i1", 0, ()), ("v", "<f4", 4, (2,))]
    assert result.name == "k" and result.symbol == "_Z1kiPKf1SPS1_Pvb"
    assert result.params == (
        KernelParam("n", "int", "scalar", "<i4", 4, 4),
        KernelParam("x", "const float *", "pointer", "<f4", 8, 8, True, 4),
        KernelParam("s", "S", "struct", record, 12, 4),
        KernelParam("p", "S *", "pointer", record, 8, 8, False, 12),
        KernelParam("v", "void *", "pointer", None, 8, 8, False, 0),
        KernelParam("b", "bool", "scalar", "|b1", 1, 1),
    )
