"""Every executed row of the instruction table, with every type it has, has a test that notices when it
computes something else.
"""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from minicc.ptx.row_patterns import types_of
from minicc.ptx.table import lookup

from . import recording
from .conftest import Runner
from .recording import NOTHING, Translations, compares, inverted, name

RECORD = recording.read()
NAMES = recording.names()


def test_every_executed_row_is_checked() -> None:
    missing = [*map(recording.said, recording.untested({NAMES[text]: test for text, test in RECORD.items()}))]
    assert not missing, (
        "no test notices when these compute something else; write one in tests/runtime/rows, then 'make"
        " checks':\n" + "\n".join(missing)
    )


def test_the_record_names_rows_that_there_are() -> None:
    assert [text for text in RECORD if text not in NAMES] == [], "run 'make checks'"


def test_what_has_no_effect_is_what_memory_and_caches_here_do_not_need() -> None:
    opcodes = {NAMES[text][0].opcode for text, test in RECORD.items() if test == NOTHING}
    assert opcodes <= {
        "membar",
        "fence",
        "prefetch",
        "prefetchu",
        "discard",
        "applypriority",
        "nanosleep",
        "pmevent",
        "setmaxnreg",
        "brkpt",
        "griddepcontrol",
        "cp",
        "bar",
        "barrier",
        "trace",
        "wgmma",
        "tcgen05",
    }, opcodes


def test_the_page_is_that_of_the_record() -> None:
    assert recording.PAGE.read_text() == recording.page(RECORD), "run 'make checks'"


@pytest.mark.parametrize("seed", range(4))
def test_tests_notice_what_the_record_says(seed: int, tmp_path: Path) -> None:
    """The record is what `make checks` measured; here some of it is measured again."""
    noticed = sorted(text for text, test in RECORD.items() if test != NOTHING)
    chosen = random.Random(seed).sample(noticed, 4)
    result = recording.measure(sorted({RECORD[text] for text in chosen}), tmp_path, 1, set(chosen))
    assert sorted(result) == sorted(chosen), "run 'make checks'"


TEXT = (
    ".visible .entry k(.param .u64 p) { .reg .b64 %a; .reg .b32 %r<3>; ld.param.u64 %a, [p]; mov.u32 %r0,"
    " %tid.x; add.u32 %r1, %r0, 5; st.global.u32 [%a], %r1; ret; }"
)


def test_a_test_that_compares_nothing_notices_nothing(ptx: Runner) -> None:
    (add,), (popc,) = lookup("add.u32"), lookup("popc.b32")

    def run(wanted: int | None) -> BaseException | None:
        out = np.zeros(1, np.uint32)
        ptx(TEXT, 1, 1, out)
        try:
            assert wanted is None or out[0] == wanted
        except AssertionError as error:
            return error
        return None

    translations = Translations()
    key = add.form, types_of(add)
    assert compares(lambda: run(5), key, translations) is True
    assert compares(lambda: run(None), key, translations) is False
    assert compares(lambda: run(5), (popc.form, types_of(popc)), translations) is False
    assert run(5) is None


def test_names_tell_rows_and_types_apart() -> None:
    assert len(set(NAMES.values())) == len(NAMES) > 2800
    (variant,) = lookup("min.s16x2")
    assert name((variant.form, types_of(variant))) == "min.s16x2 d, a, b (9.7.1.12)"


def test_inverted_values_are_others_of_their_type() -> None:
    for value in (
        np.float32(1.5),
        np.uint8(3),
        np.bool_(True),
        np.arange(4, dtype=np.int64),
        np.zeros(3, np.float16),
    ):
        other = inverted(value)
        assert other.dtype == value.dtype and np.all(other != value)
