// launch: {"kernel": "blur", "grid": 2, "block": 32, "arguments": [8, 8, {"float": $floats}, {"float": $zeros}]}
// The mean of the neighbours, at the border of those that there are.
__global__ void blur(int width, int height, const float* in, float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = i % width, y = i / width;
    float sum = 0.0f;
    int count = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) {
                sum += in[(y + dy) * width + (x + dx)];
                count++;
            }
    out[i] = sum / count;
}
