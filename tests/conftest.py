"""Which tests every change runs, and which the rest of CI adds.

`make test` runs a share of the big families (`--share=quick`), `make test-all` what it left out
(`--share=rest`); without the option, as in `pytest tests/ir`, all that is asked for runs.
"""

from __future__ import annotations

import gc
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

_TESTS = Path(__file__).parent
_ONE_IN = {
    "codegen/test_random.py": 3,
    "codegen/test_semantics.py": 13,
    "codegen/test_tables.py": 3,
    "course/test_confinement.py": 9,
    "course/test_labs.py": 121,
    "course/test_puzzles.py": 3,
    "course/test_stages.py": 4,
    "examples": 31,
    "explorer": 9,
    "explorer/test_browser.py": 3,
    "foreign": 13,
    "frontend/core": 15,
    "frontend/cpp": 9,
    "frontend/half": 7,
    "frontend/lower": 15,
    "frontend/test_builtins.py": 13,
    "frontend/test_layout_random.py": 5,
    "frontend/test_lib_math.py": 31,
    "frontend/test_lower.py": 5,
    "frontend/test_parser.py": 3,
    "frontend/test_syntax_tree.py": 5,
    "frontend/wild": 9,
    "fuzz/test_bad_input.py": 11,
    "fuzz/test_random_cplusplus.py": 15,
    "fuzz/test_random_kernels.py": 7,
    "host": 61,
    "ir/test_fold.py": 5,
    "language/positive": 31,
    "language/rules": 61,
    "language/test_frontend_programs.py": 17,
    "language/test_integers.py": 61,
    "driver/notebook": 3,
    "driver/pictures": 3,
    "driver/pictures/test_everything.py": 61,
    "driver/pictures/test_layout.py": 7,
    "driver/pictures/test_meaning.py": 3,
    "passes/test_example_allocations.py": 3,
    "passes/test_growth.py": 5,
    "passes/test_inlining.py": 3,
    "passes/test_regalloc.py": 15,
    "lift/test_round_trip.py": 9,
    "passes/test_semantics.py": 25,
    "passes/unroll": 3,
    "ptx/test_facts.py": 41,
    "ptx/test_programs.py": 5,
    "ptx/test_ptxas.py": 3,
    "quality": 9,
    "runtime/checkers/init": 13,
    "runtime/checkers/mem": 15,
    "runtime/checkers/test_shadow.py": 3,
    "runtime/checkers/race": 31,
    "runtime/checkers/sync": 9,
    "runtime/checkers/test_exactness.py": 7,
    "runtime/checkers/test_race_prefilter.py": 41,
    "jit": 15,
    "runtime/rows": 41,
    "runtime/test_atomics.py": 3,
    "runtime/test_completeness.py": 5,
    "runtime/test_conversion_tables.py": 5,
    "runtime/test_engines.py": 181,
    "runtime/test_float_instructions.py": 7,
    "runtime/test_format_codes.py": 21,
    "runtime/test_formats.py": 3,
    "runtime/test_integer_instructions.py": 3,
    "runtime/test_integer_leftovers.py": 9,
    "runtime/test_packed.py": 21,
    "runtime/test_progress.py": 15,
    "runtime/test_video.py": 3,
    "runtime/texture": 3,
    "runtime/checkers/test_images.py": 5,
    "frontend/test_growth.py": 5,
    "frontend/test_lib.py": 3,
    "ptx/test_spec_forms.py": 3,
    "passes/test_divergence.py": 3,
    "ir/test_examples_ir.py": 3,
    "codegen/test_llvm.py": 3,
    "driver/test_plain_arguments.py": 3,
    "jit/test_recursion.py": 41,
    "runtime/test_control.py": 3,
    "explorer/test_server.py": 9,
    "filetests/test_plugin.py": 3,
    "driver/test_launch.py": 3,
    "support/test_graphs.py": 5,
    "filetests/test_suite.py": 41,
    "filetests/test_tour.py": 5,
}
"""Of the tests below a folder or in a file, one in so many belongs to the quick share: of each test function,
of each kind of filetest, the first at least. The numbers are odd, since filetests have two or four
configurations.
"""


_TOGETHER = frozenset({"host"})
"""Where each test builds a program: one in so many of all of them, not of each function."""


@pytest.fixture(autouse=True, scope="session")
def _cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cache of the session's own, which its workers share."""
    base = tmp_path_factory.getbasetemp()
    patch = pytest.MonkeyPatch()
    patch.setenv(
        "MINICC_CACHE", str((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "minicc-cache")
    )
    yield
    patch.undo()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--share",
        choices=("all", "quick", "rest"),
        default="all",
        help="quick: what every change runs; rest: what it leaves out",
    )
    parser.addoption(
        "--whole",
        action="append",
        default=[],
        help="an entry of the table of families all of whose tests belong to the quick share",
    )


_LONG = (
    "jit/test_bounds_check_hoisting.py::test_hoisted_checks_are_sound",
    "ptx/test_invalid.py::test_ptxas_refuses_each",
    "explorer/test_browser.py::",
    "test_house.py::test_the_built_wheel_equals_the_tree",
    "ptx/test_spec_forms.py::test_forms[forms_1_1",
    "passes/test_regalloc.py::test_whatever_goes_wrong",
    "frontend/test_layout_random.py::test_gxx_lays_out_the_same",
    "filetests/campaigns/test_campaign.py::test_nothing_is_lost_when_workers_die",
    "filetests/campaigns/test_campaign.py::test_bad_command_lines[words3",
    "host/test_addresses.py::test_forms",
    "mutation/test_mutants.py::test_a_seed_decides",
    "mutation/test_mutants.py::test_a_change_is_put_into_functions",
    "quality/kernels.cu::PTXAS",
    "passes/test_inlining.py::test_a_chain_costs_its_length",
    "passes/test_growth.py::test_twice_the_code_is_about_twice_the_work[loops]",
    "runtime/test_rows.py::test_rows_are_executed_or_refused",
    "frontend/test_parser.py::test_long_lists_are_not_deep",
    "course/test_command.py::test_the_figures_of_the_slides",
    "course/test_command.py::test_the_leader_board",
    "course/test_confinement.py::test_who_gives_no_result",
    "explorer/test_document.py::test_a_picture_that_is_too_large",
    "explorer/test_scenarios.py::",
    "explorer/test_server.py::test_no_other_file_is_read",
    "explorer/test_server.py::test_what_needs_much_memory",
    "explorer/test_server.py::test_what_takes_long",
    "driver/pictures/test_browser.py::",
    "course/test_kite.py::test_all_labs_together",
    "course/test_kite.py::test_the_definition",
    "course/test_kite.py::test_what_is_printed",
    "frontend/test_preprocess.py::test_macro_bombs_are_refused",
    "fuzz/test_random_cplusplus.py::test_every_family_gives_valid_programs_that_note_something",
    "host/test_cache.py::test_a_build_that_is_killed",
    "host/test_cublaslt.py::",
    "host/test_groups.py::test_groups",
    "host/test_libraries.py::test_generators_of_device_code",
    "host/test_wheel.py::",
    "mutation/test_mutants.py::test_a_campaign",
    "language/rules/test_rules.py::test_minicc_refuses[expr_const/bad_endless_loop]",
    "language/test_positive.py::test_nvcc_means_the_same",
    "ptx/test_mutations.py::test_mutants",
    "ptx/test_table_mutation.py::test_altered_entries_are_noticed",
    "runtime/rows/test_integer_rows.py::test_row[lop3.b32-]",
    "runtime/checkers/test_memory_checkers.py::test_whole_programs",
    "filetests/campaigns/test_campaign.py::test_a_scheduler_elsewhere",
    "filetests/campaigns/test_campaign.py::test_a_worker_elsewhere",
    "filetests/campaigns/test_families.py::test_a_mistake",
    "filetests/campaigns/test_families.py::test_programs",
    "filetests/test_suite.py::test_the_example_repository",
    "passes/test_divergence.py::test_what_is_stepped_over",
    "passes/test_semantics.py::test_passes_in_any_order",
    "quality/test_instructions.py::test_executed_instructions",
    "language/test_negative.py::test_nvcc_refuses_each",
    "runtime/test_completeness.py::test_tests_notice",
    "runtime/checkers/test_race_prefilter.py::test_random_kernels",
    "jit/test_soak.py::",
    "jit/test_recursion.py::",
    "mutation/test_mutants.py::test_the_place_of_a_change",
    "fuzz/test_random_cplusplus.py::test_nvcc_agrees_with_gxx",
    "fuzz/test_random_cplusplus.py::test_a_wrong_answer_is_seen",
    "filetests/test_plugin.py::test_whole_programs",
    "filetests/test_suite.py::test_the_toy_is_right",
    "filetests/test_suite.py::test_results_do_not_depend",
    "runtime/test_progress.py::test_blocks_beyond",
    "support/test_graphs.py::test_long_chains",
    "runtime/test_control.py::test_a_kernel_may_have_tens_of_thousands",
)
"""Beginnings of the names of tests of many seconds, or of hundreds of megabytes, which the rest runs."""


def _family(item: pytest.Item) -> str | None:
    """The longest entry of the table that an item is under."""
    try:
        path = item.path.relative_to(_TESTS).as_posix()
    except ValueError:
        return None
    return max(
        (name for name in _ONE_IN if path == name or path.startswith(f"{name}/")), key=len, default=None
    )


def _kind(item: pytest.Item) -> str:
    """The test function of an item, or what the directive of a filetest asks for."""
    return (
        item.nodeid.partition("[")[0] if isinstance(item, pytest.Function) else re.split("[: ]", item.name)[0]
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    share = config.getoption("--share")
    if share == "all":
        return
    whole = config.getoption("--whole")
    seen: Counter[tuple[str, str]] = Counter()
    kept, left = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        family = _family(item)
        quick = not item.nodeid.partition("tests/")[2].startswith(_LONG)
        if quick and family is not None and family not in whole:
            group = (family, "" if family in _TOGETHER else _kind(item))
            quick = seen[group] % _ONE_IN[family] == 0
            seen[group] += 1
        (kept if quick == (share == "quick") else left).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    # Modules, tables and test items stay to the end: the collector need not look at them again and again.
    # What tests leave behind is small for a collector that counts objects, and large for the machine: arrays.
    # The second collection tells it how little is left to look at.
    gc.collect()
    gc.freeze()
    gc.collect()
    gc.set_threshold(20_000, 5, 2)
