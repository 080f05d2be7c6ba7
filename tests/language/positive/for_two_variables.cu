extern "C" __global__ void for_two_variables(int *out) {
    int i = threadIdx.x; int s = 0; for (int a = 0, b = i; a < b; ++a, --b) s += b - a; out[i] = s;
}
// LAUNCH: for_two_variables<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [0, 1, 2, 4, 6, 9, 12, 16]
