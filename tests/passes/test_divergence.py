"""Divergence claims against a machine that runs random programs; explanations; barriers."""

import importlib.util
import itertools
import random
from pathlib import Path

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.passes.analysis import convergence
from minicc.passes.analysis.divergence import Level
from minicc.passes.lints import run_lints
from minicc.passes.manager import Analyses
from minicc.support.diagnostics import Location

_spec = importlib.util.spec_from_file_location(
    "divergence_model", Path(__file__).with_name("divergence_model.py")
)
model = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(model)

SREGS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
"""


def read(body):
    """A kernel around `body`; instruction number N is located at line N."""
    module = parse_module(f"define ptx_kernel void @k(ptr %p, i32 %n) {{\n{body}\n}}\n{SREGS}", "test.ll")
    for number, instr in enumerate(module.definitions[0].instrs(), 1):
        instr.location = Location("test.cu", number, 1)
    return module


def analyse(body):
    fn = read(body).definitions[0]
    result = Analyses().get("divergence", fn)
    blocks = {block.name: block for block in fn.blocks}
    values = {value.name: value for value in (*fn.args, *fn.instrs())}
    return result, blocks, values


# ---------------------------------------------------------------------------------- soundness


def test_claims_hold_on_random_programs():
    checked = 0
    for seed in range(120):
        wrong, count, _ = model.violations(seed)
        assert not wrong, (seed, wrong[:3])
        checked += count
    assert checked > 30_000


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**9))
def test_claims_hold_on_fresh_random_programs(seed):
    wrong, _, _ = model.violations(seed)
    assert not wrong


def test_what_is_stepped_over_would_have_told_nothing():
    stepped = 0
    for seed in range(2000):
        analyses, fn = Analyses(), model.random_function(random.Random(seed), False)
        cfg, nest = analyses.get("cfg", fn), analyses.get("loops", fn)
        structure = convergence.Convergence(
            {b: cfg.successors[b] for b in cfg.order}, cfg.predecessors, cfg.entry, nest
        )
        beyond, branches = (
            structure._skip_dominated,
            [block for block in cfg.order if len(cfg.successors[block]) > 1],
        )

        def entered(effects, dominates=structure._dominators.dominates):
            """Back edges are found only where threads of another label are still under way."""
            return (
                [(b, [p for p in preds if not dominates(b, p)]) for b, preds in effects.joins],
                effects.divergent_loops,
                effects.overtaken,
            )

        def counted(block, loop, beyond=beyond):
            nonlocal stepped
            result = beyond(block, loop)
            stepped += result is not None
            return result

        structure._skip_dominated = counted
        result = [entered(structure.effects(block)) for block in branches]
        structure._skip_dominated = lambda block, loop: None
        assert result == [entered(structure.effects(block)) for block in branches], str(fn)
    assert stepped > 150


FORGOTTEN = {
    "joins": (13, lambda e: e.joins.clear()),
    "left": (45, lambda e: e.divergent_loops.clear()),
    "overtaken loops": (
        369,
        lambda e: e.overtaken.__setitem__(
            slice(None), [x for x in e.overtaken if isinstance(x, convergence.IrreducibleRegion)]
        ),
    ),
    "overtaken regions": (20, lambda e: e.overtaken.clear()),
}


@pytest.mark.parametrize("what", FORGOTTEN)
def test_the_machine_notices_what_the_analysis_would_forget(what, monkeypatch):
    seed, forget = FORGOTTEN[what]
    assert not model.violations(seed)[0]
    effects = convergence.Convergence.effects

    def forgetful(self, branch):
        result = effects(self, branch)
        forget(result)
        return result

    monkeypatch.setattr(convergence.Convergence, "effects", forgetful)
    assert model.violations(seed)[0]


# ------------------------------------------------------------------------------------ questions

LOOP = """
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %tid
  br i1 %c, label %loop, label %done
done:
  %v = add i32 %next, 1
  ret void
"""


def test_a_value_is_less_uniform_behind_a_divergent_loop():
    result, blocks, values = analyse(LOOP)
    assert result.level(values["next"]) is Level.GRID
    assert result.level_at(values["next"], blocks["loop"]) is Level.GRID
    assert result.level_at(values["next"], blocks["done"]) is Level.DIVERGENT
    assert result.level(values["v"]) is Level.DIVERGENT


def test_why_names_each_step_and_the_source():
    result, blocks, values = analyse(LOOP)
    causes = result.why(values["v"])
    assert [c.kind for c in causes] == ["temporal", "data", "data", "source"]
    assert causes[-1].value is values["tid"]
    assert causes[-1].reason == "thread index in the block, x: differs per thread"
    assert causes[-1].location.line == 1
    assert [c.kind for c in result.why_branch(blocks["loop"])] == ["data", "data", "source"]
    assert result.why(values["next"]) == []


def test_the_dependence_graph_explains_the_levels():
    """A value's level is the least level of the sources that reach it in the graph."""
    for seed in range(20):
        _, _, fn = model.violations(seed)
        result = Analyses().get("divergence", fn)
        assert isinstance(result.graph, nx.DiGraph)
        for value in result.graph:
            causes = result.why(value)
            if causes:
                path = [c.value for c in causes][::-1]
                assert all(result.graph.has_edge(a, b) for a, b in itertools.pairwise(path))
                assert result.level(value) is result.level(path[0]) < Level.GRID
            else:
                assert result.level(value) is Level.GRID
                assert all(result.level(s) is Level.GRID for s in result.graph.predecessors(value))


def test_block_level_is_about_who_gets_there():
    result, blocks, _ = analyse("""
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %out = icmp sge i32 %tid, %n
  br i1 %out, label %end, label %body
body:
  %c = icmp eq i32 %cta, 0
  br i1 %c, label %first, label %rest
first:
  %d = icmp eq i32 %tid, 0
  br i1 %d, label %one, label %rest
one:
  store i32 1, ptr %p
  br label %rest
rest:
  store i32 2, ptr %p
  br label %end
end:
  ret void
""")
    levels = {name: result.block_level(block).name for name, block in blocks.items()}
    assert levels == {
        "entry": "GRID",
        "body": "GRID",
        "first": "CTA",
        "one": "DIVERGENT",
        "rest": "GRID",
        "end": "GRID",
    }


def test_what_nobody_executes_is_uniform_and_harmless():
    result, blocks, values = analyse("""
entry:
  ret void
dead:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %tid, 0
  br i1 %c, label %dead, label %entry2
entry2:
  ret void
""")
    assert result.level(values["tid"]) is Level.GRID
    assert result.branch_level(blocks["dead"]) is Level.GRID


def test_results_compare_by_value():
    first, _, _ = analyse(LOOP)
    assert first == first
    module = parse_module(f"define void @k(ptr %p, i32 %n) {{{LOOP}}}\n{SREGS}", "test.ll")
    analyses = Analyses()
    fn = module.definitions[0]
    one = analyses.get("divergence", fn)
    analyses.forget(fn)
    assert one == analyses.get("divergence", fn) and one is not analyses.get("divergence", fn)


def test_big_functions_take_well_under_a_second():
    import time

    lines = ["entry:", "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "  br label %b0"]
    for i in range(600):
        before = "%tid" if not i else f"%m{i - 1}"
        lines += [f"b{i}:", f"  %x{i} = add i32 {before}, 1", f"  %c{i} = icmp slt i32 %x{i}, %n"]
        lines += [
            f"  br i1 %c{i}, label %t{i}, label %j{i}",
            f"t{i}:",
            f"  %y{i} = mul i32 %x{i}, 3",
            f"  br label %j{i}",
        ]
        lines += [f"j{i}:", f"  %m{i} = phi i32 [ %x{i}, %b{i} ], [ %y{i}, %t{i} ]", f"  br label %b{i + 1}"]
    lines += ["b600:", "  ret void"]
    module = parse_module(
        "define ptx_kernel void @k(i32 %n) {\n" + "\n".join(lines) + "\n}\n" + SREGS, "big.ll"
    )
    analyses = Analyses()
    fn = module.definitions[0]
    analyses.get("loops", fn)
    begin = time.process_time()
    assert analyses.get("divergence", fn).branch_level(fn.blocks[1]) is Level.DIVERGENT
    assert time.process_time() - begin < 2.0


# ------------------------------------------------------------------------------------- barriers


def warnings(body):
    module = read(body)
    before = print_module(module), len(module.functions["llvm.nvvm.read.ptx.sreg.tid.x"].users)
    result = run_lints(module, ["divergent-barrier"])
    assert (print_module(module), len(module.functions["llvm.nvvm.read.ptx.sreg.tid.x"].users)) == before
    return result


def test_a_barrier_under_a_divergent_condition_is_reported_with_its_cause():
    (warning,) = warnings("""
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %some, label %all
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %all
all:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
""")
    assert (warning.flag, warning.location.line) == ("divergent-barrier", 4)
    assert warning.message == "barrier in code that not all threads of the block may reach"
    assert [note.location.line for note in warning.notes] == [3, 1]
    assert warning.notes[1].message == "because it depends on the thread index in the block, x"


def test_threads_that_have_ended_are_not_waited_for():
    assert not warnings("""
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %work, label %end
work:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
end:
  ret void
""")


def test_threads_that_go_around_the_last_barrier_are_waited_for():
    (warning,) = warnings("""
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, 40
  br i1 %c, label %work, label %end
work:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
end:
  ret void
""")
    assert warning.location.line == 4


def test_a_loop_that_threads_leave_one_by_one_gets_the_benefit_of_the_doubt():
    assert not warnings("""
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 64
  br label %head
done:
  store i32 1, ptr %p
  ret void
""")


def test_a_barrier_in_a_loop_with_divergent_exit_is_reported_and_a_uniform_one_is_not():
    loop = """
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp slt i32 %next, LIMIT
  br i1 %c, label %loop, label %done
done:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
"""
    assert [w.location.line for w in warnings(loop.replace("LIMIT", "%tid"))] == [5]
    assert not warnings(loop.replace("LIMIT", "%n"))


def test_a_block_wide_condition_is_no_reason_to_warn():
    assert not warnings("""
entry:
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %c = icmp slt i32 %cta, %n
  br i1 %c, label %some, label %all
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %all
all:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
""")


def test_local_variables_are_seen_through_and_memory_gets_the_benefit_of_the_doubt():
    assert not warnings("""
entry:
  %s = alloca i32
  store i32 %n, ptr %s
  br label %loop
loop:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %old = load i32, ptr %s
  %half = lshr i32 %old, 1
  store i32 %half, ptr %s
  %flag = load i32, ptr %p
  %more = or i32 %half, %flag
  %c = icmp ne i32 %more, 0
  br i1 %c, label %loop, label %done
done:
  ret void
""")
    (warning,) = warnings("""
entry:
  %s = alloca i32
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %tid, ptr %s
  %old = load i32, ptr %s
  %c = icmp ne i32 %old, 0
  br i1 %c, label %some, label %all
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %all
all:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
""")
    assert [note.location.line for note in warning.notes] == [6, 2]


def test_a_divergent_loop_in_front_of_a_loop_with_barriers_is_no_reason_to_warn():
    """The threads wait for each other behind the first loop; the second one is left for good."""
    assert not warnings("""
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %stride
stride:
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %behind
body:
  %next = add i32 %i, 32
  br label %stride
behind:
  br label %tree
tree:
  %half = phi i32 [ %n, %behind ], [ %less, %step ]
  %d = icmp ne i32 %half, 0
  br i1 %d, label %step, label %done
step:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %less = lshr i32 %half, 1
  br label %tree
done:
  ret void
""")
