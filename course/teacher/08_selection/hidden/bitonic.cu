// launch {"kernel": "bitonic_sort", "grid": 1, "block": 16, "arguments": [13, {"int": [5, -1, 9, 3, 3, 12, 0, 7, 2, 8, 100, -50, 6]}]}

#define MAX_KEYS 1024
#define LARGEST 0x7fffffff

__global__ void bitonic_sort(int n, int *keys) {
    __shared__ int shared[MAX_KEYS];
    int t = threadIdx.x;
    shared[t] = t < n ? keys[t] : LARGEST;
    __syncthreads();
    for (unsigned size = 2; size <= blockDim.x; size *= 2) {
        for (unsigned stride = size / 2; stride > 0; stride /= 2) {
            int partner = t ^ stride;
            if (partner > t) {
                int a = shared[t], b = shared[partner];
                bool ascending = (t & size) == 0;
                if ((a > b) == ascending) {
                    shared[t] = b;
                    shared[partner] = a;
                }
            }
            __syncthreads();
        }
    }
    if (t < n)
        keys[t] = shared[t];
}
