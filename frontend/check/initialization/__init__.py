"""Initialisation ([dcl.init]) and the lifetime of objects ([class.temporary]).

Reading order: `lifetimes`, `static_init` (constant initialisation), `class_initialization` (by constructors),
`aggregates`, `lists` (`std::initializer_list`), `defaults` (default arguments and members), `initialization`
(every object), `prvalues` (`T()`, `T{…}`).
"""
