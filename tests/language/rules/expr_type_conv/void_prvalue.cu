// [expr.type.conv] p2: void() is a prvalue of type void that performs no initialisation
__device__ void nothing() { return void(); }
template <class T> __device__ auto has(int) -> decltype(T(), 1) { return 1; }
template <class T> __device__ int has(long) { return 0; }
struct N { __device__ N(int) {} };
extern "C" __global__ void void_prvalue(int *out) {
    nothing();
    void();
    out[0] = has<void>(0) * 100 + has<int>(0) * 10 + has<N>(0);
}
// LAUNCH: void_prvalue<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [110, 0]
