// [over.oper] p2 of over.match.oper: member, free and built-in candidates together
struct V { int x; __device__ V(int a) : x(a) { } __device__ V operator-(const V &o) const { return V(x * 10 - o.x); } __device__ V &operator+=(int k) { x += k; return *this; } };
__device__ V operator+(const V &a, const V &b) { return V(a.x + b.x + 100); }
__device__ bool operator==(const V &a, const V &b) { return a.x == b.x; }
__device__ bool operator<(V a, int b) { return a.x < b; }
__device__ int operator<<(V a, V b) { return a.x * 1000 + b.x; }
enum E { e1 = 1, e2 = 2 };
__device__ E operator|(E a, E b) { return static_cast<E>(int(a) | int(b) | 64); }
extern "C" __global__ void member_and_free(int *out) {
    V a(1), b(2);
    out[0] = (a + b).x;
    out[1] = (1 + a).x + (a - 5).x;
    out[2] = (a == 1) * 10 + (a < 2);
    out[3] = a << 3;
    out[4] = (a += 4).x;
    out[5] = e1 | e2;
    out[6] = (a - b - 1).x;
}
// LAUNCH: member_and_free<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [103, 107, 11, 1003, 5, 67, 479, 0]
