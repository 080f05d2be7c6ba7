// [lex.pptoken] p3: <:: is < and :: unless : or > follows
namespace N { const int v = 3; } const int v = 7;
template <int I> struct S { static const int k = I; }; struct A { }; template <class T> struct Z { static const int k = sizeof(T); };
extern "C" __global__ void template_angle_colon(int *out) { out[0] = S<::v>::k; out[1] = S<::N::v>::k; out[2] = Z<::A>::k; int a<::> = {4, 5}; out[3] = a<:1:>; <% int x = 8; out[4] = x; %> out[5] = 5 and not 0; out[6] = 6 bitand 3 bitor 8; out[7] = 5 xor 1; }
// LAUNCH: template_angle_colon<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 3, 1, 5, 8, 1, 10, 4]
