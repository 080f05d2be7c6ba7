// [dcl.type.class.deduct] p2: only the type of a variable is deduced, no pointer to it
// REFUSED: use of class template 'Pair' requires template arguments
template <typename A, typename B> struct Pair {
    A a;
    B b;
    __device__ Pair(A x, B y) : a(x), b(y) {}
};
extern "C" __global__ void bad_pointer(int *out) {
    Pair<int, int> q(1, 2);
    Pair *p = &q;
    out[0] = p->a;
}
