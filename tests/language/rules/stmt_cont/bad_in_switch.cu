// [stmt.cont] p1: continue stands in a loop
// REFUSED: continue outside a loop
extern "C" __global__ void bad_in_switch(int *out) { switch (out[0]) { case 0: continue; } }
