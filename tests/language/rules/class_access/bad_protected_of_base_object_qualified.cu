// [class.access] p1 of class.protected: a qualified name gives no more access to an object of the base
// REFUSED: protected member of an object of another class
struct A { protected: int y = 1; };
struct B : A {};
struct C : B { __device__ int f(B &b) { return b.A::y; } };
extern "C" __global__ void bad_protected_of_base_object_qualified(int *out) { C c; B b; out[0] = c.f(b); }
