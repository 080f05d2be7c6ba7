"""Classes with members of the standard library's types: where a file is compiled alone they lie as g++ lays
them out.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.frontend.types.library_sizes import SIZES, size_of
from minicc.support.diagnostics import CompileError

HEADERS = (
    "any cstddef deque exception filesystem fstream forward_list functional future initializer_list list map"
    " memory mutex queue random set shared_mutex sstream stack string thread typeindex unordered_map"
    " unordered_set vector condition_variable".split()
)
GIVEN = {"function": "void(int, float)", "map": "int, std::pair<int, int>", "reference_wrapper": "int"}
MORE = [
    "std::vector<bool>",
    "std::vector<std::map<int, std::vector<int>>>",
    "std::vector<int> *",
    "const std::string &",
    "std::function<void()> *const",
    "const std::string",
]


def spelled(name: str, count: int) -> str:
    return f"std::{name}" + (f"<{GIVEN.get(name, ', '.join(['int'] * count))}>" if count else "")


TYPES = [*(spelled(*key) for key in SIZES), *MORE]


def classes() -> str:
    members = [f"struct H{n} {{ H{n}(); char first; {t} m; char last; }};" for n, t in enumerate(TYPES)]
    rows = (
        "struct Rows { Rows(); char first; std::string a[3], *b, c; std::vector<int> d[2][2]; char last; };"
    )
    derived = (
        "struct Above { virtual void f(); std::vector<int> m; char c; }; struct Below : Above { char d;"
        " std::string s; char last; };"
    )
    return "\n".join([*members, rows, derived])


ASKED = [f"H{n}" for n in range(len(TYPES))] + ["Rows", "Below"]
NUMBERS = [
    text for name in ASKED for text in (f"sizeof({name})", f"alignof({name})", f"offsetof({name}, last)")
]


@pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")
def test_classes_lie_as_host_code_has_them(tmp_path: Path) -> None:
    includes = "".join(f"#include <{header}>\n" for header in HEADERS)
    source, program = tmp_path / "a.cpp", tmp_path / "a.out"
    source.write_text(
        f"{includes}#include <cstdio>\n{classes()}\nint main() {{ for (long n :"
        f' {{{", ".join(f"long({text})" for text in NUMBERS)}}}) printf("%ld\\n", n); }}'
    )
    subprocess.run(["g++", "-std=c++17", "-w", source, "-o", program], check=True)
    expected = [
        int(line)
        for line in subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()
    ]
    stores = "".join(f"out[{n}] = {text}; " for n, text in enumerate(NUMBERS))
    out = np.zeros(len(NUMBERS), np.int64)
    minicc.compile(f"{includes}{classes()}\n__global__ void k(long *out) {{ {stores} }}", options=("-w",))[
        "k"
    ][1, 1](out)
    named = dict(zip(NUMBERS, zip(out.tolist(), expected)))
    assert {text: pair for text, pair in named.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize(
    "text",
    [
        "std::vector<int, Mine>",
        "std::map<int, int, Less>",
        "std::tuple<int>",
        "vector<int>",
        "std::string[n]",
        "other::string",
    ],
)
def test_other_types_have_no_known_size(text: str) -> None:
    assert size_of(text) is None


def test_using_directive_makes_the_names_plain() -> None:
    text = (
        "#include <vector>\nusing namespace std;\nstruct S { vector<int> v; int n; };\n__global__ void k(S s,"
        " int *out) { *out = s.n; }"
    )
    assert ".param .align 8 .b8 _Z1k1SPi_param_0[32]" in minicc.compile(text, options=("-w",)).ptx


def test_programs_own_type_of_the_name_is_none_of_the_library() -> None:
    text = (
        "#include <iostream>\nstruct vector { std::ostream &o; vector(std::ostream &); virtual void f() = 0;"
        " std::locale l; };\nstruct S { vector v; int n; };\n__global__ void k(S s, int *out) { *out = s.n; }"
    )
    with pytest.raises(CompileError, match="whose size only the host compiler knows"):
        minicc.compile(text, options=("-w",))
