extern "C" __global__ void increment_sequenced(int *out) {
    int i = threadIdx.x; int a = i; int b = a++; int c = ++a; int d = a--; int e = --a; out[i] = b + 10 * c + 100 * d + 1000 * e;
}
// LAUNCH: increment_sequenced<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 10 * (arange(8) + 2) + 100 * (arange(8) + 2) + 1000 * arange(8)
