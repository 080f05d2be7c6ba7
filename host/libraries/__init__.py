"""CUDA's libraries for host code, on NumPy and SciPy over device memory, and the driver API. Each module has
a table of its functions, from which a header is made.

Reading order: `arrays` (NumPy arrays over device memory), `families` (functions once for each
type); `blas`, `lapack`, `handles`; `blas_vectors`, `blas_matrices`, `blas_batches`, `blas_mixed`, `cublas`,
`cublaslt`; `cusolver`, `cusolver_64`; `sparse`, `cusparse`, `cusparse_formats`; `cufft`;
`generators`, `sobol`, `curand`; `driver_errors`, `driver_api`, `driver_shared`, `driver_kernels`,
`driver_arrays`, `driver_copies`, `driver_textures`, `driver_streams`,
`driver_graphs`, `driver_legacy`, `driver_virtual`, `driver_tensor_maps`, `driver_unsupported`,
`device_runtime`, `linking`; `toolkit`, `nvrtc`, `nvjitlink`.
"""
