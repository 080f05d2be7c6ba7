// [class.access] p4 of class.access.base: a member function of an inaccessible base's object
// REFUSED: the base is private
struct A { __device__ int f() { return 1; } };
struct B : private A {};
struct C : B { __device__ int g() { return ::A::f(); } };
extern "C" __global__ void bad_function_of_private_base(int *out) { C c; out[0] = c.g(); }
