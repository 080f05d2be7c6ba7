<<<<<<< HEAD
// [class.access] class.access.base p4: a private base is no implicit conversion
// REFUSED: base is not accessible
struct A { int v = 1; };
class B : A { };
__device__ int f(const A &a) { return a.v; }
extern "C" __global__ void bad_private_base(int *out) { B b; out[0] = f(b); }
=======
// [class.access] p1 of class.access.base: no conversion to a private base from outside
// REFUSED: inaccessible base
struct B { int n = 1; };
class D : B { };
extern "C" __global__ void bad_private_base(int *out) { D d; B *p = &d; out[0] = p->n; }
>>>>>>> 09c996f (Programs of one rule each: classes, special members, initialisation, constants, layout)
