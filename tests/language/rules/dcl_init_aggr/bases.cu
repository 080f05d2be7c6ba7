// [dcl.init.aggr] p4.2: a base class is the first element of an aggregate
struct B { int x, y; };
struct C { int z; };
struct D : B, C { int w; };
struct E : B { };
extern "C" __global__ void bases(int *out) {
    D d = {{1, 2}, {3}, 4};
    out[0] = d.x * 1000 + d.y * 100 + d.z * 10 + d.w;
    D e{1, 2, 3, 4};
    out[1] = e.x * 1000 + e.y * 100 + e.z * 10 + e.w;
    D f{{5}, {}, 6};
    out[2] = f.x * 1000 + f.y * 100 + f.z * 10 + f.w;
    E g{{7, 8}};
    out[3] = g.x * 10 + g.y;
}
// LAUNCH: bases<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1234, 1234, 5006, 78, 0, 0, 0, 0]
