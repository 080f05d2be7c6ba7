// [temp.deduct] p2: given arguments are substituted first and may fail alone
template <class T> __device__ int f(T, typename T::type) { return 1; }
template <class T> __device__ int f(T, int) { return 2; }
struct S { __device__ S(int) { } typedef short type; };
extern "C" __global__ void explicit_then_deduced(int *out) {
    out[0] = f<int>(3, 4);
    out[1] = f<S>(3, (short)4);
    out[2] = f<S>(3, 4);
}
// LAUNCH: explicit_then_deduced<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 2, 0, 0, 0, 0, 0]
