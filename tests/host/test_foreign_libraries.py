"""The symbols of cuBLAS, cuSOLVER and cuSPARSE, which programs that other compilers built call."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from minicc.host.functions import libraries
from minicc.host.libraries import cublas, cusolver, cusparse_formats
from minicc.host.libraries.families import FunctionFamily
from minicc.host.library_folder import library_folder

from .test_foreign import run

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

SYSTEM = r"""
#include <stddef.h>
#include <stdio.h>
int cublasCreate_v2(void **), cublasDestroy_v2(void *), cublasSetPointerMode_v2(void *, int);
int cublasDgemm_v2(void *, int, int, int, int, int, const double *, const double *, int, const double *, int,
    const double *, double *, int);
int cublasIdamax_v2(void *, int, const double *, int, int *);
int cublasSetVector(int, int, const void *, int, void *, int);
int cublasGetMatrix(int, int, int, const void *, int, void *, int);
const char *cublasGetStatusString(int);
size_t cublasLtGetVersion(void);
int cusolverDnCreate(void **);
int cusolverDnDgetrf_bufferSize(void *, int, int, double *, int, int *);
int cusolverDnDgetrf(void *, int, int, double *, int, double *, int *, int *);
int cusolverDnDgetrs(void *, int, int, int, const double *, int, const int *, double *, int, int *);
int cudaMalloc(void **, size_t), cudaMemcpy(void *, const void *, size_t, int);
static int at(int line, int status) {
    if (status) printf("line %d: %d %s\n", line, status, cublasGetStatusString(status));
    return status;
}
#define CALL(call) if (at(__LINE__, call)) return 1
int main() {
    double matrix[4] = {2, 1, 1, 3}, x[2] = {5, -7}, product[4], one = 1, zero = 0, *a, *b, *c, *work;
    void *blas, *solver;
    int size, *pivots, largest;
    CALL(cublasCreate_v2(&blas));
    CALL(cublasSetPointerMode_v2(blas, 0));
    CALL(cudaMalloc((void **)&a, sizeof matrix));
    CALL(cudaMalloc((void **)&b, sizeof x));
    CALL(cudaMalloc((void **)&c, sizeof product));
    CALL(cudaMalloc((void **)&pivots, 4 * sizeof(int)));
    CALL(cudaMemcpy(a, matrix, sizeof matrix, 1));
    CALL(cublasSetVector(2, sizeof *x, x, 1, b, 1));
    CALL(cublasDgemm_v2(blas, 0, 0, 2, 2, 2, &one, a, 2, a, 2, &zero, c, 2));
    CALL(cublasGetMatrix(2, 2, sizeof *c, c, 2, product, 2));
    CALL(cublasIdamax_v2(blas, 2, b, 1, &largest));
    CALL(cusolverDnCreate(&solver));
    CALL(cusolverDnDgetrf_bufferSize(solver, 2, 2, a, 2, &size));
    CALL(cudaMalloc((void **)&work, size * sizeof(double) + 8));
    CALL(cusolverDnDgetrf(solver, 2, 2, a, 2, work, pivots, pivots + 2));
    CALL(cusolverDnDgetrs(solver, 0, 2, 1, a, 2, pivots, b, 2, pivots + 2));
    CALL(cudaMemcpy(x, b, sizeof x, 2));
    CALL(cublasDestroy_v2(blas));
    printf("[%g, %g, %g, %g, %d, %.12g, %.12g, %zu]\n", product[0], product[1], product[2], product[3],
        largest, x[0], x[1], cublasLtGetVersion());
}
"""


def test_a_program_calls_the_symbols_of_the_libraries(tmp_path: Path) -> None:
    """The program is linked with the libraries, so its symbols have the versions of their names."""
    source, program = tmp_path / "system.c", tmp_path / "system"
    source.write_text(SYSTEM)
    names = ("cublas.so.13", "cublasLt.so.13", "cusolver.so.12", "cudart.so.13")
    links = [*(f"-l:lib{name}" for name in names), "-lcuda"]
    subprocess.run(["gcc", source, "-o", program, f"-L{library_folder()}", *links], check=True)
    done = run(str(program))
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout) == [5, 5, 5, 10, 2, 4.4, -3.8, 130000]


@pytest.mark.parametrize(
    ("library", "prefix", "families"),
    [
        ("libcublas.so.12", "cublas", cublas.FAMILIES),
        ("libcublas.so.13", "cublas", cublas.FAMILIES),
        ("libcusolver.so.12", "cusolverDn", cusolver.FAMILIES),
        ("libcusparse.so.12", "cusparse", cusparse_formats.FAMILIES),
    ],
)
def test_every_function_is_a_symbol(library: str, prefix: str, families: tuple[FunctionFamily, ...]) -> None:
    names = [f"{prefix}{name}{family.suffix}" for family in families for name in family.names.split()]
    names += [row.symbol for row in libraries() if row.symbol.startswith(prefix)]
    text = f"library = ctypes.CDLL({library!r}); print([n for n in {names!r} if not hasattr(library, n)])"
    assert run(sys.executable, "-c", f"import ctypes; {text}").stdout == "[]\n"
