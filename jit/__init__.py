"""The native engine: PTX as vectors of machine code.

Reading order: `code_builder` (the builder of functions), `printer`, `thread_pool` (threads), `values`,
`cta_affine`, `state_layout`, `approximations`, `operations`, `directed_rounding` (the NumPy engine's
definitions, run on symbols);
`bounds_checks`, `vector_access`, `access_summary`, `check_coalescing`, `access`, `access_functions` (memory),
`numpy_callbacks`, `matrices`, `specials`, `stack`, `atomics`, `mbarriers`, `warps`, `trace_namespace` (what
blocks work with); `indirect_callees`, `call_inlining`, `reconvergence`, `cta_uniformity`, `counted_barriers`,
`forward_progress`, `tracing`, `scalar_mode`, `rematerialization`, `bounds_check_hoisting`,
`speculative_versions`, `codegen_plan`, `race_shadow_update`, `race_prefilter` (what looks for races),
`worker_function`, `regions`, `barrier_resolution`, `barrier_reentry`, `cfg_linearization`, `terminators`,
`context_arrays`, `warp_function`, `driver` (from blocks to functions); `machine`, `lazy_versions`, `build`,
`launch_entry` (compiled functions that run a launch), `launch_context`, `race_shadow_memory`,
`host_callbacks`, `device_runtime_calls`, `dump` (what is shown of all that), `faults`, `launch`, `handover`,
`engine`; `race_prefilter_engine` (native execution of launches without races), `engine_selection` (the choice
of an engine per launch).
"""
