// [over.ics.rank] p3.2.1: an exact array reference ties with decay, specialisation decides
template <class T, int N> __device__ int f(T (&)[N]) { return N; } template <class T> __device__ int g(T *) { return 1; } template <class T> __device__ int g(T &) { return 2; } __device__ int h(int *) { return 3; } __device__ int h(const int (&)[2]) { return 4; }
extern "C" __global__ void reference_to_array_and_pointer(int *out) { int a[3] = {}; const int b[2] = {}; int c[2] = {}; out[0] = f(a) * 10 + f(b); out[1] = g(a[0]) ; out[2] = h(&c[0]) * 10 + h(b); out[3] = f("abcd"); }
// LAUNCH: reference_to_array_and_pointer<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [32, 2, 34, 5]
