// [class.dtor] p5: an implicit destructor destroys members and bases; unions none
struct T { int *p, id; __device__ ~T() { *p = *p * 10 + id; } };
struct S { T a[2]; T b; };
struct D : S { T c; };
extern "C" __global__ void implicit_destroys_members(int *out) {
    int n = 0;
    { S s{{{&n, 1}, {&n, 2}}, {&n, 3}}; }
    out[0] = n;
    n = 0;
    { D d{{{{&n, 1}, {&n, 2}}, {&n, 3}}, {&n, 4}}; }
    out[1] = n;
    n = 0;
    for (T t{&n, 5}; n < 5; n++) { T u{&n, 7}; n += 6; }
    out[2] = n;
}
// LAUNCH: implicit_destroys_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [321, 4321, 685, 0, 0, 0, 0, 0]
