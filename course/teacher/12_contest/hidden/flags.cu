// launch: {"kernel": "flags", "grid": 1, "block": 32, "arguments": [{"int": $ints}, {"int": $zeros}]}
// A volatile is read as often as it is written there; the results must be right, whatever is read once.
__global__ void flags(volatile int* state, int* out) {
    int i = threadIdx.x;
    int first = state[i];
    state[i] = first + 1;
    int second = state[i];
    if (second == first) out[i] = -1;
    else out[i] = second * 3 - first;
}
