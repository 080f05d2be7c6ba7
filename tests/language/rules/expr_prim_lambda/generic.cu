// [expr.prim.lambda] p3 of expr.prim.lambda.closure: auto parameters make the call operator a template
template <class T> struct Kind { static const int v = 1; };
template <class T> struct Kind<T *> { static const int v = 2; };
template <class T> struct Kind<T &> { static const int v = 3; };
extern "C" __global__ void generic(int *out) {
    auto size = [](auto x) { return sizeof(x); };
    out[0] = size('c') * 10 + size(1.0);
    auto kind = [](auto &&x) { return Kind<decltype(x)>::v; };
    int n = 0;
    out[1] = kind(n);
    auto same = [](auto a, auto b) { return sizeof(a) * 10 + sizeof(b); };
    out[2] = same('a', 2);
    auto pointer = [](auto *p) { return *p + 1; };
    n = 8;
    out[3] = pointer(&n);
    auto sum = [](auto... x) { return (0 + ... + x); };
    out[4] = sum(1, 'a', 2L);
}
// LAUNCH: generic<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [18, 3, 14, 9, 100, 0, 0, 0]
