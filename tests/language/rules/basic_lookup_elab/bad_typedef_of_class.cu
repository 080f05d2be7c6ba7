// [basic.lookup.elab] p2: and one of a class the class of that name in a base
// REFUSED: typedef name used after struct
struct B { struct T { char c[5]; }; };
struct D : B { typedef short T; __device__ int size() { return sizeof(struct T); } };
extern "C" __global__ void bad_typedef_of_class(int *out) { out[0] = D().size(); }
