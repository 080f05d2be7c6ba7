// The kernels of `runtime_workloads.py` in OpenCL C, with the same names for what is the same.
// `opencl.py` builds each kernel on its own, by the section between two lines of `// kernel: `.

// kernel: saxpy, 1 M
kernel void k(int n, global const float *x, global float *y) {
    int i = get_global_id(0);
    if (i < n) y[i] = 2.5f * x[i] + y[i];
}

// kernel: 256-step FMA loop, 64 K
kernel void k(int n, global float *y) {
    int i = get_global_id(0);
    float v = i;
    for (int k = 0; k < n; k++) v = fma(v, 0.9999999f, 1.0f);
    y[i] = v;
}

// kernel: divergent trip counts, 64 K
kernel void k(int n, global float *y) {
    int i = get_global_id(0);
    float v = i;
    for (int k = 0; k <= i % n; k++) v = fma(v, 0.9999999f, 1.0f);
    y[i] = v;
}

// kernel: matmul 512², 16×16 tiles
kernel void k(int n, global const float *a, global const float *b, global float *c) {
    local float sa[16][16], sb[16][16];
    int x = get_local_id(0), y = get_local_id(1), col = get_group_id(0) * 16 + x, row = get_group_id(1) * 16 + y;
    float sum = 0;
    for (int t = 0; t < n; t += 16) {
        sa[y][x] = a[row * n + t + x];
        sb[y][x] = b[(t + y) * n + col];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < 16; k++) sum += sa[y][k] * sb[k][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + col] = sum;
}

// kernel: naive matmul 512²
kernel void k(int n, global const float *a, global const float *b, global float *c) {
    int col = get_global_id(0), row = get_global_id(1);
    float sum = 0;
    for (int k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + col];
    c[row * n + col] = sum;
}

// kernel: histogram, 1 M
kernel void k(int n, global const int *x, volatile global int *bins) {
    int i = get_global_id(0);
    if (i < n) atomic_add(&bins[x[i]], 1);
}

// kernel: tree reduction, 1 M
kernel void k(int n, global const float *x, global float *y) {
    local float s[256];
    int t = get_local_id(0), i = get_global_id(0);
    s[t] = x[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 128; d > 0; d >>= 1) {
        if (t < d) s[t] += s[t + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0) y[get_group_id(0)] = s[0];
}

// kernel: gather, 1 M
kernel void k(int n, global const int *at, global const float *x, global float *y) {
    int i = get_global_id(0);
    if (i < n) y[i] = x[at[i]];
}

// kernel: Mandelbrot 512²
kernel void k(int n, global int *y) {
    int px = get_global_id(0), py = get_global_id(1);
    float cx = px * (3.0f / 512) - 2.2f, cy = py * (3.0f / 512) - 1.5f;
    float a = 0, b = 0;
    int k = 0;
    while (k < n && a * a + b * b < 4.0f) {
        float t = a * a - b * b + cx;
        b = 2 * a * b + cy;
        a = t;
        k++;
    }
    y[py * 512 + px] = k;
}

// kernel: n-body, 1024
kernel void k(int n, global const float4 *p, global float *out) {
    int i = get_global_id(0);
    float4 me = p[i];
    float ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; j++) {
        float4 o = p[j];
        float dx = o.x - me.x, dy = o.y - me.y, dz = o.z - me.z, d = dx * dx + dy * dy + dz * dz + 0.01f;
        float r = 1.0f / sqrt(d);
        float f = o.w * r * r * r;
        ax += dx * f;
        ay += dy * f;
        az += dz * f;
    }
    out[3 * i] = ax;
    out[3 * i + 1] = ay;
    out[3 * i + 2] = az;
}

// kernel: SpMV (CSR), 64 K rows
kernel void k(int n, global const int *rows, global const int *cols, global const float *v, global const float *x,
              global float *y) {
    int i = get_global_id(0);
    if (i < n) {
        float s = 0;
        for (int j = rows[i]; j < rows[i + 1]; j++) s += v[j] * x[cols[j]];
        y[i] = s;
    }
}

// kernel: bitonic sort, 1024 blocks of 256
kernel void k(int n, global int *x) {
    local int s[256];
    int t = get_local_id(0);
    s[t] = x[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 2; k <= n; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            int o = t ^ j;
            if (o > t) {
                int a = s[t], b = s[o];
                if ((a > b) == ((t & k) == 0)) {
                    s[t] = b;
                    s[o] = a;
                }
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    x[get_global_id(0)] = s[t];
}

// kernel: scan, 1 M in blocks of 256
kernel void k(int n, global const int *x, global int *y) {
    local int s[256];
    int t = get_local_id(0), i = get_global_id(0);
    s[t] = x[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 256; d <<= 1) {
        int v = t >= d ? s[t - d] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[t] += v;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    y[i] = s[t];
}

// kernel: 2-D stencil 1024²
kernel void k(int n, global const float *x, global float *y) {
    int c = get_global_id(0), r = get_global_id(1);
    if (c > 0 && c < n - 1 && r > 0 && r < n - 1)
        y[r * n + c] = 0.2f * (x[r * n + c] + x[r * n + c - 1] + x[r * n + c + 1] + x[(r - 1) * n + c]
                               + x[(r + 1) * n + c]);
}

// kernel: 64-bit hash, 256 K × 16
kernel void k(int n, global ulong *y) {
    int i = get_global_id(0);
    ulong h = i;
    for (int k = 0; k < n; k++) {
        h ^= h >> 33;
        h *= 0xff51afd7ed558ccdul;
        h ^= h >> 29;
    }
    y[i] = h;
}

// kernel: 100 launches of a tiny kernel
kernel void k(int n, global float *y) {
    int i = get_global_id(0);
    if (i < n) y[i] += 1.0f;
}
