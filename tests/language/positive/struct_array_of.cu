struct S { char c; int v; };
extern "C" __global__ void struct_array_of(int *out) {
    int i = threadIdx.x; S s[3] = {{'a', 1}, {'b', 2}, {'c', 3}}; out[i] = s[i % 3].c * 10 + s[i % 3].v;
}
// LAUNCH: struct_array_of<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == asarray([971, 982, 993] * 3)[:8]
