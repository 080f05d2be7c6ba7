"""PTX from three compilers: nvcc's is stored, ours and LLVM's are made here. All of it parses, verifies,
prints, runs.

The plugin runs the LAUNCH directives of the stored files; here are the other properties, and the other
compilers.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import minicc
from minicc.filetests import directives
from minicc.filetests.assemble import assemble
from minicc.filetests.launches import run_launch
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify

from . import corpus, coverage

STORED = sorted(corpus.STORED.glob("*.ptx"))
MODULES = sorted((corpus.HERE / "llvm").glob("*.llvm"))
COMPILERS = {"minicc -O0": ("-O0",), "minicc -O2": ("-O2",), "llvm": ("-O2", "--codegen=llvm")}
OURS = [
    (path, compiler)
    for path in corpus.SOURCES
    for compiler in COMPILERS
    if compiler.split()[0] in corpus.setting(path.read_text(), "ALSO")
]


def kernels() -> set[tuple[str, str]]:
    return {
        (path.stem, launch.kernel)
        for path in corpus.SOURCES
        for launch in directives.read(path.read_text()).launches
    }


def test_the_corpus_is_as_large_as_it_should_be() -> None:
    assert len(kernels()) >= 60
    assert (
        len(
            {
                (path.stem, launch.kernel)
                for path, _ in OURS
                for launch in directives.read(path.read_text()).launches
            }
        )
        >= 60
    )
    assert len(MODULES) >= 30


@pytest.mark.parametrize(
    ("source", "arch", "stored"), list(corpus.targets()), ids=lambda value: getattr(value, "name", value)
)
def test_what_is_stored_is_of_the_source_as_it_is(source: Path, arch: str, stored: Path) -> None:
    text = stored.read_text()
    assert f"// DIGEST: {corpus.digest(source.read_text())}" in text, "make foreign"
    assert re.findall(r"// (?:LAUNCH|EXPECT):.*", source.read_text()) == re.findall(
        r"// (?:LAUNCH|EXPECT):.*", text
    ), "make foreign"
    assert f".target {arch}" in text


def test_nothing_else_is_stored() -> None:
    assert {path for _, _, path in corpus.targets()} == set(STORED)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_it_prints_as_it_was_read(path: Path) -> None:
    module = parse(path.read_text(), path.name)
    assert not [d for d in verify(module) if d.severity == "error"]
    printed = print_module(module)
    again = parse(printed, "printed.ptx")
    assert print_module(again) == printed
    assert [str(i) for fn in again.functions.values() for i in fn.instructions()] == [
        str(i) for fn in module.functions.values() for i in fn.instructions()
    ]
    assert list(again.variables) == list(module.variables)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_ptxas_accepts_what_we_print(path: Path) -> None:
    if shutil.which("ptxas") is None:
        pytest.skip("ptxas is not installed")
    module = parse(path.read_text(), path.name)
    assert assemble(print_module(module), module.target[0]) is None


def test_nvcc_still_makes_what_is_stored(tmp_path: Path) -> None:
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        pytest.skip("nvcc is not installed")
    if (
        "V13.0.88"
        not in subprocess.run([nvcc, "--version"], check=True, capture_output=True, text=True).stdout
    ):
        pytest.skip("the stored PTX is of nvcc V13.0.88, and this is another one")
    source = corpus.HERE / "cuda" / "lines.cuda"
    assert (
        corpus.stored_text(source.read_text(), corpus.compile_with_nvcc(nvcc, source, "sm_80"))
        == (corpus.STORED / "lines.sm_80.ptx").read_text()
    )


@pytest.mark.parametrize(("path", "compiler"), OURS, ids=lambda value: getattr(value, "stem", value))
def test_other_compilers_give_the_same_memory(path: Path, compiler: str) -> None:
    source = path.read_text()
    compiled = minicc.compile(
        source,
        filename=path.stem + ".cu",
        arch=corpus.setting(source, "ARCH")[0],
        options=COMPILERS[compiler],
    )
    # As PTX from elsewhere: arrays are bound without a look at C types.
    obj = minicc.ObjectCode.from_ptx(compiled.ptx, "ours.ptx")
    printed = print_module(parse(obj.ptx, "ours.ptx"))
    assert print_module(parse(printed, "printed.ptx")) == printed
    for launch in directives.read(source).launches:
        run_launch(obj, launch)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_llvm_modules(path: Path, level: str) -> None:
    """Modules written for LLVM's NVPTX backend, with intrinsics that no C of ours has."""
    source = path.read_text()
    text = coverage.assembled_by_llvm(source, level)
    obj = minicc.ObjectCode.from_ptx(text, path.stem + ".ptx")
    module = parse(text, path.stem + ".ptx")
    printed = print_module(module)
    again = parse(printed, "printed.ptx")
    assert print_module(again) == printed
    assert [str(i) for fn in again.functions.values() for i in fn.instructions()] == [
        str(i) for fn in module.functions.values() for i in fn.instructions()
    ]
    data = directives.read(source)
    assert data.launches
    # The module through the IR and back computes the same.
    lifted = minicc.compile(text, filename=path.stem + ".ptx", options=(level, "-fmad=false"))
    for launch in data.launches:
        run_launch(obj, launch)
        run_launch(lifted, launch)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_ptxas_accepts_what_we_print_of_llvm(path: Path) -> None:
    if shutil.which("ptxas") is None:
        pytest.skip("ptxas is not installed")
    module = parse(coverage.assembled_by_llvm(path.read_text(), "-O2"), path.stem + ".ptx")
    assert assemble(print_module(module), module.target[0]) is None


def test_the_table_of_opcodes_is_current() -> None:
    page = corpus.HERE.parents[1] / "docs" / "reference" / "foreign.md"
    assert page.read_text() == coverage.page(), "python tests/foreign/coverage.py"
    assert not coverage.missing(), (
        "an opcode occurs in nobody's PTX; write a kernel in tests/foreign/cuda, or say why not in "
        "coverage.py"
    )
