// [over.ics.rank] p4.4: conversions to two bases that are unrelated are not ordered
// REFUSED: call is ambiguous
struct A { int a; };
struct B { int b; };
struct C : A, B { int c; };
__device__ int f(const A &) { return 1; }
__device__ int f(const B &) { return 2; }
extern "C" __global__ void bad_two_bases(int *out) {
    C c;
    out[0] = f(c);
}
