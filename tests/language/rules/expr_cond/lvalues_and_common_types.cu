// [expr.cond] p4: both lvalues of one type give an lvalue; otherwise the usual conversions
__device__ int k(int &) { return 1; } __device__ int k(int &&) { return 2; } __device__ int k(unsigned &&) { return 3; } __device__ int k(double &&) { return 4; } __device__ int k(const int &) { return 5; } __device__ int k(long &&) { return 6; }
extern "C" __global__ void lvalues_and_common_types(int *out) {
    int a = 1, b = 2; const int c = 3; short s = 4; unsigned u = 5; bool t = out[0] == 0;
    (t ? a : b) = 10; (!t ? a : b) += 20;
    out[0] = a * 100 + b;
    out[1] = k(t ? a : b) * 10 + k(t ? a : 1);
    out[2] = k(t ? s : s + 0) * 1000 + k(t ? a : u) * 100 + k(t ? 1 : 2.5) * 10 + k(t ? a : c);
    out[3] = k(t ? 'a' : s) * 10 + k(t ? 1 : 2L);
    int *p = &(t ? a : b); *p = 7; out[4] = a;
    out[5] = sizeof(t ? 'a' : 'b') * 10 + sizeof(t ? s : 'b');
    out[6] = (t ? 1 : 2.9) * 10;
}
// LAUNCH: lvalues_and_common_types<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1022, 12, 2345, 26, 7, 14, 10]
