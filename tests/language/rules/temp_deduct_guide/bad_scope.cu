// [temp.deduct.guide] p3: a guide is declared in the scope of its template
// REFUSED: deduction guide must be declared in the same scope as its template
namespace inner {
template <typename T> struct A {};
}
using inner::A;
template <typename T> A(T) -> A<T>;
extern "C" __global__ void bad_scope(int *out) { out[0] = sizeof(A<int>); }
