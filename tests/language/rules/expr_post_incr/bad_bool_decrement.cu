// [expr.post.incr] p2: a bool cannot be decremented
// REFUSED: bool cannot be decremented
extern "C" __global__ void bad_bool_decrement(int *out) { bool b = true; b--; out[0] = b; }
