// Neighbours are swapped, n times.
// LAUNCH: odd_even_sort<<<1,32>>> a=random(64,i16,87)
// EXPECT: a == sort(a_in)

extern "C" __global__ void odd_even_sort(short *a) {
    __shared__ short s[64];
    int t = threadIdx.x;
    s[2 * t] = a[2 * t];
    s[2 * t + 1] = a[2 * t + 1];
    for (int k = 0; k < 64; k++) {
        __syncthreads();
        int j = 2 * t + (k & 1);
        if (j + 1 < 64 && s[j] > s[j + 1]) {
            short x = s[j];
            s[j] = s[j + 1];
            s[j + 1] = x;
        }
    }
    __syncthreads();
    a[2 * t] = s[2 * t];
    a[2 * t + 1] = s[2 * t + 1];
}
