extern "C" __global__ void switch_into_loop(int *out) {
    int i = threadIdx.x; int n = 0, k = i; switch (k & 3) { case 0: do { n++; case 3: n++; case 2: n++; case 1: n++; } while ((k -= 4) > 0); } out[i] = n;
}
// LAUNCH: switch_into_loop<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [4, 1, 2, 3, 4, 5, 6, 7]
