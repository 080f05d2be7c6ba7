// [dcl.enum] p3: an enumeration declared first and defined later
enum class E : int; enum F : char; __device__ int early(E e) { return (int)e + 1; }
enum class E : int { a = 4, b = 8 }; enum F : char { f = 'x' };
struct S { enum class In : short; In m; }; enum class S::In : short { k = 33 };
extern "C" __global__ void opaque_declaration(int *out) { out[0] = early(E::b); out[1] = sizeof(F) * 10 + (f == 'x'); S s{S::In::k}; out[2] = (int)s.m + sizeof(s); }
// LAUNCH: opaque_declaration<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [9, 11, 35]
