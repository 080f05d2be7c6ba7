// [temp.deduct.call] p3: an rvalue for T&
// REFUSED: rvalue cannot bind to T&
template <class T> __device__ int f(T &) { return 1; }
extern "C" __global__ void bad_lvalue_needed(int *out) { out[0] = f(1); }
