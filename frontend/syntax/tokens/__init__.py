"""The parser's tokens: C++ cannot be parsed without knowing which names are types.

Reading order: `keywords`, `scopes` (the names that are types), `token_stream`, `token_source`, `name_reader`
(qualified names), `type_ids`, `classifier_types`, `classifier_names`, `classifier_punctuators`, `classifier`
(the handler of each token).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(__name__, ("name_reader",))
