#define SWAP(a, b) do { int t_ = a; a = b; b = t_; } while (0)
extern "C" __global__ void preprocessor_do_while_macro(int *out) {
    int i = threadIdx.x; int x = i, y = 9; if (i & 1) SWAP(x, y); else x = 0; out[i] = x * 10 + y;
}
// LAUNCH: preprocessor_do_while_macro<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) % 2, 90 + arange(8), 9)
