// [stmt.switch] p2: no two labels have a value in common
// REFUSED: duplicate case value
__device__ int f(int a) {
    switch (a) {
    case 1 ... 5: return 1;
    case 3: return 2;
    }
    return 0;
}
extern "C" __global__ void bad_case_in_range(int *out) { out[0] = f(1); }
