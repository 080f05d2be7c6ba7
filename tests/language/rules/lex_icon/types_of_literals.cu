// [lex.icon] p2: the first type of the list for its base and suffix that holds the value
__device__ int k(int) { return 1; } __device__ int k(unsigned) { return 2; } __device__ int k(long) { return 3; } __device__ int k(unsigned long) { return 4; } __device__ int k(long long) { return 5; } __device__ int k(unsigned long long) { return 6; }
extern "C" __global__ void types_of_literals(int *out) {
    out[0] = k(2147483647) * 1000 + k(2147483648) * 100 + k(0x7FFFFFFF) * 10 + k(0x80000000);
    out[1] = k(0xFFFFFFFF) * 1000 + k(0x100000000) * 100 + k(0xFFFFFFFFFFFFFFFF) * 10 + k(4294967295);
    out[2] = k(1u) * 1000 + k(1L) * 100 + k(1ul) * 10 + k(1lu); out[3] = k(1ll) * 1000 + k(1llu) * 100 + k(1ULL) * 10 + k(1Lu);
    out[4] = k(4294967296u) * 100 + k(037777777777) * 10 + k(0b1); out[5] = k(0b11111111111111111111111111111111) * 10 + k(01777777777777777777777L); out[6] = k(-2147483648) * 10 + k(-2147483647 - 1);
}
// LAUNCH: types_of_literals<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1312, 2343, 2344, 5664, 421, 24, 31]
