// launch: {"kernel": "rounding", "grid": 1, "block": 32, "arguments": [{"float": $floats}, {"float": $zeros}, 16777216.0]}
// Additions that look as if they cancelled: in single precision they do not.
__global__ void rounding(const float* x, float* y, float big) {
    int i = threadIdx.x;
    float a = x[i];
    float rounded = (a + big) - big;
    float scaled = a * 3.0f / 3.0f;
    y[i] = rounded + (scaled - a) + (a - a) + 0.0f * a;
}
