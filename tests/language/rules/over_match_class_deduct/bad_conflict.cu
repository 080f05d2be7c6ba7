// [temp.deduct.type] p2: two arguments tell different types
// REFUSED: no viable constructor or deduction guide for deduction of template arguments of 'Two'
template <typename T> struct Two {
    T a;
    __device__ Two(T x, T y) : a(x + y) {}
};
extern "C" __global__ void bad_conflict(int *out) {
    Two t(1, 2.0f);
    out[0] = t.a;
}
