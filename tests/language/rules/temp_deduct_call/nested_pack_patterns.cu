// [temp.deduct.call] p1: packs inside function and array patterns
template <class R, class... A> __device__ R apply(R (*f)(A...), A... a) { return f(a...); }
template <class R, class... A, class... B> __device__ int convert(R (*f)(A...), B... b) { return f(static_cast<A>(b)...) * 100 + sizeof...(B); }
__device__ int add(int a, double b, char c) { return a + (int)(b * 2) + c; }
extern "C" __global__ void nested_pack_patterns(int *out) {
    out[0] = apply(add, 1, 2.5, 'a');
    out[1] = convert(add, 1.9, 3, 4L);
}
// LAUNCH: nested_pack_patterns<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [103, 1103, 0, 0, 0, 0, 0, 0]
