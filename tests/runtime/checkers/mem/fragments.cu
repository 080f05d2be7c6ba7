// Fragments of wmma: each element lies in the array whose address was given, or the load and store of the matrix leave it.
#include <mma.h>
using namespace nvcuda;
typedef wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> Left;
typedef wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> Right;
typedef wmma::fragment<wmma::accumulator, 16, 16, 16, float> Sum;

template <int Stride, int Into> __device__ void multiplied(const half *given, float *out)
{
    __shared__ __align__(32) half left[256], right[256], other[256];
    __shared__ __align__(32) float more[256], sums[256];
    for (int i = threadIdx.x; i < 256; i += 32) {
        left[i] = right[i] = other[i] = given[i];
        more[i] = 0;
    }
    __syncwarp();
    Left a;
    Right b;
    Sum c;
    wmma::fill_fragment(c, 0.f);
    wmma::load_matrix_sync(a, left, 16);
    wmma::load_matrix_sync(b, right, Stride);
    wmma::mma_sync(c, a, b, c);
    wmma::store_matrix_sync(sums + Into, c, 16, wmma::mem_row_major);
    __syncwarp();
    out[threadIdx.x] = sums[threadIdx.x + 32] + more[threadIdx.x] + __half2float(other[threadIdx.x]);
}
extern "C" __global__ void right(const half *given, float *out) { multiplied<16, 0>(given, out); }
extern "C" __global__ void stride_too_large(const half *given, float *out) { multiplied<24, 0>(given, out); }
extern "C" __global__ void stored_in_front(const half *given, float *out) { multiplied<16, -8>(given, out); }

// LAUNCH: right<<<1,32>>> given=ones(256,f16) out=zeros(32,f32)
// EXPECT: out == 17
// CHECKED: mem race init sync
// LAUNCH: stride_too_large<<<1,32>>> given=ones(256,f16) out=zeros(32,f32)
// MEM: 22 error overflow
// LAUNCH: stored_in_front<<<1,32>>> given=ones(256,f16) out=zeros(32,f32)
// MEM: 24 error overflow
