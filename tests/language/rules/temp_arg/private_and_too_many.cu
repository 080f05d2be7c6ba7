// [temp.arg] p3: defaults after given ones
template <class A, class B = A *, class C = B *> struct S { static const int v = sizeof(A) * 100 + sizeof(B) * 10 + sizeof(C); };
extern "C" __global__ void private_and_too_many(int *out) {
    out[0] = S<char>::v;
    out[1] = S<char, short>::v;
    out[2] = S<char, short, int>::v;
}
// LAUNCH: private_and_too_many<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [188, 128, 124, 0, 0, 0, 0, 0]
