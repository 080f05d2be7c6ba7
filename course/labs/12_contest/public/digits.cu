// launch: {"kernel": "digits", "grid": 2, "block": 32, "arguments": [64, {"int": $ints}, {"int": $zeros}]}
// The digit sum of each number, negative ones too.
__global__ void digits(int n, const int* values, int* sums) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int left = values[i], sum = 0;
        while (left != 0) {
            sum += left % 10;
            left /= 10;
        }
        sums[i] = sum + (values[i] / 8) * (values[i] % 8);
    }
}
