// [temp.deduct.type] p8: T[N], T[N][M], pointer and reference to array
template <class T, int N, int M> __device__ int f(T (&)[N][M]) { return N * 10 + M; }
template <class T, int N> __device__ int g(T (*)[N]) { return 100 * sizeof(T) + N; }
template <int N> __device__ int h(const char (&)[N]) { return 200 + N; }
template <class T, int N> __device__ int h(T (&)[N]) { return 300 + N; }
extern "C" __global__ void array_bounds(int *out) {
    int a[2][3] = {};
    short b[5] = {};
    out[0] = f(a);
    out[1] = g(&b);
    out[2] = h("four");
    out[3] = g(a + 1);
    out[4] = h(a);
    out[5] = g(&a);
}
// LAUNCH: array_bounds<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [23, 205, 205, 403, 302, 1202, 0, 0]
