"""The families of random programs, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import replace
from functools import cached_property
from random import Random
from subprocess import TimeoutExpired

from ...codegen import CodegenOptions
from ...codegen.pipeline import generate
from ...driver.api import ObjectCode
from ...driver.checking import checking
from ...driver.ptxas import assemble_for
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...ir.verifier import require_valid
from ...passes.hooks import VerifyEach
from ...passes.manager import PASSES, PIPELINES, run_passes
from ...ptx.model import Module
from ...support.diagnostics import KernelFault, MiniccError
from ..assemble import find_tool
from . import ir, reduction
from .cplusplus import comparison, oracle, program
from .cplusplus.scenario import Scenario
from .cuda import differential, kernels
from .program import Family, FamilyReport, Finding, kind_of, rows_of, size_of
from .ptx import engines
from .waiting import WaitingFamily

_ARGUMENTS = 2
"""The number of argument sets with which a function of the IR is called."""
_SHARED = " of one buffer"
"""The suffix of a complaint about a function whose two buffers are one."""
_SHOWN = 16
"""The number of cells of a buffer that a filetest checks."""
_STEPS = 200_000
"""The step limit of a function during reduction: without some lines, loops may be endless."""
_ERRORS = (
    MiniccError,
    RuntimeError,
    AssertionError,
    ArithmeticError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    RecursionError,
)
"""Exceptions of a defective compiler."""


class Cuda(Family):
    """CUDA C: device functions, structures, control flow, barriers, shared memory, warp instructions. Memory
    is compared between nvcc and a setting that the seed draws (-O2 and one, where nvcc is not found); ptxas
    (where it is found) assembles one program in ten.
    """

    name, suffix, chunk = "cuda", ".cu", 60
    sizes = (2, 8, 24)
    """Statements of a kernel."""

    def text(self, seed: int) -> str:
        """Return the source of a seed's program."""
        return self.program(seed).text

    def program(self, seed: int) -> kernels.RandomProgram:
        """The program of a seed, of one of the sizes."""
        return kernels.generate(seed, self.sizes[size_of(seed)])

    def settings(self, seed: int) -> list[str]:
        """The settings under which a program runs; the first is what the other is compared with."""
        mine = [c for c in differential.CONFIGURATIONS if c != differential.NVCC]
        return [
            differential.NVCC if find_tool("nvcc") else "-O2",
            Random(seed).choices(mine, differential.WEIGHTS)[0],
        ]

    def examine(self, first: int, count: int) -> FamilyReport:
        """Compare the memory after each program under two settings."""
        report = FamilyReport()
        sources = [self.program(seed) for seed in range(first, first + count)]
        compiled_programs = differential.together(sources) if count > 1 and find_tool("nvcc") else {}
        for source in sources:
            complaint, rows = self._complaint(
                source, self.settings(source.seed), compiled_programs.get(source.seed)
            )
            if rows is None:
                report.apart += 1
                continue
            report.judged += 1
            report.rows |= rows
            if complaint:
                report.findings.append(Finding(self.name, source.seed, complaint, source.text))
        return report

    def _complaint(
        self, source: kernels.RandomProgram, settings: list[str], by_nvcc: differential.Compiled | None = None
    ) -> tuple[str, set[str] | None]:
        """Return the complaint, and the rows of minicc's PTX: None if ptxas has crashed, or ptxas or nvcc
        does not end.
        """
        try:
            ran = differential.compare(source, settings, {differential.NVCC: by_nvcc} if by_nvcc else {})
            mine = ran[-1].code
            if source.seed % 10 == 0 and find_tool("ptxas"):
                target = ("sm_80", "sm_90")[source.seed // 10 % 2]
                message = assemble_for(mine.ptx, target)
                if message.signal:
                    return "", None
                if message.complaint is not None:
                    return f"ptxas {target}: {message.complaint.splitlines()[0]}", set()
        except differential.MemoryMismatch as error:
            return str(error), set()
        except TimeoutExpired:
            return "", None
        return "", rows_of([mine._executable.module])

    def reduced(self, finding: Finding) -> str:
        """Return a smaller program for which the same settings disagree."""
        source = self.program(finding.seed)
        settings = finding.kind.split(": ")[0].split(" | ")

        def fails(text: str) -> bool:
            smaller = replace(source, text=text)
            complaint, _ = self._complaint(smaller, settings)
            return kind_of(complaint) == finding.kind and (
                "|" not in finding.kind or self._is_defined(smaller)
            )

        return reduction.reduced(finding.text, fails)

    @staticmethod
    def _is_defined(source: kernels.RandomProgram) -> bool:
        """Return whether a program has no undefined behaviour, as far as that can be detected."""
        try:
            code = differential.Compiled(differential.compiled(source.text, "-O0", "-Werror=return-type"))
            with checking("init", "mem") as reports:
                differential.run(source, "-O0", code)
        except _ERRORS:
            return False
        return not reports

    def filetest(self, finding: Finding, text: str) -> str:
        """Return a filetest of the launch."""
        source = replace(self.program(finding.seed), text=text)
        configs = " | ".join(c for c in ("-O0", *self.settings(finding.seed)) if c != differential.NVCC)
        lines = [
            f"// {finding.family} {finding.seed}: {finding.complaint.splitlines()[0]}",
            "// OPTIONS: -fmad=false -w",
            f"// CONFIGS: {configs}",
        ]
        shape = [
            ",".join(map(str, dims)) if len(dims) == 1 else f"({','.join(map(str, dims))})"
            for dims in (source.grid, source.block)
        ]
        lines.append(
            f"// LAUNCH: k<<<{','.join(shape)}>>>"
            f" {' '.join(f'{name}={value}' for name, value in differential.arguments(source).items())}"
        )
        try:
            good, *others = [differential.run(source, setting) for setting in self.settings(finding.seed)]
            name, i, _ = next(result for other in others if (result := differential.differs(good, other)))
            lines.append(f"// EXPECT: {name}[{i}] == {good.buffers[name][i].item()!r}")
        except (*_ERRORS, StopIteration):
            pass
        return "\n".join([*lines, text])


class Cplusplus(Family):
    """C++ in device code: overloads, templates, lookups, conversions, initialisation, special members,
    hierarchies, lambdas, layouts. What a program notes is compared with g++; a difference counts unless nvcc,
    if it is found, does as minicc does. Of three chunks two are compiled with -O0, one with -O2. Of three
    pieces that g++ (and nvcc) refuse, one must be refused, too.
    """

    name, suffix, chunk, one_in, unit = "cplusplus", ".cu", 60, 3, 10
    levels = ("-O0", "-O0", "-O2")
    shares = (0.3, 0.6, 1.0)
    """The share of possibly rejected pieces in a program, by size."""

    def needs(self) -> str:
        """Return the message if g++ is missing."""
        return "" if oracle.found("g++") else "g++ is not installed"

    def text(self, seed: int) -> str:
        """Return the translation unit of a seed's scenario."""
        return program.unit(self._sample(seed, 1)).text

    def _sample(self, first: int, count: int) -> list[Scenario]:
        """The scenarios of seeds."""
        return [
            one.part(self.shares[size_of(seed)], seed)
            for seed, one in enumerate(program.sample(first, count), first)
        ]

    def examine(self, first: int, count: int) -> FamilyReport:
        """Compare the notes and rejections of minicc with those of the other compilers."""
        report, scenarios = FamilyReport(), self._sample(first, count)
        named = {(one.family, one.seed): seed for seed, one in enumerate(scenarios, first)}
        sieved = comparison.sieve(scenarios)
        report.skipped = len(sieved.slips)
        expected = comparison.ran(sieved.valid, oracle.gxx)
        level = self.levels[first // self.chunk % len(self.levels)]
        compiler, result = (
            {level: oracle.compiled_by_minicc(level, report.rows)},
            list[comparison.Difference](),
        )
        # whoever is refused has the whole unit compiled anew
        for at in range(0, len(sieved.valid), self.unit):
            result += comparison.differences(
                sieved.valid[at : at + self.unit], compiler, expected[at : at + self.unit]
            )
        if result and oracle.found("nvcc"):
            result = self._blamed(
                result, compiler[level], {id(one): want for one, want in zip(sieved.valid, expected)}
            )
        report.judged = len(sieved.valid)
        report.findings += [
            Finding(
                self.name,
                named[d.scenario.family, d.scenario.seed],
                f"{d.compiler} {d.complaint}",
                program.unit([d.scenario]).text,
            )
            for d in result
        ]
        for one, reason in self._accepted(sieved.refused[first // self.chunk % self.one_in :: self.one_in]):
            report.findings.append(
                Finding(
                    self.name,
                    named[one.family, one.seed],
                    f"{self.levels[0]} accepts what must be rejected: {reason}",
                    program.unit([one]).text,
                )
            )
        return report

    @staticmethod
    def _blamed(
        found: list[comparison.Difference], mine: oracle.Oracle, wanted: Mapping[int, tuple[int, ...] | str]
    ) -> list[comparison.Difference]:
        """Return the differences in which nvcc does not agree with minicc; in the others g++ differs from
        both.
        """
        differing = [difference.scenario for difference in found]
        outcomes = zip(found, comparison.ran(differing, oracle.nvcc), comparison.ran(differing, mine))
        return [
            difference
            for difference, by_nvcc, by_mine in outcomes
            if by_nvcc == wanted[id(difference.scenario)] or not comparison.is_alike(by_nvcc, by_mine)
        ]

    def _accepted(self, pieces: list[comparison.Piece]) -> list[tuple[Scenario, str]]:
        """Return the pieces that minicc accepts although g++ and nvcc reject them, with g++'s reason."""
        mine = oracle.compiled_by_minicc(self.levels[0])
        kept = list(dict.fromkeys(id(piece.kept) for piece in pieces))
        left = []
        for at in range(0, len(kept), self.unit):
            left += comparison.unnoticed(
                [piece for piece in pieces if id(piece.kept) in kept[at : at + self.unit]], mine
            )
        alone = {id(one): (one, piece) for one, piece in ((piece.alone, piece) for piece in left)}
        liked = [one for one, _ in alone.values()]
        liked = [
            one
            for at in range(0, len(liked), self.unit)
            for one in comparison.accepted(liked[at : at + self.unit], mine)
        ]
        for judge in self._judges():
            wrong = {id(one) for one in comparison.accepted(liked, judge)} if liked else set()
            # Who refuses what is left without the piece says nothing of the piece.
            liked = [
                one
                for one in liked
                if id(one) not in wrong and not judge(program.unit([alone[id(one)][1].kept])).errors
            ]
        return [(one, comparison.general(alone[id(one)][1].reason)) for one in liked]

    @staticmethod
    def _judges(gxx: oracle.Oracle = oracle.gxx_check) -> tuple[oracle.Oracle, ...]:
        """Return the compilers that must agree against minicc."""
        return gxx, *((oracle.nvcc,) if oracle.found("nvcc") else ())

    def reduced(self, finding: Finding) -> str:
        """Return a smaller scenario with the same difference."""
        if "must be rejected" in finding.complaint:
            one = program.scenario_of(finding.text)
            return program.unit(
                [comparison.reduced_refusal(one, oracle.compiled_by_minicc(self.levels[0]), self._judges())]
            ).text
        return program.unit([self._small(finding)]).text

    def _small(self, finding: Finding) -> Scenario:
        """Return the scenario without the parts that the finding does not need."""
        level, _, complaint = finding.complaint.partition(" ")
        (one,) = comparison.sieve(self._sample(finding.seed, 1)).valid
        return comparison.reduced(
            comparison.Difference(one, level, complaint),
            oracle.compiled_by_minicc(level),
            judges=self._judges(oracle.gxx),
        )

    def filetest(self, finding: Finding, text: str) -> str:
        """Return a filetest of the expected notes or rejection."""
        heading = f"// {finding.family} {finding.seed}: {finding.complaint.splitlines()[0]}"
        if "must be rejected" in finding.complaint:
            return f"{heading}\n// RUN: not minicc %s -w -o /dev/null\n{text}"
        noted = (
            oracle.gxx(program.ScenarioUnit(tuple(self._sample(finding.seed, 1)), text, {})).values or [()]
        )[0]
        expect = f"// EXPECT: out[:{len(noted) + 1}] == {[len(noted), *noted]}".replace(", ", ",")
        return f"""{heading}
// OPTIONS: -w
// LAUNCH: k<<<1,1>>> out=zeros({program.SLOTS},i32)
{expect}
{text}"""


class Ir(Family):
    """Functions of the IR: a pipeline that the seed draws (a level's, or twelve passes at random) keeps what
    LLVM's JIT for the host makes of them; PTX made from that, with few registers or with many, leaves the
    same memory on the runtime. Of four programs one is verified after each pass.
    """

    name, suffix, chunk = "ir", ".ll", 60

    @cached_property
    def transforms(self) -> list[str]:
        """Return the passes that change something."""
        return [name for name, row in PASSES.items() if row.kind != "analysis"]

    def text(self, seed: int) -> str:
        """Return the IR of a seed's function."""
        return print_module(ir.IRGenerator(seed, kernel=True, size=size_of(seed)).module, debug=False)

    def examine(self, first: int, count: int) -> FamilyReport:
        """Compare the functions before and after optimisation, and their PTX."""
        report = FamilyReport()
        for seed in range(first, first + count):
            text = self.text(seed)
            complaint = self._complaint(text, seed, report.rows)
            report.judged += 1
            if complaint:
                report.findings.append(Finding(self.name, seed, complaint, text))
        return report

    def pipeline(self, seed: int) -> tuple[str, list[str]]:
        """Return the pipeline for a seed: its name and its passes."""
        random = Random(seed)
        level = random.choice(("O2", "O2", *PIPELINES, "", "", ""))
        some = [random.choice(self.transforms) for _ in range(12)]
        return (level, list(PIPELINES[level])) if level else (",".join(some), some)

    def _complaint(self, text: str, seed: int, rows: set[str], only: str = "") -> str:
        """Return the difference from the unoptimised function; `only` restricts the search to one
        complaint.
        """
        plain = ir.compiled(text)
        sharings = (_SHARED in only,) if only else (False, True)
        expected = {
            (arguments, shared): ir.outcome(plain, arguments, shared)
            for arguments in range(_ARGUMENTS)
            for shared in sharings
        }
        who, passes = self.pipeline(seed)
        try:
            module = parse_module(text, "random.ll")
            run_passes(module, passes, [VerifyEach()] if seed % 4 == 0 else [])
            require_valid(module, who)
            improved = ir.compiled(module)
            for (arguments, shared), want in expected.items():
                if ir.outcome(improved, arguments, shared) != want:
                    return f"passes {who}: other memory{_SHARED if shared else ''} with arguments {arguments}"
            registers = Random(seed).choice((None, None, 10, 12, 16))
            level = 0 if who == "O0" else 2
            who = f"PTX after {who} with {registers or 'all'} registers"
            code = ObjectCode.from_ptx(
                generate(module, CodegenOptions(opt_level=level, maxrregcount=registers, verify=True))
            )
            for (arguments, shared), want in expected.items():
                if not shared and ir.launched(code, arguments) != want:
                    return f"{who}: other memory with arguments {arguments}"
            rows |= rows_of([code._executable.module])
        except _ERRORS as error:
            return f"{who}: {type(error).__name__}: {error}"
        return ""

    def reduced(self, finding: Finding) -> str:
        """Return a smaller function with the same difference."""

        def fails(text: str) -> bool:
            try:
                return (
                    self._is_defined(text)
                    and kind_of(self._complaint(text, finding.seed, set(), finding.complaint)) == finding.kind
                )
            except _ERRORS:  # no program
                return False

        return reduction.simpler_values(finding.text, fails)

    @staticmethod
    def _is_defined(text: str) -> bool:
        """Return whether a function ends and has no undefined behaviour, which the host would not detect."""
        code = ObjectCode.from_ptx(generate(parse_module(text, "smaller.ll"), CodegenOptions(opt_level=0)))
        for tools in ((), ("init", "mem")):
            with checking(*tools) if tools else nullcontext(()) as reports:
                for arguments in range(_ARGUMENTS):
                    ir.launched(code, arguments, _STEPS)
            if reports:
                return False
        return True

    def filetest(self, finding: Finding, text: str) -> str:
        """Return a filetest of the function's results."""
        who, _ = self.pipeline(finding.seed)
        passes = f"-{who}" if who in PIPELINES else f"-passes={who}"
        words, *scalars = ir.arguments(
            int(finding.complaint.rpartition(" ")[2]) if finding.complaint[-1:].isdigit() else 0
        )
        expected = ir.buffer_after(ir.compiled(text), words, scalars)
        # NaNs have no one pattern.
        places = [i for i, word in enumerate(expected) if ir.canonical(word) == word]
        words, expected = ([word - (word >> 63 << 64) for word in part] for part in (words, expected))
        values = {f"p{i}": value for i, value in enumerate((words, words[::-1], *scalars))}
        launch = " ".join(
            f"{name}={f'array({value},i64)' if isinstance(value, list) else value}".replace(", ", ",")
            for name, value in values.items()
        )
        cells = f"p0[{places}] == array({[expected[i] for i in places]}, int64)".replace(", ", ",")
        return f"""; {finding.family} {finding.seed}: {finding.complaint.splitlines()[0]}
; CONFIGS: -O0 | {passes}
; LAUNCH: f<<<1,1>>> {launch}
; EXPECT: {cells}
{text}"""


class Ptx(Family):
    """PTX: instructions of the whole table among loops, divergence, barriers, memory, atomics, calls,
    recursion. Memory, counts and warnings are compared between the reference engine and the native one, in
    strips of a width that the seed draws; of sixteen blocks of four programs LLVM improves the code of one.
    """

    name, suffix, chunk = "ptx", ".ptx", 60

    def text(self, seed: int) -> str:
        """Return the PTX of a seed's kernel."""
        return engines.text_of(seed)

    def examine(self, first: int, count: int) -> FamilyReport:
        """Compare the engines on each kernel."""
        report = FamilyReport()
        for seed in range(first, first + count):
            text = self.text(seed)
            difference, lanes, modules = self._compared(text, seed)
            report.skipped += not lanes and not difference
            report.judged += bool(lanes or difference)
            report.rows |= rows_of(modules)
            if difference:
                report.findings.append(Finding(self.name, seed, f"native: {difference}", text))
        return report

    @staticmethod
    def _compared(text: str, seed: int) -> tuple[str, int, list[Module]]:
        try:
            result = engines.compared(seed, text)
        except _ERRORS as error:
            return f"{type(error).__name__}: {error}", 0, []
        return result.difference, result.lanes, [result.module]

    def reduced(self, finding: Finding) -> str:
        """Return a smaller kernel on which the engines differ in the same way."""
        # Engines may differ on a program that races or reads what nobody has written: a smaller one must not
        # begin to.
        given = engines.reported(finding.seed, finding.text)

        def fails(text: str) -> bool:
            return (
                f"native: {self._compared(text, finding.seed)[0]}" == finding.complaint
                and engines.reported(finding.seed, text) <= given
            )

        return reduction.fewer_lines(finding.text.replace("; ", ";\n"), fails)

    def filetest(self, finding: Finding, text: str) -> str:
        """Return a filetest of the reference engine's results."""
        block, _ = engines.shape(finding.seed)
        lines = [
            f"// {finding.family} {finding.seed}: {finding.complaint.splitlines()[0]}",
            f"// LAUNCH: {engines.launch_line(block)}",
            "// ENGINES: reference native",
        ]
        try:
            for name, cells in engines.differing(finding.seed, text, _SHOWN).items():
                lines.append(
                    f"// EXPECT: {name}[{[*cells]}] == array({[*cells.values()]}, uint32)".replace(", ", ",")
                )
        except KernelFault as fault:
            lines.append(f"// FAULT: {type(fault).__name__}")
        return "\n".join([*lines, text])


FAMILIES: dict[str, Callable[[], Family]] = {
    "cuda": Cuda,
    "cplusplus": Cplusplus,
    "ir": Ir,
    "ptx": Ptx,
    "waiting": WaitingFamily,
}
