// Where a value belongs in a sorted array.
// LAUNCH: binary_search<<<4,64>>> sorted=arange(200) wanted=random(200,i16,133) out=zeros(200) n=200
// EXPECT: out == searchsorted(sorted_in, wanted)

extern "C" __global__ void binary_search(const int *sorted, const short *wanted, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int lo = 0, hi = n;
    while (lo < hi) {
        int mid = lo + hi >> 1;
        if (sorted[mid] < wanted[i]) lo = mid + 1;
        else hi = mid;
    }
    out[i] = lo;
}
