"""The suite as files, for other languages than Python.

A case becomes NAME.cu, NAME.ll and NAME.ptx, NAME.json (launches and expectations) and NAME.N.npz for its
launch N: an array or scalar for each argument, and its value after the launch as NAME_out, computed by minicc
-O0, whose results the suite has compared with NumPy's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from ...driver.run import named_arguments
from .cases import FORMS, SuiteCase


def export(cases: Iterable[SuiteCase], folder: Path) -> int:
    """Write the cases below a folder and return their number."""
    count = 0
    for case in cases:
        base = folder / case.name
        base.parent.mkdir(parents=True, exist_ok=True)
        for form in FORMS[FORMS.index(case.path.suffix[1:]) :]:
            base.with_suffix(f".{form}").write_text(case.form(form), encoding="utf-8")
        obj, launches = case.reference(), []
        for number, launch in enumerate(case.launches):
            kernel = obj.get_kernel(launch.kernel)
            values = named_arguments(kernel, launch.arguments)
            before: dict[str, Any] = {name: np.array(value) for name, value in values.items()}
            kernel(launch.grid, launch.block, tuple(values.values()), shared_mem=launch.shared)
            after: dict[str, Any] = {
                f"{name}_out": np.asarray(value)
                for name, value in values.items()
                if isinstance(value, np.ndarray)
            }
            np.savez(base.parent / f"{base.name}.{number}.npz", **before, **after)
            launches.append(
                {
                    "kernel": launch.kernel,
                    "grid": launch.grid,
                    "block": launch.block,
                    "shared": launch.shared,
                    "arguments": list(values),
                    "file": f"{base.name}.{number}.npz",
                    "expect": [{"text": e.text, "rtol": e.rtol, "atol": e.atol} for e in launch.expects],
                }
            )
        base.with_suffix(".json").write_text(
            json.dumps({"name": case.name, "title": case.title, "launches": launches}, indent=1) + "\n",
            encoding="utf-8",
        )
        count += 1
    return count
