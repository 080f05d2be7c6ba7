// [dcl.init.aggr] p1: a class with a private member is no aggregate
// REFUSED: no matching constructor
class S { int a; public: int b; };
extern "C" __global__ void bad_not_aggregate(int *out) { S s = {1, 2}; out[0] = s.b; }
