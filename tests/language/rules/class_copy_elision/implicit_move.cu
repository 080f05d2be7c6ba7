// [class.copy.elision] p3: return of a local or of a parameter moves
struct M {
    int c, m;
    __device__ M() : c(0), m(0) { }
    __device__ M(const M &o) : c(o.c + 1), m(o.m) { }
    __device__ M(M &&o) : c(o.c), m(o.m + 1) { }
};
__device__ M param(M x) { return x; }
__device__ M ref(M &x) { return x; }
__device__ M global_like(const M x) { return x; }
__device__ M cond(bool b, M x, M y) { return b ? x : y; }
extern "C" __global__ void implicit_move(int *out) {
    M a;
    M b = param(a);
    out[0] = b.c * 10 + b.m;
    M c = ref(a);
    out[1] = c.c * 10 + c.m;
    M d = global_like(a);
    out[2] = d.c * 10 + d.m;
    M e = cond(true, a, a);
    out[3] = e.c * 10 + e.m;
}
// LAUNCH: implicit_move<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 10, 20, 20, 0, 0, 0, 0]
