// [dcl.typedef.alias] dcl.typedef p2: alias declarations name function, array and member types
using F = int(int); using PF = F *; using RF = F &; using A = int[2][3]; using Row = decltype(A{}[0]); struct S { using T = S *; using Self = S; T next; int v; }; using Ptr = S::T;
__device__ F twice; __device__ int twice(int x) { return x * 2; } __device__ PF choose(bool b) { return b ? twice : nullptr; } __device__ int call(F f, int x) { return f(x); }
extern "C" __global__ void function_and_array_aliases(int *out) { RF r = twice; out[0] = r(4) + choose(true)(10); out[1] = call(twice, 50); A a = {{1, 2, 3}, {4, 5, 6}}; int (&row)[3] = a[1]; out[2] = row[2] + sizeof(A); S s{nullptr, 5}; Ptr p = &s; S::Self t = {p, 7}; out[3] = t.next->v * 10 + t.v; using V = volatile int; V v = 8; out[4] = v; { using A = char; out[5] = sizeof(A); } out[6] = choose(false) == nullptr; }
// LAUNCH: function_and_array_aliases<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [28, 100, 30, 57, 8, 1, 1]
