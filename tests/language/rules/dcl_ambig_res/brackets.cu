// [dcl.ambig.res] p2: an expression in brackets that no type can be, or behind which no operand stands, is an expression
typedef int T;
extern "C" __global__ void brackets(int *out) {
    int y = 13, z = 6;
    out[0] = (int(y)) & z;
    out[1] = (T(out[7])) + z;
    out[2] = (int(unsigned(y) + 1)) & z;
    out[3] = (int((unsigned)y)) - z;
    out[4] = (int(float(4))) * z;
    out[5] = ((int(unsigned(y)))) & z;
    out[6] = (int(unsigned(y))) == 13;
    out[7] = (unsigned(int(y))) ^ z;
}
// LAUNCH: brackets<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 6, 6, 7, 24, 4, 1, 11]
