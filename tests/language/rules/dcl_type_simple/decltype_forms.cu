// [dcl.type.simple] p4: decltype of names, of parenthesised names, of members and of calls
template <class A, class B> constexpr int same = 0;
template <class A> constexpr int same<A, A> = 1;
struct S { int m; const int k; };
__device__ int &r(); __device__ int v(); __device__ int &&x();
extern "C" __global__ void decltype_forms(int *out) {
    constexpr int a[] = {
        same<decltype(S::m), int>, same<decltype(S{1, 2}.k), const int>, same<decltype(r()), int &>, same<decltype(v()), int>,
        same<decltype(x()), int &&>};
    int n = 0;
    const S s{1, 2};
    constexpr int b[] = {same<decltype(n), int>, same<decltype((n)), int &>, same<decltype(s.m), int>, same<decltype((s.m)), const int &>,
                         same<decltype(n + 1), int>, same<decltype(n = 1), int &>, same<decltype(n++), int>, same<decltype("a"), const char (&)[2]>};
    for (int i = 0; i < 5; i++) out[0] = out[0] * 10 + a[i];
    for (int i = 0; i < 8; i++) out[1] = out[1] * 10 + b[i];
    out[2] = n;
}
// LAUNCH: decltype_forms<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11111, 11111111, 0, 0, 0, 0, 0, 0]
