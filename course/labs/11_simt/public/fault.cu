// launch {"kernel": "fault", "grid": 1, "block": 8, "arguments": [{"int": [1, 2, 3, 4, 5, 6]}]}

__global__ void fault(int *x) {
    x[threadIdx.x] += 1;
}
