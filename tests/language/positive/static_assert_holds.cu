static_assert(sizeof(long long) == 8, "long long has 64 bits");
extern "C" __global__ void static_assert_holds(int *out) {
    static_assert(1 + 1 == 2); int i = threadIdx.x; out[i] = i;
}
// LAUNCH: static_assert_holds<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
