// [temp.class.spec.match] p2 and [basic.type.qualifier] p5: the qualifiers of an array of unknown bound are its elements', by another name too
template<class T> using Id = T;
template<class T, class U> struct M { static const int value = 1; };
template<class P, int N> struct M<volatile Id<P[N]>, const P *> { static const int value = 10 + N; };
template<class P, int N> struct M<const Id<P[N]>, P> { static const int value = 20 + N; };
template<class P, int N> struct M<const P[N], P *> { static const int value = 30 + N; };
template<class P> struct M<const Id<P[4]>, P &> { static const int value = 40; };
extern "C" __global__ void qualified_array(int *out) {
    out[0] = M<volatile int[3], const int *>::value;
    out[1] = M<const int[3], int>::value;
    out[2] = M<const Id<char[5]>, char *>::value;
    out[3] = M<const int[4], int &>::value;
    out[4] = M<int[4], int>::value;
    out[5] = M<volatile Id<Id<short>[2]>, const Id<short> *>::value;
}
// LAUNCH: qualified_array<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [13, 23, 35, 40, 1, 12, 0, 0]
