"""The transforms, which optimise functions and modules.

Reading order: shared helpers, `edges` (edits of the graph), `clone`, `lcssa`, `inlining`, `iterations`,
`trip_count`, `counted_loop`, `partial_unroll`; then, in the order of the pipeline, `loop_rotate`,
`split_aggregates`, `sroa`, `mem2reg`, `simplify` (with `simplify_int`, `simplify_bits`, `simplify_select`,
`simplify_float`, `simplify_cast`, `simplify_memory`), `simplifycfg`, `always_inline`, `inline`,
`promote_arguments`, `global_dce`, `infer_address_spaces`, `lower_addresses`, `hoist`, `gvn`, `adce`,
`merge_tails`, `loop_simplify`, `loop_index_split`, `licm`, `loop_idiom`, `unswitch`, `unroll`,
`strength_reduce`, `dse`, `sink`, `dce`.
"""
