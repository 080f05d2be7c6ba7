"""REQUIRES, UNSUPPORTED and XFAIL: the features of a machine.

Features: `ptxas` and `nvcc` if they are installed, `sm_NN` for the targets of that ptxas, `host-compiler` if
whole programs can be built, `filecheck`, `linux`, `windows`, `darwin`, and the words of `minicc_features` in
pytest's ini file. Any other word is a missing feature. As in LLVM's lit, a condition has `!`, `&&`, `||` and
brackets.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Collection, Sequence
from functools import cache
from importlib.util import find_spec

from .assemble import find_tool, targets_known

_TOKEN = re.compile(r"\s*(&&|\|\||[!()]|[\w.+-]+)")
_PYTHON = {"&&": " and ", "||": " or ", "!": " not ", "(": "(", ")": ")"}


class FeatureError(Exception):
    """An invalid condition."""


@cache
def machine_features() -> frozenset[str]:
    """Return the features of this machine."""
    result = {tool for tool in ("ptxas", "nvcc") if find_tool(tool)} | {
        f"sm_{number}" for number in targets_known()
    }
    result |= (
        {"host-compiler"} if any(map(shutil.which, ("g++", "clang++"))) or find_spec("ziglang") else set()
    )
    result |= {"filecheck"} if find_spec("filecheck") else set()
    return frozenset(result | {"windows" if sys.platform == "win32" else sys.platform})


def why_not(requires: Sequence[str], unsupported: Sequence[str], features: Collection[str]) -> str | None:
    """Return the reason why a test does not run here; None if it does. Raises FeatureError for an invalid
    condition.
    """
    for condition in requires:
        if not holds(condition, features):
            return f"requires {condition}"
    return next(
        (f"unsupported: {condition}" for condition in unsupported if holds(condition, features)), None
    )


def why_failing(xfail: Sequence[str], features: Collection[str]) -> str | None:
    """Return the reason why a test is expected to fail here; None if it is not. `*` holds everywhere. Raises
    FeatureError for an invalid condition.
    """
    return next(
        (
            f"XFAIL: {condition}"
            for condition in xfail
            if condition.strip() == "*" or holds(condition, features)
        ),
        None,
    )


def holds(condition: str, features: Collection[str]) -> bool:
    """Return whether a condition over features holds. Raises FeatureError."""
    words, at = [], 0
    while at < len(condition.rstrip()):
        match = _TOKEN.match(condition, at)
        if match is None:
            raise FeatureError(f"cannot read '{condition[at:].strip()}' in the condition '{condition}'")
        words.append(_PYTHON.get(match[1]) or str(match[1] in features))
        at = match.end()
    try:
        # nothing but brackets, True, False and operators
        return bool(eval("".join(words), {"__builtins__": {}}))
    except SyntaxError:
        raise FeatureError(f"cannot read the condition '{condition}'") from None
