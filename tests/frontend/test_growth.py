"""The frontend's time grows with the number of lines, not with its square."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import frontend_speed


def test_four_times_the_lines_take_about_four_times_as_long() -> None:
    frontend_speed.seconds(50)
    small = min(frontend_speed.seconds(250) for _ in range(3))
    large = min(frontend_speed.seconds(1000) for _ in range(2))
    assert large < 9 * small, f"{large / small:.1f} times"
