"""Reduction of a failing program: delta debugging over its statements, then over its expressions.

Statements are removed whole, a compound statement with its braces or only its header and braces, so the rest
stays valid. After A. Zeller and R. Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE TSE
28 (2002).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator


def reduced(
    text: str, fails: Callable[[str], bool], report: Callable[[str], None] = lambda text: None
) -> str:
    """Return the smallest text for which `fails` still holds; `report` is called with each smaller one."""
    lines = [line for line in text.splitlines() if line.strip()]
    smaller = True
    while smaller:
        smaller = False
        for candidates in (_without_spans, _without_headers, _simpler_expressions):
            while True:
                result = next((c for c in candidates(lines) if fails("\n".join(c) + "\n")), None)
                if result is None:
                    break
                lines, smaller = result, True
                report("\n".join(lines) + "\n")
    return "\n".join(lines) + "\n"


def without_statements(text: str, fails: Callable[[str], bool]) -> str:
    """Remove all runs of whole statements and declarations that `fails` does not need."""
    lines = text.splitlines()
    while (result := next((c for c in _without_spans(lines) if fails("\n".join(c))), None)) is not None:
        lines = result
    return "\n".join(lines)


def fewer_lines(text: str, fails: Callable[[str], bool]) -> str:
    """Remove all runs of lines that `fails` does not need, long runs first: the minimising delta debugging of
    the paper.
    """
    lines = text.splitlines()
    size = max(len(lines) // 2, 1)
    while True:
        start, before = 0, len(lines)
        while start < len(lines):
            candidate = lines[:start] + lines[start + size :]
            if candidate and fails("\n".join(candidate) + "\n"):
                lines = candidate
            else:
                start += size
        if size == 1 and len(lines) == before:
            return "\n".join(lines) + "\n"
        size = max(size // 2, 1)


def simpler_values(text: str, fails: Callable[[str], bool]) -> str:
    """Reduce a function of the IR: remove lines, replace values by constants and conditional branches by
    unconditional ones, in turn until nothing helps.
    """
    text = re.sub(r"%(\d+)\b", r"%r\1", text)  # numbers have to follow each other, names need not
    before = ""
    while text != before:
        before, text = text, fewer_lines(text, fails)
        lines, i = text.splitlines(), 0
        while i < len(lines):
            result = next((c for c in _simpler_value(lines, i) if fails(c)), None)
            lines, i = (lines, i + 1) if result is None else (result.splitlines(), i)
        text = "\n".join(lines) + "\n"
    return text


def _simpler_value(lines: list[str], i: int) -> Iterator[str]:
    """Yield the text with constants for the value of a line, or one target for a branch."""
    if match := re.match(r" +(%[\w.]+) = ", lines[i]):
        for constant in ("0", "1", "false", "true", "0.0", "1.0"):
            yield (
                re.sub(rf"{re.escape(match[1])}(?![\w.])", constant, "\n".join(lines[:i] + lines[i + 1 :]))
                + "\n"
            )
    elif match := re.match(r"( +br )i1 \S+, (label %\w+), (label %\w+)", lines[i]):
        for way in (match[2], match[3]):
            yield "\n".join([*lines[:i], match[1] + way, *lines[i + 1 :]]) + "\n"


def _block_end(lines: list[str], start: int) -> int | None:
    """Return the line that closes the block opened at `start` (`start` itself if it opens none); None for a
    closing line.
    """
    depth = 0
    for i in range(start, len(lines)):
        line = lines[i].strip()
        closes, opens = line.startswith("}"), line.endswith("{")
        if i == start and closes:
            return None
        depth += opens - closes
        if depth == 0:
            return i
    return None


def _without_spans(lines: list[str]) -> Iterator[list[str]]:
    """Yield texts without runs of statements, long runs first."""
    spans = []
    for start in range(len(lines)):
        end, i = start, start
        while i < len(lines) and (close := _block_end(lines, i)) is not None:
            end = close + 1
            spans.append((start, end))
            i = end
    visited = set()
    for start, end in sorted(spans, key=lambda s: s[0] - s[1]):
        size = end - start
        if (start, end) not in visited and (
            size & (size - 1) == 0 or size < 12 or lines[start].endswith("{")
        ):
            visited.add((start, end))
            yield lines[:start] + lines[end:]


def _without_headers(lines: list[str]) -> Iterator[list[str]]:
    """Yield texts with a compound statement replaced by its body."""
    for start, line in enumerate(lines):
        if (
            line.startswith(" ")
            and line.endswith("{")
            and (end := _block_end(lines, start)) is not None
            and end > start
        ):
            yield [*lines[:start], *lines[start + 1 : end], *lines[end + 1 :]]


def _simpler_expressions(lines: list[str]) -> Iterator[list[str]]:
    """Yield texts with a right side or condition replaced by one of its parenthesised parts, or by a
    number.
    """
    for i, line in enumerate(lines):
        if not line.startswith(" "):
            continue
        for match in re.finditer(r" = (.*);$|\((.*)\) \{$|return (.*);$", line):
            group = next(g for g in (1, 2, 3) if match.group(g))
            inner = match.group(group)
            parts = [p for p in _parts(inner) if len(p) < len(inner)]
            for part in sorted(set(parts), key=len):
                if ";" not in inner and "{" not in inner:
                    yield [
                        *lines[:i],
                        line[: match.start(group)] + part + line[match.end(group) :],
                        *lines[i + 1 :],
                    ]


def _parts(text: str) -> Iterator[str]:
    yield from ("1", "0")
    stack: list[int] = []
    for i, c in enumerate(text):
        if c == "(":
            stack.append(i)
        elif c == ")" and stack:
            start = stack.pop()
            yield text[start + 1 : i]
            yield (
                text[:start] + "1" + text[i + 1 :]
                if not text[:start].rstrip()[-1:].isalnum()
                else text[start : i + 1]
            )
    for op in (" && ", " || ", " ? ", " : ", " == ", " < ", " + ", " - ", " * ", " ^ ", " | ", " & "):
        if op in text:
            left, _, right = text.partition(op)
            if left.count("(") == left.count(")"):
                yield left
                yield right
