// [basic.lookup.unqual] p13: the initialiser of a static member defined outside is in the class's scope
const int base = 1;
struct S { static const int base = 30; static const int a = base + 1; static const int b; };
const int S::b = base + 2;
namespace N { extern const int z; const int q = 600; }
const int q = 5;
extern "C" __global__ void static_member_initialiser_in_class_scope(int *out) {
    out[0] = S::a;
    constexpr int t = S::base + base;
    out[1] = t;
    out[2] = q + N::q;
}
// LAUNCH: static_member_initialiser_in_class_scope<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [31, 31, 605]
