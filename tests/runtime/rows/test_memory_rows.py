"""Every row of loads, stores and atomic operations, with every modifier, against bytes in Python."""

from __future__ import annotations

import random
import struct

import ml_dtypes
import numpy as np
import pytest

from minicc.ptx.form import Form, Variant

from .variants import executed, variants

HEAD = ".version 8.8\n.target sm_100a\n.address_size 64\n"
LANES = 32
STRIDE = 64


def name_of(row: Form) -> str:
    return f"{row.syntax.split(' ')[0]}-{row.choices.get('type', '')}-{row.choices.get('op', '')}"


def bits_of(type_: str) -> int:
    return int("".join(c for c in type_.split("x")[0] if c.isdigit())) * (2 if type_.endswith("x2") else 1)


def registers(type_: str, count: int, prefix: str) -> tuple[str, list[str], int]:
    """(declaration, names, bits) of registers that hold elements of a type."""
    bits = max(bits_of(type_), 16)
    return f".reg .b{bits} %{prefix}<{count}>;", [f"%{prefix}{i}" for i in range(count)], bits


def operand(names: list[str], vector: bool) -> str:
    return "{" + ", ".join(names) + "}" if vector else names[0]


class Place:
    """Memory of a space with bytes of its own for every lane: `%a` is the lane's address there."""

    def __init__(self, variant: Variant, data: bytes) -> None:
        space = variant.slot("space").split("::")[0] or variant.slot("global")
        self.outside = self.setup = self.fetch = ""
        copy = "".join(f"ld.global.b64 %w, [%g+{i}]; st.SPACE.b64 [%a+{i}], %w;" for i in range(0, STRIDE, 8))
        back = "".join(f"ld.SPACE.b64 %w, [%a+{i}]; st.global.b64 [%g+{i}], %w;" for i in range(0, STRIDE, 8))
        if space in ("", "global"):
            self.setup = "mov.b64 %a, %g;"
        elif space == "const":
            self.outside = f".const .align 64 .b8 constants[{len(data)}] = {{{', '.join(map(str, data))}}};"
            self.setup = f"mov.u64 %a, constants; mad.wide.u32 %a, %t, {STRIDE}, %a;"
        else:
            size = LANES * STRIDE if space == "shared" else STRIDE
            self.outside = f".shared .align 64 .b8 tile[{size}];" if space == "shared" else ""
            own = f"mad.wide.u32 %a, %t, {STRIDE}, %a;" if space == "shared" else ""
            declare = "" if space == "shared" else f".local .align 64 .b8 tile[{size}];"
            self.setup = f"{declare} mov.u64 %a, tile; {own} {copy.replace('SPACE', space)}"
            self.fetch = back.replace("SPACE", space)


def kernel(place: Place, body: str) -> str:
    return (
        f"{HEAD}{place.outside}\n.visible .entry k(.param .u64 data, .param .u64 out) {{ .reg .b64 %g, %a,"
        " %o, %w, %pol; .reg .b32 %t;\nld.param.u64 %g, [data]; ld.param.u64 %o, [out]; mov.u32 %t, %tid.x;"
        f" mad.wide.u32 %g, %t, {STRIDE}, %g; mad.wide.u32 %o, %t, {STRIDE},"
        f" %o;\ncreatepolicy.fractional.L2::evict_last.b64 %pol, 1.0;\n{place.setup}\n{body}\n{place.fetch}"
        " ret; }"
    )


def extended(raw: bytes, type_: str, bits: int) -> int:
    """Return the contents of a register of `bits` after loading an element."""
    value = int.from_bytes(raw, "little", signed=type_[0] == "s")
    return value & ((1 << bits) - 1)


LOADS = [row for row in executed("ld", "ldu") if "b128" not in row.choices.get("type", "")]


@pytest.mark.parametrize("row", LOADS, ids=name_of)
def test_loads(ptx, row: Form) -> None:
    checked = 0
    for variant in variants(row):
        if variant.slot("space").startswith("param"):
            continue
        data = random.Random(variant.mnemonic).randbytes(LANES * STRIDE)
        count = int((variant.slot("vec") or "v1")[1:])
        size = bits_of(variant.type) // 8
        declaration, names, bits = registers(variant.type, count, "d")
        policy = ", %pol" if variant.slot("hint") else ""
        stores = "".join(f"st.global.b{bits} [%o+{i * bits // 8}], {name};" for i, name in enumerate(names))
        place = Place(variant, data)
        out = np.zeros(LANES * STRIDE * 2, "u1")
        ptx(
            kernel(
                place,
                f"{declaration} {variant.mnemonic} {operand(names, count > 1)},"
                f" [%a+{size * count if size * count < STRIDE else 0}]{policy}; {stores}",
            ),
            1,
            LANES,
            np.frombuffer(data, "u1").copy(),
            out,
        )
        start = size * count if size * count < STRIDE else 0
        for lane in range(LANES):
            for i in range(count):
                at = lane * STRIDE + start + i * size
                got = int.from_bytes(out[lane * STRIDE + i * bits // 8 :][: bits // 8].tobytes(), "little")
                assert got == extended(data[at : at + size], variant.type, bits), (variant.mnemonic, lane, i)
                checked += 1
    assert checked or all(v.slot("space").startswith("param") for v in variants(row))


STORES = [
    row
    for row in executed("st")
    if "b128" not in row.choices.get("type", "")
    and not {"async", "bulk"} & {*row.syntax.split("{")[0].split(".")}
]


@pytest.mark.parametrize("row", STORES, ids=name_of)
def test_stores(ptx, row: Form) -> None:
    checked = 0
    for variant in variants(row):
        if variant.slot("space").startswith("param"):
            continue
        rng = random.Random(variant.mnemonic)
        data = rng.randbytes(LANES * STRIDE)
        count = int((variant.slot("vec") or "v1")[1:])
        size = bits_of(variant.type) // 8
        declaration, names, bits = registers(variant.type, count, "d")
        policy = ", %pol" if variant.slot("hint") else ""
        values = rng.randbytes(LANES * STRIDE)
        loads = "".join(f"ld.global.b{bits} {name}, [%o+{i * bits // 8}];" for i, name in enumerate(names))
        memory = np.frombuffer(data, "u1").copy()
        ptx(
            kernel(
                Place(variant, data),
                f"{declaration} {loads} {variant.mnemonic} [%a], {operand(names, count > 1)}{policy};",
            ),
            1,
            LANES,
            memory,
            np.frombuffer(values, "u1").copy(),
        )
        for lane in range(LANES):
            at = lane * STRIDE
            stored = b"".join(values[at + i * bits // 8 :][:size] for i in range(count))
            assert memory[at : at + STRIDE].tobytes() == stored + data[at + len(stored) : at + STRIDE], (
                variant.mnemonic,
                lane,
            )
            checked += count
    assert checked or all(v.slot("space").startswith("param") for v in variants(row))


# ------------------------------------------------------------------------------------- atomics


def number(bits: int, type_: str):
    width = bits_of(type_)
    if type_ in ("f32", "f64"):
        return struct.unpack("<f" if type_ == "f32" else "<d", bits.to_bytes(width // 8, "little"))[0]
    return bits - (1 << width) if type_[0] == "s" and bits >> (width - 1) else bits


def in_halves(op: str, type_: str, old: int, b: int) -> int:
    kind = np.float16 if type_.startswith("f16") else ml_dtypes.bfloat16
    result = 0
    for shift in range(0, bits_of(type_), 16):
        x, y = (np.array([v >> shift & 0xFFFF], "u2").view(kind)[0] for v in (old, b))
        z = x + y if op == "add" else min(x, y) if op == "min" else max(x, y)
        result |= int(np.array([z], kind).view("u2")[0]) << shift
    return result


def updated(op: str, type_: str, old: int, b: int, c: int) -> int:
    """Return the memory after an atomic operation, as bits, by PTX ISA 9.7.13.5."""
    width = bits_of(type_)
    full = (1 << width) - 1
    if op == "cas":
        return c if old == b else old
    if "f16" in type_:
        return in_halves(op, type_, old, b)
    if type_ in ("f32", "f64"):
        code = "f4" if type_ == "f32" else "f8"
        x, y = (np.array([v], f"u{width // 8}").view(code)[0] for v in (old, b))
        return int(np.array([x + y], code).view(f"u{width // 8}")[0])
    x, y = number(old, type_), number(b, type_)
    return {
        "add": x + y,
        "and": x & y,
        "or": x | y,
        "xor": x ^ y,
        "exch": y,
        "min": min(x, y),
        "max": max(x, y),
        "inc": 0 if x >= y else x + 1,
        "dec": y if x == 0 or x > y else x - 1,
    }[op] & full


def pattern(rng: random.Random, type_: str) -> int:
    """Bits without NaNs; of integers often the extreme ones."""
    width = bits_of(type_)
    if "f16" in type_:
        kind = np.float16 if type_.startswith("f16") else ml_dtypes.bfloat16
        return sum(int(np.array([rng.uniform(-4, 4)], kind).view("u2")[0]) << s for s in range(0, width, 16))
    if type_ in ("f32", "f64"):
        return int(np.array([rng.uniform(-1e6, 1e6)], f"f{width // 8}").view(f"u{width // 8}")[0])
    return rng.choice(
        [0, 1, 2, 3, (1 << width) - 1, 1 << (width - 1), rng.getrandbits(width), rng.getrandbits(4)]
    )


ATOMICS = [
    row
    for row in executed("atom", "red")
    if "b128" not in row.choices.get("type", "") and "async" not in row.syntax
]


@pytest.mark.parametrize(
    "row",
    ATOMICS,
    ids=lambda row: f"{row.syntax.split(' ')[0]}-{row.choices.get('op', '')}-{row.choices.get('type', '')}",
)
def test_atomics(ptx, row: Form) -> None:
    checked = 0
    for variant in variants(row):
        rng = random.Random(variant.mnemonic)
        op = (
            "cas"
            if variant.slot("cas")
            else variant.slot("op") or ("exch" if variant.slot("exch") else "add")
        )
        type_, count = variant.type, int((variant.slot("vec") or "v1")[1:])
        size = bits_of(type_) // 8
        # Lanes share eight places; shared memory is filled from global memory and copied back.
        shared = variant.slot("space").startswith("shared")
        places = [[pattern(rng, type_) for _ in range(count)] for _ in range(8)]
        b, c = ([[pattern(rng, type_) for _ in range(count)] for _ in range(LANES)] for _ in range(2))
        if op == "cas":
            b = [[rng.choice([places[lane % 8][0], pattern(rng, type_)])] for lane in range(LANES)]

        def flat(rows, size=size):
            return np.frombuffer(
                b"".join(v.to_bytes(size, "little") for row in rows for v in row), "u1"
            ).copy()

        memory, old = flat(places), np.zeros(LANES * count * size, "u1")
        width = 8 * size
        loads = "".join(
            f"ld.global.b{width} %b{i}, [%p+{i * size}]; ld.global.b{width} %c{i}, [%q+{i * size}];"
            for i in range(count)
        )
        wants = row.opcode == "atom"
        stores = "".join(f"st.global.b{width} [%o+{i * size}], %d{i};" for i in range(count)) if wants else ""
        names = {x: operand([f"%{x}{i}" for i in range(count)], count > 1) for x in "bcd"}
        operands = ", ".join(
            ([names["d"]] if wants else [])
            + ["[%a]", names["b"]]
            + ([names["c"]] if op == "cas" else [])
            + (["%pol"] if variant.slot("hint") else [])
        )
        each = count * size
        fill = back = ""
        if shared:
            fill = (
                f"mov.u64 %a, tile; mad.wide.u32 %a, %l, {each}, %a; "
                + "".join(
                    f"ld.global.b{width} %e, [%m+{i * size}]; st.shared.b{width} [%a+{i * size}], %e;"
                    for i in range(count)
                )
                + " bar.sync 0;"
            )
            back = "bar.sync 0; " + "".join(
                f"ld.shared.b{width} %e, [%a+{i * size}]; st.global.b{width} [%m+{i * size}], %e;"
                for i in range(count)
            )
        text = f"""{HEAD}.shared .align 16 .b8 tile[512];
.visible .entry k(.param .u64 memory, .param .u64 bs, .param .u64 cs, .param .u64 old) {{
  .reg .b64 %m, %p, %q, %o, %a, %pol; .reg .b32 %t, %l;
.reg .b{width} %b<8>, %c<8>, %d<8>, %e; mov.u32 %t, %tid.x; and.b32 %l, %t, 7;
  createpolicy.fractional.L2::evict_last.b64 %pol, 1.0;
ld.param.u64 %m, [memory]; mad.wide.u32 %m, %l, {each}, %m; ld.param.u64 %p, [bs];
  mad.wide.u32 %p, %t, {each}, %p;
ld.param.u64 %q, [cs]; mad.wide.u32 %q, %t, {each}, %q; ld.param.u64 %o, [old];
  mad.wide.u32 %o, %t, {each}, %o; mov.b64 %a, %m;
{fill} {loads} {variant.mnemonic} {operands}; {stores} {back} ret; }}"""
        ptx(text, 1, LANES, memory, flat(b), flat(c), old)
        for lane in range(LANES):
            for i in range(count):
                place = places[lane % 8]
                if wants:
                    got = int.from_bytes(old[(lane * count + i) * size :][:size].tobytes(), "little")
                    assert got == place[i], (variant.mnemonic, lane, i)
                place[i] = updated(op, type_, place[i], b[lane][i], c[lane][i])
                checked += 1
        assert memory.tobytes() == flat(places).tobytes(), variant.mnemonic
    assert checked
