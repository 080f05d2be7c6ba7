// [class.base.init] p8, [class.union.anon]: members of one anonymous structure of a union are one member of it
struct V {
    union { struct { int x, y; }; struct { int r, g; }; int e[2]; };
    int z;
    __device__ V(int a, int b) : x(a), y(b), z(1) { }
};
extern "C" __global__ void members_of_one_structure(int *out) { V v(3, 4); out[0] = v.x * 100 + v.y * 10 + v.z; }
// LAUNCH: members_of_one_structure<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [341]
