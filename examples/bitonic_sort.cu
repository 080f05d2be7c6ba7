// Bitonic sort (Batcher 1968) of up to 1024 keys by one block, in shared memory. Missing keys are
// padded with the largest integer.
//
//   minicc run examples/bitonic_sort.cu --kernel bitonic_sort --grid 1 --block 256 n=200 'keys=random(200,i32,9)' --print keys

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
