// Matrices that go through fragments take along what is undefined.
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void through_a_fragment(float *out, int n)
{
    __shared__ float s[256];
    for (int i = threadIdx.x; i < n; i += 32)
        s[i] = i;
    __syncwarp();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> f;
    wmma::load_matrix_sync(f, s, 16, wmma::mem_row_major);
    wmma::store_matrix_sync(out, f, 16, wmma::mem_row_major);
}
// LAUNCH: through_a_fragment<<<1,32>>> out=zeros(256,f32) n=256
// EXPECT: out == arange(256)
// CHECKED: init
// LAUNCH: through_a_fragment<<<1,32>>> out=zeros(256,f32) n=255
// UNINIT: 12 11 undefined-output

// From there on they are told of as if they had been stored one by one.
extern "C" __global__ void to_shared(float *out, int n)
{
    __shared__ float s[256], to[256];
    for (int i = threadIdx.x; i < n; i += 32)
        s[i] = i;
    __syncwarp();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> f;
    wmma::load_matrix_sync(f, s, 16, wmma::mem_row_major);
    wmma::store_matrix_sync(to, f, 16, wmma::mem_row_major);
    __syncwarp();
    if (to[threadIdx.x + 224] > 240)
        out[threadIdx.x] = 1;
}
// LAUNCH: to_shared<<<1,32>>> out=zeros(32,f32) n=256
// CHECKED: init
// LAUNCH: to_shared<<<1,32>>> out=zeros(32,f32) n=255
// UNINIT: 31 28 undefined-branch
