"""The demangler against c++filt, against the mangler's own output, and on what is no name."""

from __future__ import annotations

import functools
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import minicc
from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.frontend.types import ctype as ct
from minicc.frontend.types import mangle
from minicc.support import mangling_codes as codes
from minicc.support.demangle import Parser, demangle, read, source_name
from minicc.support.diagnostics import MiniccError
from minicc.support.mangled_names import encode

from ..frontend.test_mangle import SOURCE

ROOT = Path(__file__).parents[2]
NAMES = {
    "_Z1fPA4_i": "f(int (*) [4])",
    "_Z1fPFPFvfEiE": "f(void (*(*)(int))(float))",
    "_Z1fPFPiiE": "f(int* (*)(int))",
    "_Z1fIRiEvOT_": "void f<int&>(int&)",
    "_ZZ1fIiEvT_E1x": "f<int>(int)::x",
    "_Z1fM1AKFviE": "f(void (A::*)(int) const)",
    "_Z1fA3_A4_i": "f(int [3][4])",
    "_Z1fRA3_A4_Ki": "f(int const (&) [3][4])",
    "_Z1fDh": "f(half)",
    "_Z1fDF16_": "f(_Float16)",
    "_Z1fDF16b": "f(std::bfloat16_t)",
    "_Z1kIXadL_Z1gvEEEvv": "void k<&(g())>()",
    "_Z1kILf3f800000EEvv": "void k<(float)[3f800000]>()",
    "_Z1kILc65EEvv": "void k<(char)65>()",
    "_Z1kIL1E3EEvv": "void k<(E)3>()",
    "_Z1kILm4EEvv": "void k<4ul>()",
    "_Z1kILx4EEvv": "void k<4ll>()",
    "_Z1kIjLj4ELb1EEvT_": "void k<unsigned int, 4u, true>(unsigned int)",
    "_ZN1AcvT_IfEEv": "A::operator float<float>()",
    "_ZZ1fvENKUlvE_clEv": "f()::{lambda()#1}::operator()() const",
    "_ZZ1fvENKUlT_E0_clIiEEDaS_": "auto f()::{lambda(auto:1)#2}::operator()<int>(int) const",
    "_Z1kIiEvDTplfp_Li1EET_": "void k<int>(decltype ({parm#1}+(1)), int)",
    "_Z1fIiEPFvfEi": "void (*f<int>(int))(float)",
    "_ZNSsC1Ev": "std::basic_string<char, std::char_traits<char>, std::allocator<char> >::basic_string()",
    "_ZN14_GLOBAL__N__121fEv": "(anonymous namespace)::f()",
    "_ZN10_GLOBAL__N1fEv": "(anonymous namespace)::f()",
    "_Z1fM1AM1BFivE": "f(int (B::* A::*)())",
    "_Z1kIJifEEvDpT_": "void k<int, float>(int, float)",
    "_Z1kIJEEvDpT_": "void k<>()",
    "_Z1kIJifEEvDpPT_": "void k<int, float>(int*, float*)",
    "_ZTV1A": "vtable for A",
    "_ZGVZ1fvE1x": "guard variable for f()::x",
    "_Z1fDv4_f": "f(float __vector(4))",
    "_Z1fz": "f(...)",
    "_ZlsRSoi": "operator<<(std::basic_ostream<char, std::char_traits<char> >&, int)",
    "_Z1kILDn0EEvv": "void k<(decltype(nullptr))0>()",
    "_Z1fILin3EEvv": "void f<-3>()",
    "_ZZ1fvEd0_1x": "f()::{default arg#2}::x",
    "_Z1fB3abc": "f[abi:abc]",
    "_Z1fu5myint": "f(myint)",
    "_Z1fPU3AS1i": "f(int AS1*)",
    "_Z1fIiEDcv": "decltype(auto) f<int>()",
    "_Z1fPDoFvvE": "f(void (*)() noexcept)",
    # nvcc expands packs without saying so; c++filt sees the first element.
    "_Z5writeIJLi3ELi1ELi4EEEvPi8SequenceIJXT_EEE": "void write<3, 1, 4>(int*, Sequence<3, 1, 4>)",
    "_Z5timesIifEDTmlfL0p_fL0p0_ET_T0_": "decltype ({parm#1}*{parm#2}) times<int, float>(int, float)",
}


@pytest.mark.parametrize(("symbol", "text"), NAMES.items())
def test_known_names(symbol: str, text: str) -> None:
    assert demangle(symbol) == text


def test_cxxfilt_says_the_same() -> None:
    tool = shutil.which("c++filt")
    if tool is None:
        pytest.skip("c++filt not found")
    symbols = [*list(NAMES)[:-2], *minicc.compile(SOURCE).kernels]
    answers = subprocess.run(
        [tool], input="\n".join(symbols), text=True, capture_output=True, check=True
    ).stdout.split("\n")
    differ = {
        symbol: (demangle(symbol), answer)
        for symbol, answer in zip(symbols, answers, strict=False)
        if demangle(symbol) != answer
    }
    # c++filt takes nvcc's unmarked expansion of values for its first element.
    assert all(re.search("IJ[^E]*X", symbol) for symbol in differ), differ


def test_the_mangler_is_read_back() -> None:
    for kernel in minicc.compile(SOURCE).kernels.values():
        result = read(kernel.symbol)
        assert result is None or result.plain == kernel.name
        assert result is not None or kernel.symbol == kernel.name
        assert kernel.signature is not None
        if result is not None and not kernel.instance:
            assert result.name.split("::")[-1] == kernel.name and result.text.startswith(f"{result.name}(")


def test_parts() -> None:
    result = read("_ZN1a4fillIfLi4EE3setERKT_")
    assert result is not None
    assert (result.text, result.name, result.plain) == (
        "a::fill<float, 4>::set(float const&)",
        "a::fill<float, 4>::set",
        "set",
    )


@pytest.mark.parametrize(
    "symbol",
    [
        "",
        "main",
        "_Z",
        "_ZN",
        "_ZNE",
        "_Z9short",
        "_Z1fS_",
        "_Z1fT_",
        "_Z3addPfi_param_0",
        "_Z1f" + "P" * 9999 + "i",
        "_Z" + "Z" * 9999,
    ],
)
def test_what_is_no_name_stays(symbol: str) -> None:
    assert read(symbol) is None and demangle(symbol) == symbol


@pytest.mark.parametrize(
    "symbol, name",
    [
        ("_Z1kIXadL_Z5twiceiEEEvPi", "k<&twice>"),
        ("_Z1gITnDaXadL_ZN3ops4moreIiEET_S2_iEEEvPi", "g<&ops::more<int> >"),
        ("_Z1mIXadL_ZNK1S3addEiEEEvPi", "m<&S::add>"),
        ("_Z4fillIfLi4EEvPT_", "fill<float, 4>"),
    ],
)
def test_functions_among_arguments_are_written_by_their_names(symbol: str, name: str) -> None:
    assert source_name(symbol) == name


def test_a_name_that_doubles_is_not_spelled() -> None:
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    symbol = "_Z1fFiiEFS_S_E" + "".join(f"FS{c}_S{c}_E" for c in digits)
    assert demangle(symbol) == symbol


def test_damaged_names_are_read_or_left() -> None:
    rng = random.Random(3)
    for _ in range(2000):
        text = list(rng.choice(list(NAMES)))
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(2, len(text) + 1)
            text[at : at + rng.randint(0, 2)] = rng.choice("EINSTZKPRJXLDUtlvidfcpsS_0123456789")
        demangle("".join(text))


def test_codes_are_read_as_they_are_written() -> None:
    """Builtin types, operators, parameters and discriminators, from the tables of `mangling_codes`."""
    for t in [*ct.SCALARS.values(), ct.NULLPTR]:
        spelled = "decltype(nullptr)" if t is ct.NULLPTR else "" if t is ct.VOID else t.name
        assert demangle(mangle.function_symbol("f", [t])) == f"f({spelled})"
    for name in codes.OPERATORS.values():
        for operands in (1, 2):
            code = mangle.operator_name(f"operator{name}", operands)
            symbol = mangle.function_symbol(code, [ct.INT] * operands)
            assert demangle(symbol) == f"operator{name}({', '.join(['int'] * operands)})"
    for number in (*range(40), 1295, 1296, 1297, 99_999):
        reader = Parser(codes.sequence_id(number))
        assert reader.sequence() == number and reader.at == len(reader.text)
    for occurrence in range(30):
        assert demangle(mangle.local_symbol("_Z1fv", "x", occurrence)) == "f()::x"
        if occurrence:
            reader = Parser(codes.unnamed_id(occurrence))
            assert reader.index() == occurrence


@functools.cache
def symbols_of_programs() -> list[str]:
    """Return the mangled names of functions and variables in a sample of the test programs."""
    result: dict[str, None] = {}
    for path in sorted((ROOT / "tests").rglob("*.cu"))[::31]:
        compilation = Compilation(path.read_text(), path.name, parse_api_options(["-O0"]))
        try:
            module = compilation.module
        except MiniccError:
            continue
        result.update(dict.fromkeys([*module.functions, *module.globals]))
    return [name for name in result if name.startswith("_Z")]


def test_names_of_programs_are_read_as_cxxfilt_reads_them() -> None:
    symbols = symbols_of_programs()
    assert len(symbols) > 80 and all(read(symbol) is not None for symbol in symbols if "$" not in symbol)
    tool = shutil.which("c++filt")
    if tool is None:
        pytest.skip("c++filt not found")
    output = subprocess.run(
        [tool], input="\n".join(symbols), text=True, capture_output=True, check=True
    ).stdout
    pairs = [
        (demangle(symbol), text)
        for symbol, text in zip(symbols, output.split("\n"), strict=False)
        if text != symbol
    ]
    # Its versions differ in parentheses, and in names of functions among template arguments.
    assert sum(one == other for one, other in pairs) >= 0.97 * len(pairs), [p for p in pairs if p[0] != p[1]]


def test_symbols_of_the_tests_are_encoded_as_they_are_read() -> None:
    paths = [path for path in (ROOT / "tests").rglob("*") if path.suffix in (".ptx", ".py", ".cu")]
    symbols = {
        s for path in paths for s in re.findall(r"\b_Z[A-Za-z0-9_]+", path.read_text(errors="replace"))
    }
    assert encoded_as_read(symbols | set(NAMES) | set(symbols_of_programs())) > 300


PROGRAM = """
#include <functional>
#include <map>
#include <memory>
#include <regex>
#include <string>
int main() {
    std::map<std::string, std::shared_ptr<std::function<int(int)>>> m;
    m["a"] = std::make_shared<std::function<int(int)>>([&](int i) { return i + (int)m.size(); });
    return std::regex_match("aab", std::regex("a+b")) + (*m["a"])(3);
}
"""


@pytest.mark.parametrize(
    ("command", "source"), [("g++ -std=c++17 -S a.cc -o a.s", PROGRAM), ("nvcc -ptx a.cu -o a.s", SOURCE)]
)
def test_symbols_of_other_compilers_are_encoded_as_they_are_read(
    tmp_path: Path, command: str, source: str
) -> None:
    words = command.split()
    if shutil.which(words[0]) is None:
        pytest.skip(f"{words[0]} not found")
    (tmp_path / words[-3]).write_text(source)
    subprocess.run(words, cwd=tmp_path, check=True, capture_output=True)
    symbols = set(re.findall(r"\b_Z[A-Za-z0-9_]+", (tmp_path / "a.s").read_text()))
    assert encoded_as_read(symbols) > (25 if words[0] == "nvcc" else 500)


def encoded_as_read(symbols: set[str]) -> int:
    """Check that symbols read are encoded as the same symbols; return their number."""
    # Numba's symbols are no names of the ABI: they repeat types and begin numbers with zeros.
    names = [s for s in symbols if "numba" not in s and read(s) is not None]
    differ = {s: text for s in names if (text := encode(Parser(s).symbol())) != s}
    assert not differ, differ
    return len(names)
