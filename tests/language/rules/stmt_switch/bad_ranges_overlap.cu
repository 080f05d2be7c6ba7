// [stmt.switch] p2: no two labels have a value in common
// REFUSED: duplicate case value
__device__ int f(int a) {
    switch (a) {
    case 7: return 3;
    case 9 ... 500: return 1;
    case 8 ... 9: return 2;
    }
    return 0;
}
extern "C" __global__ void bad_ranges_overlap(int *out) { out[0] = f(1); }
