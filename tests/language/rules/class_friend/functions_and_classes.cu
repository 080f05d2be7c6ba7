// [class.friend] p1: friends see private members; a friend defined inside is found by its argument only
class S {
    int n = 6;
    friend __device__ int peek(const S &s) { return s.n; }
    friend class T;
    friend __device__ int outside(const S &, int);
};
__device__ int outside(const S &s, int k) { return s.n * k; }
class T { public: __device__ int f(S s) { return s.n + 100; } };
extern "C" __global__ void functions_and_classes(int *out) {
    S s;
    out[0] = peek(s);
    out[1] = T().f(s);
    out[2] = outside(s, 7);
}
// LAUNCH: functions_and_classes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 106, 42, 0, 0, 0, 0, 0]
