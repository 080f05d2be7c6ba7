"""A sample of the random C++ programs: minicc notes what g++ notes. `minicc fuzz cplusplus` runs many
more.
"""

from __future__ import annotations

import pytest

from minicc.filetests.assemble import find_tool
from minicc.filetests.fuzz.cplusplus import comparison, oracle, program
from minicc.filetests.fuzz.cplusplus.scenario import Scenario, ScenarioLine
from minicc.filetests.fuzz.families import Cplusplus

SAMPLE = range(6)
needs_gxx = pytest.mark.skipif(not oracle.found("g++"), reason="g++ is not installed")


def _valid(family: str) -> list[Scenario]:
    return comparison.sieve([program.generate(family, seed) for seed in SAMPLE]).valid


@needs_gxx
@pytest.mark.parametrize("family", program.FAMILIES)
def test_minicc_agrees(family: str) -> None:
    valid = _valid(family)
    compilers = {option: oracle.compiled_by_minicc(option) for option in ("-O0", "-O2")}
    result = comparison.differences(valid, compilers, comparison.ran(valid, oracle.gxx))
    assert not result, "\n".join(
        f"{d.scenario.family} {d.scenario.seed}: {d.compiler}: {d.complaint}" for d in result
    )


@needs_gxx
@pytest.mark.skipif(find_tool("nvcc") is None, reason="nvcc is not installed")
def test_nvcc_agrees_with_gxx() -> None:
    valid = comparison.sieve(program.sample(0, 2 * len(program.FAMILIES))).valid
    assert not comparison.differences(valid, {"nvcc": oracle.nvcc}, comparison.ran(valid, oracle.gxx))


@needs_gxx
def test_every_family_gives_valid_programs_that_note_something() -> None:
    sieved = comparison.sieve(program.sample(0, 8 * len(program.FAMILIES)))
    assert not sieved.slips
    assert sieved.refused
    noted = comparison.ran(sieved.valid, oracle.gxx)
    assert all(isinstance(one, tuple) for one in noted)
    assert comparison.ran(sieved.valid, lambda unit: oracle.gxx(unit, "-O2")) == noted
    for family in program.FAMILIES:
        assert sum(len(values) for one, values in zip(sieved.valid, noted) if one.family == family) > 20, (
            family
        )


@pytest.mark.parametrize("family", program.FAMILIES)
def test_same_seed_same_program(family: str) -> None:
    assert program.generate(family, 5) == program.generate(family, 5)
    assert program.generate(family, 5).declarations != program.generate(family, 6).declarations


def test_a_sample_does_not_depend_on_where_it_starts() -> None:
    assert program.sample(0, 20)[11:] == program.sample(11, 9)


@needs_gxx
def test_pieces_are_refused_beside_each_other() -> None:
    pieces = comparison.sieve(program.sample(0, 16)).refused
    assert len(pieces) > 50
    assert comparison.unnoticed(pieces, oracle.gxx_check) == []
    wanted = pieces[::7]

    def lax(unit: program.ScenarioUnit) -> oracle.Verdict:
        verdict = oracle.gxx_check(unit)
        names = {(piece.scenario.family, piece.scenario.seed, piece.chunk) for piece in wanted}
        return oracle.Verdict(
            errors=[
                (owner, text)
                for owner, text in verdict.errors
                if owner is None
                or (unit.scenarios[owner[0]].family, unit.scenarios[owner[0]].seed, owner[1]) not in names
            ]
        )

    assert comparison.unnoticed(pieces, lax) == wanted


def _hand_made() -> Scenario:
    return Scenario(
        "by hand", 0, (ScenarioLine("__device__ int f(int) { return 1; }"),
            ScenarioLine("__device__ int unused() { return "
                                                                         "7; }")),
        (ScenarioLine("note(t, f(2));", 1), ScenarioLine("note(t, f(3, 4));", 2),
            ScenarioLine("note(t, 5);", 3)),
    )  # fmt: skip


@needs_gxx
def test_what_is_refused_is_taken_out_and_kept_apart() -> None:
    sieved = comparison.sieve([_hand_made()])
    assert [line.chunk for line in sieved.valid[0].body] == [1, 3]
    (piece,) = sieved.refused
    assert [line.chunk for line in piece.alone.body] == [1, 2, 3] and "too many arguments" in piece.reason
    assert comparison.unnoticed([piece], oracle.gxx_check) == []
    assert comparison.unnoticed([piece], lambda unit: oracle.Verdict()) == [piece]
    assert comparison.ran(sieved.valid, oracle.gxx) == [(1, 5)]


@needs_gxx
def test_who_refuses_what_is_left_says_nothing_of_the_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = comparison.sieve([_hand_made()]).refused

    def objecting(text: str) -> oracle.Oracle:
        return lambda unit: oracle.Verdict(errors=[(None, "no")] if text in unit.text else [])

    family = Cplusplus()
    monkeypatch.setattr(oracle, "compiled_by_minicc", lambda level: lambda unit: oracle.Verdict())
    for judge, result in ((objecting("f(3, 4)"), 1), (objecting("note(t, 5)"), 0), (objecting("nothing"), 0)):
        monkeypatch.setattr(family, "_judges", lambda judge=judge: (oracle.gxx_check, judge))
        assert len(family._accepted(refused)) == result


def test_a_difference_counts_unless_nvcc_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    one = _hand_made()
    result = [comparison.Difference(one, "-O0", "another value")]
    values, refused = (
        (lambda *noted: lambda unit: oracle.Verdict([noted])),
        lambda unit: oracle.Verdict(errors=[((0, 1), "no")]),
    )
    for nvcc, mine, counts in (
        (values(1, 5), values(1, 6), 1),
        (values(1, 6), values(1, 6), 0),
        (values(1, 7), values(1, 6), 1),
        (refused, refused, 0),
        (refused, values(1, 6), 1),
    ):
        monkeypatch.setattr(oracle, "nvcc", nvcc)
        assert len(Cplusplus._blamed(result, mine, {id(one): (1, 5)})) == counts


@needs_gxx
def test_a_wrong_answer_is_seen_and_made_small() -> None:
    def wrong(unit: program.ScenarioUnit) -> oracle.Verdict:
        verdict = oracle.gxx(unit)
        if verdict.values is None:
            return verdict
        return oracle.Verdict([tuple(2 if v == 1 else v for v in values) for values in verdict.values])

    valid = comparison.sieve([_hand_made()]).valid
    (result,) = comparison.differences(valid, {"wrong": wrong}, comparison.ran(valid, oracle.gxx))
    assert result.complaint == "another value: observation 0 of 2: expected (1, 5), found (2, 5)"
    small = comparison.reduced(result, wrong)
    assert [line.text for line in (*small.declarations, *small.body)] == [
        "__device__ int f(int) { return 1; }",
        "note(t, f(2));",
    ]
