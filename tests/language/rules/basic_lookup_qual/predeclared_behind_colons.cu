// [basic.lookup.qual] p4: :: finds the types and variables that CUDA declares before the program, behind the program's own of their names
// HOST: no
namespace n { struct dim3 {}; struct float4 {}; struct size_t {};
__device__ int f() { ::dim3 d(2); ::float4 v = ::make_float4(1, 3, 5, 7); ::size_t s = 4; return d.x * 100 + int(v.y) * 10 + int(s); } }
extern "C" __global__ void predeclared_behind_colons(int *out) { out[0] = n::f(); ::uint3 t = ::threadIdx; out[1] = t.x + sizeof(::longlong2); }
// LAUNCH: predeclared_behind_colons<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [234, 16]
