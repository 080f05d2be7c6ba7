// Three mistakes: what errors look like.
#define SQUARE(x) ((x) * (x))

__global__ void norm(int n, const float *x, const float *y, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = sqrtf(SQUARE(x[i]) + SQUARE(z[i]));
    x[0] = 1.0f
}
//   minicc examples/wrong/norm.cu -o -
