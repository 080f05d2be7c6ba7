"""Whose fault an exception is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..support.diagnostics import InternalError, MiniccError


@contextmanager
def blamed(name: str, what: str) -> Iterator[None]:
    """An exception in the body is an InternalError of pass `name`, at work on `what`."""
    try:
        yield
    except MiniccError:
        raise
    except Exception as error:
        raise InternalError(f"{type(error).__name__}: {error} in {what}", f"pass {name}") from error
