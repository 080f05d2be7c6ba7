// [stmt.switch] GNU: the first value of a range is not larger than the last
// REFUSED: case range
// HOST: no
__device__ int f(int a) {
    switch (a) {
    case 5 ... 1: return 1;
    }
    return 0;
}
extern "C" __global__ void bad_empty_case_range(int *out) { out[0] = f(1); }
