// [dcl.init.list] p3: aggregates, scalars, constructors, empty braces
struct A { int a, b; };
struct C { int how; __device__ C() : how(1) { } __device__ C(int) : how(2) { } __device__ C(int, int) : how(3) { } __device__ C(const C &c) : how(c.how + 10) { } };
struct E { int v; explicit E() = default; };
__device__ int f(A a) { return a.a * 10 + a.b; }
__device__ A g() { return {5, 6}; }
extern "C" __global__ void what_braces_mean(int *out) {
    C a{}, b{1}, c{1, 2}, d = {3, 4}, e{d};
    out[0] = a.how * 1000 + b.how * 100 + c.how * 10 + d.how;
    out[1] = e.how;
    out[2] = f({3, 4}) * 100 + g().b;
    int x = {7}, y{};
    out[3] = x * 10 + y;
    A copy{g()};
    out[4] = copy.a;
    int *p{nullptr};
    out[5] = p == nullptr;
}
// LAUNCH: what_braces_mean<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1233, 13, 3406, 70, 5, 1, 0, 0]
