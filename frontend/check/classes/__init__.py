"""Classes ([class]).

Reading order: `access` and `function_access` ([class.access]), `host_members` (members of host types),
`special` (special member functions), `bases`, `methods`, `member_usings`, `friends`, `records` (definitions),
`constructors`, `memberwise` (bodies of implicit members).
"""
