// [over.over] p1: the type asked for chooses among the overloads
__device__ int f(int x) { return x + 1; }
__device__ int f(double x) { return (int)(x * 10); }
__device__ int f(int a, int b) { return a * b; }
typedef int (*P2)(int, int);
__device__ int use(int (*p)(int)) { return p(5); }
__device__ int use2(int (*p)(double), double d) { return p(d); }
__device__ P2 give() { return f; }
extern "C" __global__ void target_type_chooses(int *out) {
    int (*a)(int) = f;
    int (*b)(double) = &f;
    P2 c; c = f;
    out[0] = a(1) * 1000 + b(1.5) * 10 + c(2, 3);
    out[1] = use(f);
    out[2] = use2(&f, 2.5);
    out[3] = give()(6, 7);
    out[4] = static_cast<int (*)(double)>(f)(0.5) + ((P2)f)(3, 3);
    int (&r)(int) = f;
    out[5] = r(9);
}
// LAUNCH: target_type_chooses<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [2156, 6, 25, 42, 14, 10]
