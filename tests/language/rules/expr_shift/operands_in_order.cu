// [expr.shift] p4: the left operand of << and >> is sequenced before the right one
__device__ int step(int *log, int k, int r) { *log = *log * 10 + k; return r; }
struct S { int v; };
__device__ S operator<<(S s, int k) { return S{s.v * 10 + k}; }
__device__ S make(int *log) { *log = *log * 10 + 1; return S{0}; }
extern "C" __global__ void operands_in_order(int *out) {
    int l = 0;
    int r = step(&l, 1, 3) << step(&l, 2, 2);
    out[0] = l * 100 + r;
    l = 0; r = step(&l, 3, 64) >> step(&l, 4, 2);
    out[1] = l * 100 + r;
    l = 0; S s = make(&l) << step(&l, 2, 7) << step(&l, 3, 8);
    out[2] = l * 100 + s.v;
}
// LAUNCH: operands_in_order<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1212, 3416, 12378]
