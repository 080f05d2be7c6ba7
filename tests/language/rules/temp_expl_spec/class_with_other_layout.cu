// [temp.expl.spec] p1: an explicit specialisation may look quite different
template <class T> struct S { T a; T b; };
template <> struct S<bool> {
    unsigned bits;
    __device__ bool operator[](int i) const { return bits >> i & 1; }
};
template <> struct S<void> { };
extern "C" __global__ void class_with_other_layout(int *out) {
    S<bool> s{6};
    out[0] = s[0] + 10 * s[1] + 100 * s[2];
    out[1] = sizeof(S<void>);
    out[2] = sizeof(S<short>);
    out[3] = sizeof(S<bool>);
}
// LAUNCH: class_with_other_layout<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [110, 1, 4, 4, 0, 0, 0, 0]
