// launch: {"kernel": "shift", "grid": 1, "block": 1, "arguments": [{"int": $ints}, 8]}
__device__ void copy(int* to, const int* from, int n) {
    for (int i = 0; i < n; i++) {
        to[i] = from[0] + from[i];
    }
}
// The two pointers are one: what is stored is read again.
__global__ void shift(int* data, int n) {
    copy(data, data, n);
    copy(data + 1, data, n);
}
