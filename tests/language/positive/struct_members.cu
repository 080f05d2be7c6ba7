struct Point { int x, y; };
extern "C" __global__ void struct_members(int *out) {
    int i = threadIdx.x; Point p; p.x = i; p.y = 10; out[i] = p.x * p.y;
}
// LAUNCH: struct_members<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 10 * arange(8)
