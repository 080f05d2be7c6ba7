__global__ void k(int *out { out[0] = 1; } // error@28: expected ')' // note@18: to match this '('
