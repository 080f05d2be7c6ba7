"""The pass manager: table, order, cache, hooks, errors."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import ClassVar

import pytest

import minicc
from minicc.driver.options import parse_api_options
from minicc.driver.pipeline import Compilation
from minicc.ir.core import Block, Instr
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_function, print_module
from minicc.passes import lints, reference
from minicc.passes.analysis.analyses import compute
from minicc.passes.hooks import Print, PrintSelection, TimeReport, VerifyEach
from minicc.passes.manager import (
    ORDER,
    PASSES,
    PIPELINES,
    Analyses,
    Hook,
    Order,
    check_order,
    parse_pipeline,
    run_passes,
)
from minicc.passes.table import TRANSFORMS
from minicc.passes.transform import dce
from minicc.support.diagnostics import InternalError, UsageError

TEXT = """
define i32 @f(i32 %a, i1 %c) {
entry:
  %x = add i32 %a, 0
  %unused = mul i32 %a, %a
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi i32 [ %x, %entry ], [ 7, %then ]
  ret i32 %p
}
"""


@pytest.fixture
def module():
    return parse_module(TEXT, "f.ll")


@pytest.mark.parametrize("row", PASSES.values(), ids=lambda row: row.name)
def test_every_row_has_its_module(row):
    module = import_module(f"minicc.passes.{row.module}")
    for wanted in {"analysis": (row.stem,), "lint": ("concerns", "run")}.get(row.kind, ("run",)):
        assert callable(getattr(module, wanted, None)), f"{module.__file__} has no function '{wanted}'"
    assert set(row.requires) <= {r.name for r in PASSES.values() if r.kind == "analysis"}
    assert row.depends in (("cfg", "values") if row.kind == "analysis" else ("",))
    if row.kind == "analysis":
        gives = getattr(module, row.stem).__annotations__["return"]
        assert row.gives == re.sub(r"^.*\.|\[.*", "", gives)
    header = module.__doc__ or ""
    if row.kind in ("function", "module"):
        assert "→" in header and "requires:" in header and "preserves:" in header, (
            f"the header of {module.__file__} is not complete"
        )
        folder = Path(minicc.__file__).parent / "tests" / "passes" / row.stem
        assert list(folder.glob("*.ll")), f"no filetest in {folder}"


class Declared(Analyses):
    """Hands out to each pass and analysis exactly what its row declares, and notes who asked for what."""

    asked: ClassVar[dict[str, set[str]]] = {}

    def __init__(self, **settings) -> None:
        super().__init__(**settings)
        self._computing: list[str] = []

    def get(self, name, fn):
        who = self._computing[-1] if self._computing else self.running
        assert name in PASSES[who].requires, f"'{who}' asks for '{name}' and does not declare it"
        self.asked.setdefault(who, set()).add(name)
        self._computing.append(name)
        try:
            return super().get(name, fn)
        finally:
            self._computing.pop()


def test_passes_ask_for_exactly_what_they_declare(monkeypatch):
    monkeypatch.setattr(Declared, "asked", {})
    monkeypatch.setattr(lints, "Analyses", Declared)
    for file in ("reduce.cu", "bitonic_sort.cu", "matmul.cu"):
        path = Path(minicc.__file__).parent / "examples" / file
        module = Compilation(path.read_text(), file, parse_api_options(["-O2"])).module
        lints.run_lints(module, ["divergent-barrier", "bank-conflict"])
        run_passes(module, PIPELINES["O2"], analyses=Declared())
        analyses = Declared()
        for row in PASSES.values():
            if row.kind == "analysis":
                for fn in module.definitions:
                    analyses._computing = [row.name]
                    compute(row.name, fn, analyses)
    assert {name: tuple(sorted(asked)) for name, asked in Declared.asked.items()} == {
        r.name: tuple(sorted(r.requires)) for r in PASSES.values() if r.requires
    }


@pytest.mark.parametrize("level", PIPELINES)
def test_pipelines_keep_the_order(level):
    assert set(PIPELINES[level]) <= set(PASSES)
    assert check_order(PIPELINES[level]) == []


def test_order_names_passes_and_gives_reasons():
    for order in ORDER:
        assert order.before in PASSES and order.after in PASSES and order.reason
        assert any(order.before in p and order.after in p for p in PIPELINES.values())


def test_rows_are_equal_where_they_say_the_same():
    assert len({minicc.PassRow("a", "function", "does it", ("cfg",)) for _ in range(2)}) == 1
    assert minicc.PassRow("a", "function", "does it") != minicc.PassRow("a", "module", "does it")
    assert len({Order("a", "b", "why"), Order("a", "b", "why"), Order("b", "a", "why")}) == 2


def test_a_broken_order_is_told():
    assert check_order(["mem2reg", "sroa"]) == [
        "'sroa' must run before 'mem2reg': the scalars that sroa makes are what mem2reg promotes"
    ]
    assert check_order(["mem2reg"]) == []


def test_parse_pipeline():
    assert parse_pipeline("mem2reg, infer_address_spaces") == ["mem2reg", "infer-address-spaces"]
    assert parse_pipeline("default<O1>,dce") == [*PIPELINES["O1"], "dce"] == parse_pipeline("O1,dce")
    assert parse_pipeline("") == []
    with pytest.raises(UsageError, match="unknown pass 'mem2rg'; did you mean 'mem2reg'"):
        parse_pipeline("mem2rg")


def test_analyses_are_kept_while_what_they_depend_on_stays(module):
    fn = module.functions["f"]
    analyses = Analyses()
    tree, live = analyses.get("dominators", fn), analyses.get("liveness", fn)
    assert analyses.get("dominators", fn) is tree and analyses.get("liveness", fn) is live
    assert dce.run(fn, analyses)
    assert analyses.get("dominators", fn) is tree, "no edge has changed"
    assert "liveness" not in analyses.cached(fn) and analyses.get("liveness", fn) is not live
    run_passes(module, ["simplifycfg"], analyses=analyses)
    assert "dominators" not in analyses.cached(fn) and analyses.get("dominators", fn) is not tree


@pytest.mark.parametrize(
    ("name", "use"),
    [("global-dce", ""), ("inline", "define void @user() {\n  call void @gone()\n  ret void\n}\n")],
)
def test_nothing_is_kept_of_functions_that_leave(name, use):
    module, analyses = (
        parse_module(f"define internal void @gone() {{\n  ret void\n}}\n{use}{TEXT}"),
        Analyses(),
    )
    gone = module.functions["gone"]
    run_passes(module, ["dominators"], analyses=analyses)
    assert analyses.cached(gone)
    run_passes(module, [name], analyses=analyses)
    assert "gone" not in module.functions and not analyses.cached(gone)


def test_steps_tell_what_changed(module):
    steps = []

    class Kept(Hook):
        def after(self, step):
            steps.append(step)

    run_passes(module, ["dce", "dce", "dominators"], [Kept()])
    assert [(s.number, s.name, [f.name for f in s.changed]) for s in steps] == [
        (1, "dce", ["f"]),
        (2, "dce", []),
        (3, "dominators", []),
    ]
    assert all(s.seconds >= 0 for s in steps)


@pytest.mark.parametrize(
    "name",
    sorted(
        {
            path.parent.name
            for path in Path(__file__).parent.glob("*/*.ll")
            if PASSES[path.parent.name.replace("_", "-")].kind in ("function", "module")
        }
    ),
)
def test_a_pass_that_changes_a_function_says_so(name):
    """Of what a pass changes, analyses are kept where it says that it has changed nothing."""
    claims = Claims()
    for path in sorted((Path(__file__).parent / name).glob("*.ll")):
        run_passes(parse_module(path.read_text(), path.name), [name.replace("_", "-")], [claims])
    assert claims.changed and not claims.wrong


@pytest.mark.parametrize("file", ["reduce.cu", "bitonic_sort.cu", "matmul.cu", "nbody.cu"])
def test_passes_that_change_a_function_say_so(file):
    path, claims = Path(minicc.__file__).parent / "examples" / file, Claims()
    module = Compilation(path.read_text(), file, parse_api_options(["-O2"])).module
    run_passes(module, PIPELINES["O2"], [claims])
    assert len(claims.changed) > 8 and not claims.wrong


def test_a_pass_that_finds_nothing_to_do_says_so():
    steps = []

    class Kept(Hook):
        def after(self, step):
            steps.append(step)

    names = [row.name for row in TRANSFORMS]
    run_passes(
        parse_module(
            "define void @f(ptr %p) {\n  store volatile i32 1, ptr %p, align 4\n  ret void\n}\n", "f.ll"
        ),
        names,
        [Kept()],
    )
    assert [step.name for step in steps] == names and not [step.name for step in steps if step.changed]


class Claims(Hook):
    """Passes that change functions, and those that say they do not."""

    def __init__(self):
        self.changed, self.wrong = set(), []

    def before(self, name, module):
        self.texts = {fn: print_function(fn) for fn in module.definitions}

    def after(self, step):
        changed = {fn for fn in step.module.definitions if print_function(fn) != self.texts.pop(fn, "")}
        self.changed |= {step.name} if changed or self.texts else set()
        self.wrong += [(step.name, fn.name) for fn in changed if fn not in step.changed]
        self.wrong += [(step.name, fn.name) for fn in self.texts if not step.changed]


def test_print_after_and_times(module):
    out: list[str] = []
    times = TimeReport()
    run_passes(
        module, ["simplify", "dce"], [Print(out.append, PrintSelection(after=("simplify",)), module), times]
    )
    assert (
        len(out) == 1
        and out[0].startswith("; *** IR Dump After simplify ***\n")
        and "define i32 @f" in out[0]
    )
    assert parse_module(out[0], "dump.ll").functions["f"].blocks
    assert list(times.runs.values()) == [1, 1] and times.report().splitlines()[0].split() == [
        "ms",
        "%",
        "runs",
        "pass",
    ]


def printed(shown):
    out, module = [], parse_module(TEXT, "f.ll")
    run_passes(module, ["dce", "cfg", "simplify"], [Print(out.append, shown, module)])
    return out


def test_what_is_printed_before_passes_and_of_which_functions():
    everything = printed(PrintSelection(before=None, after=None))
    assert [text.splitlines()[0] for text in everything] == [
        f"; *** IR Dump {when} {name} ***"
        for name in ("dce", "cfg", "simplify")
        for when in ("Before", "After")
    ]
    assert (
        "%unused" in everything[0]
        and "%unused" not in everything[1]
        and everything[2].splitlines()[1:] == everything[1].splitlines()[1:]
    )
    (one,) = printed(PrintSelection(before=("simplify",), functions=("f",)))
    assert one.splitlines()[1].startswith("define i32 @f")
    with pytest.raises(UsageError, match="no function 'g' in the module"):
        printed(PrintSelection(after=None, functions=("g",)))


def test_what_has_changed_is_printed():
    whole, difference = printed(PrintSelection(changes="all")), printed(PrintSelection(changes="diff"))
    assert whole[1] == difference[1] == "; *** IR Dump After cfg omitted because no change ***\n"
    assert "define i32 @f" in whole[0] and "%x" in whole[0] and "%x" not in whole[2]
    changes = [line for line in difference[0].splitlines() if line[:1] in ("+", "-")]
    assert changes == ["-  %unused = mul i32 %a, %a"]


def test_remarks_are_collected_when_wanted():
    text = (
        "define internal i32 @g(i32 %a) {\n  ret i32 %a\n}\ndefine i32 @f(i32 %a) {\n  %r = call i32 @g(i32"
        " %a)\n  ret i32 %r\n}\n"
    )
    for wanted, count in ((None, 0), (lambda name: name == "inline", 1), (lambda name: name == "licm", 0)):
        result = run_passes(parse_module(text, "f.ll"), ["inline"], analyses=Analyses(wanted)).diagnostics
        assert [(d.severity, d.flag, d.message) for d in result] == [
            ("remark", "inline", "'g' inlined into 'f': called once")
        ] * count


class Broken:
    """Passes that misbehave, put in place of `dce`."""

    @staticmethod
    def crash(fn, analyses):
        raise ValueError("oops")

    @staticmethod
    def bad_ir(fn, analyses):
        fn.entry.terminator.erase()
        return True

    @staticmethod
    def edits_cfg(fn, analyses):
        block = Block("extra", fn)
        fn.blocks.append(block)
        Instr("unreachable", fn.entry.terminator.type).append_to(block)
        fn.changed(cfg=True)
        return True

    @staticmethod
    def hides_change(fn, analyses):
        version = fn.cfg_version
        term = fn.entry.terminator
        term.set_block(0, term.blocks[1])
        for phi in fn.blocks[2].phis:
            phi.append(phi.incoming_from(fn.entry), fn.entry)
        fn.cfg_version = version
        return True


@pytest.mark.parametrize(
    ("run", "message"),
    [
        (Broken.crash, "pass dce: ValueError: oops in function f"),
        (Broken.bad_ir, "pass dce: broken IR"),
        (Broken.edits_cfg, "pass dce: changed the control-flow graph of f"),
        (Broken.hides_change, "pass dce: (left a stale|changed the control-flow graph)"),
    ],
)
def test_a_pass_that_misbehaves_is_named(module, monkeypatch, run, message):
    monkeypatch.setattr(dce, "run", run)
    with pytest.raises(InternalError, match=message):
        run_passes(module, ["simplify", "dominators", "dce"], [VerifyEach()])


@pytest.mark.parametrize("wanted", ["ir", "ptx"])
def test_what_a_pass_broke_is_not_handed_out(monkeypatch, wanted):
    monkeypatch.setattr(dce, "run", Broken.bad_ir)
    with pytest.raises(InternalError, match="passes: broken IR"):
        getattr(Compilation(TEXT, "f.ll", parse_api_options(["-passes=dce"])), wanted)


def test_names_are_rows_not_files():
    with pytest.raises(UsageError):
        run_passes(parse_module(TEXT, "f.ll"), ["alias"])
    assert Order("a", "b", "c").reason == "c"


def test_reference_is_current():
    page = Path(minicc.__file__).parent / "docs" / "reference" / "passes.md"
    assert page.read_text() == reference.markdown(), (
        "run: python -m minicc.passes.reference > docs/reference/passes.md"
    )


def test_output_does_not_depend_on_user_order():
    """Users of a value are kept in the order of insertion; no pass may let that show."""
    import random

    path = Path(minicc.__file__).parent / "tests" / "passes" / "determinism.ll"
    outputs = set()
    for seed in range(6):
        module = parse_module(path.read_text(), "d.ll")
        rng = random.Random(seed)
        for fn in module.definitions:
            for value in [*fn.args, *fn.blocks, *fn.instrs()]:
                users = list(value.users.items())
                rng.shuffle(users)
                value.users.clear()
                value.users.update(users)
        run_passes(module, PIPELINES["O2"])
        outputs.add(print_module(module))
    assert len(outputs) == 1
