// [stmt.switch] p2: two cases may not have one value after conversion
// REFUSED: duplicate case value
extern "C" __global__ void bad_duplicate_case(int *out) { unsigned char c = 1; switch (c + 0) { case 97: out[0] = 1; break; case 'a': out[0] = 2; } }
