// [stmt.dcl] p3: no jump past an initialised variable
// REFUSED: jump bypasses an initialisation
extern "C" __global__ void bad_jump_past_initialisation(int *out) { if (out[0] == 0) goto over; int x; x = 5; { } int y = 3; over: out[0] = y; }
