// [dcl.init.aggr] p11: an expression that converts to a subaggregate initialises it whole
struct In { int x, y; };
struct Conv { __device__ operator In() const { return In{3, 4}; } };
struct Out { In a; In b; int c; };
extern "C" __global__ void class_element_from_expression(int *out) {
    Out o = {Conv(), {1, 2}, 5};
    out[0] = o.a.x * 10000 + o.a.y * 1000 + o.b.x * 100 + o.b.y * 10 + o.c;
    Out p = {1, 2, Conv(), 6};
    out[1] = p.a.y * 1000 + p.b.x * 100 + p.b.y * 10 + p.c;
    Out q{o};
    out[2] = q.b.y;
}
// LAUNCH: class_element_from_expression<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [34125, 2346, 2, 0, 0, 0, 0, 0]
