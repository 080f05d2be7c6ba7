struct V { union { struct { int x, y; }; int a[2]; }; };
extern "C" __global__ void struct_anonymous_member(int *out) {
    int i = threadIdx.x; V v; v.x = i; v.y = 3; out[i] = v.a[0] * 10 + v.a[1];
}
// LAUNCH: struct_anonymous_member<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 10 * arange(8) + 3
