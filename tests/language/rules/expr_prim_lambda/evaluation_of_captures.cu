// [expr.prim.lambda] p15 of expr.prim.lambda.capture: captures are made in order when the lambda is evaluated
struct T { int *p, id; __device__ T(int *q, int i) : p(q), id(i) { *p = *p * 10 + i; } __device__ T(const T &o) : p(o.p), id(o.id) { *p = *p * 10 + id + 4; } };
__device__ int next(int &n) { return ++n; }
extern "C" __global__ void evaluation_of_captures(int *out) {
    int n = 0;
    auto f = [a = next(n), b = next(n), c = n] { return a * 100 + b * 10 + c; };
    n = 50;
    out[0] = f() + (n == 50);
    int log = 0;
    T x(&log, 1), y(&log, 2);
    auto g = [x, y] { return x.id * 10 + y.id; };
    out[1] = log;
    out[2] = g();
    int s = 0;
    for (int i = 0; i < 3; i++) { auto h = [i, k = i * i] { return i * 10 + k; }; s += h(); }
    out[3] = s;
}
// LAUNCH: evaluation_of_captures<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 1256, 12, 35, 0, 0, 0, 0]
