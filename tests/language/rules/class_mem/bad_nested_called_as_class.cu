// [class.mem] p18: no member type is called as its class
// REFUSED: member 'S' has the same name as its class
struct S { struct S { int x; }; };
extern "C" __global__ void bad_nested_called_as_class(int *out) { out[0] = 1; }
