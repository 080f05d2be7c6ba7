// [expr.unary.noexcept] p3 the C library's functions throw nothing, with its parameters; what C++ and CUDA overload them with may
// HOST: no
#define YES(e) static_assert(noexcept(e), "");
#define NO(e) static_assert(!noexcept(e), "");
extern "C" __global__ void functions_of_c(int *out) {
    double d = 1; float f = 1; int i = 1; long long l = 1;
    YES(abs(i)) NO(abs(d)) NO(abs(f)) YES(labs(i)) YES(sin(d)) NO(sin(f)) YES(sinf(f)) YES(llabs(l)) NO(atomicAdd(out, 1)) YES(memset(out, 0, 4)) NO(min(i, i)) NO(__saturatef(f))
    out[0] = noexcept(abs(i)) * 10 + noexcept(abs(d));
}
// LAUNCH: functions_of_c<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == 10
