# Every target sets up what it needs: a private virtual environment in .venv, made again whenever the
# list of dependencies changes.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
JOBS   ?= 2
STAMP  := $(VENV)/.installed
# Where bytecode is never written, each worker would compile the tests, and each command that a test starts the compiler, anew.
unexport PYTHONDONTWRITEBYTECODE
PACKAGES := support ir ptx passes frontend codegen runtime jit driver host filetests explorer course

.PHONY: help demo test test-all test-rest teacher-wheel check lint format types docs site bench bench-compile bench-runtime bench-curves bench-codegen bench-ptx engines checks facts foreign frameworks suite fuzz fuzz-driver waiting bad-input soak mutants mutation mutate-table witnesses rows sweep round-trips screenshots ulp update clean

help:
	@echo "make demo    compile a kernel, show its PTX, run it, show the result"
	@echo "make test    what every change must pass: lint, types, and a share of each family of tests"
	@echo "make test-all    that, and the rest of the families"
	@echo "make teacher-wheel   the package with the course's solutions, for teachers, in dist/"
	@echo "make check   lint and type checks alone"
	@echo "make format  write every file in the project's format"
	@echo "make site    the documentation as a static site, in site/"
	@echo "make update  rewrite the generated checks and reference pages"
	@echo "make ulp     errors of the device math library, measured"
	@echo "make suite   two hundred kernels through minicc at three levels, LLVM, nvcc (where found) and the toy of examples/generator: a matrix, and suite.html"
	@echo "make bench   compile time against nvcc, lines a second (bench-compile), and engine speed (bench-runtime)"
	@echo "make bench-curves how compile time grows with loops, branches, straight code, calls, kernels, …, beside nvcc"
	@echo "make bench-codegen machine instructions and registers after ptxas, of our PTX and of nvcc's"
	@echo "make engines the fast engine and the native one against the plain one on 2,000 random kernels"
	@echo "make foreign nvcc's PTX of the kernels in tests/foreign, anew"
	@echo "make frameworks the test suites of Numba, Triton, cuda-python, tinygrad, …, and programs of nvcc, under minicc exec (SUITES=\"numba triton\"; all without it)"
	@echo "make fuzz    N random programs of each family, or of FAMILY, judged by other compilers and engines (N=200, SEED=0, OUT=build/fuzz)"
	@echo "make waiting N random kernels whose threads wait for each other, six launches each: none hangs, none differs (N=200, SEED=0)"
	@echo "make fuzz-driver random calls of the driver's functions (CALLS=100000, SEED=0)"
	@echo "make bad-input N damaged inputs and command lines, and extreme ones: a clear error each (N=200, SEED=0)"
	@echo "make soak    10,000 launches of 200 kernels by four threads on the native engine: memory stays flat"
	@echo "make mutation    single changes of tables, rules and passes: does anything notice? (N=200, SEED=1)"
	@echo "make mutants N damaged PTX programs read, printed and run (N=100000, SEED=1)"
	@echo "make bench-ptx lines of PTX parsed and verified a second"
	@echo "make checks  which test notices when a row of the instruction table computes something else (docs/reference/checks.md)"
	@echo "make facts   what ptxas says of lines about every row of the instruction table"
	@echo "make mutate-table entries of the instruction table dropped or altered: do the tests notice? (N=200, SEED=1)"
	@echo "make witnesses   for altered entries that escape: a line on which they differ, and what ptxas says of it (N=200, SEED=1)"
	@echo "make rows    integer instructions on all triples of edge values"
	@echo "make sweep   the PTX verifier against ptxas on 20,000 instruction variants"
	@echo "make round-trips   every filetest through the IR and back: PTX that leaves the same memory"
	@echo "make screenshots  the pictures of docs/explorer.md, with chromium and chromedriver"
	@echo "make clean   remove the virtual environment and caches"

$(STAMP): setup.cfg pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[test,dev]'
# A wheel is compiled to bytecode when it is installed; an editable installation is not, and may never
# be where the environment says PYTHONDONTWRITEBYTECODE. Compiling the sources every time takes longer than all the rest.
	$(PY) -m compileall -q $(PACKAGES) __init__.py __main__.py testing.py
	@touch $(STAMP)

demo: $(STAMP)
	@$(PY) examples/demo.py

test: $(STAMP) check
	$(PY) -m pytest -n $(JOBS) --share=quick

# What teachers install beside minicc, in dist/: the wheel of minicc has no solutions.
teacher-wheel: $(STAMP)
	$(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist course/teacher
	rm -rf course/teacher/build course/teacher/*.egg-info

test-all: test test-rest

test-rest: $(STAMP)
	$(PY) -m pytest -n $(JOBS) --share=rest

check: lint types

lint: $(STAMP)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check --quiet .

format: $(STAMP)
	$(PY) -m ruff check --fix --quiet .
	$(PY) -m ruff format --quiet .

# mypy must see the root as the package `minicc`, so it looks through a folder that holds a link to it.
types: $(STAMP)
	@mkdir -p .types && ln -sfn .. .types/minicc
	cd .types && ../$(PY) -m mypy -p minicc --cache-dir ../.mypy_cache --exclude '/(tests|bench|examples|docs|course/labs|course/teacher)/|/setup\.py$$'

docs: $(STAMP)
	$(PY) -m minicc.filetests.reference --write
	$(PY) -m minicc lab figures docs/figures
	$(PY) -m minicc.course.starters --write

# The pages of docs/ as a site that can be searched, in site/.
site: $(STAMP) docs
	$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[site]'
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet

screenshots: $(STAMP)
	$(PY) tools/screenshots.py

update: $(STAMP) docs
	$(PY) -m pytest -n $(JOBS) --minicc-update

# The toy is given LLVM IR, the others CUDA C, so there are two matrices.
suite: $(STAMP)
	$(PY) -m minicc suite --jobs $(JOBS) --html suite.html --generator minicc-O0 --generator minicc-O2 --generator minicc-O3 --generator llvm \
		$(if $(shell command -v nvcc),--generator nvcc)
	$(PY) -m minicc suite --jobs $(JOBS) --form ll --generator 'toygen.py=$(PY) examples/generator/toygen.py %s -o %t' --baseline examples/generator/baseline.json

bench: bench-compile bench-runtime

bench-compile: $(STAMP)
	$(PY) bench/compile_time.py
	$(PY) bench/frontend_speed.py

bench-curves: $(STAMP)
	$(PY) bench/compile_curves.py

# Machine instructions and registers of our kernels, as ptxas makes them of our PTX and of nvcc's.
bench-codegen: $(STAMP)
	$(PY) bench/codegen.py

bench-runtime: $(STAMP)
	$(PY) bench/runtime.py
	$(PY) bench/native_compile.py

# 2,000 random kernels: the engine against its plain self, in batches of several sizes.
engines: $(STAMP)
	MINICC_KERNELS=2000 $(PY) -m pytest -n $(JOBS) tests/runtime/test_engines.py

# make fuzz N=1000 SEED=5 FAMILY=ptx: random programs of all families or of one, judged by other compilers and engines (docs/fuzz.md), then damaged and extreme input.
N    ?= 200
SEED ?= 0
FAMILY ?=
OUT  ?= build/fuzz
fuzz: $(STAMP)
	$(PY) -m minicc fuzz $(FAMILY) -n $(N) --seed $(SEED) -j $(JOBS) --out $(OUT)

waiting: $(STAMP)
	$(PY) -m minicc fuzz waiting -n $(N) --seed $(SEED) -j $(JOBS) --out build/waiting

bad-input: $(STAMP)
	$(PY) tests/fuzz/bad_input.py $(N) --seed $(SEED)
	$(PY) tests/fuzz/bad_input.py $(N) --seed $(SEED) --commands
	$(PY) tests/fuzz/bad_input.py --monsters

# Every filetest through the IR and back: the same memory, without optimisation and with it.
round-trips: $(STAMP)
	MINICC_SAMPLE=1 $(PY) -m pytest -n $(JOBS) tests/lift/test_round_trip.py

# make fuzz-driver CALLS=100000 SEED=5: random calls of the driver's functions under `minicc exec`.
CALLS ?= 100000
fuzz-driver: $(STAMP)
	$(PY) tests/fuzz/driver.py $(CALLS) --seed $(SEED) --jobs $(JOBS)

soak: $(STAMP)
	$(PY) tests/jit/soak.py

# Runs the tests of the runtime with one row after the other sabotaged; writes tests/runtime/checked.tsv and docs/reference/checks.md.
checks: $(STAMP)
	JOBS=$(JOBS) $(PY) tests/runtime/recording.py

facts: $(STAMP)
	$(PY) tests/ptx/facts.py

mutate-table: N = 200
mutate-table: SEED = 1
mutate-table: $(STAMP)
	$(PY) tests/ptx/table_mutation.py $(N) $(SEED)

witnesses: N = 200
witnesses: SEED = 1
witnesses: $(STAMP)
	$(PY) tests/ptx/witnesses.py $(N) $(SEED)

# All triples of edge values instead of 256 of them for every variant of an integer instruction.
rows: $(STAMP)
	MINICC_ROWS=20000 $(PY) -m pytest tests/runtime/rows/test_integer_rows.py -n $(JOBS)

# Each change is caught by the suite or by the tests beside the changed file, or is listed. RESUME=--resume goes on with an interrupted campaign.
mutation: N = 200
mutation: SEED = 1
mutation: $(STAMP)
	$(PY) tests/mutation/campaign.py $(N) $(SEED) --jobs $(JOBS) $(RESUME)

# Tens of thousands of instruction variants: our verifier's verdict against ptxas's.
sweep: $(STAMP)
	$(PY) tests/ptx/sweep.py $(LINES)

# make mutants N=20000 SEED=7: damaged PTX must be refused, or read, printed and run, without a traceback, a hang or memory kept.
mutants: N = 100000
mutants: SEED = 1
mutants: $(STAMP)
	$(PY) tests/ptx/mutants.py $(N) $(SEED) $(JOBS)

bench-ptx: $(STAMP)
	$(PY) bench/ptx_speed.py

# nvcc's PTX of the kernels in tests/foreign/cuda, and the page about it.
foreign: $(STAMP)
	$(PY) tests/foreign/corpus.py
	$(PY) tests/foreign/coverage.py --write

# make frameworks SUITES="numba triton": the projects' own test suites under minicc exec; the first run installs them, some gigabytes.
SUITES ?=
frameworks: $(STAMP)
	$(PY) bench/frameworks.py $(SUITES)

ulp: $(STAMP)
	$(PY) tools/ulp.py --write
	$(PY) tools/ulp_half.py --write

clean:
	rm -rf $(VENV) .types site .pytest_cache .mypy_cache .ruff_cache build *.egg-info
	find . -name __pycache__ -prune -exec rm -rf {} +
