"""Writes `docs/reference/native.md`: the stages of the native engine's pipeline, and what each makes of one
kernel.

python -m minicc.jit.reference > docs/reference/native.md
"""

from __future__ import annotations

from ..ptx.analysis.webs import split_webs
from ..ptx.parsing.parser import parse
from ..runtime.engine.executable import Executable
from ..runtime.numpy_engine.translation.functions import Functions
from .pipeline import STAGES, Stage, Translation, translate
from .trace_namespace import NAMES

_KERNEL = """.version 8.0
.target sm_80
.address_size 64

.visible .entry add_repeatedly(.param .u64 counts, .param .f32 x, .param .u64 sums)
{
    .reg .pred %p;
    .reg .u32 %i, %n, %k;
    .reg .f32 %x, %s;
    .reg .u64 %a;
    mov.u32 %i, %tid.x;
    ld.param.u64 %a, [counts];
    mad.wide.u32 %a, %i, 4, %a;
    ld.global.u32 %n, [%a];
    ld.param.f32 %x, [x];
    mov.f32 %s, 0f00000000;
    mov.u32 %k, 0;
    setp.eq.u32 %p, %n, 0;
    @%p bra DONE;
LOOP:
    add.f32 %s, %s, %x;
    add.u32 %k, %k, 1;
    setp.lt.u32 %p, %k, %n;
    @%p bra LOOP;
DONE:
    bar.sync 0;
    ld.param.u64 %a, [sums];
    mad.wide.u32 %a, %i, 4, %a;
    st.global.f32 [%a], %s;
    ret;
}
"""
_BLOCK, _VECTOR_BITS = (128, 1, 1), 256
_LONGEST = 40
"""Lines of a result that are shown."""
_FROM = {"linearize": "body1:", "emit-worker": "fetch:"}
"""The line where the part of a result begins that is shown, if it is not the first one: the loop, and the \
fetch of CTAs.
"""

_HEAD = """# The stages of the native engine

<!-- Written by `python -m minicc.jit.reference > docs/reference/native.md`. Change the table in \
jit/pipeline.py, not this file. -->

A stage is a row of the table in `jit/pipeline.py`. The stages run in this order for each kernel and each \
shape of CTA.
`minicc run … --engine=native -print-after-all` prints the result of each. `--dump=divergence` prints the \
result of `vectorize`, and `--dump=native` the LLVM IR at the end. [The chapter](../native.md) explains how
they work.

| stage | what it does | modules in `jit/` | first described by |
|---|---|---|---|
"""


def markdown() -> str:
    """Return the page of the stages."""
    rows = [_row(stage) for stage in STAGES]
    parts = [_HEAD + "\n".join(rows) + "\n", "## One kernel, stage by stage\n"]
    parts += [
        "Each thread adds `x` as often as its own count says, waits at a barrier, and stores its sum. Lanes"
        " leave the loop at different times. CTAs have 128 threads, and vectors 256 bits.\n"
    ]
    parts += [f"```\n{_KERNEL}```\n"]
    parts += [f"### {name}\n\n```\n{text}```\n" for name, text in _results().items()]
    return "\n".join(parts)


def _row(stage: Stage) -> str:
    modules = ", ".join(f"`{module}`" for module in stage.modules)
    return f"| `{stage.name}` | {stage.meaning} | {modules} | {stage.source} |"


def _results() -> dict[str, str]:
    """Return the beginning of the result of each stage for the example."""
    result: dict[str, str] = {}

    def record(stage: Stage, translation: Translation) -> None:
        lines = stage.show(translation).replace("\t", "").splitlines()
        if stage.name in _FROM:
            lines = lines[lines.index(_FROM[stage.name]) :]
        more = [f"... ({len(lines) - _LONGEST} more lines)"] if len(lines) > _LONGEST else []
        result[stage.name] = "\n".join([*lines[:_LONGEST], *more, ""])

    executable = Executable(parse(_KERNEL, "add_repeatedly.ptx"))
    functions = Functions(executable, frozenset({"results"}), NAMES, split_webs)
    translate(functions, executable.layout(executable.kernels[0]), _BLOCK, _VECTOR_BITS, after=record)
    return result


if __name__ == "__main__":
    print(markdown(), end="")
