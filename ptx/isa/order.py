"""Order of modifiers: the column of the instruction table that all rows of an opcode share."""

NAMES: dict[str, frozenset[str]] = {
    opcode: frozenset(words.split())
    for opcode, words in {
        "applypriority": "async bulk",
        "clmad": "hi lo",
        "fabric": "submit wait",
        "bar": "cta sync arrive red warp",
        "barrier": "cta sync arrive red cluster wait",
        "cvt": "pack",
        "cvta": "to",
        "membar": "proxy",
        "pmevent": "mask",
        "div": "full",
        "clusterlaunchcontrol": "try_cancel query_cancel async",
        "createpolicy": "cvt fractional range",
        "dp2a": "hi lo",
        "fence": "proxy",
        "cp": "async bulk tensor reduce prefetch commit_group wait_group wait_all mbarrier arrive",
        "mad": "hi lo wide",
        "mad24": "hi lo",
        "madc": "hi lo",
        "mul": "hi lo wide",
        "mul24": "hi lo",
        "mbarrier": (
            "init inval arrive arrive_drop expect_tx complete_tx test_wait try_wait pending_count parity"
        ),
        "multimem": "ld_reduce red st cp reduce async bulk",
        "tensormap": "replace cp_fenceproxy",
        "red": "async",
        "st": "async bulk",
        "setmaxnreg": "inc dec",
        "shf": "l r",
        "suld": "b p",
        "sust": "b p",
        "sured": "b p",
        "tex": "base level grad",
        "txq": "level",
        "tcgen05": (
            "alloc dealloc relinquish_alloc_permit ld st red wait::ld wait::st cp shift mma commit ws sp "
            "fence::before_thread_sync fence::after_thread_sync"
        ),
        "wgmma": "fence commit_group wait_group mma_async sp",
        "wmma": "load store mma a b c d",
    }.items()
}
"""By opcode, the modifiers that belong to the instruction's name: they come first, in the syntax line's
order.
"""
