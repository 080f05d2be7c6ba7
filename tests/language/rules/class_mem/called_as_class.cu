// [class.mem] p19: without declared constructors a member may be called as its class
struct S { int S; };
extern "C" __global__ void called_as_class(int *out) {
    struct S s = {3};
    s.S += 1;
    out[0] = s.S;
}
// LAUNCH: called_as_class<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [4]
