extern "C" __global__ void declarations_anywhere(int *out) {
    int i = threadIdx.x; int a = 1; a += i; int b = a * 2; b++; const int c = b; out[i] = c;
}
// LAUNCH: declarations_anywhere<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 3
