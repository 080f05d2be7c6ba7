// Textbook algorithms, one kernel each, for comparing how many instructions they execute as minicc and as nvcc
// compile them: loops of few or many known iterations, conditions that do not change in a loop, overlapping reads.
// RUN: minicc %s -O2 -Wno-all -o /dev/null
// PTXAS: sm_80

extern "C" {

__global__ void add_hundred(int *data, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int sum = data[i];
    for (int k = 0; k < 100; k++) sum += k;
    data[i] = sum;
}

__global__ void lcg_hundred(unsigned *state, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned s = state[i];
    for (int k = 0; k < 100; k++) s = s * 1664525u + 1013904223u;
    state[i] = s;
}

__global__ void horner(const double *x, double *y, int n) {
    const double c[8] = {1.0, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125};
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double sum = 0;
    for (int k = 7; k >= 0; k--) sum = sum * x[i] + c[k];
    y[i] = sum;
}

__global__ void sine_series(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float term = x[i], sum = term;
    for (int k = 1; k <= 10; k++) {
        term = -term * x[i] * x[i] / ((2 * k) * (2 * k + 1));
        sum += term;
    }
    y[i] = sum;
}

#define BITONIC 256
__global__ void bitonic_block(int *data) {
    __shared__ int s[BITONIC];
    int t = threadIdx.x;
    s[t] = data[blockIdx.x * BITONIC + t];
    __syncthreads();
    for (int k = 2; k <= BITONIC; k *= 2) {
        for (int j = k / 2; j > 0; j /= 2) {
            int other = t ^ j;
            if (other > t) {
                bool up = (t & k) == 0;
                int a = s[t], b = s[other];
                if ((a > b) == up) { s[t] = b; s[other] = a; }
            }
            __syncthreads();
        }
    }
    data[blockIdx.x * BITONIC + t] = s[t];
}

__global__ void bitonic_any(float *keys, unsigned *values, unsigned n) {
    unsigned t = threadIdx.x;
    for (unsigned k = 2; k <= n; k <<= 1)
        for (unsigned j = k >> 1; j > 0; j >>= 1) {
            unsigned other = t ^ j;
            if (other > t && other < n) {
                bool swap = (t & k) ? keys[t] < keys[other] : keys[t] > keys[other];
                if (swap) {
                    float key = keys[t]; keys[t] = keys[other]; keys[other] = key;
                    unsigned value = values[t]; values[t] = values[other]; values[other] = value;
                }
            }
            __syncthreads();
        }
}

__global__ void odd_even(int *data, int n) {
    extern __shared__ int s[];
    int t = threadIdx.x;
    s[2 * t] = data[2 * t];
    s[2 * t + 1] = data[2 * t + 1];
    for (int step = 0; step < n; step++) {
        __syncthreads();
        int i = 2 * t + (step & 1);
        if (i + 1 < n && s[i] > s[i + 1]) { int x = s[i]; s[i] = s[i + 1]; s[i + 1] = x; }
    }
    __syncthreads();
    data[2 * t] = s[2 * t];
    data[2 * t + 1] = s[2 * t + 1];
}

__global__ void heat3d(const double *in, double *out, int nx, int ny, int nz, double a) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && z > 0 && z < nz - 1) {
        int at = (z * ny + y) * nx + x;
        out[at] = in[at] + a * ((in[at + 1] - 2.0 * in[at] + in[at - 1]) + (in[at + nx] - 2.0 * in[at] + in[at - nx])
                                + (in[at + nx * ny] - 2.0 * in[at] + in[at - nx * ny]));
    }
}

__global__ void wave1d(const double *u, const double *before, double *after, int n, double c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i == 0 || i >= n - 1) return;
    after[i] = 2.0 * u[i] - before[i] + c * c * (u[i + 1] - 2.0 * u[i] + u[i - 1]);
}

__global__ void gradient(const double *f, double *gx, double *gy, double *size, int w, int h, double dx) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || x >= w - 1 || y < 1 || y >= h - 1) return;
    gx[y * w + x] = (f[y * w + x + 1] - f[y * w + x - 1]) / (2.0 * dx);
    gy[y * w + x] = (f[(y + 1) * w + x] - f[(y - 1) * w + x]) / (2.0 * dx);
    size[y * w + x] = sqrt(gx[y * w + x] * gx[y * w + x] + gy[y * w + x] * gy[y * w + x]);
}

__global__ void stencil_column(const double *in, double *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x < 1 || x >= w - 1) return;
    for (int y = 1; y < h - 1; y++)
        out[y * w + x] = 0.25 * (in[(y - 1) * w + x] + in[(y + 1) * w + x] + in[y * w + x - 1] + in[y * w + x + 1]) - in[y * w + x];
}

__global__ void jacobi(const float *a, const float *b, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0;
    for (int j = 0; j < n; j++) if (j != i) sum += a[i * n + j] * x[j];
    y[i] = (b[i] - sum) / a[i * n + i];
}

__global__ void matmul_double(const double *a, const double *b, double *c, int n) {
    __shared__ double ta[8][8], tb[8][8];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 8 + ty, col = blockIdx.x * 8 + tx;
    double sum = 0;
    for (int m = 0; m < (n + 7) / 8; m++) {
        ta[ty][tx] = row < n && m * 8 + tx < n ? a[row * n + m * 8 + tx] : 0.0;
        tb[ty][tx] = col < n && m * 8 + ty < n ? b[(m * 8 + ty) * n + col] : 0.0;
        __syncthreads();
        for (int k = 0; k < 8; k++) sum += ta[ty][k] * tb[k][tx];
        __syncthreads();
    }
    if (row < n && col < n) c[row * n + col] = sum;
}

__global__ void convolve3(const float *in, float *out, int w, int h) {
    const float k[3][3] = {{1, 2, 1}, {2, 4, 2}, {1, 2, 1}};
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    float sum = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            int sx = min(max(x + dx, 0), w - 1), sy = min(max(y + dy, 0), h - 1);
            sum += in[sy * w + sx] * k[dy + 1][dx + 1];
        }
    out[y * w + x] = sum / 16;
}

__constant__ float mask5[25] = {1, 4, 6, 4, 1, 4, 16, 24, 16, 4, 6, 24, 36, 24, 6, 4, 16, 24, 16, 4, 1, 4, 6, 4, 1};
__global__ void convolve5(const unsigned char *in, unsigned char *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    float sum = 0;
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++) {
            int sy = y + i - 2, sx = x + j - 2;
            if (sy >= 0 && sy < h && sx >= 0 && sx < w) sum += in[sy * w + sx] * mask5[i * 5 + j];
        }
    out[y * w + x] = (unsigned char)(sum / 256.0f);
}

__global__ void sobel(const unsigned char *in, unsigned char *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
    const int gx[9] = {-1, 0, 1, -2, 0, 2, -1, 0, 1}, gy[9] = {-1, -2, -1, 0, 0, 0, 1, 2, 1};
    int sx = 0, sy = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            int v = in[(y + i - 1) * w + x + j - 1];
            sx += v * gx[i * 3 + j];
            sy += v * gy[i * 3 + j];
        }
    int m = abs(sx) + abs(sy);
    out[y * w + x] = m > 255 ? 255 : m;
}

__global__ void median3(const int *in, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < 2 || i >= n - 2) return;
    int v[5];
    for (int k = 0; k < 5; k++) v[k] = in[i + k - 2];
    for (int a = 0; a < 4; a++)
        for (int b = 0; b < 4 - a; b++)
            if (v[b] > v[b + 1]) { int x = v[b]; v[b] = v[b + 1]; v[b + 1] = x; }
    out[i] = v[2];
}

__global__ void life(const unsigned char *in, unsigned char *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    int alive = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx || dy) alive += in[(y + dy + h) % h * w + (x + dx + w) % w];
    out[y * w + x] = alive == 3 || (alive == 2 && in[y * w + x]);
}

__global__ void scale_or_add(const float *in, float *out, int n, int mode, float a) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, stride = gridDim.x * blockDim.x;
    for (int i = t; i < n; i += stride) {
        if (mode == 0) out[i] = in[i] * a;
        else if (mode == 1) out[i] = in[i] + a;
        else out[i] = in[i];
    }
}

__global__ void row_sums(const float *in, float *out, const float *weight, int rows, int cols) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    float sum = 0;
    for (int c = 0; c < cols; c++) {
        float v = in[r * cols + c];
        if (weight) v *= weight[c];
        sum += v;
    }
    out[r] = sum;
}

__global__ void pick_operation(const int *a, const int *b, int *out, int n, int op) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int sum = 0;
    for (int k = 0; k < 16; k++) {
        int x = a[i * 16 + k], y = b[i * 16 + k];
        switch (op) {
            case 0: sum += x + y; break;
            case 1: sum += x - y; break;
            case 2: sum += x * y; break;
            case 3: sum ^= x & y; break;
            default: sum = max(sum, x);
        }
    }
    out[i] = sum;
}

__global__ void interpret(const unsigned char *code, int length, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int a = i, b = 1;
    for (int pc = 0; pc < length; pc++) {
        switch (code[pc]) {
            case 0: a += b; break;
            case 1: a -= b; break;
            case 2: b = a; break;
            case 3: a *= 3; break;
            case 4: a ^= a >> 3; break;
            case 5: if (a > 1000) a -= 1000; break;
            case 6: b++; break;
            default: break;
        }
    }
    out[i] = a * 31 + b;
}

struct Particle { float x, y, z, vx, vy, vz; };
__global__ void move_particles(Particle *p, int n, float dt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    p[i].x += p[i].vx * dt;
    p[i].y += p[i].vy * dt;
    p[i].z += p[i].vz * dt;
    if (p[i].x < 0 || p[i].x > 1) p[i].vx = -p[i].vx;
    if (p[i].y < 0 || p[i].y > 1) p[i].vy = -p[i].vy;
    if (p[i].z < 0 || p[i].z > 1) p[i].vz = -p[i].vz;
}

__global__ void forces(const float *x, const float *y, const float *z, const float *mass, float *fx, float *fy, float *fz, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sx = 0, sy = 0, sz = 0;
    for (int j = 0; j < n; j++) {
        if (i == j) continue;
        float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
        float d = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-2f), s = mass[j] * d * d * d;
        sx += s * dx; sy += s * dy; sz += s * dz;
    }
    fx[i] = sx; fy[i] = sy; fz[i] = sz;
}

__global__ void lower_bound(const int *sorted, int n, const int *keys, int *where, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    int low = 0, high = n;
    while (low < high) {
        int mid = (low + high) / 2;
        if (sorted[mid] < keys[i]) low = mid + 1; else high = mid;
    }
    where[i] = low;
}

__global__ void block_scan(const int *in, int *out, int n) {
    __shared__ int sums[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    int v = i < n ? in[i] : 0;
    for (int d = 1; d < 32; d <<= 1) {
        int u = __shfl_up_sync(~0u, v, d);
        if (lane >= d) v += u;
    }
    if (lane == 31) sums[warp] = v;
    __syncthreads();
    if (warp == 0) {
        int s = lane < blockDim.x / 32 ? sums[lane] : 0;
        for (int d = 1; d < 32; d <<= 1) {
            int u = __shfl_up_sync(~0u, s, d);
            if (lane >= d) s += u;
        }
        sums[lane] = s;
    }
    __syncthreads();
    if (warp > 0) v += sums[warp - 1];
    if (i < n) out[i] = v;
}

__global__ void hillis_steele(const float *in, float *out, int n) {
    __shared__ float s[2][256];
    int t = threadIdx.x, from = 0;
    s[0][t] = t < n ? in[t] : 0;
    __syncthreads();
    for (int d = 1; d < 256; d *= 2) {
        s[1 - from][t] = t >= d ? s[from][t] + s[from][t - d] : s[from][t];
        from = 1 - from;
        __syncthreads();
    }
    if (t < n) out[t] = s[from][t];
}

__global__ void dot_double(const double *a, const double *b, double *out, int n) {
    __shared__ double s[256];
    double sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) sum += a[i] * b[i];
    s[threadIdx.x] = sum;
    __syncthreads();
    for (int d = blockDim.x / 2; d > 0; d /= 2) {
        if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
        __syncthreads();
    }
    if (threadIdx.x == 0) atomicAdd(out, s[0]);
}

__global__ void variance(const float *x, float *mean, float *var, int n) {
    float m = 0, m2 = 0;
    int count = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        count++;
        float d = x[i] - m;
        m += d / count;
        m2 += d * (x[i] - m);
    }
    mean[threadIdx.x] = m;
    var[threadIdx.x] = count > 1 ? m2 / (count - 1) : 0;
}

__global__ void to_upper(char *text, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && text[i] >= 'a' && text[i] <= 'z') text[i] -= 'a' - 'A';
}

__global__ void count_words(const char *text, int n, int *words, int chunk) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, count = 0;
    for (int i = t * chunk; i < (t + 1) * chunk && i < n; i++) {
        bool letter = text[i] != ' ' && text[i] != '\n';
        bool before = i > 0 && text[i - 1] != ' ' && text[i - 1] != '\n';
        if (letter && !before) count++;
    }
    words[t] = count;
}

__global__ void find_pattern(const char *text, int n, const char *pattern, int m, int *found) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + m > n) return;
    for (int k = 0; k < m; k++) if (text[i + k] != pattern[k]) return;
    atomicMin(found, i);
}

__global__ void crc32(const unsigned char *data, unsigned *crc, int length) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned c = 0xffffffff;
    for (int i = 0; i < length; i++) {
        c ^= data[t * length + i];
        for (int bit = 0; bit < 8; bit++) c = c & 1 ? (c >> 1) ^ 0xedb88320u : c >> 1;
    }
    crc[t] = ~c;
}

__global__ void fnv(const char *keys, unsigned *hash, int length, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    unsigned h = 2166136261u;
    for (int i = 0; i < length; i++) { h ^= (unsigned char)keys[t * length + i]; h *= 16777619u; }
    hash[t] = h;
}

__global__ void edit_distance(const char *a, const char *b, int *out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    int row[17];
    for (int j = 0; j <= 16; j++) row[j] = j;
    for (int i = 1; i <= 16; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= 16; j++) {
            int cost = a[t * 16 + i - 1] != b[t * 16 + j - 1];
            int best = min(min(row[j] + 1, row[j - 1] + 1), diagonal + cost);
            diagonal = row[j];
            row[j] = best;
        }
    }
    out[t] = row[16];
}

__global__ void popcounts(const unsigned *x, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned v = x[i];
    int count = 0;
    while (v) { v &= v - 1; count++; }
    int loop = 0;
    for (int b = 0; b < 32; b++) loop += (x[i] >> b) & 1;
    out[i] = count * 64 + loop;
}

__global__ void reverse_bits(const unsigned *x, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned v = x[i], r = 0;
    for (int b = 0; b < 32; b++) { r = (r << 1) | (v & 1); v >>= 1; }
    out[i] = r;
}

__global__ void morton(const unsigned *x, const unsigned *y, unsigned long long *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long code = 0;
    for (int b = 0; b < 21; b++) {
        code |= (unsigned long long)((x[i] >> b) & 1) << (2 * b);
        code |= (unsigned long long)((y[i] >> b) & 1) << (2 * b + 1);
    }
    out[i] = code;
}

__global__ void gcds(const int *a, const int *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = a[i], y = b[i];
    while (y != 0) { int r = x % y; x = y; y = r; }
    out[i] = x;
}

__global__ void sieve(unsigned char *composite, int n) {
    int p = blockIdx.x * blockDim.x + threadIdx.x + 2;
    if (p * p > n) return;
    for (int d = 2; d * d <= p; d++) if (p % d == 0) return;
    for (int m = p * p; m <= n; m += p) composite[m] = 1;
}

__global__ void power_mod(const unsigned long long *base, unsigned long long *out, unsigned long long e, unsigned long long m, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long b = base[i] % m, r = 1, k = e;
    while (k) {
        if (k & 1) r = r * b % m;
        b = b * b % m;
        k >>= 1;
    }
    out[i] = r;
}

__global__ void fibonacci(const int *n, unsigned long long *out, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    unsigned long long a = 0, b = 1;
    for (int k = 0; k < n[i]; k++) { unsigned long long c = a + b; a = b; b = c; }
    out[i] = a;
}

__global__ void julia(unsigned char *out, int w, int h, double cr, double ci) {
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h) return;
    double x = 3.0 * px / w - 1.5, y = 2.0 * py / h - 1.0;
    int k = 0;
    for (; k < 64; k++) {
        if (x * x + y * y > 4.0) break;
        double nx = x * x - y * y + cr;
        y = 2.0 * x * y + ci;
        x = nx;
    }
    out[py * w + px] = k;
}

__global__ void newton_root(const double *x, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double r = x[i];
    for (int k = 0; k < 12; k++) r = 0.5 * (r + x[i] / r);
    out[i] = r;
}

__global__ void simpson(double *out, double a, double b, int steps) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    double lo = a + (b - a) * t, h = (b - a) / steps, sum = 0;
    for (int i = 0; i <= steps; i++) {
        double x = lo + i * h;
        double w = (i == 0 || i == steps) ? 1.0 : (i % 2 ? 4.0 : 2.0);
        sum += w * (x * x * x - 2.0 * x + 1.0);
    }
    out[t] = sum * h / 3.0;
}

__global__ void matrix_power(float *m, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    float a[3][3], r[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) a[i][j] = m[t * 9 + i * 3 + j];
    for (int k = 0; k < 5; k++) {
        float p[3][3];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                p[i][j] = 0;
                for (int l = 0; l < 3; l++) p[i][j] += r[i][l] * a[l][j];
            }
        for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) r[i][j] = p[i][j];
    }
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) m[t * 9 + i * 3 + j] = r[i][j];
}

__global__ void thomas(const float *a, const float *b, const float *c, float *d, float *x, float *scratch, int n, int systems) {
    int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= systems) return;
    scratch[s] = c[s] / b[s];
    d[s] = d[s] / b[s];
    for (int i = 1; i < n; i++) {
        float m = 1.0f / (b[i * systems + s] - a[i * systems + s] * scratch[(i - 1) * systems + s]);
        scratch[i * systems + s] = c[i * systems + s] * m;
        d[i * systems + s] = (d[i * systems + s] - a[i * systems + s] * d[(i - 1) * systems + s]) * m;
    }
    x[(n - 1) * systems + s] = d[(n - 1) * systems + s];
    for (int i = n - 2; i >= 0; i--) x[i * systems + s] = d[i * systems + s] - scratch[i * systems + s] * x[(i + 1) * systems + s];
}

__global__ void fft_stages(float *re, float *im) {
    __shared__ float sr[64], si[64];
    int t = threadIdx.x;
    for (int h = 0; h < 2; h++) {
        int i = t + h * 32;
        sr[__brev(i) >> 26] = re[blockIdx.x * 64 + i];
        si[__brev(i) >> 26] = im[blockIdx.x * 64 + i];
    }
    __syncthreads();
    for (int len = 2; len <= 64; len *= 2) {
        int half = len / 2, k = t % half, at = t / half * len + k;
        float s, c;
        sincospif(-2.0f * k / len, &s, &c);
        float ur = sr[at], ui = si[at], vr = sr[at + half] * c - si[at + half] * s, vi = sr[at + half] * s + si[at + half] * c;
        sr[at] = ur + vr; si[at] = ui + vi;
        sr[at + half] = ur - vr; si[at + half] = ui - vi;
        __syncthreads();
    }
    for (int h = 0; h < 2; h++) {
        re[blockIdx.x * 64 + t + h * 32] = sr[t + h * 32];
        im[blockIdx.x * 64 + t + h * 32] = si[t + h * 32];
    }
}

__global__ void knn(const float *points, const float *query, int *nearest, int n, int m) {
    int q = blockIdx.x * blockDim.x + threadIdx.x;
    if (q >= m) return;
    float distance[4] = {1e30f, 1e30f, 1e30f, 1e30f};
    int index[4] = {-1, -1, -1, -1};
    for (int i = 0; i < n; i++) {
        float d = 0;
        for (int k = 0; k < 3; k++) { float u = points[i * 3 + k] - query[q * 3 + k]; d += u * u; }
        for (int k = 0; k < 4; k++)
            if (d < distance[k]) {
                for (int l = 3; l > k; l--) { distance[l] = distance[l - 1]; index[l] = index[l - 1]; }
                distance[k] = d;
                index[k] = i;
                break;
            }
    }
    for (int k = 0; k < 4; k++) nearest[q * 4 + k] = index[k];
}

__global__ void rgb_to_gray(const unsigned char *rgb, unsigned char *gray, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        gray[i] = (rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29) >> 8;
}

__global__ void ell_spmv(const float *values, const int *columns, const float *x, float *y, int rows, int width) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    float sum = 0;
    for (int k = 0; k < width; k++) {
        int c = columns[k * rows + r];
        if (c >= 0) sum += values[k * rows + r] * x[c];
    }
    y[r] = sum;
}

__global__ void upsample(const float *in, float *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= 2 * w || y >= 2 * h) return;
    float fx = (x + 0.5f) / 2 - 0.5f, fy = (y + 0.5f) / 2 - 0.5f;
    int x0 = (int)floorf(fx), y0 = (int)floorf(fy);
    float ax = fx - x0, ay = fy - y0;
    int x1 = min(x0 + 1, w - 1), y1 = min(y0 + 1, h - 1);
    x0 = max(x0, 0); y0 = max(y0, 0);
    out[y * 2 * w + x] = (1 - ay) * ((1 - ax) * in[y0 * w + x0] + ax * in[y0 * w + x1]) + ay * ((1 - ax) * in[y1 * w + x0] + ax * in[y1 * w + x1]);
}

__global__ void max_pool(const float *in, float *out, int w, int h, int channels) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w / 2 || y >= h / 2) return;
    for (int c = 0; c < channels; c++) {
        float best = -INFINITY;
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++) best = fmaxf(best, in[(c * h + 2 * y + i) * w + 2 * x + j]);
        out[(c * (h / 2) + y) * (w / 2) + x] = best;
    }
}

__global__ void rc4_like(unsigned char *out, int length) {
    __shared__ unsigned char state[8][256];
    unsigned char *s = state[threadIdx.x];
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < 256; i++) s[i] = i;
    for (int i = 0, j = 0; i < 256; i++) {
        j = (j + s[i] + ((t >> (i % 4 * 8)) & 255)) & 255;
        unsigned char x = s[i]; s[i] = s[j]; s[j] = x;
    }
    for (int k = 0, i = 0, j = 0; k < length; k++) {
        i = (i + 1) & 255;
        j = (j + s[i]) & 255;
        unsigned char x = s[i]; s[i] = s[j]; s[j] = x;
        out[t * length + k] = s[(s[i] + s[j]) & 255];
    }
}

__global__ void monte_carlo_double(double *out, int rounds, double s0, double drift, double vol) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned long long s = t * 0x9e3779b97f4a7c15ull + 1;
    double sum = 0;
    for (int i = 0; i < rounds; i++) {
        double price = s0;
        for (int step = 0; step < 4; step++) {
            s ^= s << 13; s ^= s >> 7; s ^= s << 17;
            double u = (s >> 11) * (1.0 / 9007199254740992.0);
            price *= 1.0 + drift + vol * (u - 0.5);
        }
        sum += price > s0 ? price - s0 : 0.0;
    }
    out[t] = sum / rounds;
}

}
