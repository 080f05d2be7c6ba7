"""One rule of C++17 a program: what each must do is confirmed by nvcc's PTX and, where host code can say it,
by g++.

That the valid ones do what their EXPECT lines say, at -O0 and -O2, the plugin tests by itself.
"""

from __future__ import annotations

import os
import shutil

import pytest

from . import judge

RULES = judge.rules()
VALID = [rule for rule in RULES if not rule.refused]
REFUSED = [rule for rule in RULES if rule.refused]
AT_LEAST = (700, 300)
"""Valid and refused programs."""


def _name(rule: judge.Rule) -> str:
    return rule.name.removesuffix(".cu")


def test_there_are_enough() -> None:
    assert len(VALID) >= AT_LEAST[0]
    assert len(REFUSED) >= AT_LEAST[1]


def test_each_names_its_clause() -> None:
    assert not [rule.name for rule in RULES if not judge.CLAUSE.match(rule.text.partition("\n")[0])]
    assert not [rule.name for rule in REFUSED if not rule.text.splitlines()[1].startswith("// REFUSED: ")]


def test_each_kernel_is_named_as_its_file_and_expects_something() -> None:
    assert not [
        rule.name for rule in VALID if rule.launch.kernel != rule.path.stem or not rule.launch.expects
    ]
    assert len({rule.path.stem for rule in VALID}) == len(VALID)


@pytest.mark.parametrize("rule", REFUSED, ids=_name)
def test_minicc_refuses(rule: judge.Rule) -> None:
    verdict = judge.by_minicc(rule)
    assert verdict.right, f"{verdict.outcome.value}: {verdict.said}"


@pytest.mark.parametrize("tool", judge.COMPILERS)
@pytest.mark.parametrize("rule", RULES if os.environ.get("MINICC_NVCC") == "1" else RULES[::20], ids=_name)
def test_compilers_agree(rule: judge.Rule, tool: str) -> None:
    """Every twentieth; all of them with MINICC_NVCC=1."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    verdict = judge.COMPILERS[tool](rule)
    assert verdict.right, f"{verdict.outcome.value}: {verdict.said}"
