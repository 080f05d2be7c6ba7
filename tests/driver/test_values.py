"""The VALUE language."""

from __future__ import annotations

import numpy as np
import pytest

from minicc.driver.values import parse_value
from minicc.support.diagnostics import UsageError


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3", 3),
        ("-2.5", -2.5),
        ("0x10", 16),
        ("true", True),
        ("2*3+1", 7),
        ("zeros(3)", np.zeros(3, np.float32)),
        ("ones(2, u8)", np.ones(2, np.uint8)),
        ("arange(2*2, i64)", np.arange(4)),
        ("full(2, inf)", np.full(2, np.inf, np.float32)),
        ("full(2, true, bool)", np.ones(2, bool)),
        ("full(2, -7, i16)", np.full(2, -7, np.int16)),
        ("[1, 2.5]", np.array([1, 2.5])),
    ],
)
def test_values(text: str, expected: object) -> None:
    result = parse_value(text)
    np.testing.assert_array_equal(result, expected)
    assert np.asarray(result).dtype == np.asarray(expected).dtype


def test_the_parameter_decides_the_element_type() -> None:
    assert parse_value("zeros(2)", np.dtype("<u2")).dtype == np.uint16
    assert parse_value("[1, 2]", np.dtype("<f8")).dtype == np.float64
    point = np.dtype([("position", "<f4", 2), ("cluster", "<i4")])
    array = parse_value("random(3, seed=4)", point)
    assert array.dtype == point
    assert (array["position"] < 1).all()
    assert (array["cluster"] != 0).any()


def test_random_is_reproducible() -> None:
    np.testing.assert_array_equal(parse_value("random(8,u8,7)"), parse_value("random(8,u8,7)"))
    assert (parse_value("random(8,u8,7)") != parse_value("random(8,u8,8)")).any()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("zeros(", "cannot read value 'zeros('"),
        ("zeroes(3)", "unknown function 'zeroes'"),
        ("zeros(-1)", "needs a number of elements, found -1"),
        ("zeros(3, f33)", "unknown dtype 'f33'"),
        ("zeros(3, f32, 1)", "does not take '1'"),
        ("x", "expected a number, found 'x'"),
        ("__import__('os')", "unknown function '__import__'"),
        ("1 << 999", "shift by 999 is out of range"),
        ("missing.npy", "cannot read 'missing.npy'"),
        ("(" * 5000, "cannot read value"),
    ],
)
def test_bad_values(text: str, message: str) -> None:
    with pytest.raises(UsageError) as error:
        parse_value(text)
    assert message in str(error.value)


def test_values_that_do_not_fit_the_parameter() -> None:
    with pytest.raises(UsageError, match="does not fit into uint8"):
        parse_value("[1, 256]", np.dtype("u1"))
    with pytest.raises(UsageError, match="expected integers for int32"):
        parse_value("[1.5]", np.dtype("<i4"))
