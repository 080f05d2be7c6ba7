// [class.access] p1 of class.protected: a protected member through an object of the base
// REFUSED: protected member of another class
struct B { protected: int n = 1; };
struct D : B { __device__ int f(B &b) { return b.n; } };
extern "C" __global__ void bad_protected_of_another_object(int *out) { D d; out[0] = d.f(d); }
