// [class.mem] p18: no member of an anonymous union is called as the class around
// REFUSED: member 'S' has the same name as its class
struct S { union { int S; float f; }; };
extern "C" __global__ void bad_union_member_called_as_class(int *out) { out[0] = 1; }
