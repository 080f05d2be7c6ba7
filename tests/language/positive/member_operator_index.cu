struct Arr { int a[4]; __device__ int &operator[](int j) { return a[j]; } };
extern "C" __global__ void member_operator_index(int *out) {
    int i = threadIdx.x; Arr a; for (int j = 0; j < 4; j++) a[j] = j * i; out[i] = a[3] + a[1];
}
// LAUNCH: member_operator_index<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 4 * arange(8)
