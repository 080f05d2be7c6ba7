// [class.mem] p10 of dcl.stc: a mutable member changes in a const object
struct S { int a; mutable int hits; __device__ int get() const { hits++; return a; } };
extern "C" __global__ void mutable_members(int *out) {
    const S s = {5, 0};
    int r = s.get() + s.get();
    s.hits += 10;
    out[0] = r * 100 + s.hits;
}
// LAUNCH: mutable_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1012, 0, 0, 0, 0, 0, 0, 0]
