"""A cache of folders by content: written whole or not at all, bounded in size, safe for any number of
processes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

_MAKING = ".making-"
_ABANDONED = 24 * 3600
"""Seconds after which an incomplete folder is abandoned."""
LIMIT = 512 << 20
"""Bytes of programs in the cache; the least recently used go first."""
_UNUSED = 14 * 24 * 3600
"""Seconds without use after which a program is removed."""
_SUPERSEDED = 3600
"""Seconds after which a program whose files have changed is no longer in use."""
LASTING = ("runtime-", "headers-", "toolkit-", "foreign-")
"""Prefix of folders that linked programs need, which are never removed."""


def folder() -> Path:
    """Return the cache folder: `$MINICC_CACHE`, else the user's cache folder (XDG Base Directory
    Specification).
    """
    own = os.environ.get("MINICC_CACHE")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "minicc"


def key_of(parts: Iterable[str | bytes]) -> str:
    """Return the cache key of some content."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.hexdigest()[:32]


def cached_folder(name: str, make: Callable[[Path], None]) -> Path:
    """Return the folder of a key. If it is missing, `make` fills a new folder, which is then renamed in one
    step.
    """
    final = folder() / name
    if final.is_dir():
        os.utime(final)
        return final
    final.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=_MAKING, dir=final.parent))
    try:
        make(work)
        try:
            work.rename(final)
        except OSError:
            if not final.is_dir():  # another process was faster
                raise
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _bound(final)
    return final


def _bound(newest: Path) -> None:
    """Remove what has not been used for long, the least recently used folders beyond the size limit, and
    incomplete ones of killed processes.
    """
    entries = []
    for entry in newest.parent.iterdir():
        if entry == newest or entry.name.startswith(LASTING):
            continue
        try:
            used = entry.stat().st_mtime
            if not entry.name.startswith(_MAKING) and used < time.time() - _UNUSED:
                shutil.rmtree(entry, ignore_errors=True)
            elif not entry.name.startswith(_MAKING):
                entries.append((used, sum(f.stat().st_size for f in entry.rglob("*") if f.is_file()), entry))
            elif used < time.time() - _ABANDONED:
                shutil.rmtree(entry, ignore_errors=True)
        except OSError:  # another process has just removed it
            continue
    total = sum(size for _, size, _ in entries)
    for _, size, entry in sorted(entries):
        if total <= LIMIT:
            return
        shutil.rmtree(entry, ignore_errors=True)
        total -= size


def supersede(old: Path) -> None:
    """Remove a program that was built anew, unless a process may still run it."""
    try:
        if old.parent == folder() and old.stat().st_mtime < time.time() - _SUPERSEDED:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:  # it was removed
        return
