// [dcl.fct.def.delete] p2: a deleted function takes part and only its choice is an error
__device__ int f(int) { return 1; }
int f(double) = delete;
template <class T> __device__ int g(T) { return 2; }
template <> int g(char) = delete;
struct S { S(int) = delete; __device__ S(long) : v(3) { } int v; };
template <class T> __device__ auto can(int) -> decltype(f(T()), 0) { return 5; }
template <class T> __device__ int can(long) { return 6; }
extern "C" __global__ void deleted_overloads(int *out) {
    out[0] = f(1);
    out[1] = g(1);
    out[2] = S(1L).v;
    out[3] = can<int>(0) * 10 + can<double>(0);
}
// LAUNCH: deleted_overloads<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 56, 0, 0, 0, 0]
