// [expr.prim.fold] p2: of an empty pack && is true, || is false, the comma nothing
template <class... T> __device__ int all(T... x) { return (x && ...); }
template <class... T> __device__ int any(T... x) { return (... || x); }
template <class... T> __device__ int plus(T... x) { return (x + ... + 42); }
template <class... T> __device__ void none(T... x) { (x, ...); }
extern "C" __global__ void empty(int *out) {
    none();
    out[0] = all() * 10 + any();
    out[1] = plus();
    out[2] = all(1, 0, 1) * 10 + any(0, 0, 3);
}
// LAUNCH: empty<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [10, 42, 1, 0, 0, 0, 0, 0]
