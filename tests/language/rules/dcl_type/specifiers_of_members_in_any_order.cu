// [dcl.type] p1 of dcl.spec: the same among members
struct S;
struct S {
    unsigned const static k = 3;
    int long static constexpr l = 4;
    S typedef Self;
    int mutable volatile m;
    S __device__ static mk();
    S const __device__ &me() const { return *this; }
    S __device__ inline operator+(int x) const;
    int static __device__ sf() { return 5; }
    void const *volatile pv;
    struct In {
        int z;
    } typedef Inn;
    enum E { A = 3 } typedef EE;
    struct {
        int an;
    } const anon = {4};
    template <class T> T static __device__ tt(T x) { return x; }
    explicit __device__ inline operator bool() const { return m; }
    __device__ S(int x = 0) : m(x) {}
    __device__ explicit inline S(double d) : m(d + 1) {}
    inline friend __device__ int operator*(const S &a, int b) { return a.m * b; }
    __device__ S(const S &o) : m(o.m) {}
    int const static __device__ sx();
};
int const __device__ S::sx() { return 31; }
__device__ S inline S::mk() { return S(4); }
__device__ inline S S::operator+(int x) const { return S(m + x); }
extern "C" __global__ void specifiers_of_members_in_any_order(int *out) {
    int *p = out;
    S s = S::mk();
    p[0] = s.m;
    p[1] = (s + 3).m;
    p[2] = S::sf() + S::k + S::l;
    S::Inn i{3};
    p[3] = i.z;
    S::EE e = S::A;
    p[4] = e;
    p[5] = s.anon.an;
    p[6] = S::tt(6);
    p[7] = bool(s);
    p[8] = s * 3;
    p[9] = S(2.0).m;
    p[10] = s.me().m;
    S::Self o(3);
    p[11] = o.m;
    p[12] = S::sx();
}
// LAUNCH: specifiers_of_members_in_any_order<<<1,1>>> out=zeros(13,i32)
// EXPECT: out == [4, 7, 12, 3, 3, 4, 6, 1, 12, 3, 4, 3, 31]
