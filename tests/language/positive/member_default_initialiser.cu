struct Def { int a = 4; int b = 5; };
extern "C" __global__ void member_default_initialiser(int *out) {
    int i = threadIdx.x; Def d; d.a += i; out[i] = d.a * d.b;
}
// LAUNCH: member_default_initialiser<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (4 + arange(8)) * 5
