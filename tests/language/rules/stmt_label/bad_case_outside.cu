// [stmt.label] p1: case labels stand in switch statements
// REFUSED: case outside a switch
extern "C" __global__ void bad_case_outside(int *out) { case 1: out[0] = 1; }
