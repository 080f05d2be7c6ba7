"""Headers of libraries, found as `<…>`: of what device code does not name nothing stops a compilation; what
it names is reported.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import minicc
from minicc.frontend.syntax import tree
from minicc.frontend.text.compiler_macros import OMITTED_MACROS, compiler_macros
from minicc.frontend.text.features import BUILTINS
from minicc.frontend.types import builtin_table
from minicc.support.diagnostics import CompileError

KERNEL = "\n__global__ void k(int *p) { p[threadIdx.x] = 5; }\n"

UNUSED = [
    "template <class T> struct Box { auto get() const -> decltype(auto) requires true { return 1; } };",
    "inline int broken() { return 1 +; }",
    (
        "struct Odd { int operator()(int) const volatile && noexcept; int operator<=>(const Odd &) const ="
        " default; };"
    ),
    "constexpr int wrong = nowhere::value<3>;",
    "__device__ inline int unused(int x) { return nothing(x); }",
    "__host__ __device__ inline int both(Unknown x) { return x; }",
    "template <> struct Hash<Unknown::type> { static const int value = 1; };",
    "struct Base { virtual ~Base() = default; virtual int f() = 0; };",
    "using Map = std::map<int, std::vector<int>>;",
    "inline namespace v1 { struct S; } using v1::S; using namespace std::literals;",
    'static_assert(sizeof(Undeclared) == 8, "no");',
    "enum class Flags : unknown_t { A = sizeof(unknown_t) };",
    "template <class T> inline auto operator+(const Vec<T> &a, const Vec<T> &b) { return a.plus(b); }",
    'extern "C" { typedef struct FILE_ FILE_; int (*hook)(FILE_ *, ...); }',
    "static const double rate = compute(3);",
    'asm(".globl here");',
    '#if SOME_VERSION(1, 2) >= 3\n#error "too new"\n#endif',
    "[[nodiscard]] [[gnu::cold]] int f() __attribute__((format(printf, 1, 2)));",
]


def compiled(text: str, folder: Path, **headers: str) -> minicc.ObjectCode:
    for name, content in headers.items():
        (folder / f"{name}.h").write_text(content)
    return minicc.compile(text, options=(f"-I{folder}", "-Wno-unknown-header"))


def errors(text: str, folder: Path, **headers: str) -> list[str]:
    with pytest.raises(CompileError) as caught:
        compiled(text, folder, **headers)
    return [
        f"{Path(d.location.file).name}:{d.location.line}: {d.message}"
        for d in caught.value.diagnostics
        if d.severity == "error" and d.location
    ]


@pytest.mark.parametrize("text", UNUSED)
def test_what_nobody_names_is_no_error(text: str, tmp_path: Path) -> None:
    header = f"#include <vector>\n#include <map>\n{text}\n"
    assert compiled(f"#include <lib.h>{KERNEL}", tmp_path, lib=header)["k"] is not None
    named = f"#include <vector>\n#include <map>\nnamespace lib {{\n{text}\n}}\n"
    assert compiled(f"#include <lib.h>{KERNEL}", tmp_path, lib=named)["k"] is not None


def test_a_function_is_checked_where_device_code_comes_to_it(tmp_path: Path) -> None:
    header = (
        "__device__ inline int good(int x) { return x + 1; }\n"
        "__device__ inline int bad(int x) { return nothing(x); }\n"
        "__device__ inline int through(int x) { return bad(x); }\n"
    )
    assert (
        compiled("#include <lib.h>\n__global__ void k(int *p) { *p = good(*p); }", tmp_path, lib=header)["k"]
        is not None
    )
    assert errors(
        "#include <lib.h>\n__global__ void k(int *p) { *p = through(*p); }", tmp_path, lib=header
    ) == ["lib.h:2: use of undeclared identifier 'nothing'"]


def test_who_names_what_cannot_be_read_is_told_why(tmp_path: Path) -> None:
    header = "namespace lib {\ninline constexpr int f() { return 1 +; }\n}\n"
    text = "#include <lib.h>\n__global__ void k(int *p) { *p = lib::f(); }"
    assert errors(text, tmp_path, lib=header) == [
        "source.cu:2: reference to __host__ function 'lib::f' in __global__ function"
    ]
    with pytest.raises(CompileError) as caught:
        compiled(text, tmp_path, lib=header)
    notes = [
        (note.message, note.location.line) for note in caught.value.diagnostics[0].notes if note.location
    ]
    assert notes == [("'f' declared here", 2), ("which is no device code: expected expression", 2)]


def test_an_overload_that_cannot_be_checked_leaves_the_others(tmp_path: Path) -> None:
    header = (
        "#include <iostream>\nstruct V { float x; };\n"
        "__host__ __device__ inline V operator+(V a, V b) { return {a.x + b.x}; }\n"
        "__host__ __device__ inline std::ostream &operator<<(std::ostream &o, V v) { return o << v.x; }\n"
        "__host__ __device__ inline float norm(V v) { return v.x; }\n"
        "__host__ __device__ inline float norm(const std::vector<V> &v) { return v[0].x; }\n"
    )
    assert (
        compiled(
            "#include <lib.h>\n__global__ void k(float *p) { *p = norm(V{1} + V{2}); }", tmp_path, lib=header
        )["k"]
        is not None
    )


def test_only_what_is_named_is_parsed(tmp_path: Path) -> None:
    many = "".join(
        f"template <class T> __device__ T f{i}(T x) {{ return x + {i}; }}\nstruct C{i} {{ int x; }};\n"
        for i in range(50)
    )
    (tmp_path / "lib.h").write_text(f"namespace lib {{\n{many}}}\n")
    from minicc.frontend import parse_unit
    from minicc.frontend.text.options import FrontendOptions
    from minicc.support.diagnostics import Diagnostics

    diags = Diagnostics()
    text = "#include <lib.h>\n__global__ void k(int *p) { lib::C7 c = {lib::f3(*p)}; *p = c.x; }\n"
    unit = parse_unit(text, "k.cu", FrontendOptions(include_dirs=(str(tmp_path),)), diags)
    read = [node for node in tree.walk(unit) if isinstance(node, tree.TemplateDecl | tree.RecordDecl)]
    assert len(read) == 2 and not diags.items


def test_headers_in_quotes_are_the_programs_own(tmp_path: Path) -> None:
    header = "__device__ inline int f(int x) { return nothing(x); }\n"
    assert errors('#include "own.h"\n' + KERNEL, tmp_path, own=header) == [
        "own.h:1: use of undeclared identifier 'nothing'"
    ]


def test_macros_of_the_host_compiler() -> None:
    """g++ 12's own, each with its value."""
    compiler = shutil.which("g++-12") or shutil.which("g++")
    if compiler is None or not subprocess.run(
        [compiler, "-dumpversion"], capture_output=True, text=True
    ).stdout.startswith("12"):
        pytest.skip("needs g++ 12")
    done = subprocess.run(
        [compiler, "-x", "c++", "-std=gnu++17", "-dM", "-E", "/dev/null"],
        capture_output=True,
        text=True,
        check=True,
    )
    theirs = {
        line.split(" ")[1].split("(")[0]: line.removeprefix("#define ") for line in done.stdout.splitlines()
    }
    ours = {name: macro.define.args[0] for name, macro in compiler_macros().items()}  # type: ignore[attr-defined]
    assert {name: text for name, text in theirs.items() if name not in OMITTED_MACROS} == ours


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (
            (),
            (
                "__CUDACC_VER_BUILD__ == 88 && __CUDA_API_VER_MAJOR__ == 13 && __CUDA_API_VER_MINOR__ == 0 &&"
                " __CUDA_ARCH_LIST__ == 800"
            ),
        ),
        (
            (),
            (
                "__NVCC_DIAG_PRAGMA_SUPPORT__ && __CUDACC_DEVICE_ATOMIC_BUILTINS__ &&"
                " CUDA_DOUBLE_MATH_FUNCTIONS && __GNUC__ == 12"
            ),
        ),
        (
            (),
            "!defined(__CUDACC_RDC__) && !defined(__CUDACC_EXTENDED_LAMBDA__) && !defined(__CUDACC_DEBUG__)",
        ),
        (("-rdc=true",), "__CUDACC_RDC__"),
        (("--extended-lambda",), "__CUDACC_EXTENDED_LAMBDA__"),
        (("--expt-relaxed-constexpr",), "__CUDACC_RELAXED_CONSTEXPR__"),
        (("-G",), "__CUDACC_DEBUG__"),
        (
            ("-arch=sm_90a",),
            (
                "__CUDA_ARCH_FEAT_SM90_ALL && __CUDA_ARCH_SPECIFIC__ == 900 && __CUDA_ARCH_FAMILY_SPECIFIC__"
                " == 900"
            ),
        ),
        (
            (),
            (
                "__has_attribute(noinline) && __has_cpp_attribute(nodiscard) == 201907 &&"
                " !__has_cpp_attribute(clang::x) && defined(__has_builtin)"
            ),
        ),
        (
            (),
            (
                "__has_cpp_attribute(gnu::cold) && __has_builtin(__builtin_clz) &&"
                " !__has_builtin(__builtin_bit_cast)"
            ),
        ),
    ],
)
def test_macros_of_nvcc(options: tuple[str, ...], expected: str) -> None:
    minicc.compile(f"#if !({expected})\n#error no\n#endif{KERNEL}", options=options)


def test_built_in_functions_that_conditions_know() -> None:
    assert [name for name in sorted(BUILTINS) if builtin_table.find(f"__builtin_{name}") is None] == []
