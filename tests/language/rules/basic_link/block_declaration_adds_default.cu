// [basic.link] dcl.fct.default p4: default arguments of a block's declaration stay in the block
__device__ int f(int a, int b) { return a * 10 + b; }
__device__ int one() { __device__ int f(int, int = 7); return f(1); }
__device__ int two() { __device__ int f(int a = 4, int b = 5); return f() * 100 + f(2); }
extern "C" __global__ void block_declaration_adds_default(int *out) {
    out[0] = one();
    out[1] = two();
    out[2] = f(8, 9);
}
// LAUNCH: block_declaration_adds_default<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [17, 4525, 89]
