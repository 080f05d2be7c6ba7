extern "C" __global__ void while_loop(int *out) {
    int i = threadIdx.x; int n = i + 1, c = 0; while (n > 1) { n /= 2; c++; } out[i] = c;
}
// LAUNCH: while_loop<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 1, 1, 2, 2, 2, 2, 3]
