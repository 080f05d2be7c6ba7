struct Holder { typedef int num; enum { K1 = 3 }; num v; };
extern "C" __global__ void member_enum_and_typedef(int *out) {
    int i = threadIdx.x; Holder::num n = Holder::K1; out[i] = n + i;
}
// LAUNCH: member_enum_and_typedef<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 + arange(8)
