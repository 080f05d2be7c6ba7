template <class T> concept Small = sizeof(T) < 4; // error@20: concepts are not supported
__global__ void k(int *out) { *out = 1; }
