// [over.match.oper] p4: for assignment only user conversions of the right operand count
struct A { int v; __device__ A(int k = 0) : v(k) { } __device__ A &operator=(const A &o) { v = o.v + 1000; return *this; } }; struct B { int v; __device__ operator A() const { return A(v + 10); } }; struct C { int v; __device__ C &operator=(int k) { v = k; return *this; } __device__ C &operator=(const char *) { v = -5; return *this; } };
extern "C" __global__ void assignment_takes_conversions(int *out) { A a; a = 5; out[0] = a.v; B b{7}; a = b; out[1] = a.v; C c{1}, d{2}; c = 'a'; out[2] = c.v; c = "x"; out[3] = c.v; c = d; out[4] = c.v; c = nullptr; out[5] = c.v; (c = 3) = 4; out[6] = c.v; }
// LAUNCH: assignment_takes_conversions<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1005, 1017, 97, -5, 2, -5, 4]
