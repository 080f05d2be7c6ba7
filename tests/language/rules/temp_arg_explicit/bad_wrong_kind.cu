// [temp.arg.explicit] p2: a value where a type is asked for
// REFUSED: no candidate fits
template <class T> __device__ int f(T) { return sizeof(T); }
extern "C" __global__ void bad_wrong_kind(int *out) { out[0] = f<3>(1); }
