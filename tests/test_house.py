"""The house rules that a machine can check: ranks, packaging, start-up."""

from __future__ import annotations

import ast
import configparser
import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import networkx
import pytest
from house import PACKAGES, imports, module_name, modules, resolve

import minicc
from minicc.frontend.check import dispatch
from minicc.frontend.lower import function as lowering
from minicc.support.lazy_modules import LAZY, Handlers, load

ROOT = Path(minicc.__file__).parent
RANKS = {
    "support": 0,
    "ir": 1,
    "ptx": 1,
    "passes": 2,
    "lift": 2,
    "frontend": 3,
    "codegen": 3,
    "runtime": 3,
    "jit": 4,
    "driver": 5,
    "host": 6,
    "filetests": 6,
    "explorer": 7,
    "course": 7,
}
MAY_IMPORT = {
    "support": set(),
    "ir": {"support"},
    "ptx": {"support"},
    "passes": {"ir", "support"},
    "lift": {"ir", "ptx", "support"},
    "frontend": {"ir", "support"},
    "codegen": {"lift", "passes", "ir", "ptx", "support"},
    "runtime": {"ptx", "support"},
    "jit": {"runtime", "ir", "ptx", "support"},
    "driver": {"jit", "frontend", "codegen", "runtime", "lift", "passes", "ir", "ptx", "support"},
    "host": {"driver", "frontend", "runtime", "ptx", "support"},
    "filetests": {
        "host",
        "driver",
        "jit",
        "frontend",
        "codegen",
        "runtime",
        "passes",
        "ir",
        "ptx",
        "support",
    },
    "explorer": {"driver", "frontend", "codegen", "runtime", "passes", "ir", "ptx", "support"},
    "course": {"filetests", "driver", "frontend", "codegen", "runtime", "passes", "ir", "ptx", "support"},
}
ROOMS = {
    "frontend": {
        "text": set(),
        "syntax": {"text"},
        "types": {"syntax", "text"},
        "check": {"types", "syntax", "text"},
        "lint": {"check", "types", "syntax", "text"},
        "lower": {"types", "syntax", "text"},
    },
    "passes": {"analysis": set(), "transform": {"analysis"}, "lint": {"analysis"}, "allocation": set()},
    "host": {
        "rewrite": set(),
        "device": set(),
        "api": {"device"},
        "libraries": {"api", "device"},
        "management": {"api", "device"},
    },
    "ptx": {
        "isa": set(),
        "analysis": set(),
        "parsing": {"isa"},
        "rewriting": {"parsing"},
        "rules": {"parsing", "rewriting"},
    },
    "frontend.syntax": {
        "tree": set(),
        "tokens": {"tree"},
        "grammar": {"tokens", "tree"},
        "declarations": {"tokens", "tree"},
    },
    "runtime.numpy_engine": {
        "memory": set(),
        "instructions": {"memory"},
        "shadow": {"instructions", "memory"},
        "rules": {"instructions", "shadow"},
        "translation": {"rules", "shadow"},
        "execution": {"translation", "instructions", "shadow", "memory"},
    },
    "runtime": {
        "arithmetic": set(),
        "memory": {"arithmetic"},
        "engine": {"memory", "arithmetic"},
        "numpy_engine": {"engine", "memory", "arithmetic"},
        "tools": {"engine"},
        "checkers": {"engine", "memory"},
        "profile": {"engine"},
    },
}
"""The rooms of a package, and what each may import besides itself. Modules that stand in no room (the
package's own) may import all of them.
"""
WITH_A_MODEL = ("ptx", "frontend.syntax", "runtime.numpy_engine")
"""Packages whose own files hold the model that their rooms share, so that rooms import them."""
MODULES = modules()


def test_every_package_has_a_rank() -> None:
    assert set(RANKS) == set(MAY_IMPORT) == set(PACKAGES)
    assert [RANKS[package] for package in PACKAGES] == sorted(RANKS.values())


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_package_imports_only_from_lower_ranks(path: Path) -> None:
    own = path.relative_to(ROOT).parts[0]
    for module, line in imports(path):
        parts = module.split(".")
        if parts[0] != "minicc" or len(parts) < 2 or parts[1] not in RANKS:
            assert parts[0] not in RANKS, f"{path}:{line} imports '{module}' without a relative import"
            continue
        target = parts[1]
        assert target == own or target in MAY_IMPORT[own], (
            f"{path}:{line}: {own} (rank {RANKS[own]}) may not import {target} (rank {RANKS[target]})"
        )


@pytest.mark.parametrize("package", ROOMS)
def test_a_room_imports_only_from_lower_ones(package: str) -> None:
    rooms = ROOMS[package]
    folder = ROOT / package.replace(".", "/")
    assert set(rooms) == {p.name for p in folder.iterdir() if (p / "__init__.py").exists()}
    prefix = f"minicc.{package}."
    wrong = []
    for own in rooms:
        for path in (p for p in MODULES if p.is_relative_to(folder / own)):
            for module, line in imports(path):
                target = module.removeprefix(prefix).split(".")[0] if module.startswith(prefix) else own
                is_model = target not in rooms and package in WITH_A_MODEL
                if target not in (own, *rooms[own]) and not is_model:
                    wrong.append(f"{path.relative_to(ROOT)}:{line}: '{own}' may not import '{target}'")
    assert not wrong, "\n".join(wrong)


def test_the_rooms_are_printed() -> None:
    def printed(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, ROOT / "tools" / "house.py", *arguments],
            capture_output=True,
            text=True,
            check=False,
        )

    rooms = dict(re.findall(r"^([a-z_.]+): (\d+) files", printed().stdout, re.MULTILINE))
    assert {name: int(count) for name, count in rooms.items()} == {
        room: len(list((ROOT / room.replace(".", "/")).glob("*.py"))) for room in rooms
    }
    assert {*RANKS, "frontend.check.templates", "jit"} <= set(rooms)
    assert "operator_functions.py" in printed("frontend.check.overload", "--files").stdout
    assert printed("frontend.nothing").returncode == 2


OTHERS_FILES = {"test/backend/test_ops.py": "a test file of tinygrad's"}
"""Files that pages name and that are not here, with what they are."""
PAGES = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]


def test_files_and_modules_named_in_text_exist() -> None:
    """What is in backticks and ends in `.py` is a file, by its path or its name alone; what begins with the
    path of a room (`ptx.analysis.`) is a module, or a name in one.
    """
    files = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*.py")
        if not {".venv", ".types", "build"} & set(path.relative_to(ROOT).parts)
    }
    names = {path.rpartition("/")[2] for path in files}
    modules = {module_name(path).removeprefix("minicc.") for path in MODULES}
    rooms = {module.rpartition(".")[0] for module in modules if module.count(".") > 1}
    wrong = []
    for path in [*PAGES, *MODULES]:
        text = path.read_text()
        own = path.relative_to(ROOT).as_posix()
        for name in re.findall(r"`([\w/]+\.py)`", text):
            inside = "/" in name and any(file.endswith(f"/{name}") for file in files)
            if (
                name not in files
                and name not in OTHERS_FILES
                and not inside
                and not ("/" not in name and name in names)
            ):
                wrong.append(f"{own}: {name}")
        for name in re.findall(r"`(?:minicc\.)?(\w+(?:\.\w+)+)`", text):
            room = next(
                (room for room in sorted(rooms, key=len, reverse=True) if name.startswith(f"{room}.")), ""
            )
            exported = room and re.search(
                rf"\b{name.removeprefix(f'{room}.').partition('.')[0]}\b",
                (ROOT / room.replace(".", "/") / "__init__.py").read_text(),
            )
            if (
                room
                and not exported
                and not any(name == module or name.startswith(f"{module}.") for module in modules)
            ):
                wrong.append(f"{own}: {name}")
    assert not wrong, "\n".join(wrong)


def test_register_allocation_knows_no_language() -> None:
    for path in (p for p in MODULES if p.relative_to(ROOT).parts[:2] == ("passes", "allocation")):
        assert not [
            module
            for module, _ in imports(path)
            if module.split(".")[:2] in (["minicc", "ir"], ["minicc", "ptx"])
        ], path


RECURSIVE_CORE = {
    "names": "a qualified name may name an instance of a template",
    "conversions": "a conversion may call a constructor or a conversion function",
    "overload": "overload resolution converts arguments and deduces template arguments",
    "classes": "a class is defined when an instance of its template is needed; conversions use its bases",
    "initialization": "an initialiser is converted; a default member initialiser is an expression",
    "templates": "an instance is declared as anything else, and its arguments are expressions",
    "expressions": "an operator may be a function; a closure is a class",
    "statements": "a function's body is checked where its result is deduced",
    "declarations": "a type may contain an expression (`decltype`, `noexcept`, an array's bound)",
}
"""The rooms of `frontend.check` whose files may import each other in circles, and why: the rules of C++ are
mutually recursive.
"""


def _circles(*, names_only: bool = False) -> set[frozenset[str]]:
    """The sets of modules that import each other, type-only imports and those inside functions included; with
    `names_only` not counting imports of a module as such, which need it to be loaded at its first use only.
    """
    names = {module_name(path): path for path in MODULES}
    graph = networkx.DiGraph()
    for name, path in names.items():
        for imported, _ in imports(path):
            target = resolve(imported, names)
            if target and target != name and not (names_only and imported in names):
                graph.add_edge(name, target)
    return {
        frozenset(n.removeprefix("minicc.") for n in circle)
        for circle in networkx.strongly_connected_components(graph)
        if len(circle) > 1
    }


def test_only_the_recursive_core_of_the_checker_has_import_circles() -> None:
    """There its files import upwards only modules, never names of them; and every module is lazy, so that
    none of them depends on the order of loading.
    """
    circles = _circles()
    assert len(circles) <= 1
    rooms = {module.rpartition(".")[0] for circle in circles for module in circle}
    assert rooms == {f"frontend.check.{room}" for room in RECURSIVE_CORE}
    assert not _circles(names_only=True)
    core = set()
    for room in rooms:
        load(f"minicc.{room}")
        core |= {name for name in map(module_name, MODULES) if name.startswith(f"minicc.{room}.")}
    assert core <= LAZY


LATE_IMPORTS = {
    "frontend/__init__.py": (
        "a stage is imported when it is used: `-E` pays for no checker, a wrong program for no lowering"
    ),
    "frontend/check/declarations/deduction.py": "only wrong programs need what spells syntax",
    "frontend/check/library.py": "few programs call a function of the device library",
    "frontend/syntax/parser.py": "only wrong programs need what words their errors",
    "frontend/text/literals.py": "few programs have floating literals that must be rounded twice",
    "frontend/syntax/grammar/tables.py": "PLY's generator makes the tables; a compile reads them",
}
"""The files of the frontend that import within functions, and why: start-up is a good part of a small
compile.
"""


def test_imports_within_functions_are_listed_with_a_reason() -> None:
    late = set()
    for path in (p for p in MODULES if p.relative_to(ROOT).parts[0] == "frontend"):
        functions = [
            node
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        if any(
            isinstance(node, ast.Import | ast.ImportFrom)
            for function in functions
            for node in ast.walk(function)
        ):
            late.add(path.relative_to(ROOT).as_posix())
    assert late == set(LATE_IMPORTS)


LOADED_ON_REQUEST = {
    "templates": (
        "check.templates.deduce", "check.templates.uninstantiated_names", "check.templates.instances",
        "check.templates.out_of_class_members", "check.templates.out_of_class_declarations",
        "check.templates.specialisations",
        "check.templates.template_arguments", "check.templates.templates",
        "syntax.grammar.templates", "syntax.tokens.name_reader", "types.matching", "types.ordering",
        "types.traits",
    ),
    "classes": (
        "check.classes.bases", "check.overload.builtin_operators",
        "check.initialization.class_initialization", "check.classes.constructors", "check.classes.friends",
        "check.expressions.member_pointers",
        "check.classes.member_usings", "check.classes.memberwise", "check.classes.methods",
        "check.classes.records", "check.classes.special", "check.conversions.user_conversions",
        "lower.copying", "lower.member_pointers", "lower.members", "syntax.grammar.methods",
        "syntax.grammar.records",
    ),
    "lists and default values": ("check.initialization.aggregates", "check.initialization.defaults",
        "check.initialization.lists", "check.conversions.narrowing", "check.initialization.prvalues"),
    "calls of functions that are not built in": ("check.names.adl", "check.overload.overload"),
    "calls of built-in functions": ("types.builtin_math", "types.builtin_words"),
    "headers and host code": ("syntax.declarations.launches", "text.headers"),
    "namespaces and enumerations": ("check.declarations.enums", "check.names.namespaces"),
    "single constructs": (
        "check.expressions.allocation", "check.statements.asm", "check.declarations.assertion",
        "check.expressions.assignment", "check.declarations.bindings", "check.expressions.closures",
        "check.expressions.conditional",
        "check.templates.dependent", "check.expressions.destruction", "check.declarations.exceptions",
        "check.conversions.explicit_conversions", "check.expressions.lambda_function_pointers",
        "check.expressions.launches", "check.conversions.list_conversions", "check.statements.range",
        "check.expressions.statement_exprs",
        "check.expressions.traits", "check.expressions.user_literals", "lower.allocation", "lower.asm",
        "lower.launches", "lower.statement_exprs", "syntax.grammar.lambdas", "syntax.grammar.new",
    ),
}  # fmt: skip
"""Modules of the frontend that a plain kernel of loops and arithmetic does not need, by what a program has
that needs them.
"""


def test_a_plain_kernel_loads_no_module_that_it_does_not_need(compiling: tuple[set[str], set[str]]) -> None:
    rare = {f"minicc.frontend.{name}" for names in LOADED_ON_REQUEST.values() for name in names}
    assert rare <= {module_name(path) for path in MODULES}
    assert not rare & compiling[0]


def test_handlers_are_registered_by_the_files_that_the_tables_name() -> None:
    for name in sorted({*LAZY}):
        load(name)
    for room, module in (("check", dispatch), ("lower", lowering)):
        for table in (t for t in vars(module).values() if isinstance(t, Handlers)):
            for file in table.files.values():
                load(f"{table.package}.{file}")
            homes = {
                cls: handler.__module__.removeprefix(f"minicc.frontend.{room}.")
                for cls, handler in table.items()
            }
            assert table.files.items() <= homes.items()
            assert {
                cls
                for cls, home in homes.items()
                if f"minicc.frontend.{room}.{home}" in LAZY
                and cls.__module__ != f"minicc.frontend.{room}.{home}"
            } == set(table.files)


SMALLEST_FILE = 40
SMALL_FILES = {
    "course/ipc.py": "both sides of a pipe use it; the sandboxed one imports nothing else",
    "driver/dependencies.py": "the command and `host/nvcc.py` load it for `-M` alone",
    "driver/listing.py": "the command loads it for `--list-passes` and `--list-warnings` alone",
    "driver/observer_scope.py": "the API below it and the profiling sessions above it share it",
    "frontend/lint/report.py": "all warnings report by it",
    "support/recursion.py": "every stage of the frontend and the native engine set the limits",
    "frontend/types/initializer_list.py": "the only library class that the rules of the language name",
    "host/management/device_facts.py": "NVML and `minicc smi` report them",
    "host/device/messages.py": "most files of `host` print by it",
    "passes/allocation/regalloc.py": "the entry of the room; it loads the graph's allocator on request",
    "passes/analysis/dominators.py": "an analysis of the table",
    "passes/analysis/loops.py": "an analysis of the table",
    "passes/analysis/postdominators.py": "an analysis of the table",
    "passes/transform/always_inline.py": "a pass of the table",
    "ptx/isa/control.py": "a chapter of the specification",
    "ptx/isa/logic.py": "a chapter of the specification",
    "support/suggestions.py": "spelling is a concept of its own, used by `driver` and `frontend`",
}
"""The modules of fewer lines that do not belong to the concept beside them, and why."""


def test_small_files_are_listed_with_a_reason() -> None:
    small = {
        path.relative_to(ROOT).as_posix()
        for path in MODULES
        if not path.name.startswith("__") and len(path.read_text().splitlines()) < SMALLEST_FILE
    }
    assert small == set(SMALL_FILES)


MOST_ANY = 60
LONGEST_FUNCTION = 80


def test_the_frontend_names_its_types() -> None:
    """`Any` stands for a node whose class a table of handlers knows, or for what the checker writes into the
    untyped tree; there is no more of it.
    """
    files = [p for p in MODULES if p.relative_to(ROOT).parts[0] == "frontend" and p.name != "parsetab.py"]
    assert sum(len(re.findall(r"\bAny\b", p.read_text())) for p in files) <= MOST_ANY


def test_functions_of_the_frontend_fit_on_a_page() -> None:
    for path in (p for p in MODULES if p.relative_to(ROOT).parts[0] == "frontend"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno is not None
                assert node.end_lineno - node.lineno < LONGEST_FUNCTION, (
                    f"{path.relative_to(ROOT)}: {node.name}"
                )


def test_the_tests_run_against_this_checkout() -> None:
    assert Path(__file__).resolve().parents[1] == ROOT


def test_setup_cfg_lists_every_package_and_the_folders_exist() -> None:
    config = configparser.ConfigParser()
    config.read(ROOT / "setup.cfg")
    listed = set(config["options"]["packages"].split())
    result = {module_name(p) for package in RANKS for p in (ROOT / package).rglob("__init__.py")}
    assert listed == {"minicc"} | result


def test_no_module_hides_one_of_the_standard_library() -> None:
    # Inside a package nothing is hidden, but a reader (and a debugger) stumbles all the same.
    named_by_the_architecture = {ROOT / "codegen" / "select.py"}
    assert {p for p in MODULES if p.stem in sys.stdlib_module_names} <= named_by_the_architecture


def test_doctests() -> None:
    results = [
        doctest.testmod(load(module_name(path)))
        for path in MODULES
        if ">>> " in path.read_text(encoding="utf-8")
    ]
    assert sum(result.attempted for result in results) >= 10
    assert sum(result.failed for result in results) == 0


_COMPILE_AND_LIST = """
import sys, ply.yacc
before = set(sys.modules)
from minicc.driver.command import main
assert main([sys.argv[1], '-o', '/dev/null']) == 0
new = {n for n in set(sys.modules) - before if getattr(sys.modules[n], '__spec__', None) is not None}
  # others still wait to be loaded
slow = {f'{n}.{k}' for n in new for k, v in vars(sys.modules[n]).items()
        if isinstance(v, type) and '__dataclass_fields__' in vars(v)}
print(repr((new, slow)))
"""


@pytest.fixture(scope="module")
def compiling() -> tuple[set[str], set[str]]:
    """(modules that compiling a small kernel imports; standard dataclasses in them)."""
    code = [sys.executable, "-c", _COMPILE_AND_LIST, str(ROOT / "examples" / "saxpy.cu")]
    result = subprocess.run(code, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return ast.literal_eval(result.stdout)


def test_compiling_imports_nothing_heavy(compiling: tuple[set[str], set[str]]) -> None:
    """Half of a small compilation is imports. What stands here is what `bench/startup.py` found worth its
    time.
    """
    foreign = {name for name in compiling[0] if name.split(".")[0] != "minicc"}
    of_argparse = {
        "argparse",
        "gettext",
        "locale",
        "_locale",
        "shutil",
        "errno",
        "fnmatch",
        "bz2",
        "_bz2",
        "_compression",
        "lzma",
        "_lzma",
        "zlib",
        "threading",
        "_weakrefset",
    }
    small = {
        "__future__",
        "bisect",
        "_bisect",
        "copy",
        "gc",
        "heapq",
        "_heapq",
        "math",
        "struct",
        "_struct",
        "typing",
        "_typing",
        "weakref",
    }
    assert foreign <= of_argparse | small


def test_compiling_imports_no_module_that_it_does_not_need(compiling: tuple[set[str], set[str]]) -> None:
    only_on_request = {
        "codegen.llvm", "codegen.report", "driver.api", "driver.launch", "driver.render", "driver.run",
        "frontend.syntax.syntax_errors",
        "frontend.syntax.tree.dump", "ir.parser", "ir.printer", "passes.allocation.chaitin",
        "passes.allocation.checker",
        "driver.cost_report", "ptx.analysis.estimate", "ptx.parsing.diagnose", "ptx.parsing.parser",
        "ptx.reference",
    }  # fmt: skip
    assert only_on_request <= {module_name(path).removeprefix("minicc.") for path in MODULES}
    assert not {f"minicc.{name}" for name in only_on_request} & compiling[0]
    assert not {name for name in compiling[0] if name.startswith(("minicc.runtime", "minicc.filetests"))}


def test_records_of_the_compile_path_are_cheap(compiling: tuple[set[str], set[str]]) -> None:
    assert not compiling[1], "use support.fast_dataclass: a standard dataclass costs 0.2 to 0.5 ms at import"


@pytest.mark.parametrize("example", ["saxpy.cu", "nbody.cu", "bitonic_sort.cu"])
def test_output_does_not_depend_on_the_hash_seed(example: str) -> None:
    outputs = set()
    for seed in ("0", "1", "4711"):
        command = [
            sys.executable,
            "-m",
            "minicc",
            str(ROOT / "examples" / example),
            "-O2",
            "-maxrregcount=16",
            "-lineinfo",
            "-o",
            "-",
        ]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        outputs.add(subprocess.run(command, capture_output=True, env=environment, check=True).stdout)
    assert len(outputs) == 1
    assert b".entry" in outputs.pop()


def test_the_built_wheel_equals_the_tree(tmp_path: Path) -> None:
    """An editable install hides a file that packaging forgets; a wheel does not."""
    import shutil
    import zipfile

    source = tmp_path / "source"
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if tracked.returncode:
        pytest.skip("not a git checkout")
    for name in tracked.stdout.splitlines():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        str(source),
    ]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode and "setuptools" in result.stderr:
        pytest.skip("setuptools is not installed")
    assert result.returncode == 0, result.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {n.removeprefix("minicc/") for n in archive.namelist() if n.startswith("minicc/")}
        (metadata,) = (
            archive.read(n).decode() for n in archive.namelist() if n.endswith(".dist-info/METADATA")
        )
    tree = {
        n
        for n in tracked.stdout.splitlines()
        if n.split("/")[0] in {*RANKS, "examples"}
        or n in ("__init__.py", "__main__.py", "testing.py", "py.typed")
    }
    expected = {n for n in tree if not n.startswith("course/teacher/")}
    assert packed == expected
    assert wheel.name.startswith("minicc_ptx-") and "\nName: minicc-ptx\n" in metadata
    assert "Project-URL" not in metadata
    assert not re.findall(r"\]\((?!https?:|#)", metadata), (
        "a link of the README to a file, which the package index has not"
    )


def test_the_shares_of_the_tests_name_tests_that_are_there() -> None:
    text = (ROOT / "tests" / "conftest.py").read_text(encoding="utf-8")
    result = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in ast.parse(text).body  # type: ignore[attr-defined]
        if isinstance(node, ast.Assign) and node.targets[0].id in ("_ONE_IN", "_LONG")
    }  # type: ignore[attr-defined]
    for name in [*result["_ONE_IN"], *result["_LONG"]]:
        path, _, test = name.partition("::")
        assert (ROOT / "tests" / path).exists(), name
        assert (
            test.partition("[")[0] in (ROOT / "tests" / path).read_text(encoding="utf-8") if test else True
        ), name
