// [class.friend] p1: a friend may name private and protected members
class P {
    int a = 3;
    friend __device__ int get(const P &);
    friend struct Q;
    class Hidden { public: int h = 9; };
protected:
    int b = 4;
};
__device__ int get(const P &p) { P::Hidden h; return p.a * 100 + p.b * 10 + h.h; }
struct Q { __device__ int sum(P &p) { p.a = 5; return p.a + p.b; } };
extern "C" __global__ void friend_function_reaches_private(int *out) {
    P p;
    out[0] = get(p);
    out[1] = Q().sum(p);
    out[2] = get(p);
}
// LAUNCH: friend_function_reaches_private<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [349, 9, 549]
