// [temp.deduct.funcaddr] p1: the address of a template deduces from the target's type
template <class T> __device__ int f(T) { return sizeof(T); }
template <class R, class A> __device__ R g(A a) { return R(a * 2.5); }
__device__ int call(int (*p)(short)) { return 100 + p(1); }
extern "C" __global__ void target_function_type(int *out) {
    int (*p)(double) = f;
    int (*q)(char) = &f;
    double (*r)(int) = g;
    int (*s)(int) = g;
    out[0] = p(1) * 10 + q(1);
    out[1] = call(f);
    out[2] = (int)(r(3) * 10);
    out[3] = s(3);
    out[4] = (f<long>)(0);
    out[5] = static_cast<int (*)(float)>(f)(0);
}
// LAUNCH: target_function_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [81, 102, 75, 7, 8, 4, 0, 0]
