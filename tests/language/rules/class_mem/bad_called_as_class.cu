// [class.mem] p19: no member of a class that declares a constructor is called as the class
// REFUSED: member 'S' has the same name as its class
struct S { __device__ S() {} int S; };
extern "C" __global__ void bad_called_as_class(int *out) { out[0] = 1; }
