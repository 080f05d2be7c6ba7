"""What comes from outside: passes of files, of the session and of installed packages, and whose a failure
is.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.options import parse_api_options
from minicc.driver.pictures.table import pictures as drawn
from minicc.driver.pipeline import Compilation
from minicc.driver.plugins import pass_files
from minicc.filetests.checks import run_minicc
from minicc.host.command import parse_command_line

KERNEL = """\
__device__ __noinline__ int other(int x) { return x * x; }
__global__ void k(int *p, int n) {
    int i = threadIdx.x;
    if (i < n) p[i] = other(p[i]) + 0 * n;
}
"""
HEAD = """\
from minicc import PassRow
ROW = PassRow("mine", "function", "a pass"{})

def run(fn, analyses):
"""


@pytest.fixture
def at(tmp_path, monkeypatch):
    """A folder with a kernel, where the process stands; gives a function that writes the body of a pass and
    compiles with it.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    Path("k.cu").write_text(KERNEL)

    def compile_with(body: str, *options: str, row: str = "", head: str = HEAD):
        Path("mine.py").write_text(head.format(row) + "".join(f"    {line}\n" for line in body.splitlines()))
        return run_minicc(
            ["k.cu", "-load-pass=./mine.py", *(options or ("-passes=mem2reg,mine",)), "-o", "-"]
        )

    return compile_with


def test_a_pass_of_a_file_runs_where_it_is_named(at):
    zero = (
        "done = False\nfor i in fn.instrs():\n    if i.op == 'mul' and i.operands[0] is not i.operands[1]:\n "
        "       i.replace_uses(i.operands[0])\n        i.erase()\n        done = True\nreturn done"
    )
    ours, theirs = (
        run_minicc(["k.cu", "-passes=mem2reg", "-emit-llvm", "-o", "-"]),
        at(zero, "-passes=mem2reg,mine", "-emit-llvm"),
    )
    assert theirs.status == 0, theirs.err
    assert ours.out.count("mul") == 2 and theirs.out.count("mul") == 1
    assert run_minicc(["k.cu", "-passes=mem2reg,./mine.py:mine", "-emit-llvm", "-o", "-"]).out == theirs.out
    assert run_minicc(["k.cu", "-passes=mem2reg,./mine.py", "-emit-llvm", "-o", "-"]).out == theirs.out
    assert (
        "IR Dump After mine"
        in run_minicc(["k.cu", "-passes=mem2reg,./mine.py", "-print-after=mine", "-o", "-"]).err
    )


def test_a_pass_replaces_ours_wherever_that_would_run(at):
    outcome = at("print('gvn of mine')\nreturn False", "-O2", head=HEAD.replace('"mine"', '"gvn"'))
    assert outcome.status == 0, outcome.err
    assert outcome.out.count("gvn of mine") == 2 * minicc.passes.table.PIPELINES["O2"].count("gvn")
    obj = minicc.compile(KERNEL, options=("-load-pass=./mine.py",))
    p = np.arange(4, dtype=np.int32)
    obj["k"][1, 4](p, 4)
    assert p.tolist() == [0, 1, 4, 9]


@pytest.mark.parametrize(
    ("body", "row", "told"),
    [
        ("return {}['x']", "",
            ["mine.py:5:12: error: pass 'mine' of ./mine.py: KeyError: 'x'", "    return {}['x']",
                "at work on function 'other'", "minicc-given-"]),
        ("fn.entry.terminator.erase()\nreturn True", "", ["left broken IR: a block ends with a terminator "
                                                          "and contains no other [rule 1]",
                                                          "in function '@_Z5otheri': ",
                                                          "rule 1: A block ends with its only terminator"]),
        ("from minicc.ir.builder import Builder\nBuilder(fn.add_block('x')).unreachable()\nreturn True",
            ", keeps_cfg=True", ["changed the control-flow graph"]),
        ("i = fn.entry.instrs[0]\ni.detach().insert_before(fn.entry.terminator)\nreturn True", "",
            ["does not dominate this use [rule 7]", "in function '@_Z1kPii': ",
                "rule 7: A definition dominates its uses"]),
        ("fn.changed()", "", ["returned None; it must say whether it changed anything"]),
        ("for i in fn.instrs():\n    if i.op == 'mul':\n        i.replace_uses(i.operands[0])\n"
         "return False", "", ["changed the IR and returned False"]),
        ("analyses.get('loops', fn)\nreturn False", "", ["the row does not say that the analysis 'loops' is "
                                                         "required", "raised in 'get'"]),
        ("return run(fn, analyses)", "", ["RecursionError"]),
        ("return run(fn)", "", ["mine.py:5:12: error: pass 'mine' of ./mine.py: TypeError: run() missing 1 "
                                "required positional argument"]),
        ("exit(3)", "", ["SystemExit: 3"]),
        ("return fn.entry.terminator.set_operand(7, None)", "", ["mine.py:5:12: error: pass 'mine' of "
                                                                 "./mine.py: IndexError",
                                                                 "raised in 'set_operand', ir/core.py"]),
        ("return False", ", requires=('dominance',)", ["requires 'dominance', which is no analysis"]),
        ("return False", ", requires=('loops')", ["a row whose 'requires' is not a tuple of names; a tuple "
                                                  "of one has a comma: ('loops',)"]),
        ("return !", "", ["mine.py:5:12: error: ./mine.py: SyntaxError"]),
    ],
)  # fmt: skip
def test_what_goes_wrong_in_it_is_its_authors(at, body, row, told):
    outcome = at(body, row=row)
    assert outcome.status == 3 and outcome.out == ""
    for text in told:
        assert text in outcome.err
    assert "Traceback" not in outcome.err and "internal error" not in outcome.err


def test_a_pass_that_cannot_be_called_is_named_with_its_place(at):
    at("return False")
    Path("mine.py").write_text(
        "from minicc import PassRow\nROW = PassRow('mine', 'function', 'x')\n\ndef run(fn):\n    return"
        " False\n"
    )
    assert (
        "mine.py:4:1: error: pass 'mine' of ./mine.py: TypeError: run() takes 1 positional argument but 2"
        " were given"
        in run_minicc(["k.cu", "-passes=mine.py", "-o", "-"]).err.replace("of mine.py", "of ./mine.py")
    )


def test_what_it_was_given_repeats_the_failure(at):
    outcome = at("if fn.is_kernel:\n    raise ValueError(fn.name)\nreturn False")
    (command,) = re.findall(r"to repeat it: (.*)", outcome.err)
    given = Path(shlex.split(command)[1])
    text = given.read_text()
    assert text.count("define ") == 1 and "declare i32 @_Z5otheri(i32" in text
    assert text.splitlines()[0].startswith("; RUN: minicc %s ")
    again = run_minicc(shlex.split(command)[1:])
    given.unlink()
    assert again.status == 3 and "ValueError: _Z1kPii" in again.err


def test_an_interrupt_says_where_it_was(at):
    outcome = at("raise KeyboardInterrupt")
    assert outcome.status == 130
    assert (
        outcome.err
        == "minicc: interrupted in pass 'mine' of ./mine.py, at mine.py:5:5; at work on function 'other'\n"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-load-pass=./none.py"], "cannot read './none.py': No such file or directory"),
        (
            ["-load-pass=nothing"],
            "'nothing' is neither a Python file nor a pass of an installed package (these offer: none)",
        ),
        (["-passes=./mine.py:yours"], "'./mine.py' has no pass 'yours' (it has: mine)"),
        (["-load-pass=mine.py", "-passes=min"], "unknown pass 'min'; did you mean 'mine'?"),
        (
            ["-load-pass=mine.py", "-load-pass=./empty.py"],
            "'./empty.py' has no pass: it defines neither ROW nor ROWS",
        ),
        (
            ["-load-pass=mine.py", "-load-pass=other.py"],
            "two passes are named 'mine': that of mine.py and that of other.py",
        ),
    ],
)
def test_what_is_not_understood_is_a_usage_error(at, words, said):
    at("return False")
    Path("empty.py").write_text("")
    Path("other.py").write_text(Path("mine.py").read_text())
    outcome = run_minicc(["k.cu", *words, "-o", "-"])
    assert (outcome.status, outcome.err.partition(" (see")[0].strip()) == (2, f"minicc: error: {said}")


BOTH = """\
from minicc import PassRow
from minicc.passes.analysis.{name} import {cls}
ROW = PassRow("{name}", "analysis", "ours, counted", requires=("cfg", "loops"), depends="values")
def {name}(fn, analyses):
"""


def test_an_analysis_of_a_file_is_believed_and_blamed(at):
    head = BOTH.format(name="divergence", cls="Divergence")
    fine = at("print('mine')\nreturn Divergence(fn, analyses)", "-O2", head=head)
    assert (
        fine.status == 0
        and fine.out.replace("mine\n", "") == run_minicc(["k.cu", "-O2", "-o", "-"]).out
        and "mine" in fine.out
    )
    empty = at("return 7", "-O2", head=head)
    assert (
        empty.status == 3
        and "analysis 'divergence' of ./mine.py returned a int; others expect a Divergence" in empty.err
    )
    wrong = at(
        "class Mine(Divergence):\n    def branch(self, block): raise KeyError(block)\n    level ="
        " is_uniform_branch = is_uniform = value = branch\nreturn Mine(fn, analyses)",
        "-O2",
        head=head,
    )
    assert wrong.status == 3 and "analysis 'divergence'" in wrong.err


def test_an_analysis_of_a_file_is_what_pictures_show(at):
    head = BOTH.format(name="liveness", cls="Liveness").replace(', "loops"', ",")
    at(
        "found = Liveness(fn, analyses)\nfound._in = found._out = dict.fromkeys(found._in, 0)\nreturn found",
        "-O0",
        head=head,
    )
    ours, theirs = (
        drawn("liveness", Compilation(KERNEL, "k.cu", parse_api_options(["-passes=mem2reg", *options])))
        for options in ((), ("-load-pass=mine.py",))
    )
    assert ours != theirs
    broken = at("return type('Liveness', (), {})()", "-passes=mem2reg", "--dump=liveness", head=head)
    assert broken.status == 3 and "analysis 'liveness', which '--dump=liveness' believed" in broken.err


def test_whole_programs_take_passes_from_outside():
    line = parse_command_line(["-load-pass=./mine.py", "-passes", "O2,mine", "k.cu", "7"], is_run=True)
    assert line.settings.device == ("-load-pass=./mine.py", "-passes", "O2,mine") and not line.libraries
    assert pass_files(["-load-pass=./mine.py", "-passes=O2,./yours.py:a,b", "-O2", "-load-pass=offered"]) == {
        "./mine.py",
        "./yours.py",
    }


def test_a_lint_of_a_file_warns(at):
    head = (
        "from minicc import PassRow\nfrom minicc.support.diagnostics import Diagnostic\nROW ="
        " PassRow('mul-again', 'lint', 'x')\ndef concerns(fn): return fn.is_kernel\ndef run(fn, analyses):\n"
    )
    outcome = at(
        "return [Diagnostic('warning', 'a multiplication', i.location) for i in fn.instrs() if i.op =="
        " 'mul']",
        "-O2",
        head=head,
    )
    assert "k.cu:4:39: warning: a multiplication [-Wmul-again]" in outcome.err and outcome.status == 0, (
        outcome.err
    )
    assert run_minicc(["k.cu", "-load-pass=mine.py", "-Wno-mul-again", "-o", "-"]).err == ""
    assert run_minicc(["k.cu", "-load-pass=mine.py", "-Werror=mul-again", "-o", "-"]).status == 1


def test_a_function_of_the_session_is_a_pass():
    @minicc.register_pass(minicc.PassRow("count-blocks", "function", "count the blocks"))
    def count(fn, analyses):
        seen.append(len(fn.blocks))
        return False

    seen: list[int] = []
    try:
        minicc.compile(KERNEL, options=("-passes=mem2reg,count-blocks",))
        assert seen == [1, 3]
        with pytest.raises(minicc.UsageError, match="a pass is registered under a PassRow"):
            minicc.register_pass("count")  # type: ignore[arg-type]
    finally:
        minicc.unregister_pass("count-blocks")
    with pytest.raises(minicc.UsageError, match="unknown pass 'count-blocks'"):
        minicc.compile(KERNEL, options=("-passes=count-blocks",))


def test_an_error_in_a_session_carries_the_place_and_what_was_given():
    @minicc.register_pass(minicc.PassRow("fails", "function", "fails"))
    def fails(fn, analyses):
        raise ValueError(fn.name)

    try:
        with pytest.raises(
            minicc.PluginError,
            match=r"test_plugins.py:\d+:9: error: pass 'fails' of this session: ValueError: _Z5otheri",
        ) as result:
            minicc.compile(KERNEL, options=("-passes=fails",))
        assert "@_Z5otheri(i32 %x)" in result.value.reproducer
    finally:
        minicc.unregister_pass("fails")


# ------------------------------------------------------------------------------- installed packages

PACKAGE = {
    "tidy": 'from minicc import PassRow\nROW = PassRow("squares", "function", "nothing at all")\n'
            'def run(fn, analyses):\n    print("squares")\n    return False\n',
    "look": 'from minicc import PassRow\nfrom minicc.support.diagnostics import Diagnostic\n'
            'ROW = PassRow("stores", "lint", "tell of stores")\ndef concerns(fn): return True\n'
            'def run(fn, analyses): return [Diagnostic("warning", "a store", i.location) for i in '
            'fn.instrs() if i.op == "store"]\n',
    "say": 'WARNING = ("short-names", "off", "a function has a short name")\ndef warn(lint, fn, body):\n'
           '    if len(fn.name) < 2: lint.warn("short-names", f"\'{fn.name}\' is short", body)\n',
    "make": 'from minicc.codegen.pipeline import generate as ours\n'
            'def generate(module, options): return ours(module, options).replace("\\n", "\\n// made by '
            'fancy\\n", 1)\n',
    "bad": 'def generate(module, options): return "nonsense"\n',
    "drive": 'from minicc.runtime.numpy_engine.engine import REFERENCE\nclass Fancy:\n    name = "fancy"\n'
             '    capabilities = REFERENCE.capabilities\n'
             '    def prepare(self, executable, watch): return REFERENCE.prepare(executable, watch)\n'
             'class Broken(Fancy):\n    def prepare(self, executable, watch): return executable[7]\n'
             'FANCY, BROKEN = Fancy(), Broken()\n',
    "crash": "import nothing_of_that_name\n",
}  # fmt: skip
ENTRIES = """\
[minicc.passes]
squares = fancy.tidy
crash = fancy.crash
misnamed = fancy.tidy
[minicc.lints]
stores = fancy.look
[minicc.warnings]
short-names = fancy.say
[minicc.codegens]
fancy = fancy.make
bad = fancy.bad
[minicc.engines]
fancy = fancy.drive:FANCY
broken = fancy.drive:BROKEN
"""


@pytest.fixture
def package(tmp_path, monkeypatch):
    """An installed package that offers one thing of each kind, and broken ones."""
    (tmp_path / "site" / "fancy").mkdir(parents=True)
    for name, text in {"__init__": "", **PACKAGE}.items():
        (tmp_path / "site" / "fancy" / f"{name}.py").write_text(text)
    info = tmp_path / "site" / "fancy-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fancy\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(tmp_path / "site")
    monkeypatch.chdir(tmp_path)
    Path("k.cu").write_text(KERNEL)
    yield tmp_path / "site"
    for name in [name for name in sys.modules if name.partition(".")[0] == "fancy"]:
        del sys.modules[name]


def test_a_package_offers_passes_and_lints(package):
    assert run_minicc(["k.cu", "-passes=squares", "-o", "/dev/null"]).out == "squares\nsquares\n"
    assert "warning: a store [-Wstores]" in run_minicc(["k.cu", "-Wstores", "-o", "/dev/null"]).err
    assert run_minicc(["k.cu", "-o", "/dev/null"]).err == ""
    assert "'k' is short [-Wshort-names]" in run_minicc(["k.cu", "-Wshort-names", "-o", "/dev/null"]).err
    listed = run_minicc(["--list-passes"]).out + run_minicc(["--list-warnings"]).out
    assert (
        "nothing at all [package 'fancy 1.2']" in listed
        and "a function has a short name [package 'fancy 1.2']" in listed
    )
    assert re.search(r"^crash +broken +.*ModuleNotFoundError", listed, re.MULTILINE)


def test_a_package_offers_code_generators_and_engines(package):
    assert "// made by fancy" in run_minicc(["k.cu", "--codegen=fancy", "-o", "-"]).out
    p = np.arange(4, dtype=np.int32)
    kernel = minicc.compile(KERNEL)["k"]
    assert kernel((1,), (4,), (p, 4), engine="fancy").engine == "fancy"
    assert p.tolist() == [0, 1, 4, 9]
    assert (
        run_minicc(["k.cu", "--codegen=fancier", "-o", "-"]).err
        == "minicc: error: argument --codegen: unknown code generator 'fancier' (there are: minicc, llvm,"
        " bad, fancy)\n"
    )
    with pytest.raises(minicc.LaunchError, match=r"unknown engine 'no' \(there are: .*, broken, fancy\)"):
        kernel((1,), (4,), (p, 4), engine="no")
    with pytest.raises(minicc.PluginError, match=r"engine 'broken' of package 'fancy 1\.2': TypeError"):
        kernel((1,), (4,), (p, 4), engine="broken")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["-passes=crash"],
            (
                "crash.py:1:1: error: pass 'crash' of package 'fancy 1.2': ModuleNotFoundError: No module"
                " named 'nothing_of_that_name'"
            ),
        ),
        (["-passes=misnamed"], "pass 'misnamed' of package 'fancy 1.2' has no row of that name"),
        (["--codegen=bad"], "code generator 'bad' of package 'fancy 1.2' made broken PTX"),
    ],
)
def test_what_is_broken_in_a_package_is_that_packages(package, words, said):
    outcome = run_minicc(["k.cu", *words, "-o", "-"])
    assert outcome.status == 3 and said in outcome.err


def test_starting_up_looks_at_no_package(package):
    code = (
        "import sys; from minicc.driver.command import main; main(['k.cu', '-o', '/dev/null']);"
        " sys.exit('importlib.metadata' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
