// [dcl.pre] p6: static_assert in every scope, with and without text
static_assert(sizeof(int) == 4); namespace N { static_assert(true, "x"); } struct S { int a; static_assert(sizeof(char) == 1, "y"); int b; };
extern "C" __global__ void static_assertions(int *out) { static_assert(sizeof(S) == 8, ""); constexpr int k = 3; static_assert(k * 2 == 6); ; ; out[0] = k; { ; } out[1] = sizeof(S); }
// LAUNCH: static_assertions<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [3, 8]
