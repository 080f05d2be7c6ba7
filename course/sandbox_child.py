"""The process that runs a student's code, started by `process`, which sends requests over one pipe and
receives answers over another.

The first request is the setup: the lab's harness and the student's file, both as text, and the limits. Then
come cases, one at a time; the answer to each carries the number of its request. Expected results are never
sent here, so a forged answer is compared like any other.
"""

from __future__ import annotations

import json
import linecache
import os
import sys
import time
import types
from typing import Any, BinaryIO

from .confine import confine
from .ipc import read_frame, write_frame

HARNESS, STUDENT = "harness", "student"


def main() -> None:
    """Answer requests until the pipe ends; the arguments are the descriptors of the pipes."""
    requests, answers = (
        os.fdopen(int(sys.argv[1]), "rb", buffering=0),
        os.fdopen(int(sys.argv[2]), "wb", buffering=0),
    )
    setup = read_frame(requests)
    assert setup is not None
    sys.setrecursionlimit(setup["recursion"])
    harness = _load_module(HARNESS, "harness.py", setup["harness"])
    enforced = confine(setup["secret_paths"], setup["memory"], setup["output"])
    answer: dict[str, Any] = {"number": setup["number"], "enforced": enforced}
    student = None
    try:
        student = _load_module(STUDENT, setup["file"], setup["student"])
    except BaseException as error:
        answer["error"] = _describe_error(error, setup["file"])
    _send_answer(answers, answer)
    while (request := read_frame(requests)) is not None:
        answer = {"number": request["number"]}
        try:
            answer["result"] = harness.run(student, request["case"])
            json.dumps(answer)
        except BaseException as error:
            answer.pop("result", None)
            answer["error"] = _describe_error(error, setup["file"])
        _send_answer(answers, answer)


def _send_answer(answers: BinaryIO, answer: dict[str, Any]) -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError, AttributeError):
            continue  # the limit of output is reached, or the student closed it
    answer["cpu"] = time.process_time()
    write_frame(answers, answer)


def _load_module(name: str, file: str, text: str) -> Any:
    """Return a module made of text. Its lines are registered for tracebacks and for PLY."""
    module = types.ModuleType(name)
    module.__file__ = file
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    sys.modules[name] = module
    exec(compile(text, file, "exec"), vars(module))
    return module


def _describe_error(error: BaseException, file: str) -> dict[str, Any]:
    """Return the exception's type and message, and the (line, function) frames in the student's file,
    innermost last.
    """
    frames: list[tuple[int, str]] = []
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            frames.append((trace.tb_lineno, trace.tb_frame.f_code.co_name))
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.filename == file:
        frames.append((error.lineno or 0, "<module>"))
    try:
        message = error.msg if isinstance(error, SyntaxError) else str(error)
    except BaseException:
        message = ""
    return {"type": type(error).__name__, "message": str(message)[:2000], "frames": frames[-20:]}


if __name__ == "__main__":
    main()
