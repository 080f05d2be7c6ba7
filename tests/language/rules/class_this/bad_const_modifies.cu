// [class.this] p2: this is a pointer to const in a const member
// REFUSED: assignment to a const object
struct S { int n; __device__ void f() const { n = 1; } };
extern "C" __global__ void bad_const_modifies(int *out) { S s{0}; s.f(); out[0] = s.n; }
