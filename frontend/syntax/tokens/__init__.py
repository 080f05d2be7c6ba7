"""The tokens that the parser reads: C++ cannot be parsed without knowing which names are types.

Reading order: `scopes` (which names are types), `token_stream`, `token_source`, `name_reader` (qualified
names), `type_ids`, `classifier_types`, `classifier_names`, `classifier_punctuators`, `classifier` (what a
token is where it is).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("name_reader",))
