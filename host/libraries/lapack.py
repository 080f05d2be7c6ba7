"""LAPACK's routines on matrices in device memory, in place (LAPACK Users' Guide, third edition), over SciPy:
each changes arrays and returns LAPACK's `info`.

`Solver` is a call of cuSOLVER with its checks; the routines have arrays as arguments, neither pointers nor
statuses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from .arrays import Array, LibraryError, scalar_at
from .blas import ArrayArgument, BlasCall, BlasHandle

INVALID_VALUE, EXECUTION_FAILED, NOT_SUPPORTED = 3, 6, 9


@record
class Dense(BlasHandle):
    """The context of cusolverDnCreate; no function waits for a result on the host."""

    scalars_on_device: bool = True
    math_mode: int = 1
    deterministic_mode: int = 1


class Solver(BlasCall):
    """A call of a cuSOLVER function."""

    library, invalid, failed = "cusolver", INVALID_VALUE, EXECUTION_FAILED
    arguments: dict[str, Any]
    """The arguments of a function of the 64-bit API by name."""

    def bind(self, parameters: Sequence[tuple[str, str]], values: Sequence[Any]) -> list[Any]:
        """Return the arguments of a body. The program's workspace is checked and left out: bufferSize
        returned max(1, n) elements for it, and LAPACK allocates its own.
        """
        names = [name for _, name in parameters]
        start = names.index("work") if "work" in names else len(names)
        end = start + 1
        if start < len(names) and parameters[end][0] != "size_t *":
            n = values[names.index("n")]
            kind, size = parameters[end][0], max(n, 1)
            if kind in ("int", "size_t"):
                size = values[end] // (1 if kind == "int" else np.dtype(self.kind).itemsize)
                end += 1
            if size < max(n, 1):
                raise LibraryError(INVALID_VALUE)
            ArrayArgument(self, values[start], self.kind)(size)
        kept = [*range(start), *range(end, len(names))]
        return super().bind([parameters[i] for i in kept], [values[i] for i in kept])


def workspace_size(columns: int, out: int) -> Callable[..., None]:
    """Return the body of a `…_bufferSize` function. `columns` and `out` are the positions of the number of
    columns and of the pointer to the size, in elements.
    """

    def size(c: Solver, *arguments: Any) -> None:
        if arguments[columns] < 0:
            raise LibraryError(INVALID_VALUE)
        scalar_at(c.rt, arguments[out], np.int32, c.invalid)[()] = max(arguments[columns], 1)

    return size


# -- factorisations and solutions


def potrf(c: Solver, a: Array, lower: int) -> int:
    """Factorise A = L Lᴴ or Uᴴ U."""
    a[...], info = c.routine("potrf")(a, lower=lower, clean=0)
    return int(info)


def potrs(c: Solver, b: Array, a: Array, lower: int) -> int:
    """Solve by a Cholesky factorisation. Return LAPACK's info."""
    b[...], info = c.routine("potrs")(a, b, lower=lower)
    return int(info)


def potri(c: Solver, a: Array, lower: int) -> int:
    """Compute the triangle of the inverse from the Cholesky factor."""
    return _replace_triangle(a, lower, *c.routine("potri")(a, lower=lower))


def lauum(c: Solver, a: Array, lower: int) -> int:
    """Multiply a triangular matrix by its transpose, in place. Return LAPACK's info."""
    return _replace_triangle(a, lower, *c.routine("lauum")(a, lower=lower))


def trtri(c: Solver, a: Array, lower: int, unit: int) -> int:
    """Invert a triangular matrix in place. Return LAPACK's info."""
    return _replace_triangle(a, lower, *c.routine("trtri")(a, lower=lower, unitdiag=unit))


def _replace_triangle(a: Array, lower: int, result: Array, info: int) -> int:
    """Copy the triangle of a result unless the routine failed; return `info`."""
    half = np.tril_indices(len(a)) if lower else np.triu_indices(len(a))
    if not info:
        a[half] = result[half]
    return int(info)


def getrf(c: BlasCall, a: Array, pivots: Array | None) -> int:
    """Factorise A = P L U; without `pivots`, A = L U."""
    if pivots is None:
        return _factor_without_pivoting(a)
    a[...], exchanged, info = c.routine("getrf")(a)
    pivots[...] = exchanged + 1
    return int(info)


def _factor_without_pivoting(a: Array) -> int:
    """Factorise A = L U by Gaussian elimination, which LAPACK has with pivoting only. Return 0, or the number
    of the first zero on U's diagonal.
    """
    info = 0
    for j in range(min(a.shape)):
        if a[j, j]:
            a[j + 1 :, j] /= a[j, j]
            a[j + 1 :, j + 1 :] -= np.outer(a[j + 1 :, j], a[j, j + 1 :])
        else:
            info = info or j + 1
    return info


def getrs(c: BlasCall, b: Array, a: Array, pivots: Array | None, op: int) -> int:
    """Solve op(A) X = B from the factors of A."""
    b[...], info = c.routine("getrs")(a, _zero_based(a, pivots), b, trans=op)
    return int(info)


def getri(c: BlasCall, out: Array, a: Array, pivots: Array | None) -> int:
    """Compute the inverse from the factors of A."""
    inverse, info = c.routine("getri")(a, _zero_based(a, pivots))
    if not info:
        out[...] = inverse
    return int(info)


def _zero_based(a: Array, pivots: Array | None) -> Array:
    """Return the pivots as SciPy numbers rows, from 0."""
    return np.arange(len(a)) if pivots is None else np.asarray(pivots, np.int64) - 1


def exchange_rows(a: Array, pivots: Array, first: int, step: int) -> None:
    """Exchange rows `first`, `first` + 1, … with those in `pivots`, in order or backwards (laswp)."""
    exchanges = list(enumerate(pivots, first - 1))
    for row, other in exchanges if step > 0 else reversed(exchanges):
        a[[row, other - 1]] = a[[other - 1, row]]


def geqrf(c: Solver, a: Array, tau: Array) -> int:
    """Factorise A = Q R, with Q as reflectors below the diagonal."""
    a[...], tau[...], _, info = c.routine("geqrf")(a)
    return int(info)


def orgqr(c: Solver, a: Array, tau: Array) -> int:
    """Compute the first columns of Q from its reflectors."""
    a[...], _, info = c.routine("orgqr", hermitian=True)(a, tau)
    return int(info)


def ormqr(c: Solver, out: Array, a: Array, tau: Array, side: int, op: int) -> int:
    """Compute op(Q) C, or C op(Q)."""
    op_name = "N" if op == 0 else "C" if c.is_complex else "T"
    product, _, info = c.routine("ormqr", hermitian=True)(
        "LR"[side], op_name, a, tau, out, lwork=64 * max(1, *out.shape)
    )
    out[...] = product
    return int(info)


def sytrf(c: Solver, a: Array, pivots: Array, lower: int) -> int:
    """Factorise A = L D Lᵀ by the Bunch-Kaufman method."""
    a[...], exchanged, info = c.routine("sytrf")(a, lower=lower)
    pivots[...] = exchanged
    return int(info)


def sytri(c: Solver, a: Array, pivots: Array, lower: int) -> int:
    """Invert a factorised symmetric matrix in place. Return LAPACK's info."""
    return _replace_triangle(a, lower, *c.routine("sytri")(a, pivots, lower=lower))


def sytrs(c: Solver, b: Array, a: Array, pivots: Array, lower: int) -> int:
    """Solve by the factorisation of a symmetric matrix. Return LAPACK's info."""
    b[...], info = c.routine("sytrs")(a, np.asarray(pivots, np.int32), b, lower=lower)
    return int(info)


def gesv(c: Solver, x: Array, a: Array, b: Array, pivots: Array, iterations: Array) -> int:
    """Solve A X = B. All precisions compute in the highest, without refinement."""
    a[...], exchanged, solution, info = c.routine("gesv")(a, b)
    pivots[...], iterations[0] = exchanged + 1, 0
    if not info:
        x[...] = solution
    return int(info)


def gels(c: Solver, x: Array, a: Array, b: Array, iterations: Array) -> int:
    """Compute the least-squares solution, for at least as many rows as columns."""
    _, solution, info = c.routine("gels")(a, b)
    iterations[0] = 0
    if not info:
        x[...] = solution[: len(x)]
    return int(info)


# -- eigenvalues and singular values


def syevd(c: Solver, a: Array, values: Array, has_vectors: int, lower: int) -> int:
    """Compute the eigenvalues of a symmetric or Hermitian matrix in ascending order; vectors, if requested,
    replace A.
    """
    result, vectors, info = c.routine("syevd", hermitian=True)(a, compute_v=has_vectors, lower=lower)
    values[...] = result
    if has_vectors:
        a[...] = vectors
    return int(info)


def syevdx(
    c: Solver,
    a: Array,
    values: Array,
    count: Array,
    has_vectors: int,
    lower: int,
    select: Callable[[Array], Array],
) -> int:
    """Compute the eigenvalues whose indices `select` returns, given all of them, and their number."""
    all_values, vectors, info = c.routine("syevd", hermitian=True)(a, compute_v=has_vectors, lower=lower)
    indices = select(all_values)
    count[0] = len(indices)
    values[: len(indices)] = all_values[indices]
    if has_vectors:
        a[:, : len(indices)] = vectors[:, indices]
    return int(info)


def sygvd(c: Solver, a: Array, b: Array, values: Array, kind: int, has_vectors: int, lower: int) -> int:
    """Solve A x = λ B x (`kind` 1), A B x = λ x (2) or B A x = λ x (3); B becomes its Cholesky factor."""
    result, vectors, info = c.routine("sygvd", hermitian=True)(
        a, b, itype=kind, jobz="NV"[has_vectors], uplo="UL"[lower]
    )
    factor, failed = c.routine("potrf")(b, lower=lower, clean=0)
    if not failed:
        b[...] = factor
    if not info:
        values[...] = result
        if has_vectors:
            a[...] = vectors
    return int(info)


def geev(c: Solver, a: Array, values: Array, left: Array | None, right: Array | None) -> int:
    """Compute eigenvalues and vectors of a general matrix; conjugate pairs of vectors of real matrices are
    stored in pairs of columns, as in LAPACK.
    """
    *result, vectors_l, vectors_r, info = c.routine("geev")(
        a, compute_vl=int(left is not None), compute_vr=int(right is not None)
    )
    values[...] = result[0] if c.is_complex else result[0] + 1j * result[1]
    for out, vectors in ((left, vectors_l), (right, vectors_r)):
        if out is not None:
            out[...] = vectors
    return int(info)


def gesvd(c: Solver, a: Array, values: Array, u: Array | None, vt: Array | None, jobs: str) -> int:
    """Factorise A = U diag(values) Vᴴ. `jobs` has a letter for U and one for Vᴴ: all columns (A), the first
    ones (S), those in place of A (O), or none (N).
    """
    left, result, right, info = c.routine("gesvd")(
        a, compute_uv=int(jobs != "NN"), full_matrices=int("A" in jobs)
    )
    values[...] = result
    if info or jobs == "NN":
        return int(info)
    for job, out, vectors in ((jobs[0], u, left), (jobs[1], vt, right)):
        target = a if job == "O" else out if job in "AS" else None
        if target is not None:
            rows, columns = (min(n, limit) for n, limit in zip(target.shape, vectors.shape))
            target[:rows, :columns] = vectors[:rows, :columns]
    return 0


def svd(c: Solver, a: Array, values: Array, u: Array | None, v: Array | None) -> int:
    """Factorise A = U diag(values) Vᴴ with V, not its transpose; U and V have as many columns as their
    arrays.
    """
    has_vectors = u is not None and v is not None
    left, result, right, info = c.routine("gesvd")(a, compute_uv=int(has_vectors), full_matrices=1)
    values[...] = result[: len(values)]
    if u is not None and v is not None and not info:
        u[...] = left[:, : u.shape[1]]
        v[...] = right.conj().T[:, : v.shape[1]]
    return int(info)
