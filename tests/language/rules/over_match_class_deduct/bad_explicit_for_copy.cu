// [over.match.class.deduct] p1: an explicit constructor is none for a copy
// REFUSED: no viable constructor or deduction guide for deduction of template arguments of 'Box'
template <typename T> struct Box {
    T v;
    explicit __device__ Box(T x) : v(x) {}
};
extern "C" __global__ void bad_explicit_for_copy(int *out) {
    Box b = 1;
    out[0] = b.v;
}
