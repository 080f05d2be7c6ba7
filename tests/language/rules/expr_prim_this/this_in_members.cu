// [expr.prim.this] p1: this points to the object, const in const members
struct S { int v; __device__ S *me() { return this; } __device__ const S *me() const { return this; } __device__ S &add(int k) { this->v += k; return *this; } __device__ int both(const S &o) const { return this == &o; } __device__ int k() { return kind(this); } __device__ int k() const { return kind(this); } __device__ static int kind(S *) { return 1; } __device__ static int kind(const S *) { return 2; } int w = v + this->v; };
extern "C" __global__ void this_in_members(int *out) { S s{4}; const S c{6}; out[0] = s.add(1).add(2).v; out[1] = (s.me() == &s) * 10 + (c.me() == &c); out[2] = s.both(s) * 10 + s.both(c); out[3] = s.k() * 10 + c.k(); out[4] = s.w * 100 + c.w; S{7}.add(1); S t = S{1}.add(9); out[5] = t.v; }
// LAUNCH: this_in_members<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [7, 11, 10, 12, 812, 10]
