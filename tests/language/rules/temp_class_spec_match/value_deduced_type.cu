// [temp.class.spec.match] p2: a value argument's expression is compared, not its spelling
template <int N, bool B> struct S { static const int value = 1; };
template <int N> struct S<N, true> { static const int value = 100 + N; };
template <> struct S<4, true> { static const int value = 2; };
extern "C" __global__ void value_deduced_type(int *out) {
    const int three = 3;
    out[0] = S<three + 2, (three > 2)>::value;
    out[1] = S<2 * 2, !false>::value;
    out[2] = S<4, 1 == 2>::value;
    out[3] = S<'A' - 61, sizeof(int) == 4>::value;
}
// LAUNCH: value_deduced_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [105, 2, 1, 2, 0, 0, 0, 0]
