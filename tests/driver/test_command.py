"""The command line: exit statuses, usage errors, output files."""

from __future__ import annotations

import os
import re
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from minicc.driver import examples
from minicc.driver.subcommands import SUBCOMMANDS
from minicc.filetests.checks import run_minicc

GOOD = "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "k.cu"
    path.write_text(GOOD)
    return path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "no input file; 'minicc --help' shows what there is, 'minicc examples' copies kernels to try"),
        (["foo"], "'foo' is neither a file nor a sub-command; the sub-commands are run, build, "),
        (["profile-dif"], "'profile-dif' is neither a file nor a sub-command; did you mean 'profile-diff'?"),
        (["help", "foo"], "'help' takes the name of a sub-command, found 'foo'; there are run, build, "),
        (["-b", "256", "x.cu"], "unknown argument: '-b'; did you mean '--block', an option of 'minicc run'?"),
        (["x.cu", "--grid=4"], "unknown argument: '--grid'; it is an option of 'minicc run'"),
        (
            ["x.cu", "--gird=4"],
            "unknown argument: '--gird'; did you mean '--grid', an option of 'minicc run'?",
        ),
        (["x.cu", "--nonsense"], "unknown argument: '--nonsense'; see 'minicc --help'"),
        (["run", "x.cu", "-b", "256"], "unknown argument: '-b'; did you mean '--block'?"),
        (["run", "x.cu", "-k", "k"], "unknown argument: '-k'; did you mean '--kernel'?"),
        (
            ["run", "x.cu", "--profile", "json", "--html", "p.html"],
            "option '--html' is a form of the profile",
        ),
        (["--emit-lvm", "x.cu"], "unknown argument: '--emit-lvm'; did you mean '--emit-llvm'?"),
        (["x.cu", "y.cu", "-o", "z.ptx"], "cannot specify -o when generating multiple output files"),
        (["x.cu", "y.cu", "-MMD", "-MF", "z.d"], "cannot specify -MF when generating multiple output files"),
        (["x.cu", ""], "unexpected argument: ''"),
        (["missing.cu"], "cannot read 'missing.cu': No such file or directory"),
        (["-arch=sm_12", "x.cu"], "unknown architecture 'sm_12'"),
        (["-O9", "x.cu"], "expected 0, 1, 2 or 3, found '9'"),
        (["-ftz=maybe", "x.cu"], "expected true or false, found 'maybe'"),
        (["-maxrregcount=2", "x.cu"], "expected a number from 8 to 255, found '2'"),
        (["-Xptxas", "q", "x.cu"], "unknown option 'q' after -Xptxas"),
        (["-Rpass=(", "x.cu"], "not a regular expression"),
        (["-E", "-emit-llvm", "x.cu"], "cannot produce preprocessed and llvm in one run"),
        (["run"], "the following arguments are required: FILE"),
        (["run", "x.cu", "--grid", "a"], "--grid takes one to three numbers"),
        (["run", "x.cu", "--cluster", "2,x"], "--cluster takes one to three numbers"),
        (["run", "x.cu", "--grid", "²"], "--grid takes one to three numbers"),
        (["run", "x.cu", "--grid", "9" * 5000], "--grid takes one to three numbers"),
        (["run", "x.cu", "--shared", "²"], "argument --shared: expected a number, found '²'"),
        (["-maxrregcount=³²", "x.cu"], "expected a number from 8 to 255, found '³²'"),
        (["x.cu", "-o", "./x.cu"], "'./x.cu' is both the input and the output"),
        (["run", "x.cu", "n"], "expected NAME=VALUE, found 'n'"),
        (["run", "x.cu", "n=1", "n=2"], "argument 'n' is given twice"),
    ],
)
def test_usage_errors(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x.cu").write_text(GOOD)
    outcome = run_minicc(arguments)
    assert outcome.status == 2, outcome
    assert message in outcome.err
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""


def test_help_is_the_page_of_the_command_or_of_a_sub_command() -> None:
    page = run_minicc(["help"]).out
    assert page == run_minicc(["--help"]).out
    for name in SUBCOMMANDS:
        assert f"minicc {name} " in page
        own = run_minicc(["help", name])
        assert (own.status, own.err) == (0, "")
        assert own.out == run_minicc([name, "--help"]).out


def test_the_examples_are_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run_minicc(["examples"])
    assert outcome.status == 0, outcome.err
    tracked = {
        path.relative_to(examples.FOLDER)
        for path in examples.FOLDER.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {
        path.relative_to(tmp_path / "examples")
        for path in (tmp_path / "examples").rglob("*")
        if path.is_file()
    } == tracked
    first = next(
        line.strip() for line in outcome.out.splitlines() if "--kernel" in line or "saxpy.cu" in line
    )
    shown = run_minicc(shlex.split(first)[1:])
    assert (shown.status, shown.out.partition("[")[0]) == (0, "y = "), shown.err
    assert run_minicc(["examples"]).err == "minicc: error: 'examples' exists: name another folder\n"
    assert run_minicc(["examples", "other"]).status == 0


def test_a_run_that_prints_nothing_says_that_it_ran(source: Path) -> None:
    arguments = ["run", str(source), "--block", "2,2", "--grid", "3", "p=zeros(4,i32)"]
    outcome = run_minicc(arguments)
    assert (outcome.status, outcome.out) == (0, "")
    assert (
        outcome.err
        == "minicc: kernel 'k' ran on 3 blocks of 2 × 2 threads without a fault; --print p shows the array\n"
    )
    assert run_minicc([*arguments, "--print", "p"]).err == ""
    assert run_minicc(["run", str(source), "p=zeros(1,i32)"]).err.startswith(
        "minicc: kernel 'k' ran on 1 block of 1 thread without a fault"
    )


def test_the_form_of_a_profile_stands_behind_it_or_behind_an_equals_sign(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["run", str(source), "p=zeros(1,i32)"]
    table = run_minicc([*arguments, "--profile"]).out
    assert "kernel k" in table
    assert (
        run_minicc([*arguments, "--profile", "table"]).out
        == run_minicc(["run", "--profile", *arguments[1:]]).out
        == table
    )
    assert (
        run_minicc([*arguments, "--profile", "ptx"]).out
        == run_minicc([*arguments, "--profile=ptx"]).out
        != table
    )
    assert run_minicc([*arguments, "--profile", "html"]).status == 0
    page = (tmp_path / "profile.html").read_text()
    for words in (
        ["--profile", "--html", "p.html"],
        ["--html=p.html"],
        ["--profile", "html", "--html", "p.html"],
    ):
        assert run_minicc([*arguments, *words]).status == 0
        assert (tmp_path / "p.html").read_text() == page
        (tmp_path / "p.html").unlink()


def test_a_file_without_kernels_is_not_compiled_silently(tmp_path: Path) -> None:
    path = tmp_path / "add.cu"
    path.write_text("void add(float *p) {\n    p[threadIdx.x] += 1;\n}\n")
    outcome = run_minicc([str(path), "-o", "-"])
    assert (outcome.status, ".entry" in outcome.out) == (0, False)
    assert (
        outcome.err.splitlines()[0]
        == f"{path}:1:6: warning: host function 'add' uses 'threadIdx', which only device code has; did you"
        " forget '__global__'? [-Wmissing-device-qualifier]"
    )
    assert "empty-ptx" not in outcome.err
    outcome = run_minicc(["run", str(path), "p=zeros(1)"])
    assert outcome.status == 2
    assert "did you forget '__global__'?" in outcome.err
    assert (
        outcome.err.splitlines()[-1]
        == "minicc: error: the file has no kernel: no function with '__global__', or in PTX '.entry'"
    )
    path.write_text("int add(int a) { return a; }\n")
    assert (
        "the file has no kernel (no function with '__global__'), and its PTX is empty [-Wempty-ptx]"
        in run_minicc([str(path), "-o", "-"]).err
    )
    assert run_minicc([str(path), "-o", "-", "-Werror"]).status == 1
    assert run_minicc([str(path), "-o", "-", "-Wno-empty-ptx"]).err == ""
    path.write_text("__device__ int counter;\n")
    assert run_minicc([str(path), "-o", "-"]).err == ""


def test_default_output_is_the_files_name(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_minicc([str(source)]).status == 0
    assert ".visible .entry _Z1kPi(" in (tmp_path / "k.ptx").read_text()


def test_standard_input_and_output(source: Path) -> None:
    assert run_minicc(["-"], GOOD).out == run_minicc([str(source), "-o", "-"]).out


def test_ptx_and_ir_on_standard_input_are_known_by_their_first_words(source: Path) -> None:
    ptx, ir = run_minicc([str(source), "-o", "-"]).out, run_minicc([str(source), "-emit-llvm", "-o", "-"]).out
    assert run_minicc(["-"], "// made by hand\n/* .version */\n" + ptx).out.endswith(ptx)
    assert run_minicc(["-"], "; by hand\n" + ir).out == ptx
    outcome = run_minicc(["run", "-", "p0=zeros(4,i32)", "--block", "4", "--print", "p0"], ptx)
    assert (outcome.status, outcome.out) == (0, "p0 = [1 1 1 1]\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize("redirection", [">/dev/full", ">&-"])
@pytest.mark.parametrize(
    "arguments",
    ["{0} -o -", "--version", "run {0} p=zeros(4,i32) --print p", "run {0} p=zeros(4,i32) --trace -"],
)
def test_a_full_or_closed_standard_output_is_an_error(arguments: str, redirection: str, source: Path) -> None:
    command = [sys.executable, "-m", "minicc", *arguments.format(source).split()]
    done = subprocess.run(
        ["sh", "-c", f'"$@" {redirection}', "sh", *command], capture_output=True, text=True, check=False
    )
    if arguments == "--version" and redirection == ">&-":  # print() itself says nothing then
        return
    assert done.returncode == 2, done
    assert done.stderr.startswith("minicc: error: cannot write: ")
    assert done.stderr.count("\n") == 1


def test_a_closed_standard_input_is_an_error() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", sys.executable, "-m", "minicc", "-"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, "minicc: error: cannot read standard input: it is closed\n")


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (GOOD.encode("utf-16"), "UTF-16"),
        (b"\x7fELF\x02\x01\x01", "a binary (ELF)"),
        (b"BC\xc0\xde5", "LLVM bitcode"),
    ],
)
def test_files_that_are_no_text_are_named_for_what_they_are(data: bytes, what: str, tmp_path: Path) -> None:
    for name in ("x.cu", "x.ll", "x.ptx"):
        (tmp_path / name).write_bytes(data)
        outcome = run_minicc([str(tmp_path / name), "-o", "-"])
        assert outcome.status == 2
        assert outcome.err.startswith(f"minicc: error: cannot read '{tmp_path / name}': it is {what}")
        assert outcome.err.count("\n") == 1


FAULTY = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n)
{
\t.reg .b64 %rd<2>;
\tld.param.u64 %rd1, [p];
\tst.global.u32 [%rd1+16], 1;
\tret;
}
"""


def test_a_fault_in_ptx_shows_its_line(tmp_path: Path) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(FAULTY)
    outcome = run_minicc(["run", str(path), "p=zeros(4,u32)", "n=1"])
    assert outcome.status == 1
    assert outcome.err.splitlines()[:3] == [
        f"{path}:8:2: error: out-of-bounds store of 4 bytes at global address 0x1000010",
        "    8 |         st.global.u32 [%rd1+16], 1;",
        "      |         ^",
    ]


def test_parameters_of_ptx_are_named_or_numbered(tmp_path: Path) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(FAULTY)
    assert "kernel 'k' needs a value for n" in run_minicc(["run", str(path), "p=zeros(8,u32)"]).err
    assert "kernel 'k' needs a value for p1" in run_minicc(["run", str(path), "p0=zeros(8,u32)"]).err
    assert run_minicc(["run", str(path), "p0=zeros(8,u32)", "p1=2"]).status == 0


def test_a_failed_compilation_leaves_the_old_output_alone(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "k.ptx"
    out.write_text("old")
    source.write_text("__global__ void k() { x; }")
    outcome = run_minicc([str(source), "-o", str(out)])
    assert outcome.status == 1
    assert "error: use of undeclared identifier 'x'" in outcome.err
    assert "Traceback" not in outcome.err
    assert out.read_text() == "old"
    assert os.listdir(tmp_path) == ["k.cu", "k.ptx"] or sorted(os.listdir(tmp_path)) == ["k.cu", "k.ptx"]


def test_output_to_devices_pipes_and_links(source: Path, tmp_path: Path) -> None:
    assert run_minicc([str(source), "-o", "/dev/null"]).status == 0
    assert not stat.S_ISREG(os.stat("/dev/null").st_mode)
    link, real = tmp_path / "link", tmp_path / "real"
    real.write_text("old")
    link.symlink_to(real)
    assert run_minicc([str(source), "-o", str(link)]).status == 0
    assert link.is_symlink()
    assert ".entry" in real.read_text()


def test_an_unwritable_output_is_a_usage_error(source: Path) -> None:
    outcome = run_minicc([str(source), "-o", "/nonexistent/k.ptx"])
    assert (outcome.status, outcome.err) == (
        2,
        "minicc: error: cannot write '/nonexistent/k.ptx': No such file or directory\n",
    )


def test_input_is_never_overwritten(tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ptx = tmp_path / "m.ptx"
    ptx.write_text(run_minicc([str(source), "-o", "-"]).out)
    outcome = run_minicc(["m.ptx"])
    assert outcome.status == 2
    assert "is the input" in outcome.err


@pytest.mark.parametrize("flag", ["-E", "-dump-tokens", "-ast-dump"])
def test_stages_print_to_standard_output(flag: str, source: Path) -> None:
    outcome = run_minicc([flag, str(source)])
    assert outcome.status == 0, outcome.err
    assert "threadIdx" in outcome.out


def test_reports(source: Path) -> None:
    outcome = run_minicc(
        [
            str(source),
            "-o",
            "/dev/null",
            "-ftime-report",
            "-Xptxas",
            "-v",
            "-print-after=mem2reg",
            "-verify-each",
        ]
    )
    assert outcome.status == 0, outcome.err
    for text in ("time report", "mem2reg", "*** IR Dump After mem2reg ***", "registers"):
        assert text in outcome.err, outcome.err


def test_shared_memory_is_told_of_each_kernel(tmp_path: Path) -> None:
    (tmp_path / "two.cu").write_text("""__device__ float helper(int i) { __shared__ float s[8]; return s[i]; }
extern "C" __global__ void a(float *p) { __shared__ float s[256]; s[threadIdx.x] = p[0]; __syncthreads();
  p[1] = s[p[2] > 0]; }
extern "C" __global__ void b(double *p) { __shared__ double s[512]; s[threadIdx.x] = p[0]; __syncthreads();
  p[1] = s[p[2] > 0]; }
extern "C" __global__ void c(float *p) { p[0] = helper(threadIdx.x); }
extern "C" __global__ void d(float *p) { p[0] = 1; }
""")
    told = run_minicc([str(tmp_path / "two.cu"), "-o", "/dev/null", "-Xptxas=-v"]).err
    assert "ptxas info" not in told
    assert re.findall(r"(\d+) bytes smem", told) == ["1024", "4096", "32", "0"]


def test_version() -> None:
    import minicc

    assert run_minicc(["--version"]).out == f"minicc {minicc.__version__}\n"


def test_binary_garbage_is_refused_politely(tmp_path: Path) -> None:
    for suffix in (".cu", ".ll", ".ptx"):
        path = tmp_path / f"garbage{suffix}"
        path.write_bytes(bytes(range(256)) * 8)
        outcome = run_minicc([str(path), "-o", "-"])
        assert outcome.status == 1, (suffix, outcome.err[:500])
        assert "error:" in outcome.err
        assert "Traceback" not in outcome.err


def test_a_directory_is_not_a_source(tmp_path: Path) -> None:
    outcome = run_minicc([str(tmp_path)])
    assert (outcome.status, "Is a directory" in outcome.err) == (2, True)


def test_the_process_exits_with_the_status_and_all_of_its_output(source: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.cu"
    wrong.write_text("__global__ void k() { x; }\n")

    def minicc(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "minicc", *arguments], capture_output=True, text=True, check=False
        )

    done = minicc(str(source), "-O0", "-emit-llvm", "-o", "-")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run_minicc([str(source), "-O0", "-emit-llvm", "-o", "-"]).out
    failed = minicc(str(wrong), "-o", "-")
    assert (failed.returncode, failed.stdout) == (1, "")
    assert "use of undeclared identifier 'x'" in failed.stderr
    assert minicc("--nonsense").returncode == 2
    assert minicc("--help").returncode == 0


def test_a_reader_that_goes_away_is_no_crash(source: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "minicc", str(source), "-o", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 1


def test_run_prints_counts_by_opcode_and_line(source: Path) -> None:
    outcome = run_minicc(
        ["run", str(source), "--grid", "2", "--block", "32", "p=zeros(32,i32)", "--counts", "-arch=sm_80"]
    )
    assert outcome.status == 0, outcome
    lines = outcome.out.splitlines()
    assert any(
        line.split() == ["64", line.split()[1], "%", "st.global.u32"] for line in lines if "st.global" in line
    )
    assert any(line.endswith(f"{source}:1  {GOOD.strip()}") for line in lines)


def test_run_writes_a_trace_even_of_a_run_that_faults(source: Path, tmp_path: Path) -> None:
    trace = tmp_path / "t.txt"
    outcome = run_minicc(["run", str(source), "--block", "32", "p=zeros(8,i32)", "--trace", str(trace)])
    assert outcome.status == 1 and "out-of-bounds store" in outcome.err
    assert "    store of 4 bytes at global 0x1000000 + 4 * i, 32 threads\n" in trace.read_text()


def test_run_refuses_a_trace_that_cannot_be_written(source: Path, tmp_path: Path) -> None:
    outcome = run_minicc(["run", str(source), "p=zeros(8,i32)", "--trace", str(tmp_path / "no" / "t.txt")])
    assert outcome.status == 2 and "cannot write" in outcome.err and outcome.out == ""
