"""A sample of `minicc fuzz ptx`: random kernels on the native engine and on the reference engine."""

from __future__ import annotations

import pytest

from minicc.filetests.fuzz.ptx.engines import compared


@pytest.mark.parametrize("seed", [*range(8), 13, 18, 15, 17, 25, 27, 29, 1331, 300908])
def test_random_programs(seed: int) -> None:
    assert compared(seed).difference == ""
