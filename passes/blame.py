"""Whose fault an exception is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ..support.diagnostics import InternalError, MiniccError
from ..support.plugins import failure
from .plugins import Outside


@contextmanager
def blamed(name: str, what: str, suspects: Sequence[Outside] = ()) -> Iterator[None]:
    """An exception in the body is an InternalError of pass `name`, at work on `what`; with `suspects`,
    analyses from outside that it believes, a PluginError of the first.
    """
    try:
        yield
    except MiniccError:
        raise
    except Exception as error:
        if suspects:
            raise failure(
                error, f"{suspects[0].what}, which '{name}' believed in {what},", suspects[0].origin
            ) from error
        raise InternalError(f"{type(error).__name__}: {error} in {what}", f"pass {name}") from error
