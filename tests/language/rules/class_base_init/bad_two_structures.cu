// [class.base.init] p8: two members of a union are initialised
// REFUSED: multiple members of union
struct V {
    union { struct { int x, y; }; struct { int r, g; }; };
    __device__ V(int a, int b) : x(a), g(b) { }
};
extern "C" __global__ void bad_two_structures(int *out) { V v(3, 4); out[0] = v.x; }
