// [dcl.type.auto.deduct] p4: auto inside of a declarator stands for what a call would tell a template's parameter
struct S {
    int x;
    float y;
    __device__ int f(int k) const { return x + k; }
    __device__ int g(int k) noexcept { return x * k; }
};
__device__ int f(int x) { return x + 2; }
__device__ int o(int x) { return x + 3; }
__device__ int o(float, int x) { return x + 4; }
__device__ const int &same(const int &x) { return x; }
template <class T> __device__ T half(T x) { return x / 2; }
__device__ int data[3] = {1, 2, 4};
__device__ auto *start = &data[1];
__device__ auto (*whole)[3] = &data;
template <class T> __device__ T last(const T (&a)[3]) {
    auto (&r)[3] = a;
    static_assert(sizeof(r) == 3 * sizeof(T), "");
    return r[2];
}
__device__ auto (*chosen(bool first))(int) { return first ? &f : &half<int>; }
extern "C" __global__ void inside_declarators(int *out) {
    auto (*p)(int) = f;
    out[0] = p(1);
    auto (*q)(float, int) = o;
    out[1] = q(0, 1);
    auto (*h)(float) = half<float>;
    out[2] = h(9.0f) * 2;
    auto &(*s)(const int &) = same;
    static_assert(__is_same(decltype(s), const int &(*)(const int &)), "");
    out[3] = s(7);
    S v{6, 2};
    auto S::*m = &S::x;
    const auto S::*n = &S::y;
    static_assert(__is_same(decltype(n), const float S::*), "");
    v.*m += 1;
    out[4] = v.*m * 10 + int(v.*n);
    auto (S::*c)(int) const = &S::f;
    auto (S::*d)(int) = &S::g;
    out[5] = (v.*c)(4) * 100 + (v.*d)(2);
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
    auto (&r)[2][3] = a;
    auto (*w)[3] = a;
    const auto (&k)[3] = a[1];
    static_assert(__is_same(decltype(k), const int (&)[3]), "");
    w[1][0] = 8;
    out[6] = r[1][0] * 10 + k[2];
    for (auto (&row)[3] : a) out[7] = out[7] * 100 + row[0] + row[2];
    auto *const e = a[0];
    auto *const *ee = &e;
    static_assert(__is_same(decltype(ee), int *const *), "");
    **ee = 3;
    out[8] = a[0][0] * 100 + *start * 10 + (*whole)[2];
    out[9] = last(a[0]) * 100 + chosen(true)(1) * 10 + chosen(false)(8);
    auto (&fr)(int) = f, (*gr)(int) = f;
    out[10] = fr(1) + gr(2);
}
// LAUNCH: inside_declarators<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [3, 5, 9, 7, 72, 1114, 86, 414, 324, 334, 7]
