// Typical kernels, for comparing how many instructions they execute as minicc and as nvcc compile them.
// RUN: minicc %s -O2 -Wno-all -o /dev/null
// PTXAS: sm_80
#include <cuda_fp16.h>

extern "C" {

__global__ void stencil7(const float *in, float *out, int nx, int ny, int nz, float c0, float c1) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1) return;
    for (int z = 1; z < nz - 1; z++) {
        int at = (z * ny + y) * nx + x;
        out[at] = c0 * in[at] + c1 * (in[at - 1] + in[at + 1] + in[at - nx] + in[at + nx] + in[at - nx * ny] + in[at + nx * ny]);
    }
}

__global__ void reduce_max(const float *x, float *out, int n) {
    __shared__ float part[128];
    float best = -3.402823466e38f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) best = fmaxf(best, x[i]);
    part[threadIdx.x] = best;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (threadIdx.x < half) part[threadIdx.x] = fmaxf(part[threadIdx.x], part[threadIdx.x + half]);
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}

__global__ void blelloch(int *data, int n) {
    extern __shared__ int temp[];
    int t = threadIdx.x, offset = 1;
    temp[2 * t] = data[2 * t];
    temp[2 * t + 1] = data[2 * t + 1];
    for (int d = n >> 1; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) {
            int ai = offset * (2 * t + 1) - 1, bi = offset * (2 * t + 2) - 1;
            temp[bi] += temp[ai];
        }
        offset *= 2;
    }
    if (t == 0) temp[n - 1] = 0;
    for (int d = 1; d < n; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int ai = offset * (2 * t + 1) - 1, bi = offset * (2 * t + 2) - 1;
            int moved = temp[ai];
            temp[ai] = temp[bi];
            temp[bi] += moved;
        }
    }
    __syncthreads();
    data[2 * t] = temp[2 * t];
    data[2 * t + 1] = temp[2 * t + 1];
}

__global__ void warp_scan(const int *x, int *out, int n) {
    __shared__ int sums[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    int value = i < n ? x[i] : 0;
    for (int d = 1; d < 32; d *= 2) {
        int before = __shfl_up_sync(0xffffffff, value, d);
        if (lane >= d) value += before;
    }
    if (lane == 31) sums[warp] = value;
    __syncthreads();
    for (int w = 0; w < warp; w++) value += sums[w];
    if (i < n) out[i] = value;
}

__global__ void histogram64(const unsigned char *data, unsigned *bins, int n) {
    __shared__ unsigned local[64];
    if (threadIdx.x < 64) local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) atomicAdd(&local[data[i] >> 2], 1u);
    __syncthreads();
    if (threadIdx.x < 64) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

#define TILE 16
__global__ void transpose4(const float *in, float *out, int rows, int cols) {
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
#pragma unroll
    for (int j = 0; j < TILE; j += 4)
        if (x < cols && y + j < rows) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * cols + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
#pragma unroll
    for (int j = 0; j < TILE; j += 4)
        if (x < rows && y + j < cols) out[(y + j) * rows + x] = tile[threadIdx.x][threadIdx.y + j];
}

// One 16x16 block of threads computes 64x64 of C, 4x4 each.
__global__ void gemm_float4(const float *a, const float *b, float *c, int m, int n, int k) {
    __shared__ __align__(16) float as[8][64], bs[8][64];
    int tx = threadIdx.x, ty = threadIdx.y, tid = ty * 16 + tx;
    int row = blockIdx.y * 64, col = blockIdx.x * 64;
    float sum[4][4] = {};
    for (int k0 = 0; k0 < k; k0 += 8) {
        if (tid < 128) {
            int r = tid / 2, q = tid % 2 * 4;
            float4 v = *(const float4 *)&a[(row + r) * k + k0 + q];
            as[q][r] = v.x; as[q + 1][r] = v.y; as[q + 2][r] = v.z; as[q + 3][r] = v.w;
        } else {
            int t = tid - 128, r = t / 16, q = t % 16 * 4;
            *(float4 *)&bs[r][q] = *(const float4 *)&b[(k0 + r) * n + col + q];
        }
        __syncthreads();
#pragma unroll
        for (int kk = 0; kk < 8; kk++) {
            float4 x = *(float4 *)&as[kk][ty * 4], y = *(float4 *)&bs[kk][tx * 4];
            float xs[4] = {x.x, x.y, x.z, x.w}, ys[4] = {y.x, y.y, y.z, y.w};
#pragma unroll
            for (int i = 0; i < 4; i++)
#pragma unroll
                for (int j = 0; j < 4; j++) sum[i][j] += xs[i] * ys[j];
        }
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < 4; i++)
        *(float4 *)&c[(row + ty * 4 + i) * n + col + tx * 4] = make_float4(sum[i][0], sum[i][1], sum[i][2], sum[i][3]);
}

__global__ void softmax(const float *x, float *y, int rows, int cols) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    const float *in = x + row * cols;
    float *out = y + row * cols;
    float top = in[0], sum = 0.0f;
    for (int j = 1; j < cols; j++) if (in[j] > top) top = in[j];
    for (int j = 0; j < cols; j++) sum += expf(in[j] - top);
    for (int j = 0; j < cols; j++) out[j] = expf(in[j] - top) / sum;
}

__device__ float warp_sum(float v) {
    for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffff, v, d);
    return v;
}

// One warp a row.
__global__ void layernorm(const float *x, const float *gamma, const float *beta, float *y, int cols, float eps) {
    int row = blockIdx.x * blockDim.y + threadIdx.y, lane = threadIdx.x;
    float sum = 0, square = 0;
    for (int j = lane; j < cols; j += 32) {
        float v = x[row * cols + j];
        sum += v;
        square += v * v;
    }
    float mean = warp_sum(sum) / cols, variance = warp_sum(square) / cols - mean * mean;
    float scale = rsqrtf(variance + eps);
    for (int j = lane; j < cols; j += 32) y[row * cols + j] = (x[row * cols + j] - mean) * scale * gamma[j] + beta[j];
}

__global__ void spmv_warp(const int *start, const int *column, const double *value, const double *x, double *y, int rows) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31;
    if (row >= rows) return;
    double sum = 0;
    for (int k = start[row] + lane; k < start[row + 1]; k += 32) sum += value[k] * x[column[k]];
    for (int d = 16; d; d /= 2) sum += __shfl_down_sync(0xffffffff, sum, d);
    if (lane == 0) y[row] = sum;
}

__global__ void bitonic_step(unsigned *data, int j, int k) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, other = i ^ j;
    if (other > i) {
        unsigned a = data[i], b = data[other];
        bool up = (i & k) == 0;
        if (up ? a > b : a < b) {
            data[i] = b;
            data[other] = a;
        }
    }
}

#define RADIUS 3
__constant__ float weights[2 * RADIUS + 1] = {0.05f, 0.1f, 0.2f, 0.3f, 0.2f, 0.1f, 0.05f};
__global__ void convolution(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float sum = 0;
    for (int dx = -RADIUS; dx <= RADIUS; dx++) {
        int at = x + dx;
        if (at >= 0 && at < width) sum += in[y * width + at] * weights[dx + RADIUS];
    }
    out[y * width + x] = sum;
}

__global__ void queens(int *counts, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    int first = t / n, second = t % n;
    if (t >= n * n) return;
    int stack[16], columns[16], left[16], right[16], full = (1 << n) - 1, found = 0;
    int c = 1 << first, l = (c << 1) & full, r = c >> 1, d = 1 << second;
    if (!(d & (c | l | r))) {
        int depth = 0;
        columns[0] = c | d;
        left[0] = ((l | d) << 1) & full;
        right[0] = (r | d) >> 1;
        stack[0] = full & ~(columns[0] | left[0] | right[0]);
        while (depth >= 0) {
            int free = stack[depth];
            if (free == 0) { depth--; continue; }
            int bit = free & -free;
            stack[depth] = free ^ bit;
            int nc = columns[depth] | bit;
            if (nc == full) { found++; continue; }
            int nl = ((left[depth] | bit) << 1) & full, nr = (right[depth] | bit) >> 1;
            depth++;
            columns[depth] = nc; left[depth] = nl; right[depth] = nr;
            stack[depth] = full & ~(nc | nl | nr);
        }
    }
    counts[t] = found;
}

__device__ unsigned rotr(unsigned x, int n) { return (x >> n) | (x << (32 - n)); }
__global__ void sha_rounds(const unsigned *message, unsigned *digest) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned w[16], a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372, d = 0xa54ff53a, e = 0x510e527f, f = 0x9b05688c, g = 0x1f83d9ab, h = 0x5be0cd19;
#pragma unroll
    for (int i = 0; i < 16; i++) w[i] = message[t * 16 + i];
#pragma unroll
    for (int i = 0; i < 32; i++) {
        unsigned s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25), ch = (e & f) ^ (~e & g);
        unsigned t1 = h + s1 + ch + 0x428a2f98u + w[i % 16];
        unsigned s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22), maj = (a & b) ^ (a & c) ^ (b & c);
        unsigned t2 = s0 + maj;
        unsigned x = w[(i + 1) % 16], y = w[(i + 14) % 16];
        w[i % 16] += (rotr(x, 7) ^ rotr(x, 18) ^ (x >> 3)) + w[(i + 9) % 16] + (rotr(y, 17) ^ rotr(y, 19) ^ (y >> 10));
        h = g; g = f; f = e; e = d + t1; d = c; c = b; b = a; a = t1 + t2;
    }
    digest[t * 4] = a; digest[t * 4 + 1] = b; digest[t * 4 + 2] = e; digest[t * 4 + 3] = h;
}

__global__ void radix_ranks(const unsigned *keys, int *ranks, int n, int shift) {
    __shared__ int counts[16];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    if (t < 16) counts[t] = 0;
    __syncthreads();
    if (i < n) {
        int digit = (keys[i] >> shift) & 15;
        int at = atomicAdd(&counts[digit], 1);
        ranks[i] = at * 16 + digit;
    }
}

__global__ void divide_indices(const int *in, int *out, int n, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int v = in[i];
    unsigned u = v;
    long long w = (long long)v * 1000003;
    out[i] = v / 10 + v % 10 * 7 + u / 7 + u % 1000 + (int)(w / 1000) + (int)(w % 3600) + v / 8 + v % 16 + v / -3 + i / 32 + i % 24;
}

__global__ void blend_rgba(const uchar4 *a, const uchar4 *b, uchar4 *out, int n, float t) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar4 p = a[i], q = b[i], r;
    r.x = p.x + (q.x - p.x) * t;
    r.y = p.y + (q.y - p.y) * t;
    r.z = p.z + (q.z - p.z) * t;
    r.w = 255;
    out[i] = r;
}

__global__ void saxpy4(float4 *y, const float4 *x, float a, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        float4 u = x[i], v = y[i];
        v.x += a * u.x; v.y += a * u.y; v.z += a * u.z; v.w += a * u.w;
        y[i] = v;
    }
}

__global__ void half_axpy(const half2 *x, half2 *y, half a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = __hfma2(__half2half2(a), x[i], y[i]);
}

__global__ void bfs_step(const int *start, const int *edges, int *level, int *changed, int depth, int n) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v < n && level[v] == depth) {
        for (int e = start[v]; e < start[v + 1]; e++) {
            int to = edges[e];
            if (level[to] < 0) {
                level[to] = depth + 1;
                *changed = 1;
            }
        }
    }
}

__global__ void floyd_warshall(int *distance, int k, int n) {
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && j < n) {
        int through = distance[i * n + k] + distance[k * n + j];
        if (through < distance[i * n + j]) distance[i * n + j] = through;
    }
}

__global__ void xorshift_pi(unsigned *hits, unsigned seed, int rounds) {
    unsigned s = seed + blockIdx.x * blockDim.x + threadIdx.x * 2654435761u, in = 0;
    for (int i = 0; i < rounds; i++) {
        s ^= s << 13; s ^= s >> 17; s ^= s << 5;
        float x = s * 2.3283064365386963e-10f;
        s ^= s << 13; s ^= s >> 17; s ^= s << 5;
        float y = s * 2.3283064365386963e-10f;
        if (x * x + y * y < 1.0f) in++;
    }
    atomicAdd(hits, in);
}

__global__ void lattice_boltzmann(const float *f, float *g, int nx, int ny, float omega) {
    const int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    const float w[9] = {4 / 9.f, 1 / 9.f, 1 / 9.f, 1 / 9.f, 1 / 9.f, 1 / 36.f, 1 / 36.f, 1 / 36.f, 1 / 36.f};
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny) return;
    float v[9], rho = 0, ux = 0, uy = 0;
    for (int i = 0; i < 9; i++) {
        int sx = (x - cx[i] + nx) % nx, sy = (y - cy[i] + ny) % ny;
        v[i] = f[(i * ny + sy) * nx + sx];
        rho += v[i];
        ux += v[i] * cx[i];
        uy += v[i] * cy[i];
    }
    ux /= rho; uy /= rho;
    float square = 1.5f * (ux * ux + uy * uy);
    for (int i = 0; i < 9; i++) {
        float cu = 3 * (cx[i] * ux + cy[i] * uy);
        float eq = w[i] * rho * (1 + cu + 0.5f * cu * cu - square);
        g[(i * ny + y) * nx + x] = v[i] + omega * (eq - v[i]);
    }
}

}
