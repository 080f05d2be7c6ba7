// [class.ctor] p1: constructors are overloaded like functions
struct S {
    int how;
    __device__ S(int, int b = 5) : how(10 + b) { }
    __device__ S(const char *) : how(2) { }
    __device__ S(double, char) : how(3) { }
    __device__ S(const S *) : how(4) { }
    template <class T> __device__ S(T, T, T) : how(100 + sizeof(T)) { }
};
extern "C" __global__ void overloads_and_defaults(int *out) {
    S a(1), b(1, 2), c("x"), d(1.0, 'c'), e(&a), f(1, 2, 3), g('a', 'b', 'c');
    out[0] = a.how * 100 + b.how;
    out[1] = c.how * 100 + d.how * 10 + e.how;
    out[2] = f.how * 1000 + g.how;
    S arr[3] = {1, "y", {2.0, 'z'}};
    out[3] = arr[0].how * 100 + arr[1].how * 10 + arr[2].how;
}
// LAUNCH: overloads_and_defaults<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1512, 234, 104101, 1523, 0, 0, 0, 0]
