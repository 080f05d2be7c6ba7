// [temp.deduct] p8: every candidate's substitution fails
// REFUSED: no matching function
template <bool B> struct enable { };
template <> struct enable<true> { typedef int type; };
template <class T> __device__ typename enable<sizeof(T) == 3>::type f(T) { return 1; }
extern "C" __global__ void bad_all_fail(int *out) { out[0] = f(1); }
