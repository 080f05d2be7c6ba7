"""The generator of `docs/reference/plugin.md`: the pytest plugin, its directives, and an example of a
failure.
"""

from __future__ import annotations

import tempfile
import textwrap
from pathlib import Path

from . import directives, features, launches, plugin

_GOOD = """\
__global__ void scale(int n, float a, float *x) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= a;
}
// LAUNCH: scale<<<4,64>>> n=250 a=2.0 x=arange(250,f32)
// EXPECT: x == 2 * x_in
// LAUNCH: scale<<<4,64>>> n=256 a=2.0 x=arange(250,f32)
// FAULT: MemoryFault: out-of-bounds
// PTXAS: sm_80 sm_90
"""
_BAD = _GOOD.replace("x == 2 * x_in", "x == 2 * x_in + 1")

_PAGE = """# The pytest plugin

Installing minicc installs a plugin for pytest. It collects the `.cu`, `.ll` and `.ptx` files that match the
ini file and have directives in their comments; other files have no tests. No GPU is needed, and without
`ptxas` on the path only its checks are skipped. FileCheck is a package of its own: `pip install filecheck`.
This page is generated: `make docs`.

```ini
{settings}
```

```cuda
{good}```

Each directive is a test:

```text
{items}
```

Before a launch, IR and cached analyses are verified after every pass, and the register allocation by a
checker of its own; IR and PTX must print and parse back to the same text, and LLVM must accept the IR. During
the launch, branches that the compiler calls uniform are checked. When an expectation does not hold, here
`EXPECT: x == 2 * x_in + 1`, the first difference is shown:

```text
{failure}
```

A file with invalid directives is one failing test, `directives`; the other files run. A launch that takes
more instructions or seconds than the ini file allows fails.

## Directives

```text
{directives}
```

In an expression a parameter's name is its value after the launch and `NAME_in` before it; everything in NumPy
can be used without a prefix. Integers and `==` compare exactly, and NaN equals NaN.

`pytest --minicc-update` rewrites the CHECK lines of files that say `CHECKS: generated`.

## Requirements

{features}

## Tests in Python

`minicc_device` is a fixture with a device of the test's own; under `minicc_checked` all
[checkers](../checkers.md) observe the test's launches, and it fails if one reports an error:

```python
def test_blur(minicc_checked, minicc_device):
    image = minicc_device.array(np.ones((64, 64), np.float32))
    kernels["blur"][(4, 4), (16, 16)](image, 64)
    assert (image.get() == 1).all()
```

In a test of your own, `minicc.compile` and `minicc.ObjectCode.from_ptx` return the same kernels: see
[the API](../api.md).
"""


def markdown() -> str:
    """Return the page."""
    data = directives.read(_GOOD)
    items = [f"scale.cu::{name}" for name, _, _ in plugin.tests(data, ".cu")]
    settings = textwrap.dedent((plugin.__doc__ or "").split("\n\n")[1])
    text = (directives.__doc__ or "").partition("\n\n")[2].strip("\n")
    return _PAGE.format(
        good=_GOOD,
        items="\n".join(items),
        failure=_failure(),
        directives=text,
        settings=settings.strip("\n"),
        features=(features.__doc__ or "").partition("\n\n")[2].strip(),
    )


def _failure() -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "scale.cu")
        path.write_text(_BAD)
        launch = directives.read(_BAD).launches[0]
        try:
            launches.run_launch(plugin.load(path, ["-O2"]), launch)
        except launches.LaunchFailed as failed:
            return str(failed)
    raise AssertionError("the expectation holds")
