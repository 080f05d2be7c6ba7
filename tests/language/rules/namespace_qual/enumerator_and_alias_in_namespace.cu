// [namespace.qual] p1: N::alias::name and N::E::enumerator are resolved step by step
namespace A { namespace B { enum class E { x = 4 }; enum U { y = 6 }; struct S { enum class V { z = 8 }; }; } namespace C = B; using D = B::S; }
extern "C" __global__ void enumerator_and_alias_in_namespace(int *out) { out[0] = (int)A::C::E::x; out[1] = A::B::U::y + A::C::y * 10; out[2] = (int)A::D::V::z; namespace Z = A::C; out[3] = (int)Z::S::V::z + (int)Z::E::x; }
// LAUNCH: enumerator_and_alias_in_namespace<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [4, 66, 8, 12]
