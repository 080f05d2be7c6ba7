// [cpp.concat] p3: ## must give a valid token
// REFUSED: pasting gives no valid token
#define CAT(a, b) a##b
extern "C" __global__ void bad_invalid_token(int *out) { out[0] = CAT(+, 1x); }
