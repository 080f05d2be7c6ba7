// [basic.scope.hiding] p1: a further declarator hides a type of its name, as the first does
typedef int T; template <class U> struct V { };
struct S { static constexpr bool a = true, V = false; int b, T; };
extern "C" __global__ void further_declarators(int *out) { int a = 1, T = 2, V[2] = {3, 4}; out[0] = a + T + V[1]; S s = {5, 6}; out[1] = s.T + S::V; }
// LAUNCH: further_declarators<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [7, 6]
