"""What programs are made of: types, names, layout, built-ins.

Reading order: `scalars`, `declarations` (what a class or enumeration is declared as), `ctype` (types);
`arguments`, `bases`, `conversions`, `initializer_list`, `symbols` (what names stand for), `classes`,
`access`, `closures`, `lookup` (names in scopes), `mangle` (Itanium names), `library_sizes`, `layout`,
`special`, `texture_references`, `traits`; `typed_nodes` (the tree with types), `builtin_types`,
`builtin_math`, `builtin_words`, `builtin_table`, `expressions`, `constants/` (values at compile time);
`matching` and `forwarding` (deduction), `ranking` (of conversions), `ordering` (of templates).
"""

from __future__ import annotations

from ...support.lazy_modules import install

install(__name__, ("matching", "ordering", "traits", "builtin_math", "builtin_words"))
