// [dcl.array] basic.types p5: no object of an array whose class is not complete
// REFUSED: incomplete element type
struct Later; typedef Later Row[3];
extern "C" __global__ void bad_object_of_incomplete_class(int *out) { Row row; out[0] = 1; }
