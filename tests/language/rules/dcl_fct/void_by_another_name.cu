// [dcl.fct] p4: one unnamed parameter of type void is none, whatever void is called there
typedef void Nothing;
template<class T> using Id = T;
__device__ int f(Nothing) { return 3; }
struct S {
    __device__ int m(Id<void>) const { return 4; }
};
typedef int F(Nothing);
template<class T> struct M { static const int value = 1; };
template<class P> struct M<S(P)> { static const int value = 2; };
template<> struct M<S()> { static const int value = 5; };
template<class T> __device__ auto how(int) -> decltype(static_cast<int (*)(T)>(nullptr), 1) { return 1; }
template<class T> __device__ int how(long) { return 2; }
extern "C" __global__ void void_by_another_name(int *out) {
    F *p = f;
    out[0] = f();
    out[1] = S().m();
    out[2] = p();
    out[3] = M<S(Nothing)>::value;
    out[4] = M<S(Id<void>)>::value;
    out[5] = M<S(int)>::value;
    out[6] = how<void>(0);
    out[7] = how<int>(0);
}
// LAUNCH: void_by_another_name<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 4, 3, 5, 5, 2, 2, 1]
