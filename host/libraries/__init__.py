"""CUDA's libraries that host code calls, on NumPy and SciPy over device memory, and the driver API.

Each is a module with its functions as rows of a table, and a header made from them beside its own among
`include/`. Reading order: `arrays` (device memory as NumPy sees it), `families` (functions once for each
type); `blas`, `lapack`, `handles`; `blas_vectors`, `blas_matrices`, `blas_batches`, `blas_mixed`, `cublas`,
`cublaslt`; `cusolver`, `cusolver_64`; `sparse`, `cusparse`, `cusparse_formats`; `cufft`;
`generators`, `curand`; `driver_errors`, `driver_api`, `driver_shared`, `driver_virtual`,
`driver_unsupported`, `linking`; `nvrtc`.
"""
