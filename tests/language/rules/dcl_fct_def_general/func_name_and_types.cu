// [dcl.fct.def.general] p8: __func__ is the function's name, an array of its own
__device__ int len(const char *s) { int n = 0; while (s[n]) n++; return n; }
__device__ int abcde() { return len(__func__) * 100 + sizeof(__func__); } struct S { __device__ int member() { return len(__func__) * 10 + (__func__[0] == 'm'); } };
extern "C" __global__ void func_name_and_types(int *out) { out[0] = abcde(); S s; out[1] = s.member(); }
// LAUNCH: func_name_and_types<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [506, 61]
