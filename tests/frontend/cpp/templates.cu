// Function and structure templates.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80 sm_90
template <typename T> __device__ T twice(T x) { return x + x; }
template <typename T, int N> __device__ T sum(const T (&values)[N]) {
    T total = 0;
    for (int i = 0; i < N; ++i) total += values[i];
    return total;
}
template <int N, typename T = int> __device__ T power(T x) {
    T result = 1;
    for (int i = 0; i < N; ++i) result *= x;
    return result;
}
template <typename T> __device__ int kind(T) { return 1; }
template <typename T> __device__ int kind(T *) { return 2; }
template <typename T> __device__ int kind(const T *) { return 4; }
__device__ int kind(int) { return 3; }

template <class T, class U = T> struct Pair {
    T first;
    U second;
    typedef T first_type;
    static const int size = sizeof(T) + sizeof(U);
    __device__ U swap_sum(T other) const { return second + static_cast<U>(first) - static_cast<U>(other); }
    template <typename V> __device__ V as() const { return static_cast<V>(first); }
};
template <typename T, int N> struct Array {
    T items[N];
    enum { length = N };
    __device__ T &operator[](int i) { return items[i]; }
    __device__ const T &operator[](int i) const { return items[i]; }
};
template <typename T> struct Limits { static const int bits = 8; };
template <> struct Limits<int> { static const int bits = 32; };
template <> struct Limits<double> { static const int bits = 64; };
template <int N> struct Factorial { static const int value = N * Factorial<N - 1>::value; };
template <> struct Factorial<0> { static const int value = 1; };

template <typename T> __device__ T special(T x) { return x; }
template <> __device__ int special<int>(int x) { return -x; }
template <typename T, int N> __device__ T last(const Array<T, N> &a) { return a[N - 1]; }
template <typename T> __device__ typename Pair<T>::first_type first_of(const Pair<T> &p) { return p.first; }
template <typename T> __device__ T deep(T n) { return n <= 1 ? T(1) : n * deep<T>(n - 1); }
template <typename Op> __device__ int apply(Op op, int a, int b) { return op(a, b); }
struct Plus { __device__ int operator()(int a, int b) const { return a + b; } };
struct Times { __device__ int operator()(int a, int b) const { return a * b; } };

// LAUNCH: functions<<<1,1>>> out=zeros(24,i32)
// EXPECT: out[:22] == array([6, 5, 6, 81, 1, 2, 3, 4, 10, 3, 12, 8, 32, 64, 120, -7, 7, 9, 4, 24, 7, 12])
__global__ void functions(int *out) {
    int v[3] = { 1, 2, 3 };
    float f[2] = { 1.5f, 3.5f };
    const double d = 2;
    int n = 0;
    out[n++] = twice(3);
    out[n++] = (int)sum(f);
    out[n++] = sum(v);
    out[n++] = power<4>(3);
    out[n++] = kind('c');
    out[n++] = kind(v);
    out[n++] = kind(7);
    out[n++] = kind(&d);
    Pair<int, float> p = { 4, 9.0f };
    out[n++] = (int)p.swap_sum(3);
    Array<int, 3> a;
    a[0] = 1; a[1] = 2; a[2] = 3;
    out[n++] = last(a);
    out[n++] = Pair<int, double>::size;
    out[n++] = Limits<float>::bits;
    out[n++] = Limits<int>::bits;
    out[n++] = Limits<double>::bits;
    out[n++] = Factorial<5>::value;
    out[n++] = special(7);
    out[n++] = (int)special(7.5f);
    Pair<int> q = { 9, 1 };
    out[n++] = first_of(q);
    out[n++] = (int)p.as<double>();
    out[n++] = (int)deep(4.0);
    out[n++] = apply(Plus(), 3, 4);
    out[n++] = apply(Times{}, 3, 4);
}

// LAUNCH: _Z5scaleIfLi4EEvPT_S1_<<<1,8>>> x=arange(8,f32) y=zeros(8,f32)
// EXPECT: y == 4 * arange(8)
// LAUNCH: _Z5scaleIiLi2EEvPT_S1_<<<1,8>>> x=arange(8,i32) y=zeros(8,i32)
// EXPECT: y == 2 * arange(8)
template <typename T, int N> __global__ void scale(T *x, T *y) { y[threadIdx.x] = N * x[threadIdx.x]; }
template __global__ void scale<float, 4>(float *x, float *y);
template __global__ void scale<int, 2>(int *, int *);

template <typename T, int BLOCK> __device__ void reduce(volatile T *shared, int i) {
    if (BLOCK >= 16) { if (i < 8) shared[i] += shared[i + 8]; __syncwarp(); }
    if (BLOCK >= 8) { if (i < 4) shared[i] += shared[i + 4]; __syncwarp(); }
    if (BLOCK >= 4) { if (i < 2) shared[i] += shared[i + 2]; __syncwarp(); }
    if (BLOCK >= 2) { if (i < 1) shared[i] += shared[i + 1]; __syncwarp(); }
}
// LAUNCH: _Z5totalIiLi16EEvPKT_PS0_<<<1,16>>> in=arange(16,i32) out=zeros(1,i32)
// EXPECT: out == 120
template <typename T, int BLOCK> __global__ void total(const T *in, T *out) {
    __shared__ T shared[BLOCK];
    shared[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    reduce<T, BLOCK>(shared, threadIdx.x);
    if (threadIdx.x == 0) *out = shared[0];
}
template __global__ void total<int, 16>(const int *, int *);
