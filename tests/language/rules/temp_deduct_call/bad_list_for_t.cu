// [temp.deduct.call] p1: a brace list for a plain T
// REFUSED: a brace list does not deduce T
template <class T> __device__ int f(T) { return 1; }
extern "C" __global__ void bad_list_for_t(int *out) { out[0] = f({1, 2}); }
