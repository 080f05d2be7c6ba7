// Shared memory and barriers: what is missing in each kernel, and the same with nothing missing.
#define N 64

extern "C" __global__ void reverse(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    p[t] = s[N - 1 - t];
}
// LAUNCH: reverse<<<1,64>>> p=arange(64,i32)
// RACE: 9 8 error

extern "C" __global__ void reverse_right(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    p[t] = s[N - 1 - t];
}
// LAUNCH: reverse_right<<<1,64>>> p=arange(64,i32)
// CHECKED: race sync
// EXPECT: p == p_in[::-1]

extern "C" __global__ void tree_sum(const int *p, int *out)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    for (int half = N / 2; half > 0; half /= 2)
        if (t < half)
            s[t] += s[t + half];
    if (t == 0) out[0] = s[0];
}
// LAUNCH: tree_sum<<<1,64>>> p=arange(64,i32) out=zeros(1,i32)
// RACE: 34

extern "C" __global__ void tree_sum_right(const int *p, int *out)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    for (int half = N / 2; half > 0; half /= 2) {
        __syncthreads();
        if (t < half) s[t] += s[t + half];
    }
    if (t == 0) out[0] = s[0];
}
// LAUNCH: tree_sum_right<<<1,64>>> p=arange(64,i32) out=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == sum(p)

extern "C" __global__ void tree_first_barrier(const int *p, int *out)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    for (int half = N / 2; half > 0; half /= 2) {
        if (t < half)
            s[t] += s[t + half];
        __syncthreads();
    }
    if (t == 0) out[0] = s[0];
}
// LAUNCH: tree_first_barrier<<<1,64>>> p=arange(64,i32) out=zeros(1,i32)
// RACE: 59 62

extern "C" __global__ void scan_in_place(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    for (int step = 1; step < N; step *= 2) {
        __syncthreads();
        if (t >= step)
            s[t] += s[t - step];
    }
    p[t] = s[t];
}
// LAUNCH: scan_in_place<<<1,64>>> p=arange(64,i32)
// RACE: 78

extern "C" __global__ void scan_two_barriers(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    for (int step = 1; step < N; step *= 2) {
        __syncthreads();
        int left = t >= step ? s[t - step] : 0;
        __syncthreads();
        s[t] += left;
    }
    p[t] = s[t];
}
// LAUNCH: scan_two_barriers<<<1,64>>> p=arange(64,i32)
// CHECKED: race sync
// EXPECT: p == cumsum(p_in)

extern "C" __global__ void scan_two_buffers(int *p)
{
    __shared__ int s[2][N];
    int t = threadIdx.x, from = 0;
    s[0][t] = p[t];
    for (int step = 1; step < N; step *= 2) {
        __syncthreads();
        s[1 - from][t] = s[from][t] + (t >= step ? s[from][t - step] : 0);
        from = 1 - from;
    }
    p[t] = s[from][t];
}
// LAUNCH: scan_two_buffers<<<1,64>>> p=arange(64,i32)
// CHECKED: race sync
// EXPECT: p == cumsum(p_in)

extern "C" __global__ void scan_wrong_buffer(int *p)
{
    __shared__ int s[2][N];
    int t = threadIdx.x, from = 0;
    s[0][t] = p[t];
    for (int step = 1; step < N; step *= 2) {
        __syncthreads();
        s[1 - from][t] = s[from][t] + (t >= step ? s[1 - from][t - step] : 0);
        from = 1 - from;
    }
    p[t] = s[from][t];
}
// LAUNCH: scan_wrong_buffer<<<1,64>>> p=arange(64,i32)
// RACE: 125

extern "C" __global__ void stencil_in_place(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    int sum = s[t] + s[(t + 1) % N];
    s[t] = sum;
    p[t] = s[t];
}
// LAUNCH: stencil_in_place<<<1,64>>> p=arange(64,i32)
// RACE: 139 140

extern "C" __global__ void stencil_right(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    int sum = s[t] + s[(t + 1) % N];
    __syncthreads();
    s[t] = sum;
    p[t] = s[t];
}
// LAUNCH: stencil_right<<<1,64>>> p=arange(64,i32)
// CHECKED: race sync
// EXPECT: p == p_in + roll(p_in, -1)

extern "C" __global__ void product(const float *a, const float *b, float *c, int n)
{
    __shared__ float x[8][8], y[8][8];
    int i = threadIdx.y, j = threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += 8) {
        x[i][j] = a[i * n + k + j];
        y[i][j] = b[(k + i) * 8 + j];
        __syncthreads();
        for (int l = 0; l < 8; l++)
            sum += x[i][l] * y[l][j];
    }
    c[i * 8 + j] = sum;
}
// LAUNCH: product<<<1,(8,8)>>> a=ones(256) b=ones(256) c=zeros(64) n=32
// RACE: 171 167
// RACE: 171 168

extern "C" __global__ void product_right(const float *a, const float *b, float *c, int n)
{
    __shared__ float x[8][8], y[8][8];
    int i = threadIdx.y, j = threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += 8) {
        x[i][j] = a[i * n + k + j];
        y[i][j] = b[(k + i) * 8 + j];
        __syncthreads();
        for (int l = 0; l < 8; l++) sum += x[i][l] * y[l][j];
        __syncthreads();
    }
    c[i * 8 + j] = sum;
}
// LAUNCH: product_right<<<1,(8,8)>>> a=ones(256) b=ones(256) c=zeros(64) n=32
// CHECKED: race sync
// EXPECT: c == 32

extern "C" __global__ void transposed(const int *a, int *b)
{
    __shared__ int tile[8][9];
    tile[threadIdx.y][threadIdx.x] = a[threadIdx.y * 8 + threadIdx.x];
    b[threadIdx.y * 8 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
// LAUNCH: transposed<<<1,(8,8)>>> a=arange(64,i32) b=zeros(64,i32)
// RACE: 200 201 read-after-write

extern "C" __global__ void scratch_reused(const int *p, int *out)
{
    __shared__ int total;
    int t = threadIdx.x, sum = 0;
    for (int round = 0; round < 3; round++) {
        if (t == 0)
            total = p[round];
        __syncthreads();
        sum += total;
    }
    out[t] = sum;
}
// LAUNCH: scratch_reused<<<1,64>>> p=arange(3,i32) out=zeros(64,i32)
// RACE: 214 212

extern "C" __global__ void scratch_rotates(const int *p, int *out)
{
    __shared__ int total[2];
    int t = threadIdx.x, sum = 0;
    for (int round = 0; round < 5; round++) {
        if (t == 0) total[round % 2] = p[round];
        __syncthreads();
        sum += total[round % 2];
    }
    out[t] = sum;
}
// LAUNCH: scratch_rotates<<<1,64>>> p=arange(5,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == 10

extern "C" __global__ void counter_not_cleared_for_all(const int *p, int *out)
{
    __shared__ int count;
    if (threadIdx.x == 0)
        count = 0;
    if (p[threadIdx.x] > 10)
        atomicAdd(&count, 1);
    __syncthreads();
    if (threadIdx.x == 0) out[0] = count;
}
// LAUNCH: counter_not_cleared_for_all<<<1,64>>> p=arange(64,i32) out=zeros(1,i32)
// RACE: 240 242 error

extern "C" __global__ void counter_read_early(const int *p, int *out)
{
    __shared__ int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    if (p[threadIdx.x] > 10)
        atomicAdd(&count, 1);
    if (threadIdx.x == 0)
        out[0] = count;
}
// LAUNCH: counter_read_early<<<1,64>>> p=arange(64,i32) out=zeros(1,i32)
// RACE: 257 255 error

extern "C" __global__ void counter_right(const int *p, int *out)
{
    __shared__ int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    if (p[threadIdx.x] > 10) atomicAdd(&count, 1);
    __syncthreads();
    if (threadIdx.x == 0) out[0] = count;
}
// LAUNCH: counter_right<<<1,64>>> p=arange(64,i32) out=zeros(1,i32)
// CHECKED: race sync
// EXPECT: out == 53

extern "C" __global__ void bins_not_atomic(const int *p, int *out)
{
    __shared__ int bins[8];
    if (threadIdx.x < 8) bins[threadIdx.x] = 0;
    __syncthreads();
    bins[p[threadIdx.x] % 8]++;
    __syncthreads();
    if (threadIdx.x < 8) out[threadIdx.x] = bins[threadIdx.x];
}
// LAUNCH: bins_not_atomic<<<1,64>>> p=arange(64,i32) out=zeros(8,i32)
// RACE: 280

extern "C" __global__ void neighbouring_bytes(const unsigned char *p, unsigned char *out)
{
    __shared__ unsigned char s[N];
    s[threadIdx.x] = p[threadIdx.x];
    s[threadIdx.x] += 1;
    out[threadIdx.x] = s[threadIdx.x];
}
// LAUNCH: neighbouring_bytes<<<1,64>>> p=arange(64,u8) out=zeros(64,u8)
// CHECKED: race sync
// EXPECT: out == p + 1

extern "C" __global__ void overlapping_bytes(const unsigned char *p, unsigned char *out)
{
    __shared__ __align__(4) unsigned char s[2 * N];
    s[2 * threadIdx.x + 1] = p[threadIdx.x];
    if (threadIdx.x % 2 == 0)
        *(unsigned *)(s + 2 * threadIdx.x) = threadIdx.x;
    out[threadIdx.x] = s[2 * threadIdx.x];
}
// LAUNCH: overlapping_bytes<<<1,64>>> p=arange(64,u8) out=zeros(64,u8)
// RACE: 301 303 write-after-write
// RACE: 304 303

extern "C" __global__ void fields_side_by_side(int *out)
{
    struct Pair { short low; short high; };
    __shared__ Pair s[N / 2];
    int t = threadIdx.x;
    if (t % 2) s[t / 2].high = t;
    else s[t / 2].low = t;
    __syncthreads();
    out[t] = t % 2 ? s[t / 2].high : s[t / 2].low;
}
// LAUNCH: fields_side_by_side<<<1,64>>> out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == arange(64)

extern "C" __global__ void arrays_that_overlap(const int *p, int *out, int n)
{
    extern __shared__ int room[];
    int *first = room, *second = room + n - 1;
    int t = threadIdx.x;
    first[t] = p[t];
    second[t] = -p[t];
    __syncthreads();
    out[t] = first[t] + second[t];
}
// LAUNCH: arrays_that_overlap<<<1,64,512>>> p=arange(64,i32) out=zeros(64,i32) n=64
// RACE: 329 330 write-after-write

extern "C" __global__ void arrays_side_by_side(const int *p, int *out, int n)
{
    extern __shared__ int room[];
    int *first = room, *second = room + n;
    int t = threadIdx.x;
    first[t] = p[t];
    second[t] = -p[t];
    __syncthreads();
    out[t] = first[t] + second[n - 1 - t];
}
// LAUNCH: arrays_side_by_side<<<1,64,512>>> p=arange(64,i32) out=zeros(64,i32) n=64
// CHECKED: race sync
// EXPECT: out == 2 * arange(64) - 63

extern "C" __global__ void rotated(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    for (int i = 0; i < 3; i++) {
        int next = s[(t + 1) % N];
        __syncthreads();
        s[t] = next;
    }
    p[t] = s[t];
}
// LAUNCH: rotated<<<1,64>>> p=arange(64,i32)
// RACE: 358 360

extern "C" __global__ void sorted(int *p)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    for (int round = 0; round < N; round++) {
        __syncthreads();
        int left = 2 * t + round % 2;
        if (left + 1 < N && s[left] > s[left + 1]) {
            int other = s[left];
            s[left] = s[left + 1];
            s[left + 1] = other;
        }
    }
    __syncthreads();
    p[t] = s[t];
}
// LAUNCH: sorted<<<1,64>>> p=random(64,i32,3)
// CHECKED: race sync
// EXPECT: p == sort(p_in)

extern "C" __global__ void barrier_where_all_agree(int *p, int mode)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    if (mode == 1) __syncthreads();
    p[t] = mode == 1 ? s[N - 1 - t] : s[t];
}
// LAUNCH: barrier_where_all_agree<<<1,64>>> p=arange(64,i32) mode=1
// CHECKED: race sync
// EXPECT: p == p_in[::-1]
// LAUNCH: barrier_where_all_agree<<<1,64>>> p=arange(64,i32) mode=0
// CHECKED: race sync

extern "C" __global__ void barrier_of_the_wrong_mode(int *p, int mode)
{
    __shared__ int s[N];
    int t = threadIdx.x;
    s[t] = p[t];
    if (mode == 1) __syncthreads();
    p[t] = s[N - 1 - t];
}
// LAUNCH: barrier_of_the_wrong_mode<<<1,64>>> p=arange(64,i32) mode=0
// RACE: 406 408
// LAUNCH: barrier_of_the_wrong_mode<<<1,64>>> p=arange(64,i32) mode=1
// CHECKED: race sync

extern "C" __global__ void flag_of_all(const int *p, int *out)
{
    __shared__ int found;
    if (threadIdx.x == 0) found = 0;
    __syncthreads();
    if (p[threadIdx.x] < 0)
        found = 1;
    __syncthreads();
    if (threadIdx.x == 0) out[0] = found;
}
// LAUNCH: flag_of_all<<<1,64>>> p=full(64,-3,i32) out=zeros(1,i32)
// RACE: 421 warning write-after-write

extern "C" __global__ void last_of_all(const int *p, int *out)
{
    __shared__ int found;
    if (p[threadIdx.x] % 2)
        found = threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0) out[0] = found;
}
// LAUNCH: last_of_all<<<1,64>>> p=arange(64,i32) out=zeros(1,i32)
// RACE: 432 error write-after-write

extern "C" __global__ void voted(const int *p, int *out)
{
    __shared__ int s[N];
    s[threadIdx.x] = p[threadIdx.x];
    int count = __syncthreads_count(p[threadIdx.x] > 3);
    out[threadIdx.x] = s[N - 1 - threadIdx.x] + count;
}
// LAUNCH: voted<<<1,64>>> p=arange(64,i32) out=zeros(64,i32)
// CHECKED: race sync
// EXPECT: out == 63 - arange(64) + 60

extern "C" __global__ void of_the_thread_alone(int *p)
{
    __shared__ int s[4][N];
    for (int i = 0; i < 4; i++) s[i][threadIdx.x] = p[threadIdx.x] + i;
    int sum = 0;
    for (int i = 0; i < 4; i++) sum += s[i][threadIdx.x];
    p[threadIdx.x] = sum;
}
// LAUNCH: of_the_thread_alone<<<1,64>>> p=arange(64,i32)
// CHECKED: race sync
// EXPECT: p == 4 * p_in + 6

extern "C" __global__ void histogram_merged_early(const int *p, unsigned *out)
{
    __shared__ unsigned bins[16];
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&bins[p[threadIdx.x] % 16], 1u);
    if (threadIdx.x < 16)
        atomicAdd(&out[threadIdx.x], bins[threadIdx.x]);
}
// LAUNCH: histogram_merged_early<<<2,64>>> p=arange(64,i32) out=zeros(16,u32)
// RACE: 469 467 error
