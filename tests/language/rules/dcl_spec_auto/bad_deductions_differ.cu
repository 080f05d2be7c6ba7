// [dcl.spec.auto] p8: all declarators must deduce one type
// REFUSED: inconsistent deduction
extern "C" __global__ void bad_deductions_differ(int *out) { auto a = 1, b = 2.5; out[0] = a + (int)b; }
