// launch {"kernel": "nested", "grid": 1, "block": 8, "arguments": [{"int": [3, 1, 4, 1, 5, 9, 2, 6]}, {"int": [0, 0, 0, 0, 0, 0, 0, 0]}]}

__global__ void nested(const int *n, int *out) {
    int i = threadIdx.x, sum = 0;
    for (int k = 0; k < n[i]; k++) {
        for (int j = k; j < n[i]; j += 2) {
            if ((i + j) % 3 == 0)
                sum += j;
            else if (j > 4)
                break;
        }
        if (sum > 20)
            break;
    }
    for (int k = 0; k < 3; k++)
        sum = sum * 2 + k;
    out[i] = sum;
}
