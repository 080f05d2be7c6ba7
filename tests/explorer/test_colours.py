"""Neighbouring tints can be told apart by people who lack a kind of cone, in both schemes.

How they see is simulated after G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A physiologically-based
model for simulation of color vision deficiency", IEEE Trans. Vis. Comput. Graph. 15(6), 2009, severity 1;
distances are those of CIELAB (1976), of which 2.3 is just noticeable.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import minicc

STYLE = (Path(minicc.__file__).parent / "explorer" / "page" / "page.css").read_text()
SEEN = {
    "all": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
SCHEMES = {
    "light": STYLE.partition(':root[data-theme="dark"]')[0],
    "dark": STYLE.partition(':root[data-theme="dark"]')[2],
}


def colour(text: str) -> np.ndarray:
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def linear(rgb: np.ndarray) -> np.ndarray:
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def lab(light: np.ndarray) -> np.ndarray:
    """CIELAB of linear sRGB, white D65."""
    xyz = (
        np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
        @ np.clip(light, 0, 1)
        / np.array([0.9505, 1, 1.089])
    )
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seen", SEEN)
def test_tints_that_meet_differ(scheme: str, seen: str) -> None:
    rules = SCHEMES[scheme]
    ground, share = re.search(r"--ground: (#\w+)", rules), re.search(r"--share: (\d+)%", rules)
    assert ground is not None
    assert share is not None
    part = int(share[1]) / 100
    tints = [
        part * colour(text) + (1 - part) * colour(ground[1])
        for text in re.findall(
            r"^\.tint\d \{ background: color-mix\(in srgb, (#\w+) var\(--share\), var\(--ground\)\)",
            STYLE,
            re.MULTILINE,
        )
    ]
    assert len(tints) == 8
    places = [lab(SEEN[seen] @ linear(tint)) for tint in tints]
    assert min(np.linalg.norm(a - b) for a, b in zip(places, places[1:] + places[:1], strict=True)) > 2 * 2.3
    removed, added = (
        lab(SEEN[seen] @ linear(part * colour(text) + (1 - part) * colour(ground[1])))
        for text in ("#d55e00", "#0072b2")
    )
    assert np.linalg.norm(removed - added) > 2 * 2.3
