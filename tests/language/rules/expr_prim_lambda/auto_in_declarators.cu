// [expr.prim.lambda.closure] p3: `auto` may stand for what a function pointer returns, for a member's type, and for an element's
struct S { int v; double d; __device__ int m(int x) { return x + v; } };
__device__ int twice(int x) { return 2 * x; }
extern "C" __global__ void auto_in_declarators(int *out) {
    auto call = [](auto (*f)(int), auto x) { return f(3) + x; };
    auto refer = [](auto (&f)(int), int x) { return f(x); };
    auto member = [](S s, auto S::*m) { return s.*m; };
    auto elements = [](auto (&a)[3]) { return a[0] + a[2] + sizeof(a[0]); };
    short a[3] = {1, 2, 3};
    out[0] = call(twice, 1L);
    out[1] = refer(twice, 5);
    out[2] = member(S{7, 1.5}, &S::v) * 10 + int(member(S{7, 1.5}, &S::d) * 2);
    out[3] = elements(a);
}
// LAUNCH: auto_in_declarators<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [7, 10, 73, 6]
