"""Kite: what its definition reads, prints and computes; and a program of it through every stage that students
write, compared with NumPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from minicc.course.kite import cases, interpreter, printer, shrinking
from minicc.course.kite.data import fields, from_data, is_node, to_data
from minicc.course.kite.errors import KiteSyntaxError
from minicc.course.kite.reader import read
from minicc.course.lab import find_lab
from minicc.course.running import run
from minicc.course.shrinking import fewer_lines, fewer_words
from minicc.filetests.checks import run_minicc
from minicc.ir.printer import print_module

TEXTS = [
    case.input["text"]
    for number in (1, 2, 3)
    for lab in [find_lab(number)]
    for case in (*lab.public, *lab.hidden)
]


def readable(text: str) -> bool:
    try:
        read(text)
    except KiteSyntaxError:
        return False
    return True


def without_lines(node: Any) -> Any:
    if is_node(node):
        return type(node)(
            **{name: 0 if name == "line" else without_lines(part) for name, part in fields(node).items()}
        )
    return [without_lines(part) for part in node] if isinstance(node, list) else node


PROGRAMS = [text for text in TEXTS if readable(text)]


@pytest.mark.parametrize("full", [True, False])
def test_what_is_printed_reads_as_it_was(full: bool) -> None:
    count = 0
    for text in PROGRAMS:
        for program in (read(text), *shrinking.smaller_programs(read(text))):
            assert (
                without_lines(read(printer.format_program(program, full))) == without_lines(program)
                if program.kernels
                else True
            )
            assert from_data(to_data(program)) == program
            count += 1
    assert count > 1000
    assert (
        printer.format_program(read("kernel k(a:int){a=((a+1)*2)-(3-(a));}"), full=False)
        == "kernel k(a: int) {\n    a = (a + 1) * 2 - (3 - a);\n}\n"
    )


def test_the_definition_and_the_reference_of_lab_1_agree_on_damaged_texts() -> None:
    """A parser by recursive descent and an LALR parser, which share no line."""
    harness, solution = find_lab(1)._reference
    judge, wrong = find_lab(1).judge, 0
    for text in TEXTS[:20]:
        for damaged in (*fewer_lines(text), *list(fewer_words(text))[-150:]):
            expected = judge.expected({"text": damaged})
            assert harness.run(solution, {"text": damaged}) == expected, damaged
            wrong += "error" in expected
    assert wrong > 1000


@pytest.mark.parametrize(("body", "words"), [
    ("m[4] = 1;", "outside"), ("m[0 - 1] = 1;", "outside"), ("m[0] = 1 / (n - n);", "1 / 0"),
    ("while true { }", "no end"), ("m[0] = int(9999999999.0);", "no int"),
    ("m[0] = thread();", "both access"), ("m[thread()] = m[(thread() + 1) % 2];", "both access"),
])  # fmt: skip
def test_what_has_no_meaning_is_refused(body: str, words: str) -> None:
    case = cases.load(f"# run k grid=1 block=2 n=1 m=int:4\nkernel k(n: int, m: int[]) {{ {body} }}\n")
    with pytest.raises(interpreter.Undefined, match=words):
        cases.results(case)


def through_the_labs(text: str) -> str:
    """The IR of a program, made by the reference solutions of labs 1, 2 and 3, one after the other."""
    parse, check, lower = (find_lab(number)._reference[1] for number in (1, 2, 3))
    program = parse.parse(text)
    assert check.check(program) == []
    return print_module(lower.lower(program))


@pytest.mark.parametrize("options", ["-O0", "-O2"])
def test_one_program_grows_through_the_labs_and_computes_what_numpy_does(options: str) -> None:
    ir = through_the_labs("""
kernel distances(n: int, x: float[], y: float[], out: float[]) {
    let i = thread();
    if i < n and x[i] != y[i] {
        let square = x[i] * x[i] + y[i] * y[i];
        let rounds = 0;
        while square > 100.0 or rounds == 0 {
            square = square / 4.0;
            rounds = rounds + 1;
        }
        out[i] = sqrt(square) + float(rounds % 3);
    }
}
""")
    rng = np.random.default_rng(1)
    x, y = (rng.uniform(-50, 50, 60).astype(np.float32) for _ in range(2))
    launch = {
        "kernel": "distances",
        "grid": 2,
        "block": 32,
        "arguments": [60, *({"float": a.tolist()} for a in (x, y, np.zeros(60)))],
    }
    result = np.array(run(ir, launch, [options]).arrays[2], np.float32)
    square = x * x + y * y
    rounds = np.zeros(60, np.int32)
    while (going := (square > 100) | (rounds == 0)).any():
        square[going] /= np.float32(4)
        rounds[going] += 1
    np.testing.assert_array_equal(
        result, np.where(x != y, np.sqrt(square) + (rounds % 3).astype(np.float32), 0)
    )


SUMS = """# run sums grid=1 block=4 n=3 x=float:12 y=float:4
kernel sums(n: int, x: float[], y: float[]) {
    let sum = 0.0;
    let k = 0;
    while k < n {
        sum = sum + x[thread() * n + k];
        k = k + 1;
    }
    y[thread()] = sum;
}
"""


def test_all_labs_together_are_a_compiler_and_a_machine(tmp_path: Path) -> None:
    (tmp_path / "sums.kite").write_text(SUMS)
    (tmp_path / "parser.py").write_text(find_lab(1).solution)
    outcome = run_minicc(["lab", "together", str(tmp_path / "sums.kite"), str(tmp_path / "parser.py")])
    assert outcome.out == "".join(
        f"PTX with lab {number}, on the engine of lab 11: right\n" for number in (7, 8, 10)
    ), outcome.err
    (tmp_path / "lowering.py").write_text(find_lab(3).solution.replace('"fadd"', '"fsub"'))
    outcome = run_minicc(["lab", "together", str(tmp_path / "sums.kite"), str(tmp_path / "lowering.py")])
    assert outcome.status == 1 and outcome.out.count("y[0] is wrong") == 3
    (tmp_path / "parser.py").write_text(find_lab(1).starter)
    outcome = run_minicc(["lab", "together", str(tmp_path / "sums.kite"), str(tmp_path / "parser.py")])
    assert outcome.status == 1 and "lab 1 (A lexer and a parser): NotImplementedError at line" in outcome.err
    outcome = run_minicc(["lab", "together", str(tmp_path / "sums.kite"), str(tmp_path / "other.py")])
    assert outcome.status == 2 and "has not the name of a lab's file" in outcome.err


@pytest.mark.parametrize(
    "program",
    sorted((find_lab(3).folder / "public").glob("*.kite"))
    + sorted((find_lab(3).teacher or Path()).glob("hidden/*.kite")),
    ids=lambda path: path.stem,
)
def test_all_labs_together_run_what_lab_3_lowers(program: Path) -> None:
    outcome = run_minicc(["lab", "together", str(program)])
    assert outcome.out == "".join(
        f"PTX with lab {number}, on the engine of lab 11: right\n" for number in (7, 8, 10)
    ), outcome.err


@pytest.mark.parametrize(("text", "words"), [
    ("kernel k() { }\n", "the first line must be '# run KERNEL"),
    ("# run other grid=1 block=1\nkernel k() { }\n", "there is no kernel 'other'"),
    ("# run k grid=1 block=1\nkernel k(n: int) { }\n", "gives no value for 'n'"),
    ("# run k grid=1 block=1 n=x\nkernel k(n: int) { }\n", "invalid literal"),
    ("# run k grid=1 block=1\nkernel k() { let }\n", "line 2: unexpected '}'"),
    ("# run k grid=1 block=1\nkernel k() { let a = b; }\n", "line 2: nothing is called 'b'"),
    ("# run k grid=1 block=1 m=[0]\nkernel k(m: int[]) { m[1] = 0; }\n", "m[1] is outside"),
])  # fmt: skip
def test_programs_that_cannot_be_run_are_refused(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "k.kite").write_text(text)
    outcome = run_minicc(["lab", "together", str(tmp_path / "k.kite")])
    assert outcome.status == 2 and words in outcome.err, outcome.err
