// [over.match.oper] p9: operators are looked up by each operand's class or enumeration
namespace N { enum E : int { a = 1, b, c }; __device__ E operator++(E &e, int) { E o = e; e = (E)(e + 10); return o; } __device__ E operator+(E x, int k) { return (E)((int)x + k * 100); } struct S { E e; }; __device__ bool operator<(const S &x, const S &y) { return x.e > y.e; } __device__ int operator->*(S s, int k) { return s.e + k; } }
extern "C" __global__ void increment_of_converted_and_enum(int *out) { N::E e = N::b; e++; out[0] = e; out[1] = e + 1; out[2] = 1 + e; N::S s{N::a}, t{N::b}; out[3] = (s < t) * 10 + (t < s); out[4] = s->*40; out[5] = N::a | N::c; }
// LAUNCH: increment_of_converted_and_enum<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [12, 112, 13, 1, 4001, 3]
