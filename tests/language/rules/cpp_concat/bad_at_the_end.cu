// [cpp.concat] p1: ## stands neither first nor last
// REFUSED: ## at an end of the replacement
#define F(a) a ##
extern "C" __global__ void bad_at_the_end(int *out) { out[0] = F(1); }
