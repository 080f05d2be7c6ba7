<<<<<<< HEAD
// [class.access] p1: a private member cannot be named outside
// REFUSED: member is private
class A { int v = 1; public: __device__ int get() { return v; } };
extern "C" __global__ void bad_private_member(int *out) { A a; out[0] = a.v; }
=======
// [class.access] p1: a private member from outside
// REFUSED: private member
class S { int n = 1; };
extern "C" __global__ void bad_private_member(int *out) { S s; out[0] = s.n; }
>>>>>>> 09c996f (Programs of one rule each: classes, special members, initialisation, constants, layout)
