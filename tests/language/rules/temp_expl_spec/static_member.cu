// [temp.expl.spec] p5: an enumerator and a static member of one instance
template <class T> struct S { __device__ static constexpr int m() { return sizeof(T); } };
template <> __device__ constexpr int S<char>::m() { return 30; }
template <class T> struct Count { enum { n = 1 }; };
template <> struct Count<int> { enum { n = 7 }; };
extern "C" __global__ void static_member(int *out) {
    constexpr int m = S<int>::m();
    out[0] = m;
    out[1] = Count<int>::n;
    out[2] = Count<char>::n;
    static_assert(S<char>::m() == 30, "");
    out[3] = sizeof(char[S<char>::m()]);
}
// LAUNCH: static_member<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 7, 1, 30, 0, 0, 0, 0]
