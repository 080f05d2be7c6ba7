// [class.copy.assign] p1: overloads by value category, and by volatile-free const
struct S {
    int how = 0;
    S() = default;
    S(const S &) = default;
    __device__ S &operator=(const S &) { how = 1; return *this; }
    __device__ S &operator=(S &&) { how = 2; return *this; }
    __device__ S &operator=(int x) { how = x; return *this; }
    template <class T> __device__ S &operator=(const T *) { how = 4 + sizeof(T); return *this; }
};
extern "C" __global__ void ref_and_return(int *out) {
    S a, b;
    const S c;
    a = b; out[0] = a.how;
    a = S(); out[1] = a.how;
    a = c; out[2] = a.how;
    a = 30; out[3] = a.how;
    a = "x"; out[4] = a.how;
    (a = b) = 9; out[5] = a.how;
}
// LAUNCH: ref_and_return<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 1, 30, 5, 9, 0, 0]
