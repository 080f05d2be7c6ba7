"""The native engine: PTX kernels as vectorized machine code of the CPU.

Reading order:

- IR: `code_builder` (the builder of functions), `printer`.
- Values: `machine` (LLVM), `thread_pool`, `values` (symbolic values), `cta_affine`, `state_layout`,
  `approximations`, `operations`, `directed_rounding` (NumPy's operations as IR).
- Memory: `bounds_checks`, `vector_access`, `access_summary`, `check_coalescing`, `loop_invariants`, `access`,
  `access_functions`.
- What the definitions of instructions use besides: `numpy_callbacks`, `matrices`, `specials`, `stack`,
  `atomics`, `mbarriers`, `textures`, `warps`, `trace_namespace`.
- Analyses and decisions: `indirect_callees`, `call_inlining`, `reconvergence`, `cta_uniformity`,
  `counted_barriers`, `forward_progress`, `tracing`, `scalar_mode`, `rematerialization`,
  `bounds_check_hoisting`, `speculative_versions`, `codegen_plan`, `race_shadow_update`, `race_prefilter`.
- Functions: `worker_function`, `regions`, `barrier_resolution`, `barrier_reentry`, `cfg_linearization`,
  `terminators`, `context_arrays`, `warp_function`, `driver`.
- The pipeline: `dump`, `pipeline` (the stages and their order), `reference` (their page),
  `lazy_versions`, `build`.
- Launches: `launch_entry`, `interrupts`, `launch_context`, `race_shadow_memory`, `host_callbacks`,
  `device_runtime_calls`, `faults`, `launch`, `handover`, `engine`; `race_prefilter_engine`,
  `engine_selection`.
"""
