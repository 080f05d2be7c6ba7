struct Outer { struct Inner { int z; }; Inner in; };
extern "C" __global__ void member_nested_struct(int *out) {
    int i = threadIdx.x; Outer::Inner x = {i}; Outer o = {x}; out[i] = o.in.z;
}
// LAUNCH: member_nested_struct<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
