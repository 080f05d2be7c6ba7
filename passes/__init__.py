"""Analyses and transforms of the IR, and register allocation.

Reading order:

* `table` (the passes, their order, the pipelines), `manager` (runs them, keeps analyses), `hooks`
  (verify, print, time), `reference` (writes docs/passes.md);
* analyses: `cfg`, `dominators`, `postdominators`, `loops`, `liveness`, `divergence` (with
  `convergence`, `memory_uniformity`; `barriers` warns by it, `bank_conflicts` beside it);
* what transforms share: `layout` (offsets), `facts` (bounds, poison), `alias` (regions of memory),
  `edges` (edits of the graph), `clone`, `lcssa`, `inlining`, `iterations`, `partial_unroll`;
* transforms, in the order of the pipeline: `loop_rotate`, `split_aggregates`, `sroa`, `mem2reg`,
  `simplify` (with `simplify_int`, `simplify_select`, `simplify_float`, `simplify_cast`,
  `simplify_memory`), `simplifycfg`, `always_inline`, `inline`, `global_dce`, `infer_address_spaces`, `gvn`,
  `loop_simplify`, `licm`, `unroll`, `strength_reduce`, `dse`, `dce`;
* register allocation, which knows nothing of the IR: `allocation` (problem and answer), `regalloc`
  (with `interference`, `merging`, `coloring`, `scanning`, `spilling`), `allocation_checker`, `parallel_copy`.
"""
