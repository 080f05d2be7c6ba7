"""Random classes, and a program that measures them: sizes, alignments, offsets of members, first bits of
bit-fields.

The same text is read by g++ (which runs `main`), nvcc and minicc (whose kernel `measure` runs on the
machine).

    python -m tests.frontend.random_layouts FIRST_SEED SEEDS CLASSES [nvcc]
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

import minicc
from minicc.driver.api import ObjectCode

SCALARS = [
    "bool",
    "char",
    "unsigned char",
    "short",
    "int",
    "unsigned",
    "long long",
    "float",
    "double",
    "int *",
    "E1",
    "E8",
    "EL",
]
BIT_TYPES = {
    "bool": 1,
    "char": 8,
    "unsigned char": 8,
    "short": 16,
    "int": 32,
    "unsigned": 32,
    "long long": 64,
    "unsigned long long": 64,
    "E1": 32,
    "E8": 8,
    "EL": 64,
}
PRELUDE = """#include <stddef.h>
#ifndef __CUDACC__
#define __device__
#endif
enum E1 { e1a, e1b = 3 };
enum E8 : unsigned char { e8a, e8b = 3 };
enum class EL : long long { a, b = 3 };
"""


@dataclass
class Class:
    """`members` are the names whose offsets can be asked for, `bits` those of bit-fields with their types."""

    name: str
    text: str
    members: list[str] = field(default_factory=list)
    bits: list[tuple[str, str]] = field(default_factory=list)
    is_union: bool = False
    is_plain: bool = True
    is_final: bool = False


class Maker:
    """Makes classes that use the earlier ones."""

    def __init__(self, seed: int, exotic: bool = False) -> None:
        """`exotic`: also what g++ and nvcc lay out in different ways: bases, `alignas` and widths of zero in
        packed classes.
        """
        self.random, self.exotic = random.Random(seed), exotic
        self.classes: list[Class] = []

    def maybe(self, chance: float) -> bool:
        return self.random.random() < chance

    def type(self, plain: bool = False) -> str:
        usable = [f"T{c.name[1:]}" for c in self.classes[-12:] if c.is_plain or not plain]
        return self.random.choice(usable) if usable and self.maybe(0.3) else self.random.choice(SCALARS)

    def make(self) -> Class:
        number = len(self.classes)
        made = Class(f"C{number}", "")
        made.is_union = self.maybe(0.1)
        kind = "union" if made.is_union else self.random.choice(["struct", "struct", "class"])
        pack = f"#pragma pack(push, {self.random.choice([1, 2, 4, 8, 16])})\n" if self.maybe(0.15) else ""
        self.aligns = self.exotic or not pack
        self.packed = not pack and self.maybe(0.12)
        bound = 1 << self.random.randrange(1, 6) if self.aligns and self.maybe(0.08) else 0
        if self.packed:
            heads = f"__attribute__((packed{f', aligned({bound})' if bound else ''}))"
        else:
            heads = f"alignas({bound})" if bound else ""
        bases = (
            [] if made.is_union or not (self.exotic or (self.aligns and not self.packed)) else self.bases()
        )
        body = [] if kind != "class" else ["public:"]
        for place in range(self.random.choice([0, 0, 1, 2, 2, 3, 3, 4, 5, 6])):
            body += self.member(made, f"m{place}")
        if not made.is_union:
            body += self.special(made)
        made.is_plain = made.is_plain and not bases
        below = f" : {', '.join(bases)}" if bases else ""
        made.text = f"{kind} {heads} {made.name}{below} {{ {' '.join(body)} }};"
        made.text += f"\ntypedef {made.name} T{number};"
        if pack:
            made.text = f"{pack}{made.text}\n#pragma pack(pop)"
        self.classes.append(made)
        return made

    def bases(self) -> list[str]:
        usable = [f"T{c.name[1:]}" for c in self.classes[-15:] if not c.is_union]
        count = self.random.choice([0, 0, 0, 1, 1, 2, 3])
        chosen = self.random.sample(usable, min(count, len(usable)))
        return [f"{self.random.choice(['', 'public ', 'private '])}{name}" for name in chosen]

    def special(self, made: Class) -> list[str]:
        """What makes a class more than plain data: nothing of it is ever called."""
        n = made.name
        kinds = [f"__device__ {n}();", f"{n}() = default;", f"__device__ {n}(int);", f"__device__ ~{n}();",
                 f"__device__ {n} &operator=(const {n} &o);", "private: int hidden;", "int given = 1;",
                 f"~{n}() = default;",
                 f"__device__ {n}(const {n} &o);", "__device__ int method();", "static const int fixed = "
                                                                               "3;"]  # fmt: skip
        if not self.maybe(0.3):
            return []
        chosen = self.random.choice(kinds)
        made.is_plain = made.is_plain and chosen in kinds[9:]
        return [chosen]

    def member(self, made: Class, name: str) -> list[str]:
        chance = self.random.random()
        align = f"alignas({1 << self.random.randrange(0, 6)}) " if self.aligns and self.maybe(0.08) else ""
        if chance < 0.35:
            return self.bit_field(made, name)
        if chance < 0.42:
            inner = self.random.choice(["struct", "union"])
            types = [self.random.choice(SCALARS) for _ in range(self.random.randrange(1, 4))]
            made.members += [f"{name}{n}" for n in range(len(types))]
            return [f"{inner} {{ {' '.join(f'{t} {name}{n};' for n, t in enumerate(types))} }};"]
        t = self.type(made.is_union or (self.packed and not self.exotic))
        made.members.append(name)
        result = next((c for c in self.classes if f"T{c.name[1:]}" == t), None)
        made.is_plain = made.is_plain and (result is None or result.is_plain)
        if align and result is None:
            least = {
                "bool": 1,
                "char": 1,
                "unsigned char": 1,
                "short": 2,
                "int": 4,
                "unsigned": 4,
                "float": 4,
                "E1": 4,
                "E8": 1,
            }.get(t, 8)
            align = f"alignas({max(least, int(align[8:-2]))}) "
        elif align:
            align = "alignas(32) "
        bound = "".join(
            f"[{self.random.randrange(1, 4)}]" for _ in range(self.random.choice([0, 0, 0, 1, 2]))
        )
        return [f"{align}{t} {name}{bound};"]

    def bit_field(self, made: Class, name: str) -> list[str]:
        t = self.random.choice(list(BIT_TYPES))
        if self.maybe(0.12):
            least = 0 if self.exotic or (self.aligns and not self.packed) else 1
            return [f"{t} : {self.random.choice([least, self.random.randrange(least, BIT_TYPES[t] + 1)])};"]
        made.bits.append((name, t))
        return [f"{t} {name} : {self.random.randrange(1, BIT_TYPES[t] + 1)};"]


def program(classes: list[Class]) -> str:
    """The text that measures the classes; `labels` names the numbers in order."""
    lines = [PRELUDE, *(c.text for c in classes)]
    for c in classes:
        values = [f"sizeof({c.name})", f"alignof({c.name})", *(f"offsetof({c.name}, {m})" for m in c.members)]
        stores = [f"o[{n}] = {value};" for n, value in enumerate(values)]
        for n, (name, t) in enumerate(c.bits, len(values)):
            one = "true" if t == "bool" else f"({t})-1"
            stores.append(
                f"o[{n}] = -1; for (int i = 0; i < sizeof(u.b); i++) u.b[i] = 0; ((volatile {c.name}"
                f" *)u.b)->{name} = {one}; for (int i = 8 * sizeof(u.b) - 1; i >= 0; i--) if (u.b[i / 8] >> i"
                f" % 8 & 1) o[{n}] = i;"
            )
        room = f"struct {{ alignas({c.name}) unsigned char b[sizeof({c.name})]; }} u;" if c.bits else ""
        lines.append(f"__device__ void measure_{c.name}(int *o) {{ {room} {' '.join(stores)} }}")
    calls = "".join(f"measure_{c.name}(o + {at}); " for c, at in zip(classes, starts(classes)))
    count = len(labels(classes))
    lines.append(
        f'#ifdef __CUDACC__\nextern "C" __global__ void measure(int *o) {{ {calls} }}\n#else\n#include'
        f" <stdio.h>\nint main() {{ static int o[{count}]; {calls} for (int i = 0; i < {count}; i++)"
        ' printf("%d\\n", o[i]); }\n#endif\n'
    )
    return "\n".join(lines)


def labels(classes: list[Class]) -> list[str]:
    return [
        label
        for c in classes
        for label in [
            f"sizeof({c.name})",
            f"alignof({c.name})",
            *(f"{c.name}::{m}" for m in c.members),
            *(f"{c.name}::{m} (bit)" for m, _ in c.bits),
        ]
    ]


def starts(classes: list[Class]) -> list[int]:
    result, at = [], 0
    for c in classes:
        result.append(at)
        at += 2 + len(c.members) + len(c.bits)
    return result


def by_gxx(text: str, folder: Path) -> list[int]:
    """What g++ makes of it."""
    (folder / "unit.cpp").write_text(text)
    options = ["-std=c++17", "-w", "-fno-access-control", "-fno-strict-aliasing"]
    done = subprocess.run(
        ["g++", *options, "unit.cpp", "-o", "unit"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[:2000]
    return [
        int(line)
        for line in subprocess.run(
            ["./unit"], cwd=folder, capture_output=True, text=True, check=True
        ).stdout.split()
    ]


def by_nvcc(text: str, count: int, folder: Path) -> list[int]:
    """What nvcc's PTX does on the machine."""
    (folder / "unit.cu").write_text(text)
    command = ["nvcc", "-std=c++17", "-arch=sm_80", "-ptx", "-w", "unit.cu", "-o", "unit.ptx"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]
    return _measured(ObjectCode.from_ptx((folder / "unit.ptx").read_text()), count)


def by_minicc(text: str, count: int) -> list[int]:
    return _measured(minicc.compile(text), count)


def _measured(code: ObjectCode, count: int) -> list[int]:
    result = np.zeros(count, np.int32)
    code.get_kernel("measure")[1, 1](result)
    return [int(value) for value in result]


def different(classes: list[Class], one: list[int], other: list[int]) -> list[str]:
    """The measures that are not the same, with the class's text."""
    texts = {c.name: c.text for c in classes}
    result = []
    for label, a, b in zip(labels(classes), one, other, strict=True):
        if a != b:
            name = re.search(r"C\d+", label)
            result.append(f"{label}: {a} and {b} in {texts[name.group()] if name else ''}")
    return result


def main() -> None:
    """Compare many programs; with `nvcc`, those that g++ lays out in another way, too."""
    first, seeds, count = (int(arg) for arg in sys.argv[1:4])
    exotic = sys.argv[4:] == ["nvcc"]
    for seed in range(first, first + seeds):
        maker = Maker(seed, exotic)
        classes = [maker.make() for _ in range(count)]
        text, length = program(classes), len(labels(classes))
        with tempfile.TemporaryDirectory() as folder:
            theirs = by_nvcc(text, length, Path(folder)) if exotic else by_gxx(text, Path(folder))
        wrong = different(classes, theirs, by_minicc(text, length))
        print(f"seed {seed}: {length} measures, {len(wrong)} differ", *wrong, sep="\n  ")


if __name__ == "__main__":
    main()
