// [class.temporary] p2: members, array elements and bases of temporaries
struct In { int v[3]; };
struct B { int b = 4; };
struct S : B { In in; int k; __device__ S(int x) : in{{x, x + 1, x + 2}}, k(x * 10) { } __device__ S &add(int y) { k += y; return *this; } };
__device__ S make(int x) { return S(x); }
__device__ const B &base(const B &b) { return b; }
extern "C" __global__ void materialised_members(int *out) {
    out[0] = make(1).in.v[2];
    out[1] = make(2).add(3).add(4).k;
    out[2] = base(make(5)).b;
    int &&r = make(6).k;
    r++;
    out[3] = r;
    using A = int[2];
    out[4] = A{7, 8}[1] + S(1).in.v[0];
}
// LAUNCH: materialised_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 27, 4, 61, 9, 0, 0, 0]
