// [temp.arg.explicit] p3, [temp.deduct.call] p4: what was given stands in the parameter's type, an argument may be less qualified than that
template<class T, int N> __device__ int size(T (&)[N]) { return N; }
template<class T, int N> __device__ int at(T (*)[N]) { return 10 + N; }
template<class T, class U> __device__ int pointer(T *, U) { return sizeof(U); }
template<class T, class U> __device__ int member(T U::*) { return sizeof(U); }
template<class... T> __device__ int all(T *...) { return sizeof...(T); }
struct A { int x; int y; };
extern "C" __global__ void given_type_takes_qualification(int *out) {
    int a[3];
    const int b[2] = {};
    int i = 0;
    const int *p = &i;
    volatile int *v = &i;
    int A::*m = &A::x;
    out[0] = size<const int>(a);
    out[1] = size<const volatile int>(b);
    out[2] = at<int>(&a);
    out[3] = pointer<const int>(&i, 1.0);
    out[4] = member<const int>(m);
    out[5] = all<volatile int, const int>(&i, p, v);
}
// LAUNCH: given_type_takes_qualification<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [3, 2, 13, 8, 8, 3]
