// [namespace.udir] p6: after `struct`, too, typedefs count, so that of what two directives bring neither is meant
// REFUSED: ambiguous
namespace n { struct T { char c[5]; }; }
namespace m { typedef short T; }
using namespace n;
using namespace m;
extern "C" __global__ void bad_typedef_and_class_of_two_directives(int *out) { out[0] = sizeof(struct T); }
