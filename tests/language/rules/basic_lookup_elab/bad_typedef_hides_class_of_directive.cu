// [basic.lookup.elab] p2: a typedef hides the class that a using directive names, and cannot stand after `struct`
// REFUSED: typedef name used after struct
namespace n { struct T { char c[5]; }; }
namespace m { using namespace n; typedef short T; __device__ int size() { return sizeof(struct T); } }
extern "C" __global__ void bad_typedef_hides_class_of_directive(int *out) { out[0] = m::size(); }
