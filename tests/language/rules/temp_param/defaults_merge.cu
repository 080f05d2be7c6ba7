// [temp.param] p10: defaults of several declarations are taken together
template <class T, class U = char> struct S;
template <class T = double, class U> struct S;
template <class A, class B> struct S { static const int v = 10 * sizeof(A) + sizeof(B); };
extern "C" __global__ void defaults_merge(int *out) {
    out[0] = S<>::v;
    out[1] = S<short>::v;
    out[2] = S<short, int>::v;
}
// LAUNCH: defaults_merge<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [81, 21, 24, 0, 0, 0, 0, 0]
