// [expr.prim.fold] p2: + of an empty pack has no value
// REFUSED: empty pack for +
template <class... T> __device__ int sum(T... x) { return (x + ...); }
extern "C" __global__ void bad_empty_plus(int *out) { out[0] = sum(); }
