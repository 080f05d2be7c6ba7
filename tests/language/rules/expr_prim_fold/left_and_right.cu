// [expr.prim.fold] p1: the four forms associate as they are written
template <class... T> __device__ int left(T... x) { return (... - x); }
template <class... T> __device__ int right(T... x) { return (x - ...); }
template <class... T> __device__ int left_init(T... x) { return (100 - ... - x); }
template <class... T> __device__ int right_init(T... x) { return (x - ... - 100); }
extern "C" __global__ void left_and_right(int *out) {
    out[0] = left(10, 3, 2);
    out[1] = right(10, 3, 2);
    out[2] = left_init(10, 3, 2);
    out[3] = right_init(10, 3, 2);
    out[4] = left(7);
}
// LAUNCH: left_and_right<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 9, 85, -91, 7, 0, 0, 0]
