// [over.ics.list] p10: neither pointer is better for an empty list
// REFUSED: the call is ambiguous
__device__ int q(const int *) { return 1; }
__device__ int q(int *) { return 2; }
extern "C" __global__ void bad_empty_list_for_pointers(int *out) { out[0] = q({}); }
