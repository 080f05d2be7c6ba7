// [class.local] p1: a local class uses types, constants and enumerators of its function
struct G { int v = 100; };
extern "C" __global__ void uses_of_scope(int *out) {
    typedef short T;
    enum { three = 3 };
    constexpr int k = 40;
    struct G { T v = 7; __device__ int f() { return sizeof(T) * 10 + three + k; } };
    G g;
    ::G h;
    out[0] = g.f();
    out[1] = g.v + h.v;
    {
        struct G { int v = 5; };
        out[2] = G().v;
    }
    out[3] = G().v;
}
// LAUNCH: uses_of_scope<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [63, 107, 5, 7, 0, 0, 0, 0]
