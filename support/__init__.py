"""What packages above need that know nothing of each other.

Reading order: `diagnostics` (locations, diagnostics, the error tree), `graphs` (dominators, reverse
postorder, loops, the dataflow solver, over networkx graphs), `floats` (formats, exact rounding,
encoding), `liveness` (of values as bits). `demangle` reads C++ symbols (over `demangle_tables`, `mangled_names`, `demangle_names`,
`demangle_expressions`), `places` finds items in long lists, `tables` shows what an analysis found, `spelling` guesses what an
unknown word was meant to be, `outside` tells whose code is whose, of files and installed packages that take part, `late` lets modules wait for their first use, `records` is the notation in which every package writes
its small classes.
"""
