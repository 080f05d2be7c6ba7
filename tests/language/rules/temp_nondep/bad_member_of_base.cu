// [temp.nondep] p3 of temp.dep: an unqualified member of a dependent base
// REFUSED: undeclared identifier
template <class T> struct B { int m = 3; };
template <class T> struct D : B<T> { __device__ int f() { return m; } };
extern "C" __global__ void bad_member_of_base(int *out) { out[0] = D<int>().f(); }
