extern "C" __global__ void literal_type_by_value(int *out) {
    int i = threadIdx.x; out[i] = sizeof(2147483647) + 10 * sizeof(2147483648) + 100 * sizeof(0xFFFFFFFF);
}
// LAUNCH: literal_type_by_value<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 4 + 80 + 400
