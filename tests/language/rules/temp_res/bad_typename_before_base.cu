// [temp.res] p5: typename before a base
// REFUSED: 'typename' is not allowed here
struct A { struct type {}; };
template <class B> struct H : typename B::type {};
extern "C" __global__ void bad_typename_before_base(int *out) { H<A> h{}; out[0] = sizeof h; }
