// [expr.static.cast] p11: no static_cast between unrelated pointers
// REFUSED: invalid static_cast
struct A { int a; }; struct B { int b; };
extern "C" __global__ void bad_unrelated_classes(int *out) { A a{1}; out[0] = static_cast<B *>(&a)->b; }
