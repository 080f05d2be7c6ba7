// [temp.dep.candidate] p1: ordinary lookup happens at the definition only
__device__ int f(long) { return 1; }
template <class T> __device__ int call(T x) { return f(x); }
__device__ int f(int) { return 2; }
struct A { };
__device__ int f(A) { return 3; }
extern "C" __global__ void no_adl_for_fundamental(int *out) {
    out[0] = call(1);
    out[1] = call(A());
    out[2] = f(1);
}
// LAUNCH: no_adl_for_fundamental<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 3, 2, 0, 0, 0, 0, 0]
