"""Types, names, layout and built-ins of programs.

Reading order: `scalars`, `declarations` (of classes and enumerations), `ctype` (types); `arguments`, `bases`,
`conversions`, `initializer_list`, `symbols` (the entities that names denote), `classes`, `access`,
`closures`, `lookup` (names in scopes), `mangle` (Itanium names), `library_sizes`, `layout`, `special`,
`traits`; `typed_nodes` (the tree with types), `builtin_types`, `builtin_math`,
`builtin_words`, `builtin_table`, `expressions`, `constants/` (values at compile time); `matching` and
`forwarding` (deduction), `ranking` (of conversions), `ordering` (of templates).
"""

from __future__ import annotations

from ...support.lazy_modules import install

install(__name__, ("matching", "ordering", "traits", "builtin_math", "builtin_words"))
