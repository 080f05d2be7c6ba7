// [temp.param] p8: a value parameter of array or function type is a pointer
template <int A[4]> struct P { static const int v = sizeof(A); };
template <int F(int)> struct Q { __device__ static int call(int x) { return F(x); } };
__device__ int table[4] = {5, 6, 7, 8};
__device__ int twice(int x) { return 2 * x; }
template <int *T> __device__ int second() { return T[1]; }
extern "C" __global__ void adjusted_value_types(int *out) {
    out[0] = P<table>::v;
    out[1] = Q<twice>::call(21);
    out[2] = Q<&twice>::call(4);
    out[3] = second<table>();

}
// LAUNCH: adjusted_value_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 42, 8, 6, 0, 0, 0, 0]
