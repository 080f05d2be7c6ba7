"""What notebooks show, judged in IPython's own shell: objects as HTML, the cell magic, errors as the command
says them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import minicc

pytest.importorskip("IPython", reason="IPython is not installed")
pytest.importorskip("grandalf", reason="grandalf is not installed")

from IPython.core.interactiveshell import InteractiveShell

SAXPY = """
__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
"""


class Notebook:
    """A shell with the extension, that remembers what cells give and say."""

    def __init__(self, shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> None:
        self.shell, self._capsys = shell, capsys
        self.out = self.err = ""

    def run(self, cell: str) -> Any:
        self._capsys.readouterr()
        done = self.shell.run_cell(cell)
        self.out, self.err = self._capsys.readouterr()
        return done.result

    def html(self, value: Any) -> str:
        """What a browser is given of a value; the tags are closed as they are opened."""
        data, _ = self.shell.display_formatter.format(value)
        result: str = data["text/html"]
        balanced(result)
        return result


def balanced(text: str) -> None:
    class Tags(HTMLParser):
        open: list[str] = []

        def handle_starttag(self, tag: str, attrs: object) -> None:
            self.open.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    parser = Tags()
    parser.open = []
    parser.feed(text)
    assert parser.open == []
    assert "<script" not in text


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InteractiveShell]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("IPYTHONDIR", str(tmp_path_factory.mktemp("ipython")))
        # a shell puts a module of its own there
        patch.setitem(sys.modules, "__main__", sys.modules["__main__"])
        result = InteractiveShell.instance(colors="nocolor")
        result.run_line_magic("load_ext", "minicc")
        yield result
        InteractiveShell.clear_instance()


@pytest.fixture
def book(shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> Notebook:
    shell.reset(new_session=False)
    return Notebook(shell, capsys)


def test_a_cell_is_compiled_and_named(book: Notebook) -> None:
    obj = book.run(f"%%minicc k -O1 -arch=sm_90{SAXPY}")
    assert isinstance(obj, minicc.ObjectCode)
    assert book.shell.user_ns["k"] is obj
    assert ".target sm_90" in obj.ptx
    shown = book.html(obj)
    assert "saxpy(int n, float a, const float *x, float *y)" in shown
    assert "<summary>PTX</summary>" in shown
    assert "<summary>LLVM IR</summary>" in shown


def test_passes_are_those_that_are_named(book: Notebook) -> None:
    assert "alloca" in book.run(f"%%minicc --passes dce{SAXPY}").ir
    assert "alloca" not in book.run(f"%%minicc --passes mem2reg,dce{SAXPY}").ir


def test_a_kernel_is_run_on_values_and_on_variables(book: Notebook) -> None:
    x = np.arange(8, dtype=np.float32)
    y = np.ones(8, np.float32)
    book.shell.push({"x": x, "y": y, "n": 8})
    result = book.run(f"%%minicc k --run --grid 1 --block 32 n=n a=2.0 x=x y=y --print y{SAXPY}")
    assert book.err == ""
    assert book.out.startswith("y = [ 1.  3.  5.")
    assert (y == 2 * x + 1).all()
    assert "k" in book.shell.user_ns
    shown = book.html(result)
    assert "engine" in shown
    assert "blocks of threads" in shown
    book.run(f"%%minicc --run --block 4 n=4 a=1 x=arange(4,f32) y=zeros(4,f32) --print y{SAXPY}")
    assert book.out.startswith("y = [0. 1. 2. 3.]\n")


def test_checkers_watch_a_run(book: Notebook) -> None:
    race = "__global__ void r(int *p) { p[0] = threadIdx.x; }"
    book.run(f"%%minicc --check race --run --block 64 p=zeros(1,i32)\n{race}")
    assert "[race: " in book.err
    assert re.search(r"cell\d+\.cu:1:\d+: error: ", book.err)
    book.run(f"%%minicc --check=race\n{race}")
    assert (
        book.err
        == "minicc: error: --check watches a launch; add --run and what 'minicc run' takes behind it\n"
    )


def test_a_fault_shows_the_line_of_the_cell(book: Notebook) -> None:
    assert (
        book.run(
            "%%minicc --run --block 64 p=zeros(4,i32)\n__global__ void f(int *p) {\n    p[threadIdx.x] ="
            " 1;\n}"
        )
        is None
    )
    assert re.search(r"cell\d+\.cu:2:\d+: error: ", book.err)
    assert "    p[threadIdx.x] = 1;" in book.err
    assert "note: in kernel 'f', block (0,0,0), thread (4,0,0)" in book.err
    assert "Traceback" not in book.err + book.out


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ("%%minicc\n__global__ void k(int *p) { p[0] = q; }", "use of undeclared identifier 'q'"),
        (
            "%%minicc --passes mem2rg\n__global__ void k() {}",
            "minicc: error: unknown pass 'mem2rg'; did you mean 'mem2reg'?",
        ),
        ("%%minicc --nix\n__global__ void k() {}", "minicc: error: unknown argument: '--nix'"),
        ("%%minicc --dump=cgf\n__global__ void k() {}", "invalid choice: 'cgf'"),
        (
            "%%minicc 'x\n__global__ void k() {}",
            "minicc: error: the line is not understood: No closing quotation",
        ),
        ("%%minicc --run n=1\n__global__ void k(int *p) {}", "kernel 'k' has no parameter 'n' (it has: p)"),
        ("import minicc\nminicc.compile('__global__ void k(')", "error: expected"),
        (
            "import minicc\n\nminicc.compile('', options=['-O9'])",
            "minicc: note: raised by line 3 of the cell",
        ),
    ],
)
def test_errors_are_said_as_the_command_says_them(book: Notebook, cell: str, said: str) -> None:
    book.run(cell)
    assert said in book.err
    assert "Traceback" not in book.err + book.out
    assert 'File "' not in book.err + book.out


MAGICS = [
    line.split("   ")[0]
    for line in (Path(minicc.__file__).parent / "docs" / "pictures.md").read_text().splitlines()
    if line.startswith("%%minicc")
]


@pytest.mark.parametrize("line", MAGICS)
def test_the_magics_of_the_page_do_what_it_says(book: Notebook, line: str) -> None:
    x = np.zeros(128, np.int32)
    book.shell.push({"x": x})
    given = book.run(f"{line}\n__global__ void f(int *x) {{ x[blockIdx.x * blockDim.x + threadIdx.x] = 1; }}")
    assert given is not None, book.err
    assert book.err == ""
    assert x.all() == ("--run" in line)
    assert ("k" in book.shell.user_ns) == (" k " in line)


def test_warnings_are_shown_with_the_object(book: Notebook) -> None:
    obj = book.run("%%minicc -Wall\n__global__ void k(int *p) { int unused = 3; p[0] = 1; }")
    assert "warning: unused variable 'unused' [-Wunused-variable]" in book.err
    assert "unused variable" in book.html(obj)


def test_pictures_are_shown(book: Notebook) -> None:
    gallery = book.run(f"%%minicc --dump divergence{SAXPY}")
    assert book.html(gallery).count("<svg") == 1
    assert gallery._repr_svg_().startswith("<svg")
    assert "divergence of kernel saxpy" in str(gallery)


def test_ir_and_analyses_look_like_what_they_are(book: Notebook) -> None:
    from minicc.passes.analysis.analyses import Analyses

    obj = minicc.compile(SAXPY)
    module, (fn,) = obj.module, obj.module.definitions
    assert "control flow of kernel saxpy" in book.html(module)
    assert book.html(fn).startswith("<svg")
    assert "icmp slt" in book.html(fn.entry)
    analyses = Analyses()
    for name, title in (
        ("cfg", "control flow"),
        ("dominators", "dominator tree"),
        ("postdominators", "postdominator tree"),
        ("liveness", "liveness"),
        ("divergence", "divergence"),
    ):
        assert f"<title>{title} of kernel saxpy" in book.html(analyses.get(name, fn)), name
    # unrolled, and the rest
    loops = "__global__ void k(int n, int *p) { for (int i = 0; i < n; i++) p[i] = 0; }"
    assert "<title>2 loops of kernel k" in book.html(
        analyses.get("loops", minicc.compile(loops).module.definitions[0])
    )


def test_an_analysis_of_something_else_is_text(book: Notebook) -> None:
    from minicc.support.graphs import dominator_tree

    data, _ = book.shell.display_formatter.format(dominator_tree({"a": ["b"], "b": []}, "a"))
    assert "text/html" not in data
    assert "DominatorTree" in data["text/plain"]


def test_kernels_and_objects_need_no_extension() -> None:
    obj = minicc.compile(SAXPY)
    balanced(obj._repr_html_())
    balanced(obj["saxpy"]._repr_html_())
    assert "num_regs" in obj["saxpy"]._repr_html_()
    assert (
        obj["saxpy"].pictures("loops")[0].title == "0 loops of kernel saxpy(int, float, float const*, float*)"
    )


def test_other_languages_are_known_by_their_first_words(book: Notebook) -> None:
    obj = minicc.compile(SAXPY)
    assert "saxpy" in str(book.run("%%minicc\n" + obj.ptx))
    assert book.run("%%minicc\n" + obj.ir).ptx == obj.ptx


def test_the_extension_goes_as_it_came(book: Notebook) -> None:
    book.shell.run_line_magic("unload_ext", "minicc")
    try:
        data, _ = book.shell.display_formatter.format(minicc.compile(SAXPY).module)
        assert "text/html" not in data
        assert "minicc" not in book.shell.magics_manager.magics["cell"]
        book.run("import minicc\nminicc.compile('', options=['-O9'])")
        assert "Traceback" in book.out + book.err
    finally:
        book.shell.run_line_magic("load_ext", "minicc")
