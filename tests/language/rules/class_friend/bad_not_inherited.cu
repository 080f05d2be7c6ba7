// [class.friend] p10: friendship is not inherited
// REFUSED: private member
class S { int n = 6; friend class T; };
class T { };
class U : T { public: __device__ int f(S s) { return s.n; } };
extern "C" __global__ void bad_not_inherited(int *out) { out[0] = U().f(S()); }
