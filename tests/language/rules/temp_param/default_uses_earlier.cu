// [temp.param] p9: a default may use earlier parameters
template <class T, int N = sizeof(T), class U = T[N]> struct S { static const int v = N * 100 + sizeof(U); };
extern "C" __global__ void default_uses_earlier(int *out) {
    out[0] = S<short>::v;
    out[1] = S<short, 3>::v;
    out[2] = S<short, 3, char>::v;
}
// LAUNCH: default_uses_earlier<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [204, 306, 301, 0, 0, 0, 0, 0]
