// [conv.ptr] p3: no implicit conversion from a base to a derived class
// REFUSED: no such implicit conversion
struct A { int a; };
struct B : A { int b; };
extern "C" __global__ void bad_base_to_derived(int *out) { B b{}; A *a = &b; B *p = a; out[0] = p->b; }
