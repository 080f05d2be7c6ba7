template <class T> struct O { struct In { int v = 1; }; };
template <> struct O<char>::In { int v = 7; }; // error@20: this explicit specialisation is not supported
__global__ void k(int *out) { out[0] = O<int>::In().v; }
