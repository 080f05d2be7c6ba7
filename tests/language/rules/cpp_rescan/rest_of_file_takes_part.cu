// [cpp.rescan] p1: the expansion is rescanned together with the tokens that follow
#define F(x) (x * 2)
#define G F
#define H(x) F
#define OPEN (
#define ID(x) x
#define LATER(x) VAL
#define VAL 3
extern "C" __global__ void rest_of_file_takes_part(int *out) { out[0] = G(5); out[1] = H(1)(6); out[2] = ID(F)(7); out[3] = LATER(0) * 10;
#undef VAL
#define VAL 4
    out[4] = LATER(0); int F = 9; out[5] = F + 1; out[6] = ID(ID
        (3)) + ID(H)(1)(4); }
// LAUNCH: rest_of_file_takes_part<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [10, 12, 14, 30, 4, 10, 11]
