// [temp.param] p14: the first > not in parentheses ends the list
template <bool B, int N = 1> struct S { static const int v = B * 10 + N; };
template <int N = (3 > 2)> struct P { static const int v = N; };
template <class T> struct W { };
template <class T> struct D { static const int v = 5; };
extern "C" __global__ void greater_in_parentheses(int *out) {
    out[0] = S<(4 > 3), 2>::v;
    out[1] = P<>::v;
    out[2] = D<W<W<int>>>::v;
    out[3] = S<(8 >> 2) == 2>::v;
}
// LAUNCH: greater_in_parentheses<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 1, 5, 11, 0, 0, 0, 0]
