// [over.literal] p3: an integer's literal operator does not take a string
// REFUSED: no literal operator for strings
__device__ int operator""_i(unsigned long long v) { return (int)v; }
extern "C" __global__ void bad_no_string_form(int *out) { out[0] = "12"_i; }
