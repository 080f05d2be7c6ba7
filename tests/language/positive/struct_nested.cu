struct In { int v[2]; }; struct Out { In a, b; };
extern "C" __global__ void struct_nested(int *out) {
    int i = threadIdx.x; Out o = {{{1, 2}}, {{3, 4}}}; o.b.v[1] += i; out[i] = o.a.v[0] + o.b.v[1];
}
// LAUNCH: struct_nested<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 5 + arange(8)
