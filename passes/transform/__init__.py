"""The transforms, which optimise functions and modules.

Reading order: shared helpers, `edges` (edits of the graph), `clone`, `lcssa`, `inlining`, `iterations`,
`trip_count`, `partial_unroll`; then, in the order of the pipeline, `loop_rotate`, `split_aggregates`, `sroa`,
`mem2reg`, `simplify` (with `simplify_int`, `simplify_bits`, `simplify_select`, `simplify_float`,
`simplify_cast`, `simplify_memory`), `simplifycfg`, `always_inline`, `inline`, `promote_arguments`,
`global_dce`, `infer_address_spaces`, `lower_addresses`, `hoist`, `gvn`, `adce`, `merge_tails`,
`loop_simplify`, `licm`, `loop_idiom`, `unswitch`, `unroll`, `strength_reduce`, `dse`, `sink`, `dce`.
"""
