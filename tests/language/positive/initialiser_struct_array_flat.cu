struct PP { int x, y; };
extern "C" __global__ void initialiser_struct_array_flat(int *out) {
    int i = threadIdx.x; PP p[2] = {1, 2, 3, 4}; out[i] = p[i & 1].x * 10 + p[i & 1].y;
}
// LAUNCH: initialiser_struct_array_flat<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [12, 34] * 4
