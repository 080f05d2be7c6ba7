// [class.copy.elision] p1 and CWG 2327: what a list, or a conversion function in a list, makes for a copying constructor is the object itself
struct K {
    int how = 9;
    __device__ K(const K &o) : how(o.how + 100) {}
    __device__ K(K &&o) : how(o.how + 200) {}
    __device__ K() : how(3) {}
    __device__ K(int x, int y) : how(x + y) {}
};
struct D {
    int how;
    __device__ D(const D &o, int more = 5) : how(o.how + more) {}
    __device__ D() : how(4) {}
};
struct Source { __device__ operator K() const { return K(20, 30); } };
struct M {
    K k;
    __device__ M() : k({1, 2}) {}
};
__device__ K made() { return K({3, 4}); }
__device__ int passed(K k) { return k.how; }
extern "C" __global__ void temporary_of_a_list(int *out) {
    Source s;
    K a({5, 6}), b({K()}), c{s}, d = {s}, e({s});
    D f({});
    out[0] = a.how;
    out[1] = b.how;
    out[2] = c.how + d.how + e.how;
    out[3] = f.how;
    out[4] = M().k.how;
    out[5] = made().how;
    out[6] = passed({s});
    out[7] = passed(K({7, 8}));
}
// LAUNCH: temporary_of_a_list<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 3, 150, 4, 3, 7, 50, 15]
