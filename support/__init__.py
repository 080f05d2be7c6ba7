"""Foundations shared by packages that do not import each other.

Reading order: `diagnostics` (locations, diagnostics, the error tree), `graphs` (dominators, reverse
postorder, loops, the dataflow solver, over networkx graphs), `floats` (formats, exact rounding, encoding),
`liveness` (of values as bits). `demangle` reads C++ symbols, over tables and nodes that the frontend's
mangler uses too (`mangling_codes`, `mangled_names`, `mangling_grammar`). `index_cache` finds items in long
lists, `text_table` formats tables, `suggestions` corrects the spelling of names, `plugins` loads plug-ins and
attributes their failures, `lazy_modules` loads modules at their first use, `recursion`
sets limits for deep trees, `fast_dataclass` defines the
records of all packages.
"""
