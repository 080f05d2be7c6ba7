// [basic.lookup.qual] p4: ::x is the global one, whatever is nearer
__device__ int x = 1;
namespace N { __device__ int x = 2; __device__ int get() { int x = 3; return ::x * 100 + N::x * 10 + x; } namespace N { __device__ int x = 7; __device__ int in() { return N::x * 10 + ::N::x; } } }
extern "C" __global__ void global_scope_operator(int *out) {
    int x = 4;
    out[0] = ::x;
    out[1] = N::get();
    out[2] = N::N::in();
    { int N = 5; out[3] = N::x + N + x + ::x; }
}
// LAUNCH: global_scope_operator<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 123, 72, 12]
