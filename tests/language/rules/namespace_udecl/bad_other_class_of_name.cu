// [namespace.udecl] p14: another class of the name is declared here
// REFUSED: target conflicts with a declaration in this scope
namespace n { struct S { char c[3]; }; }
namespace m {
struct S { char c[5]; };
using n::S;
}
extern "C" __global__ void bad_other_class_of_name(int *out) { out[0] = sizeof(m::S); }
