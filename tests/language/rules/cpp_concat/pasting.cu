// [cpp.concat] p3: ## makes one token of two, which may be a macro's name
#define CAT(a, b) a ## b
#define AB 5
#define OP(x) 9 x ## x 1
#define HASH(x, y) x ## y
#define EMPTY
#define LIST(n) n ## _a, n ## _b
#define NUM(a, b) a ## e ## b
extern "C" __global__ void pasting(int *out) { int x_a = 1, x_b = 2; int t[] = {LIST(x)}; out[0] = CAT(A, B); out[1] = OP(<); out[2] = HASH(0x, ff); out[3] = t[0] * 10 + t[1]; out[4] = (int)NUM(1, 3); out[5] = 8 CAT(EM, PTY) - 1; out[6] = CAT(A, B) CAT(<, <) 2; int i = 4; i CAT(+, =) 3; out[7] = i; }
// LAUNCH: pasting<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 18, 255, 12, 1000, 7, 20, 7]
