// [over.match.class.deduct] p1: no guide tells the arguments
// REFUSED: no viable constructor or deduction guide for deduction of template arguments of 'Pair'
template <typename A, typename B> struct Pair {
    A a;
    B b;
    __device__ Pair(A x, B y) : a(x), b(y) {}
};
extern "C" __global__ void bad_nothing_to_deduce(int *out) {
    Pair p(1);
    out[0] = p.a;
}
