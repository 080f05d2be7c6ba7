// [temp.func.order] p2: T (&)[N] is more specialised than T&
template <class T> __device__ int f(T &) { return 1; }
template <class T, int N> __device__ int f(T (&)[N]) { return 100 + N; }
template <class T> __device__ int f(T (&)[4]) { return 7; }
extern "C" __global__ void array_over_reference(int *out) {
    int x = 0, a[3] = {}, b[4] = {}, c[2][4] = {};
    out[0] = f(x);
    out[1] = f(a);
    out[2] = f(b);
    out[3] = f(c);
}
// LAUNCH: array_over_reference<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 103, 7, 102, 0, 0, 0, 0]
