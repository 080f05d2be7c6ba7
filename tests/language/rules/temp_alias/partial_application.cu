// [temp.alias] p2: aliases with packs and as template arguments
template <class A, class B> struct P { static const int v = 10 * sizeof(A) + sizeof(B); };
template <class T> using WithInt = P<T, int>;
template <class... T> using First = P<T..., char>;
template <template <class> class M, class T> using Apply = M<T>;
template <class T, int N = 2> using Vec = T[N];
extern "C" __global__ void partial_application(int *out) {
    out[0] = WithInt<char>::v;
    out[1] = First<short>::v;
    out[2] = Apply<WithInt, double>::v;
    out[3] = sizeof(Vec<int>) * 10 + sizeof(Vec<char, 5>);
    using Local = WithInt<short>;
    out[4] = Local::v;
}
// LAUNCH: partial_application<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [14, 21, 84, 85, 24, 0, 0, 0]
