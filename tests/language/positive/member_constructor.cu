struct Vec { int x, y; __device__ Vec(int a, int b) : x(a), y(b) {} __device__ Vec() : x(1), y(1) {} };
extern "C" __global__ void member_constructor(int *out) {
    int i = threadIdx.x; Vec a(i, 2), b; out[i] = a.x * a.y + b.x;
}
// LAUNCH: member_constructor<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8) + 1
