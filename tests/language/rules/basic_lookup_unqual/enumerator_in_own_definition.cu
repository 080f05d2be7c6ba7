// [basic.lookup.unqual] p1: enumerators are visible in the enumerators after them
const int a = 100, b = 200; enum E { a1 = a, b1 = a1 + 1 };
namespace N { enum F { a = 5, b = a * 2, c = ::a + b }; }
struct S { enum { b = 7, c = b + a }; __device__ int get() { return b * 1000 + c; } };
extern "C" __global__ void enumerator_in_own_definition(int *out) { out[0] = b1; out[1] = N::b * 1000 + N::c; S s; out[2] = s.get(); }
// LAUNCH: enumerator_in_own_definition<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [101, 10110, 7107]
