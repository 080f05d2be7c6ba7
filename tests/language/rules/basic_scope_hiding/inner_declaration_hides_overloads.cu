// [basic.scope.hiding] p1: an inner declaration hides all outer ones, whatever their types
__device__ int f(int) { return 1; }
__device__ int f(double) { return 2; }
__device__ int f(int, int) { return 3; }
__device__ int inner() { __device__ int f(double); return f(1); }
extern "C" __global__ void inner_declaration_hides_overloads(int *out) {
    out[0] = inner();
    out[1] = f(1) + f(1, 2) * 10;
    { int f = 9; out[2] = f + ::f(1.0); }
    struct f { int q; };
    f x{4};
    out[3] = x.q;
}
// LAUNCH: inner_declaration_hides_overloads<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 31, 11, 4]
