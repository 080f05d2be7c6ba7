"""`minicc.explore`: the page of an object of the API."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from os import PathLike, fspath
from typing import Any

from ..driver.api import ObjectCode
from ..driver.files import write_output
from ..driver.run import only_kernel
from ..support.diagnostics import UsageError
from .bundle import page
from .command import server_of, show
from .document import PageContents, of_object
from .launches import ABSENT, CHECKS, find_launch, of_arguments, recording
from .recording import record_launch
from .server import Server


class Exploration:
    """A page that is served at `url` until `close`, or until the process or a `with` block ends."""

    def __init__(self, server: Server) -> None:
        self._server, self.url = server, server.url
        threading.Thread(target=server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> Exploration:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<minicc explorer at {self.url}>"


def explore(
    obj: ObjectCode,
    kernel: str | None = None,
    grid: Any = None,
    block: Any = None,
    args: Sequence[Any] | None = None,
    *,
    shared_mem: int = 0,
    checks: Sequence[str] = CHECKS,
    html: str | PathLike[str] | None = None,
    port: int = 0,
    browser: bool = True,
) -> Exploration | None:
    """Show an object, compiled from source or IR or of any PTX, in the browser.

    With `grid`, `block` and `args`, that launch of `kernel` (required if there are several) can be stepped
    through, on copies of arrays; otherwise the one in a comment of the source. `html` writes the page to that
    file instead and returns None. Raises UsageError for an incomplete launch.
    """
    if not isinstance(obj, ObjectCode):
        raise UsageError(f"explore takes what minicc.compile gives, found {obj!r}")
    given = (grid, block, args)
    if any(part is not None for part in given) and any(part is None for part in given):
        raise UsageError("a launch has grid, block and args")

    def run(same: ObjectCode) -> dict[str, Any]:
        if args is not None:
            same._bindings = dict(obj._bindings)
            return record_launch(
                of_arguments(
                    same.get_kernel(kernel) if kernel else only_kernel(same), grid, block, args, shared_mem
                ),
                checks,
            )
        launch = find_launch(obj._compilation.text, obj._compilation.filename)
        return recording(same, launch, checks) if launch is not None else {"absent": ABSENT}

    made = of_object(obj, run)
    if html is not None:
        write_output(fspath(html), page(made.document))
        return None
    exploration = Exploration(server_of(made, obj._compilation.options, PageContents(), port))
    if browser:
        show(exploration.url)
    return exploration
