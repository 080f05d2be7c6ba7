"""The process that runs a student's code. Started by `process`, which tells it over one pipe what to do and
hears over another what came of it.

First comes the setup: the lab's harness and the student's file, both as text, and the limits. Then cases, one
at a time; the answer to each carries the number that came with it. Expected results never come here, so
whoever forges an answer forges one that is compared like any other.
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
    """Serve until the pipe ends; the arguments are the descriptors of the pipes."""
    requests, answers = (
        os.fdopen(int(sys.argv[1]), "rb", buffering=0),
        os.fdopen(int(sys.argv[2]), "wb", buffering=0),
    )
    setup = read_frame(requests)
    assert setup is not None
    sys.setrecursionlimit(setup["recursion"])
    harness = _module(HARNESS, "harness.py", setup["harness"])
    enforced = confine(setup["secret"], setup["memory"], setup["output"])
    answer: dict[str, Any] = {"number": setup["number"], "enforced": enforced}
    student = None
    try:
        student = _module(STUDENT, setup["file"], setup["student"])
    except BaseException as error:
        answer["error"] = _error(error, setup["file"])
    _answer(answers, answer)
    while (request := read_frame(requests)) is not None:
        answer = {"number": request["number"]}
        try:
            answer["result"] = harness.run(student, request["case"])
            json.dumps(answer)
        except BaseException as error:
            answer.pop("result", None)
            answer["error"] = _error(error, setup["file"])
        _answer(answers, answer)


def _answer(answers: BinaryIO, answer: dict[str, Any]) -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError, AttributeError):
            continue  # the limit of output is reached, or the student closed it
    answer["cpu"] = time.process_time()
    write_frame(answers, answer)


def _module(name: str, file: str, text: str) -> Any:
    """A module made of text, whose lines tracebacks and PLY find."""
    module = types.ModuleType(name)
    module.__file__ = file
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    sys.modules[name] = module
    exec(compile(text, file, "exec"), vars(module))
    return module


def _error(error: BaseException, file: str) -> dict[str, Any]:
    """What happened: the exception's type and words, and the lines of the student's file that it passed,
    innermost last, with their functions.
    """
    places: list[tuple[int, str]] = []
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            places.append((trace.tb_lineno, trace.tb_frame.f_code.co_name))
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.filename == file:
        places.append((error.lineno or 0, "<module>"))
    try:
        words = error.msg if isinstance(error, SyntaxError) else str(error)
    except BaseException:
        words = ""
    return {"type": type(error).__name__, "words": str(words)[:2000], "places": places[-20:]}


if __name__ == "__main__":
    main()
