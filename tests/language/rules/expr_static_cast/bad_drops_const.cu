// [expr.static.cast] p11: static_cast does not remove const
// REFUSED: invalid static_cast
struct A { int a; }; struct B : A { int b; };
extern "C" __global__ void bad_drops_const(int *out) { B b{}; const A *p = &b; out[0] = static_cast<B *>(p)->b; }
