extern "C" __global__ void if_declaration_in_condition(int *out) {
    int i = threadIdx.x; if (int j = i & 3) out[i] = j; else out[i] = -1;
}
// LAUNCH: if_declaration_in_condition<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [-1, 1, 2, 3, -1, 1, 2, 3]
