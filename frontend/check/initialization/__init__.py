"""Initialisation ([dcl.init]) and the lifetime of objects ([class.temporary]).

Reading order: `lifetimes`, `static_init` (constant initialisation), `class_initialization` (by
constructors), `aggregates`, `lists` (`std::initializer_list`), `defaults` (default arguments and
members), `initialization` (every object), `prvalues` (`T()`, `T{…}`).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(
    __name__,
    (
        "lifetimes",
        "static_init",
        "class_initialization",
        "aggregates",
        "lists",
        "defaults",
        "initialization",
        "prvalues",
    ),
)
