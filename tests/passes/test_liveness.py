"""IR liveness: phis belong to edges; results agree with a search of paths."""

import importlib.util
import random
from pathlib import Path

from minicc.ir.parser import parse_module
from minicc.passes.manager import Analyses

_spec = importlib.util.spec_from_file_location(
    "divergence_model", Path(__file__).with_name("divergence_model.py")
)
model = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(model)

LOOP = """define i32 @sum(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ %n, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %i
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %sum
}
"""


def test_phis_are_read_on_edges_and_written_at_the_top():
    fn = parse_module(LOOP, "sum.ll").definitions[0]
    live = Analyses().get("liveness", fn)
    names = {
        b.name: ([v.name for v in live.live_in(b)], [v.name for v in live.live_out(b)]) for b in fn.blocks
    }
    assert names == {"entry": (["n"], ["n"]), "loop": (["n"], ["n", "sum", "next"]), "done": (["sum"], [])}
    entry, loop, done = fn.blocks
    assert live.is_live_out(fn.args[0], loop) and not live.is_live_out(fn.args[0], done)
    assert [live.pressure(b) for b in (entry, loop, done)] == [1, 4, 1]


def test_nothing_lives_where_nobody_comes():
    fn = parse_module(
        "define i32 @f(i32 %n) {\nentry:\n  ret i32 %n\nnowhere:\n  %m = add i32 %n, 1\n  ret i32 %m\n}\n",
        "f.ll",
    ).definitions[0]
    live = Analyses().get("liveness", fn)
    assert [live.live_in(block) for block in fn.blocks] == [[fn.args[0]], []]
    assert not live.live_out(fn.blocks[1]) and not live.is_live_out(fn.args[0], fn.blocks[1])


def test_liveness_agrees_with_a_search_for_uses():
    for seed in range(40):
        fn = model.random_function(random.Random(seed), memory=False)
        analyses = Analyses()
        live = analyses.get("liveness", fn)
        reachable = set(analyses.get("cfg", fn).order)
        for block in reachable:
            result = set(live.live_out(block))
            for value in live.values:
                expected = any(_reads(value, block, target) for target in block.successors)
                assert (value in result) == expected, (seed, block.name, value.name)


def _reads(value, source, block):
    """Whether a path that enters `block` from `source` uses `value` before defining it again."""
    seen, work = set(), [(source, block)]
    while work:
        came, block = work.pop()
        if any(phi.incoming_from(came) is value for phi in block.phis):
            return True
        if block in seen or value in block.phis:
            continue
        seen.add(block)
        for instr in block.instrs:
            if instr.op != "phi" and value in instr.operands:
                return True
            if instr is value:
                break
        else:
            work.extend((block, target) for target in block.successors)
    return False
