"""Messages of the host compiler with the user's lines and columns, whatever was rewritten or expanded
before.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from minicc.host.rewrite import relocate_messages, rewrite

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

HEAD = """#define TWICE(x) ((x) * 2)
#define NOTHING
struct dim3 { dim3(int); };
void minicc_configure(dim3, dim3);
void minicc_enter(const void *const *, const char *);
template <class T> struct minicc_passed { static const void *at(const T &); };
__global__ void k(float *p, int n) { p[0] = n; }
"""


def messages(folder: Path, text: str) -> list[str]:
    """Return the lines that g++ prints about the rewritten text, with the user's locations."""
    file, rewritten = folder / "p.cu", folder / "p.ii"
    file.write_text(HEAD + text)
    made = rewrite(
        subprocess.run(["g++", "-E", "-x", "c++", file], capture_output=True, text=True, check=True).stdout
    )
    rewritten.write_text(made.text)
    command = ["g++", "-ftabstop=1", "-c", rewritten, "-o", "/dev/null"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={"LC_ALL": "C", "PATH": "/usr/local/bin:/usr/bin:/bin"},
    )
    return relocate_messages(done.stderr, made.source).split("\n")


@pytest.mark.parametrize(
    "line",
    [
        "void f(int *b) { k<<<1, 32>>>(@b, 2); }",
        "void f(int *b) { k<<<1, 32>>>(0, 1); k<<<1, 32>>>(0, 1); k<<<1, 32>>>(@b, 2); }",
        "void f(float *p) { /* a comment, longer than nothing */ k<<<1, 1>>>(p, @wrong); }",
        "void f(float *p) { k<<<1, @wrong>>>(p, 1); }",
        "void f(float *p) { k<<<TWICE(4), 1>>>(p, @wrong); }",
        "void f(float *p) { NOTHING k<<<TWICE(TWICE(4)), TWICE(@wrong)>>>(p, 1); }",
        "\tvoid f(float *p) {\tk<<<1, 1>>>(p, 1);\tint x = @wrong; }",
        "int f() { return TWICE(1) + TWICE(2) + @wrong + TWICE(3); }",
        "__device__ int g() { return 1; } __device__ int v = 3, w[2] = {1, 2}; int h = @wrong;",
        "__global__ void __launch_bounds__(32) q(int) { } int h = @wrong;",
        "__device__ int g() { return\n\n 1; } int h = @wrong;",
        "void f(float *p) { k<<<1,\n   1>>>(p,\n  @wrong); }",
    ],
)
def test_columns_are_the_users(tmp_path: Path, line: str) -> None:
    before = (HEAD + line).partition("@")[0]
    place = f"p.cu:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}: error: "
    given = messages(tmp_path, line.replace("@", ""))
    at = next((i for i, text in enumerate(given) if place in text), None)
    assert at is not None, "\n".join(given)
    shown, mark = given[at + 1], given[at + 2]
    assert shown.partition("| ")[2] == (HEAD + line.replace("@", "")).split("\n")[before.count("\n")].replace(
        "\t", " "
    )
    assert mark.partition("| ")[2].index("^") == len(before) - before.rfind("\n") - 1


def test_notes_are_moved_with_their_errors(tmp_path: Path) -> None:
    given = messages(tmp_path, "void f(int *b) { k<<<1, 1>>>(b, 2); }")
    line, column = HEAD.count("\n"), HEAD.split("\n")[-2].index("*p")
    note = next(text for text in given if "note:" in text)
    assert f"p.cu:{line}:" in note and abs(int(note.split(":")[2]) - column - 2) <= 1


def test_errors_of_the_preprocessor_are_unchanged(tmp_path: Path) -> None:
    text = "nothing here\n/nowhere/x.h:3:4: error: some error\n   3 | int x;\n     | ^~~\n"
    (tmp_path / "p.cu").write_text("int x;\n")
    assert relocate_messages(text, rewrite('# 1 "p.cu"\nint x;\n').source) == text.replace(
        "\n   3", "\n    3"
    ).replace("\n     |", "\n      |")
