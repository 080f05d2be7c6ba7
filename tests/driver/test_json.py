"""`--diagnostics-format=json`: what the documented layout says, and nothing else on standard error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from minicc.driver.command import main


def messages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, *options: str, status: int = 1
) -> list[dict[str, Any]]:
    file = tmp_path / "a.cu"
    file.write_text(text)
    assert main([str(file), "-o", str(tmp_path / "a.ptx"), "--diagnostics-format=json", *options]) == status
    said = capsys.readouterr().err
    return json.loads(said) if said else []


def test_an_error_with_its_notes_and_its_fix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = messages(tmp_path, capsys, "__device__ int f(int counter) { return countr; }\n")
    file = str(tmp_path / "a.cu")
    assert result == {
        "kind": "error",
        "message": "use of undeclared identifier 'countr'; did you mean 'counter'?",
        "locations": [{"caret": {"file": file, "line": 1, "column": 40},
            "finish": {"file": file, "line": 1, "column": 45}}],
        "children": [{
            "kind": "note", "message": "'counter' declared here",
            "locations": [{"caret": {"file": file, "line": 1, "column": 22},
                "finish": {"file": file, "line": 1, "column": 28}}],
        }],
        "fixits": [{"start": {"file": file, "line": 1, "column": 40},
            "next": {"file": file, "line": 1, "column": 46}, "string": "counter"}],
    }  # fmt: skip


def test_macro_expansions_are_notes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = messages(tmp_path, capsys, "#define BAD gone\n__device__ int f() { return BAD; }\n")
    assert [(c["message"], c["locations"][0]["caret"]["line"]) for c in result["children"]] == [
        ("expanded from macro 'BAD'", 1)
    ]


def test_warnings_name_their_option_even_as_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "__global__ void f(int a) { a + 1; }\n"
    (result,) = messages(tmp_path, capsys, text, status=0)
    assert (result["kind"], result["option"]) == ("warning", "-Wunused-value")
    (result,) = messages(tmp_path, capsys, text, "-Werror")
    assert (result["kind"], result["option"]) == ("error", "-Wunused-value")


def test_nothing_to_say_is_nothing_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert messages(tmp_path, capsys, "__global__ void k() {}\n", status=0) == []


def test_a_wrong_command_line_is_an_error_without_a_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-fdiagnostics-format=json", "-O9", "x.cu"]) == 2
    (result,) = json.loads(capsys.readouterr().err)
    assert result["kind"] == "error" and result["locations"] == []


def test_a_fault_says_all_that_the_text_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.cu"
    file.write_text(
        "__device__ __noinline__ void set(int *p) { p[threadIdx.x] = 1; }\n__global__ void k(int *p) {"
        " set(p); }\n"
    )
    command = ["run", str(file), "p=zeros(4)", "--block", "8", "-O0"]
    assert main([*command, "--diagnostics-format=json"]) == 1
    (result,) = json.loads(capsys.readouterr().err)
    assert main(command) == 1
    text = [line for line in capsys.readouterr().err.splitlines() if "error: " in line or "note: " in line]
    said = [child["message"] for child in result["children"]]
    assert [line.partition("note: ")[2] for line in text[1:]] == said
    assert said[0] == "in kernel 'k', block (0,0,0), thread (4,0,0), lane 4"
    assert said[1].startswith("executing 'st.")
    assert said[2].startswith("called from '")
    assert result["locations"][0]["caret"]["line"] == 1
