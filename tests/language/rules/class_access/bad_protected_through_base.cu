<<<<<<< HEAD
// [class.access] class.protected p1: a protected member is reached through the derived class only
// REFUSED: member is protected
class A { protected: int v = 1; };
struct B : A { __device__ int f(A &a) { return a.v; } };
extern "C" __global__ void bad_protected_through_base(int *out) { B b; A a; out[0] = b.f(a); }
=======
// [class.access] p1 of class.protected: a protected member through an object of the base
// REFUSED: protected member of another class
struct B { protected: int n = 1; };
struct D : B { __device__ int f(B &b) { return b.n; } };
extern "C" __global__ void bad_protected_through_base(int *out) { D d; out[0] = d.f(d); }
>>>>>>> 09c996f (Programs of one rule each: classes, special members, initialisation, constants, layout)
