"""What packages above need that know nothing of each other.

Reading order: `diagnostics` (locations, diagnostics, the error tree), `graphs` (dominators, reverse
postorder, loops, the dataflow solver, over networkx graphs), `floats` (formats, exact rounding,
encoding), `liveness` (of values as bits). `demangle` reads C++ symbols (over `mangling_codes`, which
the mangler reads as well, `mangled_names`, `demangle_names`, `demangle_expressions`), `index_cache` finds items in long lists,
`text_table` shows what an analysis found, `suggestions` guesses what an unknown word was meant to be,
`plugins` tells whose code is whose, of files and installed packages that take part, `lazy_modules` loads
modules at their first use, `fast_dataclass` is the notation in which every package writes its small
classes.
"""
