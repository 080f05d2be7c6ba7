"""Name lookup ([basic.lookup], [basic.namespace]).

Reading order: `lookup` (names in scopes), `tags` (names of classes and enumerations), `adl`
(argument-dependent lookup), `namespaces` (namespaces and using-declarations).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("lookup", "tags", "adl", "namespaces"))
