// [temp.class.spec] p8: the specialisation's parameters may be in any order
template <class A, class B, int N> struct S { static const int value = 0; };
template <int M, class Z, class Y> struct S<Y *, Z[M], M> { static const int value = 10 * sizeof(Z) + sizeof(Y); };
extern "C" __global__ void reordered_parameters(int *out) {
    out[0] = S<short *, double[3], 3>::value;
    out[1] = S<short *, double[3], 4>::value;
}
// LAUNCH: reordered_parameters<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [82, 0, 0, 0, 0, 0, 0, 0]
