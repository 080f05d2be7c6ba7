"""Classes ([class]).

Reading order: `access` and `function_access` ([class.access]), `host_members` (members of host types),
`special` (special member functions), `bases`, `methods`, `member_usings`, `friends`, `records` (definitions),
`constructors`, `memberwise` (bodies of implicit members).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(
    __name__,
    (
        "access",
        "function_access",
        "host_members",
        "special",
        "bases",
        "methods",
        "member_usings",
        "friends",
        "records",
        "constructors",
        "memberwise",
    ),
)
