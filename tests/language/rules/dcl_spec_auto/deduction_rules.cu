// [dcl.spec.auto] p4 of dcl.type.auto.deduct: auto is deduced like a template parameter
template <class A, class B> struct Same { static const int v = 0; };
template <class A> struct Same<A, A> { static const int v = 1; };
__device__ auto twice(int x) { return x * 2.0; }
__device__ auto &ref(int &x) { return x; }
__device__ decltype(auto) fwd(int &x) { return (x); }
extern "C" __global__ void deduction_rules(int *out) {
    const int c = 3;
    int a[2] = {4, 5};
    auto x = c;
    x++;
    auto &y = c;
    auto *p = a;
    auto &q = a;
    auto &&f = x;
    f += 10;
    out[0] = x;
    out[1] = Same<decltype(y), const int &>::v * 10 + Same<decltype(f), int &>::v;
    out[2] = p[1] + sizeof(q);
    out[3] = (int)(twice(3) * 10 / 4);
    ref(x) = 1;
    fwd(x) += 2;
    out[4] = x;
    decltype(auto) z = (x);
    z = 77;
    out[5] = x;
}
// LAUNCH: deduction_rules<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [14, 11, 13, 15, 3, 77, 0, 0]
