struct A { char a; double b; char c; }; struct B { char a; short b; int c; };
extern "C" __global__ void struct_sizeof_padding(int *out) {
    int i = threadIdx.x; out[i] = sizeof(A) * 100 + sizeof(B) * 10 + alignof(A);
}
// LAUNCH: struct_sizeof_padding<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 24 * 100 + 8 * 10 + 8
