// [conv.fctptr] p1: nor of a member function
// REFUSED: cannot initialize a variable of type 'int
struct S {
    __device__ int m(int x) { return x; }
};
extern "C" __global__ void bad_member_adds_noexcept(int *out) {
    int (S::*p)(int) noexcept = &S::m;
    out[0] = (S().*p)(1);
}
