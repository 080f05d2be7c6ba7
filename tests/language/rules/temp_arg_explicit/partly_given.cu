// [temp.arg.explicit] p2: leading arguments may be given, the others are deduced
template <class R, class A, class B> __device__ R add(A a, B b) { return static_cast<R>(a + b); }
template <int N, class T> __device__ T scale(T x) { return N * x; }
template <class T, int N> __device__ int size(T (&)[N]) { return N * 100 + sizeof(T); }
extern "C" __global__ void partly_given(int *out) {
    int a[5];
    out[0] = add<int>(1.75, 2.5);
    out[1] = add<char>(255, 2);
    out[2] = add<int, int>(1.75, 2.5);
    out[3] = scale<3>(7);
    out[4] = size(a);
    out[5] = size<int>(a);
    (void)a;
}
// LAUNCH: partly_given<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 1, 3, 21, 504, 504, 0, 0]
