// [expr.const] p2: a mutable member of a constant is not constant
// REFUSED: mutable member read
struct S { int a; mutable int b; };
extern "C" __global__ void bad_mutable(int *out) { constexpr S s = {1, 2}; constexpr int x = s.b; out[0] = x; }
