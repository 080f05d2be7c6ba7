// A product of 16 by 16 halves by one warp.
// LAUNCH: matrix_unit<<<1,32>>> a=random(256,f16,170) b=random(256,f16,171) c=zeros(256)
// EXPECT: c.reshape(16, 16) ~= a.reshape(16, 16).astype(float32) @ b.reshape(16, 16).astype(float32).T + 0.5 rtol=1e-3

#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;
extern "C" __global__ void matrix_unit(const __half *a, const __half *b, float *c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> x;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> y;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> z;
    wmma::fill_fragment(z, 0.5f);
    wmma::load_matrix_sync(x, a, 16);
    wmma::load_matrix_sync(y, b, 16);
    wmma::mma_sync(z, x, y, z);
    wmma::store_matrix_sync(c, z, 16, wmma::mem_row_major);
}
