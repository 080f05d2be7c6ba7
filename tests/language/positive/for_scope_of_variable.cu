extern "C" __global__ void for_scope_of_variable(int *out) {
    int i = threadIdx.x; int j = 9; for (int j = 0; j < 3; j++) ; out[i] = j;
}
// LAUNCH: for_scope_of_variable<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 9
