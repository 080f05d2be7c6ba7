// [expr.prim.fold] p1: compound assignments and comparisons fold, too
template <class... T> __device__ int into(int s, T... x) { (s *= ... *= x); return s; }
template <class... T> __device__ bool each(int s, T... x) { return ((s < x) && ...); }
template <class... T> __device__ int shift(T... x) { return (x << ...); }
extern "C" __global__ void assignments(int *out) {
    out[0] = into(2, 3, 5);
    out[1] = each(1, 2, 3) * 10 + each(2, 3, 1);
    out[2] = shift(1, 2, 1);
}
// LAUNCH: assignments<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [30, 10, 16, 0, 0, 0, 0, 0]
