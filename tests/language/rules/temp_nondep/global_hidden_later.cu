// [temp.nondep] p1: a later better overload is not seen
struct A { };
__device__ int h(long) { return 1; }
template <class T> struct S { __device__ int call() { return h(3); } int x = sizeof(T); };
__device__ int h(int) { return 2; }
extern "C" __global__ void global_hidden_later(int *out) {
    out[0] = S<char>().call();
    out[1] = h(3);
}
// LAUNCH: global_hidden_later<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 0, 0, 0, 0, 0, 0]
