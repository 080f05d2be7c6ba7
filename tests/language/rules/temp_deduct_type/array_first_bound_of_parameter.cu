// [temp.deduct.type] p5: the first bound of a by-value array parameter is no part of its type
template <int N> __device__ int f(int a[N], int (&)[N]) { return N; }
template <class T> __device__ int g(T a[7]) { return sizeof(a) + sizeof(T); }
extern "C" __global__ void array_first_bound_of_parameter(int *out) {
    int a[2] = {}, b[5] = {};
    out[0] = f(a, b);
    out[1] = g(a);
}
// LAUNCH: array_first_bound_of_parameter<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 12, 0, 0, 0, 0, 0, 0]
