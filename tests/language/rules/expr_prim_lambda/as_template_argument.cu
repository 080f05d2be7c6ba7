// [expr.prim.lambda] p1: each lambda has a type of its own
template <class F> struct Count { __device__ static int &n() { __shared__ int x; return x; } };
template <class F> __device__ int use(F f) { return f(2); }
template <class A, class B> __device__ int same(A, B) { return 1; }
template <class A> __device__ int same(A, A) { return 2; }
struct Wrap { template <class F> __device__ int operator()(F f) const { return f(5) + 100; } };
extern "C" __global__ void as_template_argument(int *out) {
    auto f = [](int x) { return x; };
    auto g = [](int x) { return x; };
    auto h = f;
    out[0] = same(f, g) * 10 + same(f, h);
    out[1] = use([k = 3](int x) { return x * k; });
    out[2] = Wrap()(f);
    Count<decltype(f)>::n() = 4;
    Count<decltype(g)>::n() = 5;
    out[3] = Count<decltype(h)>::n();
}
// LAUNCH: as_template_argument<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 6, 105, 4, 0, 0, 0, 0]
